import JSON
import LayoutCoding
import LayoutModel
import UIKitDefaults

/// What views show: texts, fonts, images and the looks of controls (IB-control-sizes, TE-line-height,
/// IB-images).
extension SceneTranslator {
  mutating func writeContent(_ index: Int) {
    let view = tree.views[index]
    let element = view.element
    writeIntrinsicSize(view)
    switch view.type {
    case .label:
      writeLabel(element)
      writeRounding(view)
    case .textField: writeTextField(element)
    case .textView: writeTextView(element)
    case .button:
      writeSymbolButton(element)
      writeButton(element)
    case .imageView: writeImage(element.varied({ $0["image"] }, default: ""), ViewKey.image.name)
    case .segmentedControl: writeSegments(element)
    case .pageControl:
      if let pages = element.number("numberOfPages"), (0...10_000).contains(pages) {
        writer.key(ViewKey.numberOfPages)
        writer.integer(Int(pages))
      }
    case .activityIndicator: writeStyle(element["style"])
    case .progressView: writeStyle(element["progressViewStyle"])
    case .datePicker: writeDatePicker(element)
    default: break
    }
  }

  /// Sizes that the file gives in place of what the view shows.
  private mutating func writeIntrinsicSize(_ view: SceneTree.View) {
    guard let size = placeholderSize(view.element) ?? canvasSize(view) else { return }
    writer.key(ViewKey.intrinsicContentSize)
    writer.beginObject()
    if let width = size.width {
      writer.key("width")
      writer.number(width)
    }
    if let height = size.height {
      writer.key("height")
      writer.number(height)
    }
    writer.endObject()
  }

  /// A size on either axis, nil for none.
  private typealias PartialSize = (width: Double?, height: Double?)

  /// A size that stands in for the real one while the file is edited. `infinite` means none.
  private func placeholderSize(_ element: XMLElement) -> PartialSize? {
    guard element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil else {
      return nil
    }
    func length(_ attribute: String) -> Double? {
      element.number(attribute).flatMap { (0...1e6).contains($0) ? $0 : nil }
    }
    return (length("placeholderIntrinsicWidth"), length("placeholderIntrinsicHeight"))
  }

  /// Sizes that only the canvas knows; on another device the view has its own.
  private func canvasSize(_ view: SceneTree.View) -> PartialSize? {
    guard isOnCanvas else { return nil }
    let element = view.element
    let isOneLine = (element["numberOfLines"] ?? "1") == "1"
    if let size = file.designedSizes[view.id], view.type != .label || isOneLine {
      return (size.width, size.height)
    }
    switch view.type {
    // Search bars are higher on the canvas of Xcode 26 than on its devices.
    case .searchBar where file.toolsVersion >= 24_000: return (nil, 64)
    case .label, .imageView, .view: return emptySize(view, isOneLine: isOneLine)
    default: return nil
    }
  }

  /// What shows nothing has a size in a stack view, so that one can see and drag it (IB-canvas-empty).
  private func emptySize(_ view: SceneTree.View, isOneLine: Bool) -> PartialSize? {
    guard let superview = view.superview, tree.views[superview].type == .stackView else { return nil }
    let stack = tree.views[superview].element
    let element = view.element
    let isVertical = stack["axis"] == "vertical"
    switch view.type {
    case .label:
      let isEmpty = (element.string(key: "text") ?? "").isEmpty
      let isAttributed = element.child("attributedString", key: "attributedText") != nil
      return isOneLine && isEmpty && !isAttributed ? (50, 50) : nil
    case .imageView where element["image"] == nil && !isVertical: return (50, 50)
    case .imageView where element["image"] == nil,
      .view where element.name == "view" && view.subviews.isEmpty:
      guard let alignment = stack["alignment"], alignment != "fill" else { return nil }
      if isVertical {
        return isHeld(view, [.width, .leading, .trailing, .left, .right]) ? nil : (240, nil)
      }
      return isHeld(view, [.height, .top, .bottom]) ? nil : (nil, 50)
    default: return nil
    }
  }

  /// Whether a constraint of the file speaks of one of these attributes of a view.
  private func isHeld(_ view: SceneTree.View, _ attributes: Set<LayoutAttribute>) -> Bool {
    heldAttributes[view.id].map { !$0.isDisjoint(with: attributes) } ?? false
  }

  // MARK: Texts

