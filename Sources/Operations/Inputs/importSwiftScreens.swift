import AdaptiveLayout
import AppFolder
import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel
import SwiftScreens

/// The screens of an app that are classes in Swift.
struct SwiftImport: Sendable {
  var screens: [ImportedScene] = []
  var refused: [RefusedType] = []
  /// Classes that screens show.
  fileprivate var shown: Set<String> = []
  /// The views among the screens, by their places.
  fileprivate var views: [Int: String] = [:]

  /// Leaves out the views that another screen shows.
  fileprivate mutating func leaveOutShown() {
    screens = screens.enumerated().filter { place, _ in views[place].map { !shown.contains($0) } ?? true }
      .map(\.element)
  }
}

/// The places of classes that are asked for; nil for that of an object that somebody makes.
private struct WantedClasses {
  var places: [Int?]
  var isNamed: Bool

  func questions(in surroundings: [Surroundings]) -> [SwiftClasses.Question] {
    places.map { SwiftClasses.Question(index: $0, surroundings: surroundings) }
  }
}

extension LayoutEngine {
  /// Reads the classes that can be shown: controllers, cells, and the views that none of these shows; or the one that is asked
  /// for. A class gets a document for each of the environments in which it comes to another one.
  ///
  /// - Parameter isForPeople: Whether documents say where they are shown, where that is asked for.
  /// - Throws: That there is no such class, or that it takes too long.
  func importSwiftScreens(
    of source: ScreenSource, _ classes: SwiftClasses, _ options: OperationOptions, isForPeople: Bool,
    besides keys: FillKeys = FillKeys(), until deadline: WorkDeadline?
  ) throws(Refusal) -> SwiftImport {
    let wanted = try wantedClasses(classes, options)
    var keys = keys
    let environments = try surroundings(options, source.companions, until: deadline)
    readAhead(wanted.questions(in: environments), classes, options, until: deadline)
    var found = SwiftImport()
    for index in wanted.places {
      let (readings, base) = try self.readings(classes, index, environments, options, until: deadline)
      for (reading, _) in readings { keys.add(reading) }
      if let base, let index { found.refused.append(RefusedType(classes.entries[index], missing: base)) }
      guard let first = readings.first?.reading else { continue }
      let entry = index.map { classes.entries[$0] } ?? classes.entry(of: first)
      // An object that somebody made is shown though its own class lays nothing out.
      if index != nil || first.report.sites.all > 0, let reason = first.refusal(wanted.isNamed) {
        // What lays out nothing is a base of others, more often than not.
        if wanted.isNamed || reason != .nothingLaidOut {
          found.refused.append(RefusedType(entry, reason, first.report))
        }
        continue
      }
      found.shown.formUnion(first.types.values.filter { $0 != entry.ownName })
      for (reading, places) in readings {
        if first.kind == .view { found.views[found.screens.count] = entry.ownName }
        var screen = screen(reading, entry, type: index, of: source, isForPeople ? options.overrides : nil)
        screen.environments = places.count == environments.count ? nil : places
        found.screens.append(screen)
      }
    }
    try refuse(keys.faults(of: options.fills, .parameter) + keys.faults(of: options.fills, .file), in: .file)
    if !wanted.isNamed {
      let others = classes.entries.indices.filter { !wanted.places.contains($0) }
      try refuse(keys.faults(ofProject: options.fills, classes, unread: others), in: .project)
      found.leaveOutShown()
    }
    return found
  }

  /// Has classes read side by side, where nobody waits no longer than for so long.
  func readAhead(
    _ questions: [SwiftClasses.Question], _ classes: SwiftClasses, _ options: OperationOptions,
    until deadline: WorkDeadline?
  ) {
    if deadline == nil { classes.readAhead(questions, options.fills, by: workers) }
  }

