import LayoutModel

// What texts say of where something comes from, and of what people call it.

extension SourceLocation {
  /// `Main.storyboard:12:9`; `12:9` in a file without a name.
  var text: String { (file.map { oneLine($0) + ":" } ?? "") + place.text }
}

extension Diagnostic {
  /// Its place as compilers begin a line, `Main.storyboard:12:9: `; empty where nobody knows it.
  var linePrefix: String { source.map { $0.text + ": " } ?? "" }

  /// The ids of its views and of those of what follows from it.
  var allViews: [String] { views + consequences.flatMap(\.views) }
}

extension Layout {
  /// What the views of diagnostics are called, by their ids: those that have a name.
  func titlesOfDiagnosedViews() -> [String: String] {
    diagnostics.isEmpty ? [:] : document.titles(ofViews: Set(diagnostics.flatMap(\.allViews)))
  }
}
