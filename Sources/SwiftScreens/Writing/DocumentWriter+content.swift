import JSON
import LayoutModel
import SwiftInterpreter
import SwiftProgram

/// What views show.
extension DocumentWriter {
  mutating func writeContent(_ view: Object, _ id: String) {
    switch viewType(of: view) {
    case "label": writeLabel(view, id)
    case "button": writeButton(view, id)
    case "imageView":
      writeImage(value("image", view), id)
      if let word = word("contentMode", view), word != "scaleToFill" { member("contentMode", word) }
    case "textField", "textView": writeField(view, id)
    case "stackView": writeStack(view, id)
    case "segmentedControl": writeSegments(view, id)
    case "pageControl": member("numberOfPages", number("numberOfPages", view))
    case "scrollView": writeScroll(view)
    case "tableView", "collectionView":
      writeScroll(view)
      writeList(view, id)
    default: if cellType(of: view) != nil { writeCell(view, id) }
    }
  }

  mutating func writeText(_ key: String, _ value: Value?, _ id: String) {
    hole(.text, value, target: "\(id).\(key)")
    switch value {
    case .string(let text)?: member(key, text)
    case .unknown(let unknown)?: member(key, interpreter.words(of: unknown.path))
    default: break
    }
  }

  mutating func writeLabel(_ view: Object, _ id: String) {
    writeText("text", value("plainText", view), id)
    if let attributed = object("givenAttributedText", view) {
      writeText("text", run.read("string", of: .object(attributed)), id)
    }
    writeFont(value("givenFont", view), id)
    if let lines = number("numberOfLines", view), lines != 1 { member("numberOfLines", lines) }
    hole(.number, value("numberOfLines", view), target: "\(id).numberOfLines")
    if let word = word("lineBreakMode", view), word != "byTruncatingTail" { member("lineBreakMode", word) }
    if let word = word("textAlignment", view), word != "natural" { member("textAlignment", word) }
    if let width = number("preferredMaxLayoutWidth", view), width > 0 {
      member("preferredMaxLayoutWidth", width)
    }
    if flag("adjustsFontForContentSizeCategory", view) == true {
      member("adjustsFontForContentSizeCategory", true)
    }
    if flag("adjustsFontSizeToFitWidth", view) == true { member("adjustsFontSizeToFitWidth", true) }
    if let scale = number("minimumScaleFactor", view), scale > 0 { member("minimumScaleFactor", scale) }
  }

  private mutating func writeButton(_ view: Object, _ id: String) {
    if case .dictionary(let titles)? = value("titles", view) {
      writeText("title", titles[key: .integer(0, .uint)], id)
    }
    if case .dictionary(let images)? = value("images", view) {
      writeImage(images[key: .integer(0, .uint)], id)
    }
    if let label = object("titleLabel", view) { writeFont(value("givenFont", label), id) }
    insets("contentEdgeInsets", value("contentEdgeInsets", view), unless: [0, 0, 0, 0])
    if let configuration = value("configuration", view), case .structure = configuration {
      writeConfiguration(configuration, id)
    }
  }

  private mutating func writeConfiguration(_ configuration: Value, _ id: String) {
    json.key("configuration")
    json.beginObject()
    if let style = word(interpreter.field("style", of: configuration)) { member("style", style) }
    for key in ["title", "subtitle"] {
      writeText(key, interpreter.field(key, of: configuration), "\(id).configuration")
    }
    writeImage(interpreter.field("image", of: configuration), id)
    for key in ["imagePadding", "titlePadding"] {
      if let number = number(interpreter.field(key, of: configuration)), number != 0 { member(key, number) }
    }
    if let word = word(interpreter.field("imagePlacement", of: configuration)) {
      member("imagePlacement", word)
    }
    insets(
      "contentInsets", interpreter.field("givenContentInsets", of: configuration),
      ["top", "leading", "bottom", "trailing"])
    json.endObject()
  }

  mutating func writeImage(_ value: Value?, _ id: String) {
    hole(.image, value, target: "\(id).image")
    guard case .object(let image)? = value else { return }
    if let name = text("name", image) {
      member("image", name)
    } else if let name = text("systemName", image) {
      member("image", "UIImage(systemName: \"\(name)\")")
    }
  }

  private mutating func writeField(_ view: Object, _ id: String) {
    let text = value("plainText", view) ?? value("text", view)
    // A field without a text says an empty one.
    if case .string("")? = text {} else { writeText("text", text, id) }
    writeText("placeholder", value("placeholder", view), id)
    writeFont(value("givenFont", view), id)
    if viewType(of: view) == "textField", let style = word("borderStyle", view), style != "none" {
      member("borderStyle", style)
    }
    if viewType(of: view) == "textView" {
      if flag("isScrollEnabled", view) == false || isPart(view) && part?.isFitted == true {
        member("scrollEnabled", false)
      }
      insets("textContainerInset", value("textContainerInset", view), unless: [8, 0, 8, 0])
    }
  }

