import EmbeddedData

/// What UIKit and the standard library do, as files of Swift that the program carries.
package let embeddedPreludes: [SwiftFile] = {
  let bytes = UnsafeBufferPointer(start: EmbeddedFile.preludes.start, count: EmbeddedFile.preludes.count)
  var files: [SwiftFile] = []
  for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    if line.starts(with: "//// ".utf8) {
      files.append(SwiftFile(path: String(decoding: line.dropFirst(5), as: UTF8.self), bytes: []))
    } else if !files.isEmpty {
      files[files.count - 1].bytes += line
      files[files.count - 1].bytes.append(UInt8(ascii: "\n"))
    }
  }
  return files
}()
