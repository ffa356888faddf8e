import JSON
package import LayoutModel
import SwiftInterpreter
import SwiftOutline
import SwiftParsing
package import SwiftProgram

/// The Swift of a folder: what each file declares is known, and a file is parsed when something in it is needed.
///
/// The app's files come first and then UIKit's, so that a name of the app wins.
package struct SwiftFolder: Sendable {
  /// In the order of their paths.
  package let files: [SourceText]
  let outlines: [SwiftFileOutline]
  /// Files that are not read, why, in a word, and where.
  package let refused: [(path: String, reason: String, place: SourcePlace)]
  private let declaring: [[UInt8]: [Int]]
  private let extending: [[UInt8]: [Int]]
  let appFileCount: Int
  /// The classes of the app, with the places of their files in ``files``, in the order of files and places.
  package private(set) var classes: [(name: String, file: Int)] = []

  package init(_ files: [SourceText], preludes: Preludes = .embedded) {
    let app = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let all = app + preludes.files
    var refused: [(path: String, reason: String, place: SourcePlace)] = []
    var declaring: [[UInt8]: [Int]] = [:]
    var extending: [[UInt8]: [Int]] = [:]
    var outlines: [SwiftFileOutline] = []
    for (index, file) in all.enumerated() {
      // UIKit's files are the same in every folder.
      let found = index < app.count ? outline(file.bytes) : preludes.outlines[index - app.count]
      outlines.append(found)
      if let refusal = found.refusal {
        let place = SourcePlace(line: refusal.line, column: refusal.column)
        refused.append((file.path, refusal.code.rawValue, place))
        continue
      }
      for type in found.types {
        let name = Array(file.bytes[type.name.offsets])
        if type.kind == .extension {
          extending[Array(name.prefix { $0 != UInt8(ascii: ".") }), default: []].append(index)
        } else if type.parent < 0 {
          declaring[name, default: []].append(index)
        }
      }
      for member in found.members where member.type < 0 {
        declaring[Array(file.bytes[member.name.offsets]), default: []].append(index)
      }
    }
    (self.files, self.outlines, self.refused) = (all, outlines, refused)
    (self.declaring, self.extending, appFileCount) = (declaring, extending, app.count)
    for index in 0..<app.count {
      for type in outlines[index].types where type.kind == .class && type.parent < 0 {
        let name = String(decoding: all[index].bytes[type.name.offsets], as: UTF8.self)
        classes.append((name.streamSafe, index))
      }
    }
  }

  /// Gives an interpreter the files that it needs, of several that declare a name first those that lie nearest to a path.
  func loader(near path: String, _ lowered: LoweredFiles) -> SourceLoader {
    SourceLoader(
      declaring: { name in
        let found = declaring[Array(name.utf8)] ?? []
        return found.count < 2 ? found : found.sorted { nearness($0, path) > nearness($1, path) }
      },
      extending: { extending[Array($0.utf8)] ?? [] },
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
      lowerFile(file.bytes, path: file.path, isPrelude: !isOfApp, into: &program)
    }
  }

  /// How many folders of its path a file shares with another path; files of UIKit share none.
  private func nearness(_ file: Int, _ path: String) -> Int {
    if file >= appFileCount { return -1 }
    let own = files[file].path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
    let other = path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
    return zip(own, other).prefix { $0.elementsEqual($1) }.count
  }

  /// Sees to it that operators of the app bind as they are declared, wherever that is.
  package func declareOperators(in program: inout Program) {
    for index in 0..<appFileCount {
      let file = files[index]
      let hasOperators = outlines[index].members.contains {
        $0.kind == .operatorDeclaration || $0.kind == .precedenceGroup
      }
      if hasOperators { lowerOperators(file.bytes, into: &program) }
    }
  }

}

/// Where the files of a folder stand in the program that screens share.
final class LoweredFiles {
  var places: [Int: Int] = [:]
  /// The app's files, by their places in the program.
  var lined: [Int: LinedFile] = [:]
  /// Bytes of the app's files that were lowered, and how many may be.
  var bytes = 0
  var limit = Int.max
}

/// A file of the app with its lines.
struct LinedFile: Sendable {
  let path: String
  let lines: LineStarts

  init(_ file: SourceText) {
    (path, lines) = (file.path, file.bytes.withUnsafeBufferPointer { LineStarts($0) })
  }
}