  private mutating func writeLabel(_ element: XMLElement) {
    if !writeAttributedText(element, "attributedText") {
      writeText(.text, element.varied({ $0.string(key: "text") }, default: ""))
      writeFont(element, "fontDescription")
    }
    let lines = element.varied(
      { $0.number("numberOfLines").flatMap { (0...1e6).contains($0) ? Int($0) : nil } }, default: 1)
    if lines.base != 1 || !lines.others.isEmpty {
      writer.key(ViewKey.numberOfLines)
      writer.varied(lines) { $0.integer($1) }
    }
    if let mode = Self.lineBreakModes[element["lineBreakMode"] ?? ""] {
      writer.key(ViewKey.lineBreakMode)
      writer.string(mode.rawValue)
    }
    if let width = element.number("preferredMaxLayoutWidth"), width > 0, width <= 1e6 {
      writer.key(ViewKey.preferredMaxLayoutWidth)
      writer.number(width)
    }
  }

  /// The canvas measures labels in cells of tables in whole points, unless a stack view arranges them: labels in 17
  /// points are 21 high in 217 of 256 such cases on canvases with two pixels a point, and 20.5 in all 65 in stack views
  /// and all 10 in collection views' cells. A device does not.
  private mutating func writeRounding(_ view: SceneTree.View) {
    guard view.isInTableCell, isOnCanvas else { return }
    writer.key(ViewKey.contentSizeRounding)
    writer.string("point")
  }

  private static let lineBreakModes: [String: LineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
  ]

  private mutating func writeText(_ key: ViewKey, _ text: Varied<String>) {
    guard !text.base.isEmpty || !text.others.isEmpty else { return }
    writer.key(key)
    writer.varied(text) { $0.string($1) }
  }

  private mutating func writeTextField(_ element: XMLElement) {
    if !writeAttributedText(element, "attributedText") {
      writeText(.text, element.varied({ $0.string(key: "text") }, default: ""))
    }
    writeText(.placeholder, element.varied({ $0.string(key: "placeholder") }, default: ""))
    writeFont(element, "fontDescription")
    if let border = element["borderStyle"].flatMap(BorderStyle.init(rawValue:)) {
      writer.key(ViewKey.borderStyle)
      writer.string(border.rawValue)
    }
  }

  private mutating func writeTextView(_ element: XMLElement) {
    if !writeAttributedText(element, "attributedText") {
      writeText(.text, element.varied({ $0.string(key: "text") }, default: ""))
      writeFont(element, "fontDescription")
    }
    if element["scrollEnabled"] == "NO" {
      writer.key(ViewKey.scrollEnabled)
      writer.boolean(false)
    }
  }

  /// Whether the element has a text of several fonts; it is written then.
  private mutating func writeAttributedText(_ element: XMLElement, _ key: String) -> Bool {
    guard let text = element.child("attributedString", key: key) else { return false }
    let fragments = text.children.filter { $0.name == "fragment" }
    guard !fragments.isEmpty else { return false }
    writer.key(ViewKey.attributedText)
    writer.beginArray()
    for fragment in fragments {
      writer.beginObject()
      writer.key("text")
      writer.string(fragment.string(key: "content") ?? "")
      if let font = fragment.child("attributes")?.child("font", key: "NSFont").flatMap(Self.font(attributed:))
      {
        writer.key("font")
        Self.write(font, to: &writer)
      }
      writer.endObject()
    }
    writer.endArray()
    return true
  }

  // MARK: Fonts

  private mutating func writeFont(_ element: XMLElement, _ key: String) {
    let font = element.varied(
      { $0.child("fontDescription", key: key).flatMap(Self.font(described:)) }, default: nil)
    guard font.base != nil || !font.others.isEmpty else { return }
    writer.key(ViewKey.font)
    writer.varied(font) { writer, font in
      Self.write(font ?? FontDescription(pointSize: TextControlMetrics.fontSize), to: &writer)
    }
  }

  /// A font of the attribute `fontDescription`.
  private static func font(described element: XMLElement) -> FontDescription?? {
    var font = FontDescription()
    if let style = element["style"] {
      font.textStyle = textStyles[style] ?? .body
      return font
    }
    let size = element.number("pointSize") ?? element.number("size") ?? TextControlMetrics.fontSize
    font.pointSize = size > 0 && size <= 10_000 ? size : TextControlMetrics.fontSize
    switch element["type"] {
    case "boldSystem": font.weight = .bold
    case "italicSystem": font.isItalic = true
    default: break
    }
    if let weight = element["weight"].flatMap(FontWeight.init(rawValue:)) { font.weight = weight }
    if element["type"] == nil, let name = element["name"] { font.name = name }
    return font
  }

  /// A font inside an attributed text.
  private static func font(attributed element: XMLElement) -> FontDescription? {
    var font = FontDescription()
    let size = element.number("size") ?? 12
    font.pointSize = size > 0 && size <= 10_000 ? size : 12
    switch element["metaFont"] {
    case nil: font.name = element["name"]
    case "systemBold"?: font.weight = .bold
    default: break
    }
    return font
  }

