import LayoutModel
import TextMetrics

/// What had to be estimated, and for which views: an estimate is told once, with all views concerned.
struct Estimates {
  enum Cause: Hashable {
    /// A font without metrics in the document and without a table of its widths.
    case unknownFont(String)
    case design(FontDesign)
    /// Digits of one width, in the system font.
    case monospacedDigits
    /// Characters that no table covers.
    case characters
    /// A symbol of the system that nobody has published the size of.
    case symbol(String)
    /// A width that nobody has published for this control on this system.
    case control(ViewType)

    var message: String {
      switch self {
      case .unknownFont(let name):
        "The document gives no metrics of '\(name)' under fonts; text in it is measured in another font."
      case .design(let design):
        "The widths of the \(design.rawValue) design are not known; those of the default design are used."
      case .monospacedDigits:
        "The widths of monospaced digits are not known; those of the digits of the system font are used."
      case .characters: "Some characters are not in the table of the font; their widths are estimates."
      case .symbol(let name):
        "The size of the system's symbol '\(name)' is not known; it is taken to be as large as symbols of its kind. "
          + "An intrinsicContentSize settles it."
      case .control(let type):
        "The natural size of a \(type.rawValue) of this look is not known on this system version. "
          + "An intrinsicContentSize settles it."
      }
    }
  }

  private var found: [(cause: Cause, views: [Int])] = []
  private var places: [Cause: Int] = [:]

  mutating func add(_ cause: Cause, view: Int) {
    guard let index = places[cause] else {
      places[cause] = found.count
      found.append((cause, [view]))
      return
    }
    if found[index].views.last != view { found[index].views.append(view) }
  }

  /// For more unknown fonts than this no other name is looked for: each is compared with all that are known.
  private static let mostLookups = 8

  /// The known fonts that an unknown one may be.
  private func suggestion(for cause: Cause, _ document: DocumentValues, _ lookups: inout Int) -> String {
    guard case .unknownFont(let name) = cause, lookups > 0 else { return "" }
    lookups -= 1
    let family = String(name.prefix { $0 != "-" })
    let nearest = nearestNames(to: family, in: FontFamilies.shared.familyNames + document.fonts.keys.sorted())
    return nearest.isEmpty ? "" : " Did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
  }

  /// One diagnostic for each cause, in the order in which they were met.
  func diagnostics(for document: DocumentValues) -> [Diagnostic] {
    var lookups = Self.mostLookups
    return found.map { entry in
      Diagnostic(
        .contentSizeEstimated,
        message: entry.cause.message + suggestion(for: entry.cause, document, &lookups),
        views: entry.views.map { document.views[$0].id },
        pointer: entry.views.first.map { document.pointer(toView: $0) })
    }
  }
}
