buildscript {
    dependencies {
        // The Kotlin that the Android plugin compiles with; its own default is older.
        classpath(libs.kotlin.gradle.plugin)
    }
}

plugins {
    alias(libs.plugins.android.application) apply false
}
