package org.draughts.window

import org.robolectric.RuntimeEnvironment
import org.robolectric.util.ReflectionHelpers
import java.io.File

/**
 * Lets the app keep its files in a folder of the desktop's. Android finds it through what it has loaded of the package,
 * and no public call changes that.
 */
internal fun keepAppData(folder: File) {
    folder.mkdirs()
    val application = RuntimeEnvironment.getApplication()
    val loaded = ReflectionHelpers.getField<Any>(application.baseContext, "mPackageInfo")
    ReflectionHelpers.setField(loaded, "mDataDirFile", folder)
    ReflectionHelpers.setField(loaded, "mDataDir", folder.path)
    application.applicationInfo.dataDir = folder.path
}
