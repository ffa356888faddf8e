import JSON
package import LayoutModel
package import SwiftInterpreter
import SwiftParsing
import SwiftProgram

/// What came of reading a class in some surroundings.
package struct ScreenReading: Sendable {
  package var name: String
  /// The path of the file that declares it; empty for a class of UIKit.
  package var file: String
  package var kind: ScreenKind
  /// The layout document, as JSON, but for where it is shown.
  package var document: [UInt8]
  package var report: SourceReport
  /// The statements that lay out, without those that change what others lay out.
  package var decidingSites: Int
  /// Why it did not run to its end.
  package var faults: [RunFault]
  package var constraintCount: Int
  package var steps: Int
  /// Whether it shows something that no statement of its class lays out: a row of a list, a view in the one that it loads.
  package var showsOthers: Bool
  /// Where the views, and the constraints by their JSON Pointers, are made.
  package var places: [SourceFile]
  /// What views are, by their ids.
  package var types: [String: String]
  /// What it changed of what a file says to bars: members of the controller, and of its navigation item behind a dot.
  package var barChanges: Set<String>
  /// What code changed of the containers that a storyboard has around it.
  package var containerChanges: [ContainerChange]
  /// The keys of the fills that it made use of.
  package var usedFills: Set<String>
  /// What it asked of its surroundings.
  let facts: Set<String>

  /// Whether another reading of the class says the same, whatever it asked on the way.
  package func isSame(as other: ScreenReading) -> Bool {
    document == other.document && report == other.report && containerChanges == other.containerChanges
  }
}

/// What came of a class.
package enum ClassReading: Sendable {
  case screen(ScreenReading)
  /// It would be a screen if its superclass, whose name this is, were in the folder.
  case baseless(String)
  /// With a sentence about what somebody made instead.
  case noScreen(String)

  /// What it comes to as a screen; nil for what is none.
  package var screen: ScreenReading? {
    if case .screen(let reading) = self { return reading }
    return nil
  }
}

