import LayoutModel

extension PrintedEquation {
  /// A constraint as an equation: `UILabel:0x7f.leading == 1.5*UIView:0x8f.leading + 16`, `UIView:0x7f.height >= 44`,
  /// as libraries print it `UIView:0x7f.width == UIView:0x8f.width * 0.5 + 8`, and as masks are printed,
  /// `UIView:0x7f.midX == + 160`
  /// (AL-log-forms, AL-log-libraries, AL-log-superview).
  init?(equation text: Bytes, _ names: PrintedNames) {
    guard let left = PrintedSide(leftOf: text), let first = LoggedItem(left.item, names) else { return nil }
    var rest = text[left.end...].trimmed()
    guard let relation = LayoutConstraint.Relation.take(from: &rest) else { return nil }
    self.init(first: .item(first), firstAttribute: left.attribute, relation: relation)
    if let constant = rest.isEmpty ? 0 : rest.signedNumber ?? rest.standardSpacing {
      self.constant = constant
      isStandardSpacing = rest.standardSpacing != nil
    } else {
      guard setRight(rest, names.without(first)) else { return nil }
    }
    // A position alone is one in the superview.
    if case .position(let axis) = firstAttribute.kind, second == nil {
      second = .superview
      secondAttribute = axis == .vertical ? .top : firstAttribute.isDirectional ? .leading : .left
    }
  }

  /// Reads `1.5*UIView:0x8f.leading + 16`.
  private mutating func setRight(_ text: Bytes, _ names: PrintedNames) -> Bool {
    var rest = text
    if let star = rest.first("*"), let factor = rest[..<star].trimmed().number {
      multiplier = factor
      rest = rest[(star + 1)...].trimmed()
    } else if rest.first == UInt8(ascii: "-") {
      multiplier = -1
      rest = rest.dropFirst().trimmed()
    }
    guard let right = PrintedSide(rightIn: rest), let item = LoggedItem(right.item, names) else {
      return false
    }
    second = .item(item)
    secondAttribute = right.attribute
    return setTail(rest[right.end...].trimmed())
  }

  /// Reads `* 0.5 + 16`, `NSSpace(8)`.
  private mutating func setTail(_ text: Bytes) -> Bool {
    var rest = text
    if let factor = rest.dropping("*") {
      let number = factor.prefix { $0 != UInt8(ascii: " ") }
      guard let value = number.number else { return false }
      multiplier *= value
      rest = factor[number.endIndex...].trimmed()
    }
    guard (1e-6...1e6).contains(abs(multiplier)) else { return false }
    if rest.isEmpty { return true }
    let isNegative = rest.first == UInt8(ascii: "-")
    let magnitude = isNegative || rest.first == UInt8(ascii: "+") ? rest.dropFirst().trimmed() : rest
    let spacing = magnitude.standardSpacing.map { isNegative ? -$0 : $0 }
    guard let value = spacing ?? rest.signedNumber else { return false }
    (constant, isStandardSpacing) = (value, spacing != nil)
    return true
  }
}

/// An item with its attribute, `UIView:0x7f.width`.
private struct PrintedSide {
  var item: Bytes
  var attribute: LayoutAttribute
  /// Where the attribute ends.
  var end: Int

  private static let longestAttribute = 24

  /// The one before the first relation: texts of labels have points and signs, too.
  init?(leftOf text: Bytes) {
    for index in text.indices.dropFirst() where text[index] == UInt8(ascii: "=") {
      guard [UInt8]("=<>".utf8).contains(text[index - 1]) else { continue }
      let left = text[..<(index - 1)].trimmed()
      let word = left.suffix(Self.longestAttribute)
      guard let point = word.lastIndex(of: UInt8(ascii: ".")), point > left.startIndex,
        let attribute = LayoutAttribute(printed: left[(point + 1)...])
      else { continue }
      (item, self.attribute, end) = (left[..<point], attribute, left.endIndex)
      return
    }
    return nil
  }

  /// The last one: what follows it has no attributes.
  init?(rightIn text: Bytes) {
    for point in text.indices.reversed() where text[point] == UInt8(ascii: ".") && point > text.startIndex {
      let word = text[(point + 1)...].prefix(Self.longestAttribute).prefix(while: \.isLetter)
      guard let attribute = LayoutAttribute(printed: word) else { continue }
      let end = word.endIndex
      guard end == text.endIndex || [UInt8](" +-*".utf8).contains(text[end]) else { continue }
      (item, self.attribute, self.end) = (text[..<point], attribute, end)
      return
    }
    return nil
  }
}

extension LayoutAttribute {
  /// An attribute by its name; masks have names of their own for the edges of a layer.
  fileprivate init?(printed word: Bytes) {
    guard word.count >= 3, let attribute = Self.printed[word.text] else { return nil }
    self = attribute
  }

  private static let printed: [String: LayoutAttribute] = {
    var words: [String: LayoutAttribute] = [
      "baseline": .lastBaseline, "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top,
      "midY": .centerY, "maxY": .bottom,
    ]
    for attribute in allCases where attribute != .notAnAttribute { words[attribute.name] = attribute }
    return words
  }()
}

extension Bytes {
  /// A number whose sign may stand apart.
  fileprivate var signedNumber: Double? {
    if let number { return number }
    guard let first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-"),
      case let rest = dropFirst().trimmed(), rest.first?.isDigit == true || rest.first == UInt8(ascii: "."),
      let value = rest.number
    else { return nil }
    return first == UInt8(ascii: "-") ? -value : value
  }
}
