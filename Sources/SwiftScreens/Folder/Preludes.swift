import EmbeddedData
package import LayoutModel
import SwiftOutline

/// What UIKit and the standard library do, as files of Swift.
package struct Preludes: Sendable {
  let files: [SourceText]
  let outlines: [SwiftFileOutline]

  /// The library whose file each is, nil for one of UIKit.
  private let libraries: [String?]

  package init(_ files: [SourceText]) {
    (self.files, outlines) = (files, files.map { outline($0.bytes) })
    libraries = files.map { libraryName($0.path) }
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
    for (file, library) in zip(files.indices, self.libraries) {
      guard let library, libraries.contains(library) else { continue }
      let isThere = outlines[file].types.contains { type in
        let name = Array(files[file].bytes[type.name.offsets])
        let isOwn = type.kind == .class || type.kind == .enum || name == Array(library.utf8)
        return isOwn && isDeclared(name)
      }
      if isThere { libraries.remove(library) }
    }
    return files.indices.filter { file in self.libraries[file].map { libraries.contains($0) } ?? true }
  }

  /// Modules of a library besides the one that it is called by.
  private static let parts = ["RxSwift": ["RxCocoa", "RxRelay"]]

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

/// `SnapKit` of `…/Libraries/SnapKit/SnapKit+amounts.swift`.
private func libraryName(_ path: String) -> String? {
  let parts = path.split(separator: "/")
  guard parts.count > 2, parts[parts.count - 3] == "Libraries" else { return nil }
  return String(parts[parts.count - 2])
}
