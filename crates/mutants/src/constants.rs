//! The constants of a source file that are numbers: their values are changed where they are used.

use std::collections::HashSet;

use syn::Type;
use syn::visit::Visit;

/// The names of a file's constants that are whole numbers.
pub fn of(file: &syn::File) -> HashSet<String> {
    struct Names(HashSet<String>);
    impl Names {
        fn add(&mut self, name: &syn::Ident, of: &Type) {
            let numbers = ["u8", "u16", "u32", "u64", "usize", "i8", "i16", "i32", "i64", "isize"];
            if let Type::Path(path) = of
                && numbers.iter().any(|number| path.path.is_ident(number))
            {
                self.0.insert(name.to_string());
            }
        }
    }
    impl Visit<'_> for Names {
        fn visit_item_const(&mut self, item: &syn::ItemConst) {
            self.add(&item.ident, &item.ty);
        }
        fn visit_impl_item_const(&mut self, item: &syn::ImplItemConst) {
            self.add(&item.ident, &item.ty);
        }
    }
    let mut names = Names(HashSet::new());
    names.visit_file(file);
    names.0
}
