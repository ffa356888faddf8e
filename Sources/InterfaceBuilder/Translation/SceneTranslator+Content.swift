import JSON
import LayoutCoding
import LayoutModel
import UIKitDefaults
import XML

/// What views show: texts, fonts, images and the looks of controls (IB-control-sizes, TE-line-height,
/// IB-images).
extension SceneTranslator {
  func writeContent(_ index: Int) {
    let view = tree.views[index]
    let element = view.element
    writeIntrinsicSize(view)
    // Files say it of scroll views, too, which need not be told.
    if element.isTrue("clipsSubviews"), !view.type.isScrollView { writer.member(ViewKey.clipsToBounds, true) }
    switch view.type {
    case .label:
      writeLabel(element)
      writeRounding(view)
    case .textField: writeTextField(element)
    case .textView:
      if writePlainText(element) { writeFont(element, "fontDescription") }
      writer.yes(ViewKey.adjustsFontForContentSizeCategory, of: element)
      writer.word(ViewKey.textAlignment, TextAlignment.self, of: element, unless: .natural)
      writer.no(ViewKey.scrollEnabled, of: element)
    case .button:
      writeSymbolButton(element)
      writeButton(element)
    case .imageView:
      writeImage(of: element)
      writeSymbolConfiguration(of: element)
      writer.word(ViewKey.contentMode, ContentMode.self, of: element, unless: .scaleToFill)
    case .segmentedControl:
      let segments = element.child("segments")?.children.map { $0.string(key: "title") ?? "" }
      writer.member(ViewKey.segments, segments)
    case .pageControl:
      let pages = element.number("numberOfPages", in: 0...10_000)
      writer.member(ViewKey.numberOfPages, pages.map { Int($0) })
    case .activityIndicator: writer.word(ViewKey.style, ControlStyle.self, of: element)
    case .progressView:
      writer.member(ViewKey.style, element.word("progressViewStyle", ControlStyle.self)?.rawValue)
    case .datePicker:
      writer.member(ViewKey.preferredDatePickerStyle, element.word("style", DatePickerStyle.self)?.rawValue)
    default: break
    }
  }

  /// Sizes that the file gives in place of what the view shows.
  private func writeIntrinsicSize(_ view: SceneTree.View) {
    // Off the canvas it is a guess at what a class of the app says.
    let isGuess = isOnCanvas || view.element.name == "view" && view.element["customClass"] != nil
    guard let size = (isGuess ? placeholderSize(view.element) : nil) ?? canvasSize(view) else { return }
    writer.key(ViewKey.intrinsicContentSize)
    writer.object(["width": size.width, "height": size.height])
  }

  /// A size on either axis, nil for none.
  private typealias PartialSize = (width: Double?, height: Double?)

  /// A size that stands in for the real one while the file is edited. `infinite` means none.
  private func placeholderSize(_ element: XMLElement) -> PartialSize? {
    let (width, height) = ("placeholderIntrinsicWidth", "placeholderIntrinsicHeight")
    guard element[width] != nil || element[height] != nil else { return nil }
    return (element.number(width, in: 0...1e6), element.number(height, in: 0...1e6))
  }

  /// Sizes that only the canvas knows; on another device the view has its own.
  private func canvasSize(_ view: SceneTree.View) -> PartialSize? {
    guard isOnCanvas else { return nil }
    let element = view.element
    if let size = file.designedSizes[view.id], view.type != .label || element.hasOneLine {
      return (size.width, size.height)
    }
    switch view.type {
    // Search bars are higher on the canvas of Xcode 26 than on its devices.
    case .searchBar where file.toolsVersion >= 24_000: return (nil, 64)
    // Those of the first Xcode 11 (3 of 3, all in one file).
    case .stepper where (14_800..<14_810).contains(file.toolsVersion):
      return (ControlSizes.stepper[systemVersion].width, 28)
    // In toolbars they are 34 high, as later everywhere (6 of 6 in 2 repositories; IB-canvas-toolbars).
    case .slider where systemVersion < SystemVersion(18, 4) && isInToolbar(element): return (nil, 33)
    case .toolbar where !endsAtSafeArea.contains(view.id): return (nil, StandardBars.bar[systemVersion])
    case .label, .imageView, .view: return emptySize(view)
    case .textField: return plainFieldSize(element)
    default: return nil
    }
  }

  private func isInToolbar(_ element: XMLElement) -> Bool {
    sequence(first: element, next: \.parent).contains { $0.name == "toolbar" }
  }

