import EmbeddedData
package import LayoutModel
import SwiftOutline

/// What UIKit and the standard library do, as files of Swift.
package struct Preludes: Sendable {
  let files: [SourceText]
  let outlines: [SwiftFileOutline]

  package init(_ files: [SourceText]) { (self.files, outlines) = (files, files.map { outline($0.bytes) }) }

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
