import JSON
package import LayoutModel
import SwiftInterpreter
import SwiftOutline
package import SwiftParsing
package import SwiftProgram

/// The Swift of a folder: what each file declares is known, and a file is parsed when something in it is needed.
///
/// The app's files come first and then UIKit's, so that a name of the app wins.
package struct SwiftFolder: Sendable {
  /// In the order of their paths.
  package private(set) var files: [SourceText]
  private(set) var outlines: [SwiftFileOutline] = []
  /// Files that are not read, why, in a word, and where.
  package private(set) var refused: [(path: String, reason: String, place: SourcePlace)] = []
  private var declaring: [[UInt8]: [Int]] = [:]
  private var extending: [[UInt8]: [Int]] = [:]
  /// The app's types by what they inherit.
  private var conforming: [[UInt8]: [String]] = [:]
  /// Names at the top of files that stand for a type of another name, whose extensions are that type's.
  private var aliases: [(name: [UInt8], target: [UInt8])] = []
  /// What the app imports, in UTF-8.
  private var modules: Set<[UInt8]> = []
  let appFileCount: Int
  /// Where files of UIKit and of libraries stand in ``files``, by their places among the preludes.
  private(set) var preludePlaces: [Int: Int] = [:]
  /// The classes of the app, with the places of their files in ``files``, in the order of files and places.
  package private(set) var classes: [(name: String, file: Int)] = []

  /// - Parameter made: Files that a build makes, for what files do not declare themselves.
  package init(
    _ files: [SourceText], made: (KnownNames) -> [SourceText] = { _ in [] }
  ) {
    let preludes = Preludes.embedded
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    appFileCount = files.count
    for index in 0..<appFileCount { take(outline(self.files[index].bytes), of: index) }
    for file in made(KnownNames(own: Set(declaring.keys), preludes)) {
      self.files.append(file)
      take(outline(file.bytes), of: self.files.count - 1)
    }
    // UIKit's files are the same in every folder.
    let known = declaring
    for place in preludes.needed(importing: modules, isDeclared: { known[$0] != nil }) {
      preludePlaces[place] = self.files.count
      self.files.append(preludes.files[place])
      take(preludes.outlines[place], of: self.files.count - 1)
    }
    for (name, target) in aliases {
      if let extensions = extending[name] { extending[target, default: []] += extensions }
    }
  }

  private mutating func take(_ found: SwiftFileOutline, of index: Int) {
    outlines.append(found)
    let file = files[index]
    if let refusal = found.refusal {
      let place = SourcePlace(line: refusal.line, column: refusal.column)
      refused.append((file.path, refusal.code.rawValue, place))
      return
    }
    for type in found.types {
      let name = Array(file.bytes[type.name.offsets])
      if type.kind == .extension {
        // The first of its names may be that of a module.
        for part in name.split(separator: UInt8(ascii: ".")).prefix(2) {
          extending[Array(part), default: []].append(index)
        }
      } else if type.parent < 0 {
        declaring[name, default: []].append(index)
      }
    }
    for member in found.members where member.type < 0 {
      if member.kind == .typeAlias, let alias = aliased(member, file.bytes) { aliases.append(alias) }
      declaring[Array(file.bytes[member.name.offsets]), default: []].append(index)
    }
    if index >= appFileCount { return }
    for (name, inherited) in conformances(found, file) { conforming[inherited, default: []].append(name) }
    classes += classNames(found, file.bytes).map { ($0, index) }
    for module in found.imports {
      modules.insert(Array(file.bytes[module.offsets].prefix { $0 != UInt8(ascii: ".") }))
    }
  }

  /// Gives an interpreter the files that it needs, of several that declare a name first those that lie nearest to a path.
  func loader(near path: String, _ lowered: LoweredFiles) -> SourceLoader {
    SourceLoader(
      declaring: { nearestFirst(declaring[Array($0.utf8)] ?? [], path) },
      extending: { nearestFirst(extending[Array($0.utf8)] ?? [], path) },
      conforming: { conforming[Array($0.utf8)] ?? [] }, sharedFolders: sharedFolders,
      lower: { index, program in
        if let place = lowered.places[index] { return place }
        lowered.places[index] = program.files.count
        lower(index, lowered, into: &program)
        return program.files.count - 1
      })
  }

  /// Adds a file to a program; one of the app beyond what may be parsed with nothing but a fault that says so.
  private func lower(_ index: Int, _ lowered: LoweredFiles, into program: inout Program) {
    let file = files[index]
    let isOfApp = index < appFileCount
    if isOfApp {
      lowered.lined[program.files.count] = LinedFile(file)
      lowered.bytes += file.bytes.count
    }
    if isOfApp, lowered.bytes > lowered.limit {
      var unread = FileProgram(path: file.path)
      let message = "The files that are needed have more than \(lowered.limit) bytes; this one is not read."
      unread.faults = [SyntaxFault(offset: 0, message: message)]
      program.files.append(unread)
    } else {
      lowerFile(
        file.bytes, path: file.path, isPrelude: !isOfApp, flags: lowered.flags, into: &program)
    }
  }

  private func nearestFirst(_ found: [Int], _ path: String) -> [Int] {
    found.count < 2 ? found : found.sorted { nearness($0, path) > nearness($1, path) }
  }

  /// How near a file lies to a path; those of UIKit are farther than all others.
  private func nearness(_ file: Int, _ path: String) -> Int {
    file >= appFileCount ? -1 : sharedFolders(files[file].path, path)
  }

  /// Sees to it that operators bind as they are declared, wherever that is. What the app declares itself counts.
  package func declareOperators(in program: inout Program, _ flags: BuildFlags = BuildFlags()) {
    for index in Array(appFileCount..<files.count) + Array(0..<appFileCount) {
      let file = files[index]
      let hasOperators = outlines[index].members.contains {
        $0.kind == .operatorDeclaration || $0.kind == .precedenceGroup
      }
      if hasOperators { lowerOperators(file.bytes, flags: flags, into: &program) }
    }
  }

}