  private mutating func writeStack(_ view: Object, _ id: String) {
    for (key, usual) in [("axis", "horizontal"), ("distribution", "fill"), ("alignment", "fill")] {
      if let word = word(key, view), word != usual { member(key, word) }
    }
    if let spacing = number("spacing", view), spacing != 0 { member("spacing", spacing) }
    hole(.number, value("spacing", view), target: "\(id).spacing")
    if flag("isLayoutMarginsRelativeArrangement", view) == true {
      member("layoutMarginsRelativeArrangement", true)
    }
    if flag("isBaselineRelativeArrangement", view) == true { member("baselineRelativeArrangement", true) }
    let arranged = list("arrangedSubviews", view)
    let subviews = list("subviews", view)
    var ids: [String] = []
    for case .object(let one) in arranged { ids.append(names.name(of: one, or: viewType(of: one) ?? "view")) }
    let isPlain = arranged.count == subviews.count && zip(arranged, subviews).allSatisfy { isSame($0, $1) }
    if !isPlain {
      json.key("arrangedSubviews")
      json.beginArray()
      for id in ids { json.string(id) }
      json.endArray()
    }
    for value in arranged { hole(.view, value, target: "\(id).arrangedSubviews") }
    writeCustomSpacing(view)
  }

  private func isSame(_ first: Value, _ second: Value) -> Bool {
    if case .object(let one) = first, case .object(let other) = second { return one === other }
    return false
  }

  private mutating func writeCustomSpacing(_ view: Object) {
    // Only what is arranged has one.
    let arranged = list("arrangedSubviews", view)
    let entries = list("customSpacings", view).filter { entry in
      guard let after = interpreter.field("view", of: entry) else { return false }
      return arranged.contains { isSame($0, after) }
    }
    if entries.isEmpty { return }
    json.key("customSpacing")
    json.beginObject()
    for entry in entries {
      guard case .object(let after)? = interpreter.field("view", of: entry),
        let spacing = number(interpreter.field("spacing", of: entry))
      else { continue }
      member(names.name(of: after, or: "view"), spacing)
    }
    json.endObject()
  }

  private mutating func writeSegments(_ view: Object, _ id: String) {
    let segments = list("segments", view)
    if segments.isEmpty { return }
    json.key("segments")
    json.beginArray()
    for segment in segments {
      if case .string(let title)? = interpreter.field("title", of: segment) {
        json.string(title)
      } else {
        json.string("")
      }
    }
    json.endArray()
  }

  private mutating func writeScroll(_ view: Object) {
    insets("contentInset", value("contentInset", view), unless: [0, 0, 0, 0])
    if let word = word("contentInsetAdjustmentBehavior", view), word != "automatic" {
      member("contentInsetAdjustmentBehavior", word)
    }
  }

  /// A font as it was asked for.
  mutating func writeFont(_ value: Value?, _ id: String) {
    hole(.font, value, target: "\(id).font")
    guard case .object(let font)? = value, let descriptor = object("descriptor", font) else { return }
    json.key("font")
    json.beginObject()
    if let style = interpreter.field("textStyle", of: .object(descriptor)), case .structure = style,
      case .string(let raw)? = interpreter.field("rawValue", of: style),
      let word = TextStyle(symbol: raw)?.rawValue
    {
      member("textStyle", word)
    } else {
      member("name", text("name", descriptor))
      if let size = number("pointSize", descriptor), size > 0 { member("pointSize", size) }
      if text("name", descriptor) == nil { writeWeight(descriptor) }
    }
    if let traits = bits(self.value("symbolicTraits", descriptor)), traits & 1 != 0 {
      member("italic", true)
    }
    json.endObject()
  }

  private mutating func writeWeight(_ descriptor: Object) {
    if let weight = rawValue(value("weight", descriptor)), let word = Self.weights[weight], word != "regular"
    {
      member("weight", word)
    }
    if let design = value("design", descriptor),
      case .string(let raw)? = interpreter.field("rawValue", of: design),
      let word = Self.designs[raw]
    {
      member("design", word)
    }
  }

  static let weights: [Double: String] = [
    -0.8: "ultraLight", -0.6: "thin", -0.4: "light", 0: "regular", 0.23: "medium", 0.3: "semibold",
    0.4: "bold", 0.56: "heavy",
    0.62: "black",
  ]
  private static let designs: [String: String] = [
    "NSCTFontUIFontDesignMonospaced": "monospaced", "NSCTFontUIFontDesignRounded": "rounded",
    "NSCTFontUIFontDesignSerif": "serif",
  ]
}