  /// What shows nothing has a size in a stack view, so that one can see and drag it (IB-canvas-empty).
  private func emptySize(_ view: SceneTree.View) -> PartialSize? {
    guard let superview = view.superview, tree.views[superview].type == .stackView else { return nil }
    let (stack, element) = (tree.views[superview].element, view.element)
    let isVertical = stack["axis"] == "vertical"
    switch view.type {
    case .label:
      let isAttributed = element.child("attributedString", key: "attributedText") != nil
      return element.hasOneLine && element.text(key: "text") == nil && !isAttributed ? (50, 50) : nil
    case .imageView where !element.hasImage && !isVertical: return (50, 50)
    case .imageView where !element.hasImage,
      .view where element.name == "view":
      let fills = (stack["alignment"] ?? "fill") == "fill"
      if fills, isVertical || view.type == .imageView || element["customClass"] != nil { return nil }
      // Recorded by later versions; four rows of earlier ones are no higher than their buttons.
      if fills, file.toolsVersion < 17_000 || !view.subviews.isEmpty { return nil }
      if isVertical { return isHeld(view, [.width, .leading, .trailing, .left, .right]) ? nil : (240, nil) }
      return isHeld(view, [.height, .top, .bottom]) ? nil : (nil, 50)
    default: return nil
    }
  }

  /// Whether a constraint of the file speaks of one of these attributes of a view.
  private func isHeld(_ view: SceneTree.View, _ attributes: Set<LayoutAttribute>) -> Bool {
    heldAttributes[view.id].map { !$0.isDisjoint(with: attributes) } ?? false
  }

  // MARK: Texts

  /// Writes the text of a view; false if that is one of several fonts, which are written with it.
  private func writePlainText(_ element: XMLElement) -> Bool {
    if writeAttributedText(element, "attributedText") { return false }
    writer.variedText(ViewKey.text, of: element)
    return true
  }

  private func writeLabel(_ element: XMLElement) {
    if writePlainText(element) {
      if let font = designedFont(of: element) {
        writer.member(ViewKey.font, font)
      } else {
        writeFont(element, "fontDescription")
      }
    }
    let lines = element.varied({ $0.number("numberOfLines", in: 0...1e6).map { Int($0) } }, default: 1)
    writer.member(ViewKey.numberOfLines, lines, unless: 1)
    writeShrinking(element)
    writer.yes(ViewKey.adjustsFontForContentSizeCategory, of: element)
    writer.word(ViewKey.textAlignment, TextAlignment.self, of: element, unless: .natural)
    writer.member(ViewKey.lineBreakMode, Self.lineBreakModes[element["lineBreakMode"] ?? ""]?.rawValue)
    writer.number(ViewKey.preferredMaxLayoutWidth, of: element, in: 0...1e6, unless: 0)
  }

  /// The canvas measures labels in cells of tables in whole points, unless a stack view arranges them: labels in 17
  /// points are 21 high in 217 of 256 such cases on canvases with two pixels a point, and 20.5 in all 65 in stack views
  /// and all 10 in collection views' cells. So it does one line that constraints hold above and below
  /// (IB-canvas-whole-labels). A device does not.
  private func writeRounding(_ view: SceneTree.View) {
    guard isOnCanvas, view.isInTableCell || isHeldAboveAndBelow(view) else { return }
    writer.member(ViewKey.contentSizeRounding, "point")
  }

  /// And not in the middle, where the width would move it.
  private func isHeldAboveAndBelow(_ view: SceneTree.View) -> Bool {
    guard view.element.hasOneLine, !view.isInCollection, !isInStackView(view),
      view.element.child("fontDescription", key: "fontDescription")?["name"] == nil,
      let held = heldAttributes[view.id]
    else { return false }
    return held.isSuperset(of: [.top, .bottom]) && !held.contains(.centerX)
  }

  private func isInStackView(_ view: SceneTree.View) -> Bool {
    var above = view.superview
    while let index = above {
      if tree.views[index].type == .stackView { return true }
      above = tree.views[index].superview
    }
    return false
  }

