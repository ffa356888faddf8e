import PictureRendering

/// The forms of a layout by the names that the command line has for them, and by the endings of files and links.
package enum OutputFormat: String, Sendable, CaseIterable {
  case json, text, ndjson, svg, html, png, uikit

  /// Whether this program was built with what draws it.
  package var isAvailable: Bool { self != .png || canRenderPNG }

  /// The ending, with its dot; nil for a form that has none of its own.
  package var ending: String? {
    switch self {
    case .uikit: nil
    case .text: ".txt"
    default: ".\(rawValue)"
    }
  }

  /// The format that the ending of a name means, nil for any other ending.
  package init?(ending name: String) {
    guard let format = Self.allCases.first(where: { $0.ending.map(name.hasSuffix) == true }) else {
      return nil
    }
    self = format
  }

  /// The format of an answer, nil for a type that no layout is answered in.
  package init?(_ type: MediaType) {
    guard let format = Self.allCases.first(where: { $0.mediaType == type }) else { return nil }
    self = format
  }

  package var mediaType: MediaType {
    switch self {
    case .json: .json
    case .text: .text
    case .ndjson: .ndjson
    case .svg: .svg
    case .html: .html
    case .png: .png
    case .uikit: .recursiveDescription
    }
  }
}
