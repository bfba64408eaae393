import javax.inject.Inject
import org.gradle.process.ExecOperations

plugins {
    alias(libs.plugins.android.application)
}

val workspace: File = rootDir.parentFile

// The processors that the core is built for.
val abis = listOf("arm64-v8a", "armeabi-v7a", "x86_64")

// It stands once, in the workspace's Cargo.toml.
val appVersion = providers.fileContents(layout.projectDirectory.file("../../Cargo.toml")).asText
    .map { checkNotNull(Regex("""(?m)^version = "(\d+)\.(\d+)\.(\d+)"""").find(it)).destructured.toList() }
    .get()

android {
    namespace = "org.draughts.app"
    compileSdk = libs.versions.compileSdk.get().toInt()
    ndkVersion = libs.versions.ndk.get()

    defaultConfig {
        applicationId = "org.draughts.app"
        minSdk = libs.versions.minSdk.get().toInt()
        targetSdk = libs.versions.targetSdk.get().toInt()
        versionName = appVersion.joinToString(".")
        versionCode = appVersion.fold(0) { code, part -> code * 100 + part.toInt() }
        // JNA brings its half for more processors, and a phone takes the first kind that it finds anything for.
        ndk {
            abiFilters += abis
        }
        testInstrumentationRunner = "androidx.test.runner.AndroidJUnitRunner"
    }

    buildTypes {
        release {
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "proguard-rules.pro")
        }
    }

    // Read whole, and packed already.
    androidResources {
        noCompress += "endgame"
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    testOptions {
        unitTests {
            isIncludeAndroidResources = true
            all {
                it.maxHeapSize = "2g"
                it.jvmArgs("--add-opens=java.base/java.lang=ALL-UNNAMED")
                // The library for this machine, which the generator of the bindings has built.
                it.systemProperty("jna.library.path", workspace.resolve("target/release").path)
                it.systemProperty("games.dir", workspace.resolve("tests/data/games").path)
                it.systemProperty("games.states", workspace.resolve("target/games").path)
                it.systemProperty("goldens.accept", providers.gradleProperty("goldens.accept").getOrElse("false"))
                it.systemProperty("shots.dir", layout.buildDirectory.dir("shots").get().asFile.path)
            }
        }
    }
}

/** Runs a command in the repository; OUT in it is the folder that it fills. Whether there is anything to do, it knows. */
abstract class CoreTask @Inject constructor(private val exec: ExecOperations) : DefaultTask() {
    @get:Internal
    abstract val repository: DirectoryProperty

    @get:Input
    abstract val command: ListProperty<String>

    @get:Input
    abstract val variables: MapProperty<String, String>

    @get:OutputDirectory
    abstract val output: DirectoryProperty

    init {
        outputs.upToDateWhen { false }
    }

    @TaskAction
    fun run() {
        exec.exec {
            workingDir(repository)
            environment(variables.get())
            commandLine(command.get().map { if (it == "OUT") output.get().asFile.path else it })
        }
    }
}

val coreBindings = tasks.register<CoreTask>("coreBindings") {
    description = "Builds the core for this machine and generates its Kotlin side."
    repository = workspace
    command = listOf("bash", "bindings/tools/generate", "kotlin", "OUT")
}

val coreLibraries = tasks.register<CoreTask>("coreLibraries") {
    description = "Builds the core for the phones, by cargo-ndk."
    repository = workspace
    variables.put("ANDROID_NDK_HOME", androidComponents.sdkComponents.ndkDirectory.map { it.asFile.path })
    // Fit for pages of 16 KiB, whatever the NDK's own default is.
    variables.put("RUSTFLAGS", "-C link-arg=-Wl,-z,max-page-size=16384")
    command = listOf("cargo", "ndk", "--platform", libs.versions.minSdk.get(), "--output-dir", "OUT") +
        abis.flatMap { listOf("--target", it) } +
        listOf("build", "--locked", "--release", "--package", "draughts-bindings")
}

/** The core's endgame tables, in the folder of the assets where the app looks for them. */
abstract class TablesTask @Inject constructor(private val files: FileSystemOperations) : DefaultTask() {
    @get:InputFiles
    @get:PathSensitive(PathSensitivity.NAME_ONLY)
    abstract val tables: ConfigurableFileCollection

    @get:OutputDirectory
    abstract val output: DirectoryProperty

    @TaskAction
    fun run() {
        files.sync {
            from(tables)
            into(output.dir("endgame"))
        }
    }
}

val endgameTables = tasks.register<TablesTask>("endgameTables") {
    description = "Gives the app its endgame tables."
    tables.from(fileTree(workspace.resolve("core/data/endgame")) { include("*.endgame") })
}

androidComponents {
    onVariants { variant ->
        variant.sources.kotlin?.addGeneratedSourceDirectory(coreBindings, CoreTask::output)
        variant.sources.assets?.addGeneratedSourceDirectory(endgameTables, TablesTask::output)
        variant.sources.jniLibs?.addGeneratedSourceDirectory(coreLibraries, CoreTask::output)
    }
}

dependencies {
    implementation(libs.coroutines)
    implementation(variantOf(libs.jna) { artifactType("aar") })

    testImplementation(libs.junit)
    testImplementation(libs.robolectric)
    // The same classes, with the library for this machine.
    testRuntimeOnly(libs.jna)

    androidTestImplementation(libs.androidx.test.junit)
    androidTestImplementation(libs.androidx.test.runner)
    androidTestImplementation(libs.uiautomator)
}
