import JSON
import LayoutModel

/// Fonts as strings: text styles, `Helvetica-Bold 17`, and what code calls to make a font.
extension JSONReader {
  mutating func fontInCode() throws(ReadingEnded) -> FontDescription? {
    let words = TextStyle.words
    guard let text = try string() else { return nil }
    if let style = TextStyle(spelled: text) { return FontDescription(textStyle: style) }
    if let font = CodeParser.parse(text).flatMap({ FontDescription($0) }) ?? FontDescription(named: text) {
      guard let size = font.pointSize, size <= 0 || size > 10_000 else { return font }
      return refuse(.expected("a point size above 0, at most 10000"))
    }
    return refuse(
      .expected(
        "\(words.expected), a font with its size such as 'Helvetica-Bold 17', or what makes a "
          + "UIFont such as '.systemFont(ofSize: 17, weight: .bold)'", nearest: words.nearest(to: text)))
  }
}

extension FontDescription {
  /// What a call for a font means, nil if it is none.
  init?(_ code: CodeExpression) {
    self.init()
    let size = (code["ofSize"] ?? code[""])?.size
    switch code.lastName {
    case "systemFont", "systemFontOfSize": pointSize = size
    case "monospacedDigitSystemFont", "monospacedDigitSystemFontOfSize":
      (pointSize, hasMonospacedDigits) = (size, true)
    case "boldSystemFont", "boldSystemFontOfSize": (pointSize, weight) = (size, .bold)
    case "italicSystemFont", "italicSystemFontOfSize": (pointSize, isItalic) = (size, true)
    case "monospacedSystemFont", "monospacedSystemFontOfSize": (pointSize, design) = (size, .monospaced)
    case "preferredFont", "preferredFontForTextStyle":
      guard let style = (code["forTextStyle"] ?? code[""])?.word.flatMap({ TextStyle(spelled: $0) }) else {
        return nil
      }
      textStyle = style
      return
    case "UIFont", "init", "fontWithName":
      name = (code["name"] ?? code[""])?.word
      pointSize = code["size"]?.number
      guard name != nil else { return nil }
    case "withSize", "fontWithSize":
      guard let font = code["self"].flatMap({ FontDescription($0) }) else { return nil }
      self = font
      pointSize = code[""]?.number
    case "scaledFont":
      guard let font = code["for"].flatMap({ FontDescription($0) }) else { return nil }
      self = font
      return
    default:
      guard let font = FontDescription(change: code) else { return nil }
      self = font
      return
    }
    guard pointSize != nil else { return nil }
    guard let weight = code["weight"] else { return }
    self.weight = weight.word.flatMap { FontWeight(spelled: $0) }
    if self.weight == nil { return nil }
  }

  /// The font of the style of which something is called, as SwiftUI has it: `.body.bold()`.
  private init?(styleOf code: CodeExpression) {
    guard case .call(let name, _) = code, let word = name.split(separator: ".").dropLast().last,
      let style = TextStyle(spelled: String(word))
    else { return nil }
    self.init(textStyle: style)
  }

  /// Takes what is called on a font to have it otherwise, as apps name it: `.bold()`, `.withWeight(.bold)`,
  /// `.withTraits(.traitBold)`. Nil for anything else.
  private init?(change code: CodeExpression) {
    guard let base = code["self"].flatMap({ FontDescription($0) }) ?? FontDescription(styleOf: code) else {
      return nil
    }
    self = base
    let given: [String] = code.arguments.filter { $0.label != "self" }.compactMap { $0.value.word }
    let words = [String(code.lastName)] + given
    var isKnown = false
    for given in words {
      let isTrait = given.hasPrefix("trait")
      let word = isTrait ? given.dropFirst(5).lowercased() : given
      if isTrait, word == "bold", let textStyle {
        (weight, isKnown) = (textStyle.emphasizedWeight, true)
      } else if word == "italic" || word == "italics" {
        (isItalic, isKnown) = (true, true)
      } else if let weight = FontWeight(spelled: word.lowercased()) ?? FontWeight(spelled: word) {
        (self.weight, isKnown) = (weight, true)
      }
    }
    if !isKnown { return nil }
  }

  /// The name of a font and its size: `Helvetica-Bold 17`, `System Bold 17.0`, `Avenir 15pt`.
  fileprivate init?(named text: String) {
    guard text.utf8.count <= 128, let blank = text.lastIndex(of: " ") else { return nil }
    var digits = text[text.index(after: blank)...]
    if digits.hasSuffix("pt") { digits = digits.dropLast(2) }
    guard let size = Double(digits), size.isFinite else { return nil }
    var words = text[..<blank].split(separator: " ")
    guard let first = words.first, first.utf8.first.map({ !isDigit($0) }) == true else { return nil }
    self.init(pointSize: size)
    guard ["system", "systemfont", ".applesystemuifont"].contains(first.lowercased()) else {
      name = words.joined(separator: " ")
      return
    }
    words.removeFirst()
    // As Interface Builder calls them.
    for word in words {
      let word = word.lowercased()
      if word == "italic" {
        isItalic = true
      } else {
        weight = FontWeight.allCases.first { $0.rawValue.lowercased() == word }
        if weight == nil { return nil }
      }
    }
  }
}

extension CodeExpression {
  /// A size in points: a number, or one of the sizes of UIFont.
  fileprivate var size: Double? {
    guard case .name(let name) = self else { return number }
    switch name.split(separator: ".").last {
    case "systemFontSize": return 14
    case "smallSystemFontSize": return 12
    case "labelFontSize": return 17
    case "buttonFontSize": return 18
    default: return nil
    }
  }
}
