import AppFolder
import AssetSelection
import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel
import SwiftScreens
import Synchronization

/// The classes in the Swift of an app's folder, each of which is run when somebody asks for it, once for all surroundings
/// that are equal to it.
final class SwiftClasses: Sendable {
  /// A class that may be a screen.
  struct Entry: Sendable {
    /// With the names of those around it: `Outer.Inner`.
    var name: String
    /// Without them.
    var ownName: String { String(name.split(separator: ".").last ?? "") }
    /// The path of its file.
    var file: String
    /// By which an answer tells it from others: its name, behind the file where several have it.
    var label: String
  }

  /// In the order of files and places.
  let entries: [Entry]
  /// Files that are not read.
  let faults: [FileFault]
  /// Whether there are several files.
  let isFolder: Bool
  fileprivate let reader: Mutex<ScreenReader>
  /// Makes another one that reads the same.
  fileprivate let makeReader: @Sendable () -> ScreenReader
  /// The Interface Builder files beside the code.
  private let nibs: NibLibrary

  /// - Parameters:
  ///   - assets: Those of the app, by whose names code may ask for them.
  ///   - limits: What they say of memory bounds the files that are parsed.
  /// - Returns: Nil for a folder without Swift.
  init?(_ folder: AppFolder, _ assets: AssetTree?, _ limits: AppFolderLimits) {
    if folder.sources.isEmpty { return nil }
    isFolder = folder.sources.count > 1
    // A byte of source takes some thirty in a program.
    let loweredLimit = limits.memoryBytes == .max ? Int.max : limits.memoryBytes / 32
    let swift = SwiftFolder(folder.sources) { known in
      madeSources(
        folder.texts.byTable, assets, folder.objectiveC, limit: min(loweredLimit / 4, 4 << 20), beside: known)
    }
    var counts: [String: Int] = [:]
    for one in swift.classes { counts[one.name, default: 0] += 1 }
    entries = swift.classes.map { name, file in
      let path = swift.files[file].path
      return Entry(name: name, file: path, label: counts[name] == 1 ? name : "\(path):\(name)")
    }
    faults = swift.refused.map { path, reason, place in
      FileFault(
        path: path, kind: .unreadableSource, message: "The file is not read: \(reason).", place: place)
    }
    var decoding = DecodingLimits()
    decoding.memoryBytes = limits.memoryBytes
    let nibs = NibLibrary(folder.files.map(\.base), limits: decoding)
    self.nibs = nibs
    let texts = folder.texts
    let flags = folder.flags
    let hasImage = assets.map { isImage(in: $0.catalog) }
    let imageSize = assets.map { imageSizes(in: $0.catalog) }
    makeReader = {
      var reader = ScreenReader(swift, nibs: { nibs.answer($0) }, loweredLimit: loweredLimit)
      if !texts.isEmpty {
        reader.localizedText = { texts.text($0, table: $1, in: $2, orOwn: $3, near: $4) }
        reader.pluralForm = { CodeTexts.form(of: $1, in: $0, for: $2) }
      }
      reader.imageSize = imageSize
      reader.flagsOfProject = flags
      reader.hasImage = hasImage
      return reader
    }
    reader = Mutex(makeReader())
  }

  /// Whether there is a class, or a file that is not read and may have one.
  var hasClasses: Bool { !entries.isEmpty || !faults.isEmpty }

  /// Whether Interface Builder draws what a class shows: a view's file that of its module, a controller's whatever has its name.
  func isDrawn(_ entry: Entry) -> Bool {
    let drawings = nibs.drawings(ofClass: entry.ownName)
    return areScenes(of: entry) ? !drawings.isEmpty : drawings.contains { isMeant(entry, by: $0) }
  }

  /// Whether scenes are of a class, or of another one of its name.
  func areScenes(of entry: Entry) -> Bool { !nibs.sceneViews(ofClass: entry.ownName).isEmpty }

  /// Where files draw a class: the views of its controllers, or else those of xibs that are of the class. Of several classes of a name each has
  /// those that are of its module by what the file says, or lie nearest to it.
  func shownViews(of entry: Entry) -> [ShownView] {
    let views = nibs.sceneViews(ofClass: entry.ownName).filter { isMeant(entry, by: $0) }
    return views.isEmpty
      ? nibViews(of: entry, areLoaded: false)
      : views.map { ShownView(view: SceneView(file: $0.file, view: $0.view)) }
  }

