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
    // Files say it of scroll views, too, which need not be told.
    if element["clipsSubviews"] == "YES", !view.type.isScrollView {
      writer.member(ViewKey.clipsToBounds, true)
    }
    switch view.type {
    case .label:
      writeLabel(element)
      writeRounding(view)
    case .textField: writeTextField(element)
    case .textView: writeTextView(element)
    case .button:
      writeSymbolButton(element)
      writeButton(element)
    case .imageView:
      writeImage(of: element)
      writeSymbolConfiguration(of: element)
      if let mode = element["contentMode"].flatMap(ContentMode.init(rawValue:)), mode != .scaleToFill {
        writer.member(ViewKey.contentMode, mode.rawValue)
      }
    case .segmentedControl: writeSegments(element)
    case .pageControl:
      if let pages = element.number("numberOfPages"), (0...10_000).contains(pages) {
        writer.member(ViewKey.numberOfPages, Int(pages))
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
    writer.optionalMember("width", size.width)
    writer.optionalMember("height", size.height)
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
    // Those of the first Xcode 11 (3 of 3, all in one file).
    case .stepper where (14_800..<14_810).contains(file.toolsVersion):
      return (ControlSizes.stepper[systemVersion].width, 28)
    case .toolbar where !endsAtSafeArea.contains(view.id): return (nil, StandardBars.bar[systemVersion])
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
      let fills = (stack["alignment"] ?? "fill") == "fill"
      if fills, isVertical || view.type == .imageView || element["customClass"] != nil { return nil }
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
      if let font = designedFont(of: element) {
        writer.member(ViewKey.font, font)
      } else {
        writeFont(element, "fontDescription")
      }
    }
    let lines = element.varied(
      { $0.number("numberOfLines").flatMap { (0...1e6).contains($0) ? Int($0) : nil } }, default: 1)
    writer.member(ViewKey.numberOfLines, lines, unless: 1)
    writeShrinking(element)
    writeAlignment(element)
    writer.member(ViewKey.lineBreakMode, Self.lineBreakModes[element["lineBreakMode"] ?? ""]?.rawValue)
    if let width = element.number("preferredMaxLayoutWidth"), width > 0, width <= 1e6 {
      writer.member(ViewKey.preferredMaxLayoutWidth, width)
    }
  }

  /// The canvas measures labels in cells of tables in whole points, unless a stack view arranges them: labels in 17
  /// points are 21 high in 217 of 256 such cases on canvases with two pixels a point, and 20.5 in all 65 in stack views
  /// and all 10 in collection views' cells. So it does one line that constraints hold above and below
  /// (IB-canvas-whole-labels). A device does not.
  private mutating func writeRounding(_ view: SceneTree.View) {
    guard isOnCanvas, view.isInTableCell || isHeldAboveAndBelow(view) else { return }
    writer.member(ViewKey.contentSizeRounding, "point")
  }

  /// And not in the middle, where the width would move it.
  private func isHeldAboveAndBelow(_ view: SceneTree.View) -> Bool {
    guard (view.element["numberOfLines"] ?? "1") == "1", !view.isInCollection, let superview = view.superview,
      tree.views[superview].type != .stackView, let held = heldAttributes[view.id]
    else { return false }
    return held.isSuperset(of: [.top, .bottom]) && !held.contains(.centerX)
  }

  /// Files name it only where a text keeps its size. Of text fields, and once of labels, they give the least size.
  private mutating func writeShrinking(_ element: XMLElement) {
    guard element["adjustsFontSizeToFit"] != "NO" else { return }
    let size = element.child("fontDescription", key: "fontDescription")?.number("pointSize")
    let scale =
      element.number("minimumScaleFactor")
      ?? element.number("minimumFontSize").map { $0 / (size ?? TextControlMetrics.fontSize) } ?? 0
    guard element.name == "label" || (0..<1).contains(scale) && scale > 0 else { return }
    writer.member(ViewKey.adjustsFontSizeToFitWidth, true)
    guard scale > 0, scale <= 1e6 else { return }
    writer.member(ViewKey.minimumScaleFactor, scale)
  }

  private static let lineBreakModes: [String: LineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
  ]

  private mutating func writeText(_ key: ViewKey, _ text: Varied<String>) {
    writer.member(key, text, unless: "")
  }

  private mutating func writeTextField(_ element: XMLElement) {
    if !writeAttributedText(element, "attributedText") {
      writeText(.text, element.varied({ $0.string(key: "text") }, default: ""))
    }
    writeAlignment(element)
    writeText(.placeholder, element.varied({ $0.string(key: "placeholder") }, default: ""))
    writeFont(element, "fontDescription")
    writeShrinking(element)
    writer.member(ViewKey.borderStyle, element["borderStyle"].flatMap(BorderStyle.init(rawValue:))?.rawValue)
  }

  private mutating func writeTextView(_ element: XMLElement) {
    if !writeAttributedText(element, "attributedText") {
      writeText(.text, element.varied({ $0.string(key: "text") }, default: ""))
      writeFont(element, "fontDescription")
    }
    writeAlignment(element)
    if element["scrollEnabled"] == "NO" { writer.member(ViewKey.scrollEnabled, false) }
  }

  private mutating func writeAlignment(_ element: XMLElement) {
    guard let alignment = element["textAlignment"].flatMap(TextAlignment.init(rawValue:)),
      alignment != .natural
    else { return }
    writer.member(ViewKey.textAlignment, alignment.rawValue)
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
      writer.member("text", fragment.string(key: "content") ?? "")
      let font = fragment.child("attributes")?.child("font", key: "NSFont")
      writer.optionalMember("font", font.flatMap(Self.font(attributed:)))
      writer.endObject()
    }
    writer.endArray()
    return true
  }

  // MARK: Buttons

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
    writer.member(
      ViewKey.intrinsicContentSize, Size(width: grid.roundUp(size.width), height: grid.roundUp(size.height)))
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
      writer.member(ViewKey.font, FontDescription(pointSize: ButtonMetrics.customFontSize))
    } else {
      writeFont(element, "fontDescription")
    }
    let state = element.child("state", key: "normal")
    if let state {
      if !writeAttributedText(state, "attributedTitle") {
        writeText(.title, Varied(base: state.string(key: "title") ?? ""))
      }
      writeImage(of: state)
      writeSymbolConfiguration(of: state)
    }
    writer.member(ViewKey.contentEdgeInsets, Self.insets(element, "contentEdgeInsets"))
  }

  private mutating func writeConfiguration(_ element: XMLElement) {
    writer.key(ViewKey.configuration)
    writer.beginObject()
    if let style = element["style"].flatMap(ButtonConfiguration.Style.init(rawValue:)) {
      writer.member("style", style.rawValue)
    }
    for key in ["title", "subtitle"] {
      if let text = element.string(key: key), !text.isEmpty { writer.member(key, text) }
    }
    writeImage(of: element)
    let placement = element["imagePlacement"].flatMap(ButtonConfiguration.ImagePlacement.init(rawValue:))
    writer.optionalMember("imagePlacement", placement?.rawValue)
    for key in ["imagePadding", "titlePadding"] {
      if let value = element.number(key), (0...1e6).contains(value) { writer.member(key, value) }
    }
    writer.optionalMember("contentInsets", Self.insets(element, "contentInsets"))
    writer.endObject()
  }

  // MARK: Controls

  private mutating func writeSegments(_ element: XMLElement) {
    writer.member(ViewKey.segments, element.child("segments")?.children.map { $0.string(key: "title") ?? "" })
  }

  private mutating func writeStyle(_ style: String?) {
    writer.member(ViewKey.style, style.flatMap(ControlStyle.init(rawValue:))?.rawValue)
  }

  private mutating func writeDatePicker(_ element: XMLElement) {
    let style = element["style"].flatMap(DatePickerStyle.init(rawValue:))
    writer.member(ViewKey.preferredDatePickerStyle, style?.rawValue)
  }
}
