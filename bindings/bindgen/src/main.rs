//! `uniffi-bindgen`, in exactly the version the core is built with.

fn main() {
    uniffi::uniffi_bindgen_main();
}