  /// The views of xibs that are of a class, or those that the class loads by what their files say.
  func nibViews(of entry: Entry, areLoaded: Bool) -> [ShownView] {
    nibs.nibViews(ofClass: entry.ownName).filter {
      $0.isLoaded == areLoaded && isMeant(entry, by: $0)
    }.map { one in
      ShownView(
        view: SceneView(file: one.file, view: one.view),
        nib: SceneStage(ofNib: one.file, view: one.view, isLoaded: one.isLoaded))
    }
  }

  /// Whether a class is the one of its name that a file means: of the module that it says, and of these the nearest.
  private func isMeant(_ entry: Entry, by view: NibLibrary.ClassView) -> Bool {
    let all = entries.filter { $0.ownName == entry.ownName }
    let own = all.filter { view.isOfModule(of: $0.file) }
    let namesakes = own.isEmpty ? all : own
    let shared = namesakes.map { sharedFolders($0.file, view.file) }.max()
    return namesakes.first { sharedFolders($0.file, view.file) == shared }?.label == entry.label
  }

  /// The class that was shown.
  func entry(of reading: ScreenReading) -> Entry {
    entries.first { $0.name == reading.name && $0.file == reading.file }
      ?? Entry(name: reading.name, file: reading.file, label: reading.name)
  }

  /// What a class, or the object that the fills make, comes to in some surroundings.
  ///
  /// - Parameter stage: Where a storyboard shows the class; nil for one by itself.
  func reading(
    _ index: Int?, on stage: SceneStage? = nil, in facts: ScreenFacts, asking oracle: LayoutOracle?,
    _ fills: SourceFills, until deadline: WorkDeadline?
  ) -> ClassReading {
    reader.withLock { reader in
      reader.fills = fills
      reader.mustStop = { deadline?.hasPassed == true }
      return reader.reading(index, on: stage, in: facts, asking: oracle)
    }
  }
}

extension SwiftClasses {
  /// A class, and where it will be asked for.
  struct Question {
    var index: Int?
    /// Where a storyboard shows it; nil for a class by itself.
    var stage: SceneStage?
    var surroundings: [Surroundings]
  }

  /// A reader of its own, with what it has lowered.
  private final class Slot: Sendable {
    let reader: Mutex<ScreenReader>
    init(_ reader: consuming sending ScreenReader) { self.reader = Mutex(reader) }
  }

  private final class Slots: Sendable {
    let free = Mutex<[Slot]>([])
    let answers = Mutex<[Int: [ClassReading]]>([:])
  }

  /// Reads classes side by side that will be asked for one after the other, with what they come to the same.
  func readAhead(_ questions: [Question], _ fills: SourceFills, by workers: Workers) {
    guard workers.count > 1, questions.count > 1 else { return }
    let slots = Slots()
    workers.forEach(questions.count) { [makeReader] place in
      let slot = slots.free.withLock { $0.popLast() } ?? Slot(makeReader())
      let question = questions[place]
      let readings = slot.reader.withLock { reader in
        reader.fills = fills
        return question.surroundings.map {
          reader.reading(question.index, on: question.stage, in: $0.facts, asking: $0.oracle)
        }
      }
      slots.answers.withLock { $0[place] = readings }
      slots.free.withLock { $0.append(slot) }
    }
    let found = slots.answers.withLock { $0 }
    reader.withLock { reader in
      reader.fills = fills
      for (place, question) in questions.enumerated() {
        for (one, reading) in zip(question.surroundings, found[place] ?? []) {
          reader.keep(reading, of: question.index, on: question.stage, in: one.facts)
        }
      }
    }
  }
}

/// Whether a catalogue has an image of a name.
private func isImage(in catalog: AssetCatalog) -> @Sendable (String) -> Bool {
  { catalog.index(named: $0, for: .image) != nil }
}

/// The sizes of a catalogue's images in points, as a phone shows them: a document that is kept has no catalogue beside it.
private func imageSizes(in catalog: AssetCatalog) -> @Sendable (String) -> Size? {
  var traits = TraitCollection()
  traits.userInterfaceIdiom = .phone
  let context = AssetContext(traits, in: AssetSurroundings(AssetEnvironment()))
  return { name in
    guard let index = catalog.index(named: name, for: .image) else { return nil }
    return selectVariant(of: catalog.sets[index], named: name, in: context).image?.pointSize
  }
}
