import LayoutModel
import SwiftInterpreter
import SwiftProgram

/// What was understood of a screen: each statement that lays out is counted once. Those that change what others lay out are told where
/// they did not run, and decide nothing.
///
/// - Returns: The report, and how many statements decide.
func makeReport(
  _ run: ScreenRun, _ writer: borrowing DocumentWriter
) -> (report: SourceReport, deciding: Int) {
  let record = run.interpreter.record
  let places = writer.places
  let holes =
    writer.holes + calls(record.blocked, places) + stops(record.traps + run.faults.map(\.stop), places)
    + syntaxFaults(run.interpreter, places) + restlessness(run, places) + oldRows(run, places)
  let blockedLines = Set(holes.filter(\.kind.isBlocking).compactMap(\.place).map { Line($0) })
  var report = SourceReport(.clean, SourceReport.Sites())
  report.holes = holes
  var deciding = 0
  for site in SiteAccounting(run, writer.writtenViews.map(\.view)).accounts()
  where !site.isIdleOnly || run.faults.isEmpty {
    report.sites.all += 1
    if !site.isIdleOnly { deciding += 1 }
    let place = places.location(of: site.spot)
    let isBlocked = place.map { blockedLines.contains(Line($0)) } ?? false
    // What comes after a stop does not run for that.
    if site.idle == nil ? isBlocked : !run.faults.isEmpty {
      report.sites.blocked += 1
    } else if let reason = site.idle {
      report.sites.notRun += 1
      report.notRun.append(
        IdleStatement(place: place, statement: site.name, function: site.function, reason: reason))
    } else {
      report.sites.ran += 1
    }
  }
  report.status = status(report, holes, deciding)
  var seen: Set<SourceChoice> = []
  let choices = record.choices.map {
    SourceChoice(key: $0.path, place: places.location(of: $0.spot), value: $0.value)
  }
  for one in choices + writer.choices {
    if seen.insert(one).inserted { report.choices.append(one) }
  }
  report.missing = missingNames(run, writer.writtenViews.map(\.view))
  return (report, deciding)
}

/// How often names are used that nobody declares: those of the classes of views in files too, and of what is above those.
private func missingNames(_ run: ScreenRun, _ views: [Object]) -> [MissingName] {
  var found = run.interpreter.record.missing
  for view in views where run.adoption.view(of: view) != nil {
    var name = view.type.superclasses.lazy.compactMap(\.missingSuperclass).first
    if case .string(let own)? = run.interpreter.field("missingClassName", of: .object(view)) { name = own }
    if let name { found[name, default: 0] += 1 }
  }
  return found.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    .map { MissingName($0.key, count: $0.value) }
}

private func status(
  _ report: SourceReport, _ holes: [SourceHole], _ deciding: Int
) -> SourceReport.Status {
  let blocking = max(report.sites.blocked, holes.filter(\.kind.isBlocking).count)
  if blocking == 0 { return .clean }
  return blocking * 5 <= deciding ? .near : .partial
}

private func calls(_ blocked: [BlockedCall], _ places: PlaceMap) -> [SourceHole] {
  blocked.map { call in
    let says =
      call.isObjectiveC
      ? "What \(call.path) does is in Objective-C, which is not read."
      : "What \(call.path) does with what it gets is not known."
    return SourceHole(
      key: call.path, kind: .call, target: call.path, place: places.location(of: call.spot),
      reason: "unknownCall", says: says)
  }
}

/// Where the code stopped. What runs after a limit meets it again at once: it is told where it was met first.
private func stops(_ stops: [Stop], _ places: PlaceMap) -> [SourceHole] {
  var limits: Set<String> = []
  let told = stops.filter { $0.kind != .limit || limits.insert($0.message).inserted }
  return told.map { stop in
    SourceHole(
      key: "run", kind: .limit, target: "run", place: places.location(of: stop.spot),
      reason: stop.kind == .limit ? "limit" : "trap",
      says: "The code \(stop.kind == .limit ? "ends" : "would stop") here: \(stop.message)")
  }
}

/// A class whose layouts each make another one necessary.
private func restlessness(_ run: ScreenRun, _ places: PlaceMap) -> [SourceHole] {
  guard run.isRestless, let declaration = run.type.declaration else { return [] }
  return [
    SourceHole(
      key: "layout", kind: .number, target: "layout",
      place: places.location(of: run.interpreter.program[declaration].spot), reason: "limit",
      says: "The layout does not come to rest: what is told of it changes it each time.")
  ]
}

/// Lists that loaded other rows than are shown.
private func oldRows(_ run: ScreenRun, _ places: PlaceMap) -> [SourceHole] {
  guard run.keepsOldRows, let declaration = run.type.declaration else { return [] }
  return [
    SourceHole(
      key: "rows", kind: .count, target: "rows",
      place: places.location(of: run.interpreter.program[declaration].spot), reason: "limit",
      says: "Rows that code loads later than the others are not asked for: there are too many steps.")
  ]
}

/// What is no Swift in the files that were needed: something that lays out may be there.
private func syntaxFaults(_ interpreter: Interpreter, _ places: PlaceMap) -> [SourceHole] {
  interpreter.loadedPlaces.flatMap { file in
    interpreter.program.files[file].faults.compactMap { fault in
      let spot = SourceSpot(file: Int32(file), offset: fault.offset)
      guard let place = places.location(of: spot) else { return nil }
      return SourceHole(
        key: "syntax", kind: .syntax, target: "source", place: place, reason: "syntax", says: fault.message)
    }
  }
}

/// A line of a file.
private struct Line: Hashable {
  let file: String?
  let line: Int
  init(_ location: SourceLocation) { (file, line) = (location.file, location.place.line) }
}
