import LayoutModel

/// Chooses the asset variant of every installed image view, and gives the view its point size.
func selectImages(
  _ document: inout LayoutDocument, traits: [TraitCollection], environment: WindowEnvironment,
  diagnostics: inout [Diagnostic]
) -> [ImageLayout] {
  []
}