  private func wantedClasses(
    _ classes: SwiftClasses, _ options: OperationOptions
  ) throws(Refusal) -> WantedClasses {
    if options.fills.made != nil { return WantedClasses(places: [nil], isNamed: true) }
    func places(_ isMeant: (SwiftClasses.Entry) -> Bool) -> [Int] {
      classes.entries.indices.filter { isMeant(classes.entries[$0]) }
    }
    guard let name = options.type ?? options.scene else {
      if !options.fills.calls.isEmpty { throw Refusal([Fault(.missingKey("type"), parameter: "call")]) }
      let own = places { !classes.isDrawn($0) && !options.excludesType($0.name) }
      return WantedClasses(places: own, isNamed: false)
    }
    var found = places { $0.name == name || $0.ownName == name || "\($0.file):\($0.name)" == name }
    // One in another type by its own name, where no other one of the file has it.
    if found.isEmpty { found = places { "\($0.file):\($0.ownName)" == name } }
    if found.isEmpty { throw unknownType(name, classes) }
    return WantedClasses(places: found, isNamed: true)
  }

  func unknownType(_ name: String, _ classes: SwiftClasses?) -> Refusal {
    let nearest = nearestNames(to: name, in: classes?.entries.map(\.name) ?? [])
    return Refusal([Fault(.unknownType(name, nearest: nearest), parameter: "type")])
  }

  func makesNoView(_ sentence: String, _ options: OperationOptions, _ classes: SwiftClasses?) -> Refusal {
    let name = String((options.fills.made ?? "").prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let names = classes?.entries.map(\.name) ?? []
    let nearest = names.contains(name) ? [] : nearestNames(to: name, in: names)
    return Refusal([Fault(.makesNoView(sentence, nearest: nearest), parameter: "make")])
  }

  /// What a class comes to in each of some surroundings, those together that make no difference; or the name of a superclass that is
  /// not there.
  ///
  /// - Parameter stage: Where a storyboard shows the class; nil for one by itself.
  func readings(
    _ classes: SwiftClasses, _ index: Int?, on stage: SceneStage? = nil, _ environments: [Surroundings],
    _ options: OperationOptions, until deadline: WorkDeadline?
  ) throws(Refusal) -> (screens: [(reading: ScreenReading, places: [Int])], missingBase: String?) {
    var found: [(reading: ScreenReading, places: [Int])] = []
    for (place, one) in environments.enumerated() {
      let reading = classes.reading(
        index, on: stage, in: one.facts, asking: one.oracle, options.fills, until: deadline)
      try check(deadline)
      switch reading {
      case .noScreen(let instead):
        if index == nil { throw makesNoView(instead, options, classes) }
        return ([], nil)
      case .baseless(let base): return ([], base)
      case .screen(let reading):
        if let known = found.firstIndex(where: { $0.reading.isSame(as: reading) }) {
          found[known].places.append(place)
        } else {
          found.append((reading, [place]))
        }
      }
    }
    return (found, nil)
  }

  /// The places where screens are to be shown, as code can ask about them, in the order of what is asked for.
  ///
  /// - Parameter stage: Members of a document that say where it is shown, where nobody asks for anything else; nil for the usual device.
  func surroundings(
    _ options: OperationOptions, _ companions: Companions, on stage: [JSONTree.Member]? = nil,
    until deadline: WorkDeadline?
  ) throws(Refusal) -> [Surroundings] {
    let screen = JSONTree.object([
      JSONTree.Member(key: "type", value: .text("viewController")),
      JSONTree.Member(key: "id", value: .text("screen")),
    ])
    let stage = stage ?? [JSONTree.Member(key: "device", value: .text(defaultDevice))]
    var probe = JSONWriter()
    JSONTree.object(stage + [JSONTree.Member(key: "hierarchy", value: screen)]).write(to: &probe)
    let request = try probe.bytes().lent { text throws(Refusal) in try decode(text, options) }
    var found: [Surroundings] = []
    for environment in request.environments {
      let one = surroundings(environment, companions, until: deadline)
      if let one = one ?? found.last { found.append(one) }
    }
    return found.isEmpty ? [Surroundings(facts: ScreenFacts([:]))] : found
  }

  /// One place where a screen is to be shown; nil for one that there is not, which has no layout, whatever code says of it.
  func surroundings(
    _ environment: RequestedEnvironment, _ companions: Companions, until deadline: WorkDeadline?
  ) -> Surroundings? {
    let window = try? makeEnvironment(environment.request, at: environment.pointer).environment
    return window.map { window in
      Surroundings(
        facts: ScreenFacts(window, mainScreen: window.device.mainScreen),
        oracle: oracle(in: window, companions, until: deadline))
    }
  }

  /// A class as a screen.
  ///
  /// - Parameters:
  ///   - type: The place of the class among those of the folder; nil for that of an object that a request makes.
  ///   - overrides: Where it is shown, where the document is to say so.
  func screen(
    _ reading: ScreenReading, _ entry: SwiftClasses.Entry, type: Int?, of source: ScreenSource,
    _ overrides: EnvironmentOverrides? = nil
  ) -> ImportedScene {
    var writer = JSONWriter(capacity: reading.document.count + 200)
    writer.beginObject()
    writer.environment(overrides ?? EnvironmentOverrides(), else: defaultDevice)
    if let folder = source.folder { writer.sizeRestrictions(folder.facts.sizeRestrictions) }
    let label = SceneLabel(id: entry.label, source: reading.report)
    // The members of the environment stand before those of the screen.
    var screen = ImportedScene(
      label: label, file: entry.file, name: entry.name,
      document: writer.bytes() + [UInt8(ascii: ",")] + reading.document.dropFirst())
    screen.code = SceneCode(type: type)
    screen.elements = elements(of: reading, in: entry.file)
    return screen
  }

  /// What a report calls the views and constraints of a class, and where they stand in its file: those of a component that another
  /// file declares where the component stands.
  private func elements(of reading: ScreenReading, in path: String) -> [String: SceneElement] {
    let own = reading.places.first { $0.file == path }?.places ?? []
    let places = Dictionary(own.map { ($0.id, $0.place) }) { first, _ in first }
    var elements: [String: SceneElement] = [:]
    for (id, place) in places where id.hasPrefix("/") {
      elements[id] = SceneElement(place: place, type: "constraint")
    }
    for (id, type) in reading.types {
      var holder = id
      while places[holder] == nil, let slash = holder.lastIndex(of: "/") { holder = String(holder[..<slash]) }
      guard let place = places[holder] else { continue }
      elements[id] = SceneElement(place: place, name: id, type: type)
    }
    return elements
  }
}

/// Where a screen is shown, as its code can ask about it.
struct Surroundings {
  var facts: ScreenFacts
  var oracle: LayoutOracle?
}

/// The device on which screens are shown where nobody asks for one.
let defaultDevice = "iphone-16"

extension RefusedType {
  fileprivate init(_ entry: SwiftClasses.Entry, missing base: String) {
    self.init(entry, .unknownBaseClass, SourceReport(missing: base))
  }

