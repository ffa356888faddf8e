/// What pictures refer to by name, besides clips and images: written only where something needs it.
enum PictureDefinitions {
  /// Symbols, each once, in the order of their names.
  static func definitions(of symbols: Set<SymbolGlyph>) -> MarkupWriter {
    symbols.sorted { $0.name < $1.name }.reduce(into: MarkupWriter()) { $0 += $1.definition }
  }

  /// Templates: their alpha in the tint of each style.
  static let filters: StaticString = """
    <filter id="picture-tint" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feFlood flood-color="#007aff"/>\
    <feComposite in2="SourceAlpha" operator="in"/></filter>\
    <filter id="picture-tint-dark" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feFlood flood-color="#0a84ff"/>\
    <feComposite in2="SourceAlpha" operator="in"/></filter>
    """

  /// What bars from version 26 on fade into: the colours of windows and of groups, from the top and from below.
  static let edges: StaticString = """
    <linearGradient id="picture-edge" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".95"/>\
    <stop offset=".6" stop-color="#fff" stop-opacity=".8"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>\
    <linearGradient id="picture-edge-low" href="#picture-edge" y1="1" x2="0" y2="0"/>\
    <linearGradient id="picture-edge-grouped" x2="0" y2="1"><stop offset="0" stop-color="#f2f2f7" stop-opacity=".95"/>\
    <stop offset=".6" stop-color="#f2f2f7" stop-opacity=".8"/><stop offset="1" stop-color="#f2f2f7" stop-opacity="0"/></linearGradient>\
    <linearGradient id="picture-edge-low-grouped" href="#picture-edge-grouped" y1="1" x2="0" y2="0"/>\
    <linearGradient id="picture-edge-dark" x2="0" y2="1"><stop offset="0" stop-opacity=".95"/>\
    <stop offset=".6" stop-opacity=".8"/><stop offset="1" stop-opacity="0"/></linearGradient>\
    <linearGradient id="picture-edge-low-dark" href="#picture-edge-dark" y1="1" x2="0" y2="0"/>
    """

  /// Lines along an axis, and across a reserved region.
  static let patterns: StaticString = """
    <pattern id="picture-hatch-h" patternUnits="userSpaceOnUse" width="6" height="6"><path class="hatch" d="M0 3h6"/></pattern>\
    <pattern id="picture-hatch-v" patternUnits="userSpaceOnUse" width="6" height="6"><path class="hatch" d="M3 0v6"/></pattern>\
    <pattern id="picture-reserved" patternUnits="userSpaceOnUse" width="8" height="8">\
    <path class="reservedline" d="M0 8l8-8M1 -1l-2 2M9 7l-2 2"/></pattern>
    """
}
