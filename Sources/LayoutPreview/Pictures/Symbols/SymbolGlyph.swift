/// A symbol of the system as simple shapes of our own, in a box of 24 units. Apple's outlines are not in it.
///
/// What has `.fill`, `.circle`, `.square` or `.slash` behind a known name is drawn by rule.
struct SymbolGlyph: Hashable {
  /// What the shape is called in a picture: words of the tables only, whatever the document says.
  let name: String
  private let base: String
  private let isFilled: Bool
  private let enclosure: Enclosure?
  private let isCrossedOut: Bool

  private enum Enclosure: String { case circle, square }

  /// The shape for a symbol, nil for one that is not known: it and then what is left of its name without its last words.
  init?(_ symbol: String) {
    var words = symbol.split(separator: ".", maxSplits: 12)
    while !words.isEmpty {
      if let glyph = SymbolGlyph(words: words) {
        self = glyph
        return
      }
      // Of a badge the symbol that has it.
      words.removeLast()
    }
    return nil
  }

  private init?(words: [Substring]) {
    var words = words
    var (isFilled, isCrossedOut) = (false, false)
    var enclosure: Enclosure?
    while true {
      let name = words.joined(separator: ".")
      if Self.shape(name) != nil {
        (base, self.isFilled, self.enclosure, self.isCrossedOut) = (name, isFilled, enclosure, isCrossedOut)
        self.name =
          name + (enclosure.map { "." + $0.rawValue } ?? "") + (isCrossedOut ? ".slash" : "")
          + (isFilled ? ".fill" : "")
        return
      }
      switch words.popLast() {
      case "fill": isFilled = true
      case "slash": isCrossedOut = true
      case let word?:
        if let shape = Enclosure(rawValue: String(word)) { enclosure = shape } else { return nil }
      case nil: return nil
      }
    }
  }

  /// Paths of a symbol, each behind a letter and with `|` between: `s` is an outline that `.fill` fills, `d` and `q` are lines and
  /// surfaces in it that `.fill` leaves out, `o` lines and `f` surfaces that are the same in both.
  private static func shape(_ name: String) -> String? { common[name] ?? things[name] }

  /// The id of the symbol in a picture.
  var id: String { "s-" + name }

  /// The symbol that shows it, wherever it is used.
  var definition: MarkupWriter {
    var markup: MarkupWriter = "<symbol id=\"\(text: id)\" viewBox=\"1 1 22 22\">"
    switch enclosure {
    case nil: writeShapes(to: &markup, isFilled: isFilled, isKnockedOut: false, isSmall: false)
    case let shape?:
      let path = Self.shape(shape.rawValue)?.dropFirst() ?? ""
      markup += "<path class=\"\(raw: isFilled ? "sf" : "ss")\" d=\"\(text: String(path))\"/>"
      markup.raw("<g transform=\"translate(5.28 5.28) scale(.56)\">")
      writeShapes(to: &markup, isFilled: false, isKnockedOut: isFilled, isSmall: true)
      markup.raw("</g>")
    }
    if isCrossedOut { markup.raw("<path class=\"ss\" d=\"M3.5 3.5l17 17\"/>") }
    markup.raw("</symbol>")
    return markup
  }

  /// - Parameters:
  ///   - isKnockedOut: Whether all of it is in the colour behind.
  ///   - isSmall: Whether it stands in something, and needs heavier lines.
  private func writeShapes(to markup: inout MarkupWriter, isFilled: Bool, isKnockedOut: Bool, isSmall: Bool) {
    for part in Self.shape(base)?.split(separator: "|") ?? [] {
      let (line, surface): (StaticString, StaticString) =
        switch (isKnockedOut, isSmall) {
        case (true, _): ("sl", "sn")
        case (false, true): ("sw", "sf")
        case (false, false): ("ss", "sf")
        }
      let style: StaticString =
        switch part.first {
        case "s": isFilled ? "sf ss" : line
        case "d": isFilled ? "sk" : line
        case "q": isFilled ? "sn" : surface
        case "f": surface
        default: line
        }
      markup += "<path class=\"\(raw: style)\" d=\"\(text: String(part.dropFirst()))\"/>"
    }
  }
}