/// Reads the classes of a folder as screens, each by an interpreter of its own. Files are lowered once for all of them, and a
/// class runs once for all surroundings that are equal in what it asks of them.
package struct ScreenReader: ~Copyable, Sendable {
  package let folder: SwiftFolder
  private var limits: RunLimits
  private var program = Program()
  /// Nothing is lowered for a folder of whose classes nobody asks for one.
  private var hasProgram = false
  private var places: [Int: Int] = [:]
  private var lined: [Int: LinedFile] = [:]
  private var fillPlaces: [Int] = []
  private var readings: [Wanted: [(facts: ScreenFacts, reading: ClassReading)]] = [:]

  /// A class, nil for that of the object that the fills make, and where a storyboard shows it.
  private struct Wanted: Hashable {
    let index: Int?
    let stage: SceneStage?
  }

  /// What is said besides the source. Readings that were made with other words are forgotten.
  package var fills = SourceFills() {
    didSet {
      if fills == oldValue { return }
      (readings, fillPlaces) = ([:], [])
      // Other flags make another program of what was lowered.
      if fills.flags != oldValue.flags { hasProgram = false }
    }
  }

  /// The text of a key in a table, nil for the usual one, and a language, for the file of a path, and whether code has a text of its own
  /// for it; nil where no table has it.
  package var localizedText:
    (
      @Sendable (_ key: String, _ table: String?, _ language: String, _ hasText: Bool, _ path: String)
        -> String?
    )?

  /// What a part of a text that depends on numbers says for one, nil for one that is not known; nil where the text has no such part.
  package var pluralForm: (@Sendable (_ text: String, _ part: String, _ number: Double?) -> String?)?

  /// The size of an image of the app by its name, in points; nil for one that there is not.
  package var imageSize: (@Sendable (_ name: String) -> Size?)?

  /// Whether the app has an image of a name; nil where its assets are not known.
  package var hasImage: (@Sendable (_ name: String) -> Bool)?

  /// Flags for which `#if` asks and that the app's project sets, besides those of the fills.
  package var flagsOfProject: Set<String> = []

  private let hasCommonFiles: Bool
  private let nibs: NibSource
  private let loweredLimit: Int
  private var loweredBytes = 0

  /// - Parameters:
  ///   - nibs: Gives what the Interface Builder files beside the code have.
  ///   - loweredLimit: Bytes of the files that may be parsed: what they become takes many times as much.
  package init(
    _ folder: SwiftFolder, nibs: @escaping NibSource = { _ in .missing }, loweredLimit: Int = .max
  ) {
    (self.folder, self.nibs, self.loweredLimit, limits) = (folder, nibs, loweredLimit, RunLimits())
    hasCommonFiles = true
  }

  /// One that lowers all that it needs itself.
  init(withoutCommonFiles folder: SwiftFolder) {
    (self.folder, nibs, loweredLimit, limits) = (folder, { _ in .missing }, .max, RunLimits())
    hasCommonFiles = false
  }

  /// Whether files were needed that the program has no room for.
  private var isFull: Bool { loweredBytes > loweredLimit }

  private mutating func beginProgram() {
    let common = hasCommonFiles ? CommonFiles.shared : nil
    program = common?.makeProgram() ?? Program()
    (places, lined, loweredBytes) = (common?.places(in: folder) ?? [:], [:], 0)
    fillPlaces = []
    hasProgram = true
    folder.declareOperators(in: &program, flags)
  }

  /// What it lowered of UIKit's files, for others to begin with.
  mutating func commonFiles() -> CommonFiles {
    CommonFiles(program.take(), places: folder.preludePlaces.compactMapValues { places[$0] })
  }

  private var flags: BuildFlags {
    var flags = BuildFlags()
    flags.defined = fills.flags.union(flagsOfProject)
    return flags
  }

  /// Asked now and then while a class runs; true ends that, and what it comes to is not all of it.
  package var mustStop: @Sendable () -> Bool {
    get { limits.mustStop }
    set { limits.mustStop = newValue }
  }

  /// Readings of a class that are kept.
  private static let mostReadings = 32

  /// Reads a class, once for all surroundings that are equal in what it asks of them, as far as they are kept.
  ///
  /// - Parameters:
  ///   - index: Its place in ``SwiftFolder/classes``; nil for that of the object that the fills make.
  ///   - stage: Where a storyboard shows it; nil for a class by itself.
  ///   - oracle: Lays out in the window of the facts; without one it is not known where views are.
  package mutating func reading(
    _ index: Int?, on stage: SceneStage? = nil, in facts: ScreenFacts, asking oracle: LayoutOracle? = nil
  ) -> ClassReading {
    let key = Wanted(index: index, stage: stage)
    if let known = known(key, in: facts) { return known }
    let isNew = !hasProgram || isFull
    if isNew { beginProgram() }
    var reading = read(key, facts, oracle)
    // What a class comes to does not depend on those that were read before it.
    if isFull, !isNew {
      beginProgram()
      reading = read(key, facts, oracle)
    }
    keep(reading, of: index, on: stage, in: facts)
    return reading
  }

  private func known(_ key: Wanted, in facts: ScreenFacts) -> ClassReading? {
    readings[key]?.first { $0.facts.agrees(with: facts, on: $0.reading.screen?.facts ?? []) }?.reading
  }

  /// Keeps what another reader of the same folder made of a class.
  package mutating func keep(
    _ reading: ClassReading, of index: Int?, on stage: SceneStage?, in facts: ScreenFacts
  ) {
    let key = Wanted(index: index, stage: stage)
    if known(key, in: facts) != nil { return }
    readings[key, default: []].append((facts, reading))
    // Windows of all sizes may give as many of them.
    if readings[key, default: []].count > Self.mostReadings { readings[key]?.removeFirst() }
  }

  private mutating func read(_ key: Wanted, _ facts: ScreenFacts, _ oracle: LayoutOracle?) -> ClassReading {
    let wanted = key.index.map { folder.classes[$0] }
    let path = wanted.map { folder.files[$0.file].path } ?? ""
    let files = LoweredFiles()
    (files.places, files.lined, files.bytes, files.limit) = (places, lined, loweredBytes, loweredLimit)
    (files.fills, files.flags) = (fillPlaces, flags)
    let interpreter = Interpreter(
      program.take(), limits: limits, loader: folder.loader(near: path, files))
    defer {
      program = interpreter.takeProgram()
      (places, lined, loweredBytes) = (files.places, files.lined, files.bytes)
      fillPlaces = files.fills
    }
    if let wanted { interpreter.prefer(wanted.file) }
    return withExtendedLifetime(interpreter) {
      let host = UIKitHost(interpreter, facts, nibs: nibs)
      if let localizedText {
        host.answerTexts { localizedText($0, $1, $2, $3, path) }
      }
      (interpreter.host.pluralForm, host.hasImage) = (pluralForm, hasImage)
      fills.declareValues(in: interpreter, files)
      let found =
        wanted.map { findScreen(named: $0.name, interpreter) }
        ?? fills.declareMaker(fills.made ?? "nil", in: interpreter).map { FoundClass.screen($0, .view) }
        ?? .other
      switch found {
      case .screen(let type, let kind):
        let run = ScreenRun(
          ScreenGeometry(interpreter, oracle), type, kind, host.adoption, fills, in: key.stage)
        if wanted == nil, let instead = run.makeScreen() { return .noScreen(instead) }
        let name = wanted?.name ?? run.type.path
        fills.declareCalls(on: name, in: interpreter)
        interpreter.stand(at: run.type)
        run.run(path)
        return .screen(ScreenReading(of: run, name, host, files.lined, imageSize))
      case .baseless(let base): return .baseless(base)
      case .other: return .noScreen("It is nested too deeply to be read.")
      }
    }
  }
}

extension TypeInfo {
  /// With the names of those around it.
  fileprivate var path: String { (outer.map { $0.path + "." } ?? "") + text }
}

extension ScreenReading {
  fileprivate init(
    of run: ScreenRun, _ name: String, _ host: UIKitHost, _ lined: [Int: LinedFile],
    _ imageSize: ((String) -> Size?)?
  ) {
    var writer = DocumentWriter(run, PlaceMap(lined))
    writer.imageSize = imageSize
    writer.write()
    // Whoever writes asks, too: views that say for themselves how large they are.
    facts = host.asked.union(run.geometry.isAsked ? [ScreenFacts.geometry] : [])
    let place = run.type.declaration.map { Int(run.interpreter.program[$0].spot.file) }
    (self.name, file, kind) = (name, place.flatMap { lined[$0]?.path } ?? "", run.kind)
    (places, types) = (writer.places.files, writer.types)
    (barChanges, containerChanges) = (writer.barChanges, writer.containerChanges)
    usedFills = run.interpreter.fills.used
    showsOthers =
      run.table == nil && !run.lists.views.isEmpty || run.showsViews(writer.writtenViews.map(\.view))
      || !run.shownChildren.isEmpty
    (faults, constraintCount, steps) = (run.faults, writer.constraintCount, run.interpreter.stepCount)
    (report, decidingSites) = makeReport(run, writer)
    report.containers = run.containers.map(\.rawValue)
    // That every view has a size says nothing of the code.
    report.facts = facts.subtracting(["viewWidth", "viewHeight"]).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    document = writer.json.bytes()
  }
}
