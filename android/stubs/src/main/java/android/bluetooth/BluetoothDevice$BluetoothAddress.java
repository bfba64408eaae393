package android.bluetooth;

/**
 * A class of Android 16 that a shadow of Robolectric names in a signature. On Android 15 there is none, and whatever asks
 * for a system service (a SoundPool does) would end with a missing class.
 */
public final class BluetoothDevice$BluetoothAddress {
    private BluetoothDevice$BluetoothAddress() {}
}
