/// What an image file is, as its first bytes say it. No name counts.
package enum ImageFormat: Hashable, Sendable {
  case png
  /// What Xcode makes of a PNG for devices: no PNG, and only they read it.
  case optimizedPNG
  case jpeg, heif, pdf
  /// Or anything else: whether it is one is known only from its root element.
  case svg

  /// - Parameter bytes: The file from its first byte on; the first 1,024 tell.
  package init(ofBytes bytes: [UInt8]) { self.init(ByteView(bytes, isWhole: true)) }

  init(_ file: ByteView) {
    self =
      if file.begins(with: pngSignature) {
        file.has("CgBI", at: 12) ? .optimizedPNG : .png
      } else if file.begins(with: [0xFF, 0xD8, 0xFF]) {
        .jpeg
      } else if file.has("ftyp", at: 4) {
        .heif
      } else if file.firstIndex(of: "%PDF-", before: 1024) != nil {
        .pdf
      } else {
        .svg
      }
  }
}
