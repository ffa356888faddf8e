import LayoutModel

extension SearchConfiguration {
  /// Whether a search bar stands below the title and takes room there before anything scrolls (CO-search-bar).
  ///
  /// Versions 11 and 12 show one that hides while scrolling only when somebody pulls it out; from 16 on the wide bars of
  /// an iPad have it beside the title, and from 26 on a phone has it at the bottom, unless the app wants it here.
  func isStacked(_ version: SystemVersion, isWidePad: Bool) -> Bool {
    guard version >= SystemVersion(11) else { return false }
    if hidesSearchBarWhenScrolling, version < SystemVersion(13) { return false }
    switch placement {
    case .stacked: return true
    case .automatic:
      return version < SystemVersion(16) || version < SystemVersion(26) && !isWidePad
    case .inline, .integrated, .integratedCentered, .integratedButton: return version < SystemVersion(16)
    }
  }
}
