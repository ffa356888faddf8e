import LayoutModel
import TextMetrics

/// What had to be estimated, and for which views: an estimate is told once, with all views concerned.
struct Estimates {
  typealias Cause = LayoutFinding.EstimateCause

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
  private func nearestFonts(to cause: Cause, _ document: DocumentValues, _ lookups: inout Int) -> [String] {
    guard case .unknownFont(let name) = cause, lookups > 0 else { return [] }
    lookups -= 1
    let family = String(name.prefix { $0 != "-" })
    return nearestNames(to: family, in: FontFamilies.shared.familyNames + document.fonts.keys.sorted())
  }

  /// One diagnostic for each cause, in the order in which they were met.
  func diagnostics(for document: DocumentValues) -> [Diagnostic] {
    var lookups = Self.mostLookups
    return found.map { entry in
      Diagnostic(
        .layout(
          .contentSizeEstimated(entry.cause, nearest: nearestFonts(to: entry.cause, document, &lookups))),
        views: entry.views.map { document.views[$0].id },
        pointer: entry.views.first.map { document.pointer(toView: $0) })
    }
  }
}