  fileprivate init(_ entry: SwiftClasses.Entry, _ reason: UnreadableType, _ report: SourceReport) {
    self.init(name: entry.label, file: entry.file, reason: reason, report: report)
  }
}

extension SourceReport {
  /// What is known of a class whose superclass is not there.
  init(missing base: String) {
    self.init(.partial, Sites())
    missing = [MissingName(base, count: 1)]
  }
}

extension ScreenReading {
  /// Why a class is not shown, nil for one that is: who asks for one by its name gets what a file draws of it, too.
  fileprivate func refusal(_ isNamed: Bool) -> UnreadableType? {
    let sites = report.sites
    let isShown = showsOthers || isNamed && (isDrawn || showsSystemContent)
    if sites.ran + sites.blocked == 0, !isShown { return .nothingLaidOut }
    return sites.blocked * 2 > decidingSites ? .tooMuchUnknown : nil
  }
}

extension ScreenReading {
  /// Whether a file draws something of it.
  private var isDrawn: Bool { places.contains { !($0.file ?? "").hasSuffix(".swift") } }

  /// Whether it is a cell in which the system shows something.
  private var showsSystemContent: Bool {
    kind == .row || kind == .cell
      ? JSONTree(document)?.hasMember(["contentConfiguration", "textLabel", "detailTextLabel", "imageView"])
        == true
      : false
  }
}

extension JSONTree {
  fileprivate func hasMember(_ keys: Set<String>) -> Bool {
    members.contains { keys.contains($0.key) || $0.value.hasMember(keys) }
      || elements.contains { $0.hasMember(keys) }
  }
}

extension Device {
  /// The size of the main display of a device of whose displays this is another one; nil for all others (DV-displays).
  fileprivate var mainScreen: Size? {
    guard isFoldable, let main = self.sharesModelIdentifierWith else { return nil }
    let device = DeviceCatalogue.embedded.device(named: main)
    return device.map { $0.portraitSize ?? $0.landscapeSize }
  }
}
