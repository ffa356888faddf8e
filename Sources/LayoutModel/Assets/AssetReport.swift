/// What each device gets from every set of a folder's catalogs, and what is remarkable about the sets.
package struct AssetReport: Sendable {
  /// A device and how it is turned.
  package struct Viewer: Equatable, Sendable {
    /// As the catalogue of devices has it.
    package var name: String
    /// The device's id.
    package var device: String
    package var orientation: InterfaceOrientation
    package init(name: String, device: String, orientation: InterfaceOrientation) {
      (self.name, self.device, self.orientation) = (name, device, orientation)
    }
  }

  /// One set.
  package struct Entry: Sendable {
    package var set: AssetSet
    /// What each viewer gets, parallel to ``AssetReport/viewers``.
    package var choices: [AssetSelection]
    /// What is remarkable about the set: in every environment first, then for the viewers.
    package var diagnostics: [Diagnostic]
    package init(set: AssetSet, choices: [AssetSelection], diagnostics: [Diagnostic]) {
      (self.set, self.choices, self.diagnostics) = (set, choices, diagnostics)
    }
  }

  package var viewers: [Viewer]
  /// In the order of the catalogs. Sets that are never chosen by traits are not among them.
  package var entries: [Entry] = []
  /// What is remarkable about the folders.
  package var folderDiagnostics: [Diagnostic]
  package init(viewers: [Viewer], folderDiagnostics: [Diagnostic]) {
    (self.viewers, self.folderDiagnostics) = (viewers, folderDiagnostics)
  }

  /// Everything remarkable: about the folders, then about each set.
  package var diagnostics: [Diagnostic] { folderDiagnostics + entries.flatMap(\.diagnostics) }

  /// Viewers by their indices, in a few words: all of them, or the names of the first three and how many more.
  package func names(of indices: [Int]) -> String {
    if indices.count == viewers.count, indices.count > 3 { return "all \(indices.count) devices" }
    let shown = indices.prefix(3).map { viewers[$0].name }.joined(separator: ", ")
    return indices.count > 3 ? "\(shown) and \(indices.count - 3) more" : shown
  }
}