  /// Files name it only where a text keeps its size. Of text fields, and once of labels, they give the least size.
  private func writeShrinking(_ element: XMLElement) {
    guard !element.isFalse("adjustsFontSizeToFit") else { return }
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

  private func writeTextField(_ element: XMLElement) {
    _ = writePlainText(element)
    writer.word(ViewKey.textAlignment, TextAlignment.self, of: element, unless: .natural)
    writer.variedText(ViewKey.placeholder, of: element)
    writeFont(element, "fontDescription")
    writeShrinking(element)
    writer.yes(ViewKey.adjustsFontForContentSizeCategory, of: element)
    writer.word(ViewKey.borderStyle, BorderStyle.self, of: element)
  }

  /// Whether the element has a text of several fonts; it is written then.
  private func writeAttributedText(_ element: XMLElement, _ key: String) -> Bool {
    let fragments =
      element.child("attributedString", key: key)?.children.filter { $0.name == "fragment" } ?? []
    guard !fragments.isEmpty else { return false }
    writer.beginArray(ViewKey.attributedText)
    for fragment in fragments {
      writer.beginObject()
      writer.member("text", fragment.string(key: "content") ?? "")
      let font = fragment.child("attributes")?.child("font", key: "NSFont")
      writer.member("font", font.map(Self.font(attributed:)))
      writeParagraphStyle(fragment.child("attributes")?.child("paragraphStyle", key: "NSParagraphStyle"))
      writer.endObject()
    }
    writer.endArray()
    return true
  }

  private func writeParagraphStyle(_ element: XMLElement?) {
    let lengths = Self.lengthsOfParagraphs.filter { element?.number($0, in: 0...1e6) ?? 0 > 0 }
    let tail = element?.number("tailIndent", in: -1e6...1e6) ?? 0
    guard let element, !lengths.isEmpty || tail != 0 else { return }
    writer.beginObject("paragraphStyle")
    for length in lengths { writer.number(length, of: element, in: 0...1e6) }
    if tail != 0 { writer.member("tailIndent", tail) }
    writer.endObject()
  }

  private static let lengthsOfParagraphs = [
    "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight", "lineSpacing", "paragraphSpacing",
    "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent",
  ]

  // MARK: Buttons

  /// Buttons that show a symbol of their type.
  private func writeSymbolButton(_ element: XMLElement) {
    guard ["contactAdd", "detailDisclosure", "infoLight", "infoDark"].contains(element["buttonType"]),
      element["placeholderIntrinsicWidth"] == nil, element["placeholderIntrinsicHeight"] == nil,
      element["id"].flatMap({ file.designedSizes[$0] }) == nil
    else { return }
    let isConfigured = element.child("buttonConfiguration", key: "configuration") != nil
    let size = isConfigured ? ControlSizes.configuredSymbolButton : ControlSizes.symbolButton[systemVersion]
    let grid = PixelGrid(scale: file.canvas.scale)
    writer.member(
      ViewKey.intrinsicContentSize, Size(width: grid.roundUp(size.width), height: grid.roundUp(size.height)))
  }

  private func writeButton(_ element: XMLElement) {
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
    if let state = element.child("state", key: "normal") {
      if !writeAttributedText(state, "attributedTitle") { writer.text(ViewKey.title, of: state) }
      writeImage(of: state)
      writeImage(of: state, "backgroundImage", ViewKey.backgroundImage)
      writeSymbolConfiguration(of: state)
    }
    writer.member(ViewKey.contentEdgeInsets, element.insets(key: "contentEdgeInsets"))
  }

  private func writeConfiguration(_ element: XMLElement) {
    writer.beginObject(ViewKey.configuration)
    writer.word("style", ButtonConfiguration.Style.self, of: element)
    writer.text("title", of: element)
    writer.text("subtitle", of: element)
    writeImage(of: element)
    writer.word("imagePlacement", ButtonConfiguration.ImagePlacement.self, of: element)
    writer.number("imagePadding", of: element, in: 0...1e6)
    writer.number("titlePadding", of: element, in: 0...1e6)
    writer.member("contentInsets", element.insets(key: "contentInsets"))
    writer.endObject()
  }
}

extension XMLElement {
  /// How later versions name an image, with its scale.
  fileprivate func imageReference(_ attribute: String = "image") -> XMLElement? {
    child("imageReference", key: attribute)
  }
  /// Whether an image view shows one.
  fileprivate var hasImage: Bool { self["image"] != nil || imageReference() != nil }

  /// Whether a label has no more than one line.
  var hasOneLine: Bool { (self["numberOfLines"] ?? "1") == "1" }
}

/// What views show of assets and of the system's symbols.
extension SceneTranslator {
  /// The image of a view, of the state of a button or of its configuration, or its background: a symbol by its name, another one if
  /// the file records its size.
  func writeImage(of element: XMLElement, _ attribute: String = "image", _ key: ViewKey = .image) {
    let reference = element.imageReference(attribute)
    let image = element.varied({ $0[attribute] }, default: reference?["image"] ?? "")
    let symbol = image.base
    if image.others.isEmpty, (reference ?? element)["catalog"] == "system",
      InterfaceBuilderFile.knowsSymbol(symbol)
    {
      let scale = reference?.word("symbolScale", SymbolConfiguration.Scale.self).map {
        ", withConfiguration: UIImage.SymbolConfiguration(scale: .\($0.rawValue))"
      }
      return writer.member(key, "UIImage(systemName: \"\(symbol)\"\(scale ?? ""))")
    }
    let names = [image.base] + image.others.map(\.value)
    guard names.allSatisfy({ file.images[$0] != nil }) else { return }
    for name in names { images[name] = file.images[name] }
    writer.member(key, image)
  }

  /// How large a view's or a state's symbols are.
  func writeSymbolConfiguration(of element: XMLElement) {
    let key = ViewKey.preferredSymbolConfiguration
    guard let configuration = element.child(key.name, key: key.name) else { return }
    let described = configuration.child("fontDescription").map { Self.font(described: $0, on: nil) }
    writer.beginObject(key)
    if let style = described?.textStyle {
      writer.member("textStyle", style.rawValue)
    } else if let size = configuration.number("pointSize") ?? described?.pointSize,
      (0.1...10_000).contains(size)
    {
      writer.member("pointSize", size)
    }
    let weight = configuration.word("weight", FontWeight.self) ?? described?.weight
    writer.member("weight", weight?.rawValue)
    writer.word("scale", SymbolConfiguration.Scale.self, of: configuration)
    writer.endObject()
  }
}
