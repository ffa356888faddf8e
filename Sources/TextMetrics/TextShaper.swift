/// Goes over the characters of a text and says how wide each is, its context considered: marks and the later parts
/// of an emoji take no room.
struct TextShaper {
  /// Whether some character had to be guessed.
  private(set) var isEstimate = false
  private var previous: Unicode.Scalar = "\0"
  private var previousIsEmoji = false
  private var regionalIndicators = 0

  /// The width of the next character in points, before another one, if any.
  @inline(__always)
  mutating func advance<Characters: CharacterMetrics>(
    of scalar: Unicode.Scalar, before following: Unicode.Scalar?, in font: Characters
  ) -> Double {
    if scalar.value < 0x7F, scalar.value >= 0x20 {
      (previous, previousIsEmoji) = (scalar, false)
      let advance = font.advance(of: scalar, isEmoji: false)
      isEstimate = isEstimate || advance.isEstimate
      return advance.width
    }
    return rareAdvance(of: scalar, before: following, in: font)
  }

  /// Goes on behind a character whose width is known otherwise.
  mutating func pass(_ scalar: Unicode.Scalar) {
    (previous, previousIsEmoji, regionalIndicators) = (scalar, false, 0)
  }

  private mutating func rareAdvance<Characters: CharacterMetrics>(
    of scalar: Unicode.Scalar, before following: Unicode.Scalar?, in font: Characters
  ) -> Double {
    let isJoined = previous == "\u{200D}" && previousIsEmoji
    previous = scalar
    if isLineBreak(scalar) || isInvisible(scalar) || isJoined { return 0 }
    regionalIndicators = (0x1F1E6...0x1F1FF).contains(scalar.value) ? regionalIndicators + 1 : 0
    if regionalIndicators > 0, regionalIndicators % 2 == 0 { return 0 }
    if previousIsEmoji, scalar.properties.isEmojiModifier { return 0 }
    previousIsEmoji =
      scalar.properties.isEmojiPresentation || (scalar.properties.isEmoji && following == "\u{FE0F}")
    if scalar == "\t" {
      isEstimate = true
      return 4 * font.advance(of: " ", isEmoji: false).width
    }
    let visible = scalar == "\u{A0}" ? " " : scalar
    let advance = font.advance(of: visible, isEmoji: previousIsEmoji)
    isEstimate = isEstimate || advance.isEstimate
    return advance.width
  }
}

/// What is known of the characters of a font.
protocol CharacterMetrics {
  /// The advance of a character that takes room of its own, in points, and whether it is a guess.
  func advance(of scalar: Unicode.Scalar, isEmoji: Bool) -> (width: Double, isEstimate: Bool)
  /// What is added between two neighbours, in points.
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double
}

/// Whether a character needs no room at the end of a line.
@inline(__always)
func isBlank(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar == " " || (0x09...0x0D).contains(scalar.value) }
  return scalar.properties.isWhitespace && scalar != "\u{A0}" && scalar != "\u{202F}"
}

/// Whether a character ends a paragraph.
@inline(__always)
func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
  default: false
  }
}

/// Marks above and below others, joiners and other characters without a shape.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: scalar != "\t"
  default: false
  }
}
