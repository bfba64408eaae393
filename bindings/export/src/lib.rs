//! `#[export]`: gives functions and methods of the core to the shells, each through a guard.
//!
//! Beside each it puts a twin that no documentation shows, and only the twin is exported, under the name of the other:
//!
//! ```text
//! #[uniffi::method(name = "pdn")]
//! pub fn bridged_pdn(&self) -> String {
//!     crate::bridge::guard("Match::pdn", Some(self), || self.pdn())
//! }
//! ```
//!
//! So a panic ends at the bridge, for every call and without a word at any of them; and whoever calls the core from Rust, the
//! tests before all, sees it as a panic.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::{Attribute, FnArg, ImplItem, Item, Pat, Signature, Type};

/// Exports a function, or all methods of an impl block; see the crate.
#[proc_macro_attribute]
pub fn export(_: proc_macro::TokenStream, item: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let exported = syn::parse(item).and_then(|item| with_twins(&item));
    exported.unwrap_or_else(|error| error.to_compile_error()).into()
}

fn with_twins(item: &Item) -> syn::Result<TokenStream> {
    match item {
        Item::Fn(function) => {
            let name = function.sig.ident.to_string();
            let twin = twin(&function.attrs, &function.sig, None)?;
            Ok(quote! { #item #[::uniffi::export(name = #name)] #twin })
        }
        Item::Impl(block) => {
            let own = &block.self_ty;
            let mut twins = TokenStream::new();
            for item in &block.items {
                let ImplItem::Fn(method) = item else {
                    return Err(syn::Error::new_spanned(item, "only methods can be exported"));
                };
                twins.extend(twin(&method.attrs, &method.sig, Some(own))?);
            }
            Ok(quote! { #item #[::uniffi::export] impl #own { #twins } })
        }
        _ => Err(syn::Error::new_spanned(item, "only functions and impl blocks can be exported")),
    }
}

/// The guarded twin of a function, or of a method of `own`.
fn twin(attributes: &[Attribute], original: &Signature, own: Option<&Type>) -> syn::Result<TokenStream> {
    let docs = attributes.iter().filter(|attribute| attribute.path().is_ident("doc"));
    let name = original.ident.to_string();
    let mut signature = original.clone();
    (signature.ident, signature.constness) = (format_ident!("bridged_{name}"), None);

    let (mut is_method, mut arguments) = (false, Vec::new());
    for input in &original.inputs {
        match input {
            FnArg::Receiver(_) => is_method = true,
            FnArg::Typed(typed) => match &*typed.pat {
                Pat::Ident(argument) => arguments.push(&argument.ident),
                other => return Err(syn::Error::new_spanned(other, "an exported argument has a name")),
            },
        }
    }
    let ident = &original.ident;
    let call = match own {
        _ if is_method => quote! { self.#ident(#(#arguments),*) },
        Some(_) => quote! { Self::#ident(#(#arguments),*) },
        None => quote! { #ident(#(#arguments),*) },
    };
    // Behind a `cfg_attr`, which says more than its path.
    let is_constructor = attributes.iter().any(|attribute| {
        let words = attribute.to_token_stream().into_iter().flat_map(flat);
        !attribute.path().is_ident("doc") && words.into_iter().any(|word| word == "constructor")
    });
    let marker = match own {
        None => TokenStream::new(),
        Some(_) if is_constructor => quote! { #[uniffi::constructor(name = #name)] },
        Some(_) => quote! { #[uniffi::method(name = #name)] },
    };
    let told = own.map_or_else(|| name.clone(), |own| format!("{}::{name}", own.to_token_stream()));
    let owner = if is_method {
        quote! { Some(self) }
    } else {
        quote! { None }
    };
    let body = if signature.asyncness.is_some() {
        quote! { crate::bridge::guard_async(#told, #owner, #call).await }
    } else {
        quote! { crate::bridge::guard(#told, #owner, || #call) }
    };
    Ok(quote! { #(#docs)* #[doc(hidden)] #marker pub #signature { #body } })
}

/// The words of a token and of what it encloses.
fn flat(token: proc_macro2::TokenTree) -> Vec<String> {
    match token {
        proc_macro2::TokenTree::Group(group) => group.stream().into_iter().flat_map(flat).collect(),
        other => vec![other.to_string()],
    }
}
