import LayoutModel
import SwiftInterpreter

extension DocumentWriter {
  /// Remembers a view that somebody else lays out, or whose own size documents cannot say.
  mutating func noteOpaque(_ view: Object) {
    if interpreter.isStandIn(.object(view)) {
      if view.type.superclasses.contains(where: { $0.text == "DrawnView" }) { return }
      opaque.add(view, because: "its class is in no file", isUnknown: true)
      tellUndeclaredList(view)
    } else if !isBefore, let variable = sizing(view) {
      opaque.add(view, on: axes(of: variable, view), because: "documents do not have its \(variable)")
    }
  }

  /// Remembers a view of a file whose own size code has made another than documents can say.
  mutating func noteOpaque(_ view: Object, _ adopted: Adoption.View) {
    if isBefore { return }
    if adopted.node["intrinsicContentSize"] == nil {
      if view.type.hasMissingSuperclass {
        return opaque.add(view, because: "a class above its own is in no file")
      }
      if text("missingClassName", view) != nil { return opaque.add(view, because: "its class is in no file") }
    }
    let before = withFields(of: adopted.before) { $0.sizing(view) }
    let now = sizing(view)
    if before != now || [Self.linesOfText, Self.rectsOfText, Self.sidesOfText].contains(now) {
      noteOpaque(view)
    }
  }

  /// The axes on which a view is of another size for a variable.
  private func axes(of variable: String, _ view: Object) -> [Axis] {
    switch viewType(of: view) {
    case "textField" where variable != Self.rectsOfText, "segmentedControl": [.horizontal]
    case "textView", "searchBar", "slider": [.vertical]
    default: Axis.allCases
    }
  }

  private static let linesOfText = "lines, of which a class of the app says how wide they are"
  private static let rectsOfText = "textRect, which a class of the app says"
  private static let sidesOfText = "textRect, of which a class of the app says the sides"

  /// The variable by which a view is of another size than a document would say.
  private func sizing(_ view: Object) -> String? {
    switch viewType(of: view) {
    case "button":
      return configurationSizing(view)
    case "label":
      return saysOwnSize(view) && number("numberOfLines", view) != 1 ? Self.linesOfText : nil
    case "textField":
      if interpreter.isOverridden("textRect", view), !saysOwnSize(view) {
        return keepsHeightOfText(view) ? Self.sidesOfText : Self.rectsOfText
      }
      return ["leftView", "rightView", "clearButton"].first { showsBeside($0, view) }
        ?? (flag("isSecureTextEntry", view) == true && hasText(view) ? "isSecureTextEntry" : nil)
    case "segmentedControl":
      if list("segments", view).contains(where: { if case .object = $0 { true } else { false } }) {
        return "images"
      }
      return ["widths", "pictures"].first { isSet($0, of: .object(view)) }
        ?? (setsFont(view) ? "titleTextAttributes" : nil)
    case "searchBar":
      return ["showsScopeBar", "prompt", "searchFieldBackgroundImages"].first { isSet($0, of: .object(view)) }
    case "pageControl": return ["preferredIndicatorImage"].first { isSet($0, of: .object(view)) }
    case "slider": return ["thumbImages"].first { isSet($0, of: .object(view)) }
    default: return nil
    }
  }

  private func keepsHeightOfText(_ field: Object) -> Bool {
    if run.geometry.isMeasuring(field) { return false }
    let answer = run.geometry.ownSize(of: field) { run.read("keepsHeightOfText", of: .object(field)) }
    if case .boolean(true)? = answer { return true }
    return false
  }

  /// Whether a field shows something at a side of its text while nobody writes: `leftView`, `rightView` or `clearButton`, which stands
  /// beside a text alone.
  func showsBeside(_ side: String, _ field: Object) -> Bool {
    let mode = word(side + "Mode", field) ?? "always"
    if mode == "never" || mode == "whileEditing" { return false }
    return side == "clearButton" ? hasText(field) : isSet(side, of: .object(field))
  }

  private func hasText(_ field: Object) -> Bool {
    if let text = text("plainText", field) { return !text.isEmpty }
    return object("givenAttributedText", field) != nil
  }

  /// Whether the titles of segments, or of the item of a bar, have attributes that change how large they are.
  func setsFont(_ shown: Object) -> Bool {
    guard case .dictionary(let attributes)? = value("titleAttributes", shown) else { return false }
    return attributes.keys.contains { key in
      guard case .string(let name)? = interpreter.field("rawValue", of: key) else { return true }
      return name == "NSFont" || ScreenGeometry.shaping.contains(name)
    }
  }

  private func configurationSizing(_ button: Object) -> String? {
    guard let configuration = value("configuration", button), case .structure = configuration else {
      return nil
    }
    // Small buttons have another font, too.
    let size = word(interpreter.field("buttonSize", of: configuration)) ?? "medium"
    let isLarge = size == "large" && isSet("givenContentInsets", of: configuration)
    if size != "medium", !isLarge { return "buttonSize" }
    if word(interpreter.field("indicator", of: configuration)) == "popup" { return "indicator" }
    return isSet("showsActivityIndicator", of: configuration) ? "showsActivityIndicator" : nil
  }

  /// Whether a variable that says nothing by itself says something.
  func isSet(_ variable: String, of value: Value) -> Bool {
    switch interpreter.field(variable, of: value) {
    case nil, Value.none?, .boolean(false)?: false
    case .array(let values)?: !values.isEmpty
    case .dictionary(let values)?: values.count > 0
    case let value?: number(value) != 0
    }
  }

