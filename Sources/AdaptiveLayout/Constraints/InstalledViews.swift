import LayoutModel

/// Which views of one tree are installed, with every view above them.
struct InstalledViews {
  /// The views of the tree.
  let range: Range<Int>
  /// For each view whether it is; empty where all are.
  fileprivate var flags: [Bool] = []

  /// Whether all of them are.
  var isComplete: Bool { flags.isEmpty }

  subscript(view: Int) -> Bool { flags.isEmpty || flags[view - range.lowerBound] }
}

/// Finds the installed views of one tree.
///
/// - Parameter isLoaded: Whether the controller has its view; if not, none of them is.
func findInstalledViews(_ range: Range<Int>, of document: DocumentValues, isLoaded: Bool) -> InstalledViews {
  var installed = InstalledViews(range: range)
  if isLoaded, range.allSatisfy({ document.views[$0].isInstalled }) { return installed }
  installed.flags.reserveCapacity(range.count)
  for index in range {
    // Pre-order: the superview is decided before the view.
    let outer =
      document.views[index].superview.map { installed.flags[Int($0) - range.lowerBound] } ?? isLoaded
    installed.flags.append(outer && document.views[index].isInstalled)
  }
  return installed
}

extension ResolutionState {
  /// Learns which views of a controller are installed.
  mutating func adopt(_ views: InstalledViews) {
    var installed = sheet.installed.mutableSpan
    for view in views.range { installed[view] = views[view] }
  }
}