/// The name and the target of `typealias ConstraintView = UIView`; nil where that is no plain name.
private func aliased(_ member: OutlinedMember, _ bytes: [UInt8]) -> (name: [UInt8], target: [UInt8])? {
  let blanks = Set(" \t".utf8)
  var rest = bytes[member.name.offsets.upperBound...].drop { blanks.contains($0) }
  guard rest.first == UInt8(ascii: "=") else { return nil }
  rest = rest.dropFirst().drop { blanks.contains($0) }
  let target = rest.prefix { isLetter($0) }
  return target.isEmpty ? nil : (Array(bytes[member.name.offsets]), Array(target))
}

private func isLetter(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

/// The classes that a file declares, those in others behind the names of these: `Outer.Inner`.
private func classNames(_ outline: SwiftFileOutline, _ bytes: [UInt8]) -> [String] {
  zip(outline.types, typePaths(outline, bytes)).compactMap { type, path in type.kind == .class ? path : nil }
}

/// The types of a file with what each inherits, those of tests and what stands in for others in them aside.
private func conformances(
  _ outline: SwiftFileOutline, _ file: SourceText
) -> [(name: String, inherited: [UInt8])] {
  if file.path.contains("Test") || file.path.contains("Mock") { return [] }
  return zip(outline.types, typePaths(outline, file.bytes)).flatMap { type, path in
    guard let path, !standsIn(path) else { return [(name: String, inherited: [UInt8])]() }
    return outline.inherited[Int(type.inherited.lowerBound)..<Int(type.inherited.upperBound)].map {
      (path, Array(file.bytes[$0.offsets]))
    }
  }
}

/// Whether a type is there for tests and previews, by its name.
private func standsIn(_ name: String) -> Bool {
  ["Test", "Mock", "Stub", "Fake", "Dummy", "Spy", "Preview"].contains { name.contains($0) }
}

/// The paths of a file's types, such as `Outer.Inner`; nil for those that are too long to be anybody's.
private func typePaths(_ outline: SwiftFileOutline, _ bytes: [UInt8]) -> [String?] {
  // Types stand behind those around them.
  var paths: [[UInt8]?] = []
  for type in outline.types {
    var path: [UInt8]? = []
    if type.parent >= 0 { path = paths[Int(type.parent)].map { $0 + [UInt8(ascii: ".")] } }
    path?.append(contentsOf: bytes[type.name.offsets])
    // A longer one is nobody's, and many of them would be long together.
    if let length = path?.count, length > 256 { path = nil }
    paths.append(path)
  }
  return paths.map { path in path.map { String(decoding: $0, as: UTF8.self).streamSafe } }
}

/// Where the files of a folder stand in the program that screens share.
final class LoweredFiles {
  var places: [Int: Int] = [:]
  /// The app's files, by their places in the program.
  var lined: [Int: LinedFile] = [:]
  /// Bytes of the app's files that were lowered, and how many may be.
  var bytes = 0
  var limit = Int.max
  /// What is said besides the folder, in its order.
  var fills: [Int] = []
  var flags = BuildFlags()
}

/// A file of the app with its lines.
struct LinedFile: Sendable {
  let path: String
  let lines: LineStarts

  init(_ file: SourceText) {
    (path, lines) = (file.path, file.bytes.withUnsafeBufferPointer { LineStarts($0) })
  }
}
