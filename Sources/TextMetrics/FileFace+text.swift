extension FileFace {
  /// The advances of a text in points, one for each scalar, with kerning and what is added after every character; `nan` for what the face
  /// lacks, for emoji, and for what ends a paragraph or leads to a tab stop.
  ///
  /// A text is shaped a paragraph at a time. Ligatures that a font only offers are left out where letters stand apart, as CoreText does.
  func advances(of text: String, in font: Font, _ mustStop: (() -> Bool)?) -> [Double] {
    let scalars = text.unicodeScalars
    var advances: [Double] = []
    advances.reserveCapacity(text.utf8.count)
    var start = scalars.startIndex
    while start < scalars.endIndex {
      let end = scalars[start...].firstIndex(where: isApart) ?? scalars.endIndex
      let codes = scalars[start..<end].map(\.value)
      let shaped = shape(codes, hasLigatures: font.letterSpacing == 0) { mustStop?() == true }
      append(shaped, of: codes, in: font, to: &advances)
      if end < scalars.endIndex { advances.append(.nan) }
      start = end < scalars.endIndex ? scalars.index(after: end) : end
    }
    return advances
  }

  private func append(_ shaped: [Float], of codes: [UInt32], in font: Font, to advances: inout [Double]) {
    let unit = font.pointSize / unitsPerEm
    for (index, advance) in shaped.enumerated() {
      let width = Double(advance) * unit
      advances.append(advance == 0 ? 0 : width + font.letterSpacing)
      // The selector of emoji: what stands before it is drawn by another font.
      if codes[index] == 0xFE0F, index > 0, Unicode.Scalar(codes[index - 1])?.properties.isEmoji == true {
        advances[advances.count - 2] = .nan
        advances[advances.count - 1] = .nan
      }
    }
  }
}

/// Whether a character is none of a paragraph's text: a line break, a tab, or another control.
private func isApart(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028
    || scalar.value == 0x2029
}
