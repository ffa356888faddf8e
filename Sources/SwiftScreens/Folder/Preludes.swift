import EmbeddedData
package import LayoutModel
import SwiftOutline

/// What UIKit and the standard library do, as files of Swift.
package struct Preludes: Sendable {
  let files: [SourceText]
  let outlines: [SwiftFileOutline]

  /// The names of what stands at the top of the files, and of the members of types.
  let names: (declared: Set<[UInt8]>, members: Set<[UInt8]>)

  /// The library whose file each is, nil for one of UIKit.
  private let libraries: [String?]

  package init(_ files: [SourceText]) {
    (self.files, outlines) = (files, files.map { outline($0.bytes) })
    libraries = files.map { libraryName($0.path) }
    var (declared, members): (Set<[UInt8]>, Set<[UInt8]>) = ([], [])
    for (file, outline) in zip(files, outlines) {
      for type in outline.types where type.kind != .extension && type.parent < 0 {
        declared.insert(Array(file.bytes[type.name.offsets]))
      }
      for member in outline.members {
        let name = Array(file.bytes[member.name.offsets])
        if member.type < 0 { declared.insert(name) } else { members.insert(name) }
      }
    }
    names = (declared, members)
  }

  /// The places of UIKit's files, and of those libraries that an app imports and does not have itself.
  ///
  /// - Parameter isDeclared: Whether the app declares a type of a name, in UTF-8.
  func needed(importing modules: Set<[UInt8]>, isDeclared: ([UInt8]) -> Bool) -> [Int] {
    var libraries: Set<String> = []
    for case let library? in self.libraries {
      let names = [library] + (Self.parts[library] ?? [])
      if names.contains(where: { modules.contains(Array($0.utf8)) }) { libraries.insert(library) }
    }
    libraries = libraries.filter { !isThere($0, isDeclared) }
    return files.indices.filter { file in self.libraries[file].map { libraries.contains($0) } ?? true }
  }

  /// Whether the app has a library's own source: what it is called by, or most of its classes and enumerations. One alone has the name of one of the
  /// app's own.
  private func isThere(_ library: String, _ isDeclared: ([UInt8]) -> Bool) -> Bool {
    if isDeclared(Array(library.utf8)), types(of: library).contains(where: { $0.name == Array(library.utf8) })
    {
      return true
    }
    let own = types(of: library).filter { $0.kind == .class || $0.kind == .enum }
    return !own.isEmpty && own.count { isDeclared($0.name) } * 2 >= own.count
  }

  private func types(of library: String) -> [(name: [UInt8], kind: OutlinedType.Kind)] {
    files.indices.filter { libraries[$0] == library }.flatMap { file in
      outlines[file].types.filter { $0.parent < 0 }.map { type in
        (Array(files[file].bytes[type.name.offsets]), type.kind)
      }
    }
  }

  /// Modules of a library besides the one that it is called by.
  private static let parts = ["RxSwift": ["RxCocoa", "RxRelay"], "Combine": ["CombineExt"]]

  /// The files that the program carries.
  package static let embedded: Preludes = {
    let bytes = UnsafeBufferPointer(start: EmbeddedFile.preludes.start, count: EmbeddedFile.preludes.count)
    var files: [SourceText] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: "//// ".utf8) {
        files.append(SourceText(path: String(decoding: line.dropFirst(5), as: UTF8.self), bytes: []))
      } else if !files.isEmpty {
        files[files.count - 1].bytes += line
        files[files.count - 1].bytes.append(UInt8(ascii: "\n"))
      }
    }
    return Preludes(files)
  }()
}

/// The names that files made besides those of an app find there.
package struct KnownNames {
  private let own: Set<[UInt8]>
  private let preludes: Preludes

  init(own: Set<[UInt8]>, _ preludes: Preludes) { (self.own, self.preludes) = (own, preludes) }

  /// Whether a file of the app declares something at its top.
  package func isDeclaredByApp(_ name: String) -> Bool { own.contains(Array(name.utf8)) }

  /// Whether the app, UIKit or a library that is known declares something at the top of a file.
  package func isDeclared(_ name: String) -> Bool {
    isDeclaredByApp(name) || preludes.names.declared.contains(Array(name.utf8))
  }

  /// Whether a type of UIKit or of a library that is known has a member.
  package func isMemberOfLibrary(_ name: String) -> Bool { preludes.names.members.contains(Array(name.utf8)) }
}

/// `SnapKit` of `…/Libraries/SnapKit/SnapKit+amounts.swift`.
private func libraryName(_ path: String) -> String? {
  let parts = path.split(separator: "/")
  guard parts.count > 2, parts[parts.count - 3] == "Libraries" else { return nil }
  return String(parts[parts.count - 2])
}
