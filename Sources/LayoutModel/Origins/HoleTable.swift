/// What the source of several screens does not tell, each key once, with what it would help to know it: what blocks first, and
/// then that on which most hangs.
package struct HoleTable: Sendable {
  /// Holes with one key.
  package struct Row: Sendable {
    /// The first of them.
    package var hole: SourceHole
    package var isBlocking: Bool
    /// How much of all screens hangs on it.
    package var sites: Int
    /// The screens that lack it, in their order.
    package var screens: [String]
    /// What could be said of it, as the parameter `fill` takes it; nil for what no value mends.
    package var fill: String?
  }

  /// A name that nobody declares.
  package struct Missing: Sendable {
    package var name: String
    /// How many screens are not clean, or not shown, that use it.
    package var screens: Int
    package var count: Int
  }

  package var keys: [Row] = []
  package var missing: [Missing] = []
  /// How many screens there are of each status; those that are refused have none.
  package private(set) var counts: [SourceReport.Status: Int] = [:]
  package private(set) var refusedCount = 0

  /// - Parameter reports: In the order of the screens; of one that has several they stand together.
  package init(_ reports: [(screen: String, isRefused: Bool, report: SourceReport)]) {
    var places: [String: Int] = [:]
    var seen: Set<Site> = []
    var names: [String: Missing] = [:]
    var last: String?
    for (screen, isRefused, report) in reports {
      let isNew = screen != last
      last = screen
      for hole in report.holes {
        let place = places[hole.key] ?? keys.count
        if place == keys.count {
          places[hole.key] = place
          keys.append(Row(hole: hole, isBlocking: false, sites: 0, screens: [], fill: hole.exampleFill))
        }
        keys[place].isBlocking = keys[place].isBlocking || hole.kind.isBlocking
        let site = Site(screen: screen, key: hole.key, target: hole.target, place: hole.place)
        if seen.insert(site).inserted { keys[place].sites += 1 }
        if keys[place].screens.last != screen { keys[place].screens.append(screen) }
      }
      guard isNew else { continue }
      if isRefused { refusedCount += 1 } else { counts[report.status, default: 0] += 1 }
      if report.status == .clean, !isRefused { continue }
      for one in report.missing {
        names[one.name, default: Missing(name: one.name, screens: 0, count: 0)].screens += 1
        names[one.name]?.count += one.count
      }
    }
    keys.sort { first, second in
      (first.isBlocking ? 0 : 1, -first.sites, -first.screens.count)
        < (second.isBlocking ? 0 : 1, -second.sites, -second.screens.count)
    }
    missing = names.values.sorted {
      $0.screens != $1.screens
        ? $0.screens > $1.screens : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
  }

  /// What of a screen hangs on a key, once for all environments.
  private struct Site: Hashable {
    var screen: String, key: String, target: String
    var place: SourceLocation?
  }
}

extension SourceHole {
  /// A value that could stand for it, behind its key and `=`; nil for what hangs on no value.
  fileprivate var exampleFill: String? {
    if !isOfValue { return nil }
    let value: String
    switch kind {
    case .text: value = "\"\(standIn ?? "…")\""
    case .image: value = "UIImage(systemName: \"star\")"
    case .font: value = "UIFont.preferredFont(forTextStyle: .body)"
    case .number: value = "16"
    case .count: value = "3"
    case .view, .constraint: value = "UIView()"
    case .call, .limit, .syntax: return nil
    }
    return "\(key)=\(value)"
  }
}