  /// Remembers what a constraint says of a side of it.
  mutating func note(_ constraint: Object, _ item: String, _ attribute: String) {
    guard let view = object(item, constraint), let word = word(attribute, constraint) else { return }
    let other = object(item == "firstItem" ? "secondItem" : "firstItem", constraint)
    let isFirm =
      (self.word("relation", constraint) ?? "equal") == "equal"
      && (rawValue(value("priority", constraint)) ?? 1000) >= Self.compressionResistance
    opaque.note(
      OpaqueViews.Hold(
        attribute: word, other: other.map { object("owningView", $0) ?? $0 }, isFirm: isFirm),
      of: object("owningView", view) ?? view)
  }

  /// `UILayoutPriority.defaultHigh`, by which views keep their size.
  static let compressionResistance = 750.0

  /// Whether a view is where it is whatever another one comes to: it is around that, has a frame, or is held by a file or a stack.
  private func isFixed(_ other: Object, beside view: Object) -> Bool {
    interpreter.isInside(.object(view), .object(other)) || run.adoption.view(of: other) != nil
      || flag("translatesAutoresizingMaskIntoConstraints", other) == true
      || object("ownSuperview", other).flatMap { viewType(of: $0) } == "stackView"
  }

  /// Whether a view is asked how large it would be, with the least that what is in it needs on an axis.
  func isFitted(_ view: Object, _ axis: Axis) -> Bool {
    guard isPart(view), let fitting = part?.fitting else { return false }
    return (axis == .horizontal ? fitting.horizontal : fitting.vertical) < 1000
  }

  /// Tells the opaque views of whose size the layout makes use.
  mutating func tellUnknownSizes() {
    let settled = opaque.all.isEmpty ? [] : self.settled().lengths
    for view in opaque.all {
      let isSized =
        opaque.isUnknown(view)
        ? opaque.isSized(
          view, isOpen: { isFitted($0, $1) || isOpenRow($0, $1, settled) }, { isFixed($0, beside: view) })
        : isSettled(view, settled)
      if isSized { continue }
      // A view with a mask has its frame, but for one that is asked how large it would be.
      let isAsked = isPart(view) && part?.fitting != nil
      if !isAsked, flag("translatesAutoresizingMaskIntoConstraints", view) == true { continue }
      hasUnknownSizes = true
      let id = names.name(of: view, or: "view")
      let reason = opaque.reasons[ObjectIdentifier(view)]?.reason ?? ""
      holes.append(
        SourceHole(
          key: "\(id).intrinsicContentSize", kind: .view, target: "\(id).intrinsicContentSize",
          place: places.location(of: view.madeAt), reason: "unknownType",
          says: "The size of \(id) is not known: \(reason)."))
    }
    for (id, view) in writtenViews { tellUndeclaredViews(of: view, id) }
  }

  /// Tells that nobody knows the rows of a list whose class is in no file: what is called so is one.
  private mutating func tellUndeclaredList(_ view: Object) {
    guard !isBefore, part == nil, let name = text("className", view),
      ["TableView", "CollectionView"].contains(where: { name.hasSuffix($0) })
    else { return }
    let id = names.name(of: view, or: "view")
    holes.append(
      SourceHole(
        key: "\(id).rows", kind: .count, target: "\(id).sections", place: places.location(of: view.madeAt),
        reason: "rows", says: "Rows are left out: what \(id) shows is said by a class that is in no file."))
  }

  /// Tells that a class in no file may show views that it got, and shows texts and images: they are not in the document, and move nothing else.
  private mutating func tellUndeclaredViews(of owner: Object, _ id: String) {
    for (name, view) in interpreter.undeclaredViews(of: owner) where !tree.has(view) {
      tell(
        .text, "\(id).\(name)", owner,
        "Whether \(id) shows the \(name) that it got is not known: what does that is in no file.")
    }
    for path in interpreter.undeclaredContents(of: owner) {
      tell(
        path.lowercased().hasSuffix("image") ? .image : .text, "\(id).\(path)", owner,
        "What \(id) shows by its \(path) is not laid out: what does that is in no file.")
    }
  }

  /// Tells what a cell shows besides the views in it, which take room from its content view.
  mutating func noteCell(_ cell: Object, _ id: String) {
    guard ownsContent(cell), !isBefore else { return }
    let beside = ["accessoryView", "accessories", "isEditing"].first { isSet($0, of: .object(cell)) }
    var type = word("accessoryType", cell) ?? "none"
    // That of the file has its room in the frame of the content.
    if type == run.adoption.view(of: cell)?.node["accessoryType"]?.text { type = "none" }
    if let beside = type == "none" ? beside : "accessoryType" {
      tell(
        .number, "\(id).\(beside)", cell,
        "How wide the content of \(id) is, is not known: it has an \(beside).")
    }
    let labels = ["textLabel", "detailTextLabel"].filter {
      isShown($0, in: cell, where: ["plainText", "givenAttributedText"])
    }
    let image = isShown("imageView", in: cell, where: ["image"]) ? ["imageView"] : []
    let content = isSet("contentConfiguration", of: .object(cell)) ? ["contentConfiguration"] : []
    for part in labels + image + content {
      tell(.view, "\(id).\(part)", cell, "What \(id) shows in its \(part) is not laid out.")
    }
  }
  /// Whether a view that a cell brings shows something. One of the app's own by the same name stands in the hierarchy, as one of a file does.
  private func isShown(_ part: String, in cell: Object, where keys: [String]) -> Bool {
    guard let view = object(part, cell), run.adoption.view(of: view) == nil,
      object("ownSuperview", view) == nil || isPlacedBySystem(view, in: cell)
    else { return false }
    return keys.contains { isSet($0, of: .object(view)) }
  }
}