  private static let textStyles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]

  private static func write(_ font: FontDescription, to writer: inout JSONWriter) {
    writer.beginObject()
    if let style = font.textStyle {
      writer.key("textStyle")
      writer.string(style.rawValue)
    }
    if let name = font.name {
      writer.key("name")
      writer.string(name)
    }
    if let size = font.pointSize {
      writer.key("pointSize")
      writer.number(size)
    }
    if let weight = font.weight {
      writer.key("weight")
      writer.string(weight.rawValue)
    }
    if font.isItalic {
      writer.key("italic")
      writer.boolean(true)
    }
    writer.endObject()
  }

  // MARK: Images and buttons

  /// An image is written if the file records its size.
  private mutating func writeImage(_ image: Varied<String>, _ key: String) {
    let known = ([image.base] + image.others.map(\.value)).allSatisfy { file.images[$0] != nil }
    guard known else { return }
    images.insert(image.base)
    for other in image.others { images.insert(other.value) }
    writer.key(key)
    writer.varied(image) { $0.string($1) }
  }

  /// Buttons that show a symbol of their type.
  private mutating func writeSymbolButton(_ element: XMLElement) {
    guard ["contactAdd", "detailDisclosure", "infoLight", "infoDark"].contains(element["buttonType"]),
      element["placeholderIntrinsicWidth"] == nil, element["placeholderIntrinsicHeight"] == nil,
      element["id"].flatMap({ file.designedSizes[$0] }) == nil
    else { return }
    let isConfigured = element.child("buttonConfiguration", key: "configuration") != nil
    let size =
      isConfigured ? ControlSizes.configuredSymbolButton : ControlSizes.symbolButton[systemVersion]
    let grid = PixelGrid(scale: file.canvas.scale)
    writer.key(ViewKey.intrinsicContentSize)
    writer.size(Size(width: grid.roundUp(size.width), height: grid.roundUp(size.height)))
  }

  private mutating func writeButton(_ element: XMLElement) {
    if let configuration = element.child("buttonConfiguration", key: "configuration") {
      if configuration.child("fontDescription", key: "titleFontDescription") != nil {
        writeFont(configuration, "titleFontDescription")
      } else {
        writeFont(element, "fontDescription")
      }
      return writeConfiguration(configuration)
    }
    if element["buttonType"] == nil, element.child("fontDescription", key: "fontDescription") == nil {
      writer.key(ViewKey.font)
      Self.write(FontDescription(pointSize: ButtonMetrics.customFontSize), to: &writer)
    } else {
      writeFont(element, "fontDescription")
    }
    let state = element.child("state", key: "normal")
    if let state {
      if !writeAttributedText(state, "attributedTitle") {
        writeText(.title, Varied(base: state.string(key: "title") ?? ""))
      }
      writeImage(Varied(base: state["image"] ?? ""), ViewKey.image.name)
    }
    if let insets = Self.insets(element, "contentEdgeInsets") {
      writer.key(ViewKey.contentEdgeInsets)
      Self.write(insets, to: &writer)
    }
  }

  private mutating func writeConfiguration(_ element: XMLElement) {
    writer.key(ViewKey.configuration)
    writer.beginObject()
    if let style = element["style"].flatMap(ButtonConfiguration.Style.init(rawValue:)) {
      writer.key("style")
      writer.string(style.rawValue)
    }
    for key in ["title", "subtitle"] {
      if let text = element.string(key: key), !text.isEmpty {
        writer.key(key)
        writer.string(text)
      }
    }
    writeImage(Varied(base: element["image"] ?? ""), "image")
    if let placement = element["imagePlacement"].flatMap(ButtonConfiguration.ImagePlacement.init(rawValue:)) {
      writer.key("imagePlacement")
      writer.string(placement.rawValue)
    }
    for key in ["imagePadding", "titlePadding"] {
      if let value = element.number(key), (0...1e6).contains(value) {
        writer.key(key)
        writer.number(value)
      }
    }
    if let insets = Self.insets(element, "contentInsets") {
      writer.key("contentInsets")
      Self.write(insets, to: &writer)
    }
    writer.endObject()
  }

  // MARK: Controls

  private mutating func writeSegments(_ element: XMLElement) {
    guard let segments = element.child("segments") else { return }
    writer.key(ViewKey.segments)
    writer.beginArray()
    for segment in segments.children { writer.string(segment.string(key: "title") ?? "") }
    writer.endArray()
  }

  private mutating func writeStyle(_ style: String?) {
    guard let style = style.flatMap(ControlStyle.init(rawValue:)) else { return }
    writer.key(ViewKey.style)
    writer.string(style.rawValue)
  }

  private mutating func writeDatePicker(_ element: XMLElement) {
    guard let style = element["style"].flatMap(DatePickerStyle.init(rawValue:)) else { return }
    writer.key(ViewKey.preferredDatePickerStyle)
    writer.string(style.rawValue)
  }
}
