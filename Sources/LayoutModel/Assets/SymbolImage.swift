/// A symbol of the system as a document asks for it, `UIImage(systemName:withConfiguration:)`. No catalogue has it.
package struct SymbolImage: Equatable, Sendable {
  package var name: String, configuration: SymbolConfiguration
  package init(name: String, configuration: SymbolConfiguration = SymbolConfiguration()) {
    (self.name, self.configuration) = (name, configuration)
  }
}

/// How large a symbol is drawn, as `UIImage.SymbolConfiguration` says. What is nil is left to others.
package struct SymbolConfiguration: Equatable, Sendable {
  /// How large a symbol is beside text of its font.
  package enum Scale: String, Sendable, CaseIterable { case `default`, unspecified, small, medium, large }

  /// Font of the text beside it: a point size or a text style, and a weight.
  package var font = FontDescription()
  package var scale: Scale?
  package init() {}

  /// What this says, and where it says nothing what the other one says.
  package func over(_ other: SymbolConfiguration) -> SymbolConfiguration {
    var result = self
    if font.pointSize == nil, font.textStyle == nil {
      result.font = other.font
      result.font.weight = font.weight ?? other.font.weight
    }
    result.scale = scale ?? other.scale
    return result
  }
}
