import JSON
import LayoutModel
import SwiftInterpreter
import UIKitDefaults

extension DocumentWriter {
  /// A view with all below it.
  mutating func writeView(_ view: Object, isRoot: Bool) {
    guard tree.enter(view) else { return noteLeftOut(view) }
    let adopted = run.adoption.view(of: view)
    let isTitle = view.type.text == "UIButtonLabel"
    let usual = isTitle ? "titleLabel" : cellType(of: view) ?? viewType(of: view) ?? "view"
    let id = names.name(of: view, or: adopted?.id ?? usual)
    let outer = (contents, names.prefix)
    if isElement(view) { (contents, names.prefix) = ([], id + "/") }
    if let adopted {
      writeAdopted(view, adopted, id, isRoot: isRoot)
    } else {
      writeMade(view, id, isRoot: isRoot)
    }
    if isElement(view) { (contents, names.prefix) = outer }
  }

  /// Writes a view of code, which was entered, and leaves it.
  private mutating func writeMade(_ view: Object, _ id: String, isRoot: Bool) {
    json.beginObject()
    member("id", id)
    let container = embeddedContainer(of: view)
    if let container { embedded.append((id, container)) }
    member("type", container == nil ? cellType(of: view) ?? viewType(of: view) : "containerView")
    if view.type.isOfApp, !isRoot { member("customClass", view.type.text) }
    if interpreter.isStandIn(.object(view)), let name = text("className", view), !name.isEmpty {
      member("customClass", name)
    }
    places.add(id, view.madeAt)
    types[id] = view.type.text
    writtenViews.append((id, view))
    noteOpaque(view)
    writeCommon(view, id, isRoot: isRoot)
    writeContent(view, id)
    if isPart(view) { writeFitting() }
    writeGuides(view, [])
    writeSubviews(view, id)
    if isElement(view) { writeConstraints(ofElement: view) }
    json.endObject()
  }

  /// A view as a member of what is written, where it is not in the document already.
  mutating func writeView(_ view: Object, as key: String) {
    guard tree.canEnter(view) else { return noteLeftOut(view) }
    json.key(key)
    writeView(view, isRoot: false)
  }

  /// What is below a view, which is left.
  mutating func writeSubviews(_ view: Object, _ id: String) {
    let isAlone = part?.placing == .alone || embeddedContainer(of: view) != nil
    var subviews = isAlone ? [] : list("ownSubviews", view).filter { !isShownContent($0) }
    removeElements(from: &subviews, view)
    if !subviews.isEmpty {
      json.key("subviews")
      json.beginArray()
      for case .object(let subview) in subviews { writeView(subview, isRoot: false) }
      json.endArray()
    }
    tree.leave()
    for value in subviews { hole(.view, value, target: "\(id).subviews") }
  }

  /// A view that lies too deep, or that is in the tree already.
  mutating func noteLeftOut(_ view: Object) {
    holes.append(
      SourceHole(
        key: "view", kind: .limit, target: names.name(of: view, or: "view"),
        place: places.location(of: view.madeAt), reason: "limit",
        says: "A view is left out: it stands in the hierarchy already, or more than \(TreeWalk.deepest) deep."
      ))
  }

  func viewType(of view: Object) -> String? { documentType(of: view) }

  mutating func writeCommon(_ view: Object, _ id: String, isRoot: Bool) {
    if isRoot {
      writeOuterSize(of: view)
      tellFrame(ofRoot: view, id)
    } else if isPart(view) ? part?.placing != .asFramed : run.isRoot(view) {
      // Who shows a view places it by constraints.
      member("translatesAutoresizingMaskIntoConstraints", false)
      writeOuterSize(of: view)
    } else if isPart(view) {
      writeFrame(view, id)
    } else if isElement(view) {
      writePlace(ofElement: view, id)
    } else {
      writePlace(of: view, id)
    }
    writeFlag("isHidden", view, id, as: "hidden")
    let isScroll = viewType(of: view).flatMap { ViewType(rawValue: $0) }?.isScrollView ?? false
    if let clips = flag("clipsToBounds", view), clips || isScroll { member("clipsToBounds", clips) }
    member("accessibilityIdentifier", text("accessibilityIdentifier", view))
    writePriorities("contentHuggingPriority", "horizontalHugging", "verticalHugging", view, id)
    writePriorities(
      "contentCompressionResistancePriority", "horizontalCompressionResistance",
      "verticalCompressionResistance", view, id)
    writeMargins(view, id)
    writeWord("semanticContentAttribute", view, id, unless: "unspecified")
    writeFlag("preservesSuperviewLayoutMargins", view, id)
    writeFlag("insetsLayoutMarginsFromSafeArea", view, id, unless: true)
    if let keyboard = object("keyboardLayoutGuide", view) {
      writeFlag("usesBottomSafeArea", keyboard, id, unless: true)
      writeFlag("followsUndockedKeyboard", keyboard, id)
    }
    writeOwnSize(view, id)
    writeTransform(of: view, id)
  }

  /// Whether a mask counts, and the frame where one does, or where nothing else says where a view is.
  private mutating func writePlace(of view: Object, _ id: String) {
    let isContent = isContentView(view)
    if isContent, !isBefore, !isContentOfCell(view) { contents.append(view) }
    let usesMask = !isContent && (flag("translatesAutoresizingMaskIntoConstraints", view) ?? true)
    // A call that is not understood may have turned it off.
    if !usesMask || !isGiven(view) { member("translatesAutoresizingMaskIntoConstraints", usesMask) }
    if usesMask {
      writeFrame(view, id)
    } else if isContent || !writeKeptFrame(view, id) {
      writeOuterSize(of: view)
    }
  }

  /// Tells that the view of a controller has another frame than its window gives it, where code has set one since it has that.
  private mutating func tellFrame(ofRoot view: Object, _ id: String) {
    guard !isBefore, part == nil, run.kind == .controller, run.isRoot(view), run.geometry.isRootFramed,
      let frame = value("storedFrame", view), let facts = interpreter.type(named: "Facts")
    else { return }
    let window =
      [0, 0] + ["viewWidth", "viewHeight"].compactMap { number(interpreter.readStatic($0, of: facts)) }
    let origin = numbers(interpreter.field("origin", of: frame), ["x", "y"])
    let size = numbers(interpreter.field("size", of: frame), ["width", "height"])
    if let origin, let size, origin + size == window { return }
    tell(
      .number, "\(id).frame", view,
      "Code gives \(id) another frame than its window: what shows the screen decides where it is.")
  }

  /// Writes what turns, scales or moves a view about its centre.
  private mutating func writeTransform(of view: Object, _ id: String) {
    guard !isBefore, let transform = value("transform", view) else { return }
    if flag("translatesAutoresizingMaskIntoConstraints", view) == false,
      let layer = object("layer", view),
      let anchor = numbers(value("anchorPoint", layer), ["x", "y"]), anchor != [0.5, 0.5]
    {
      tell(
        .number, "\(id).layer.anchorPoint", view, "Documents do not have the anchor of the layer of \(id).")
    }
    hole(.number, transform, target: "\(id).transform")
    guard let found = numbers(transform, ["a", "b", "c", "d", "tx", "ty"]) else { return }
    let isNone = zip(found, [1, 0, 0, 1, 0, 0]).allSatisfy { abs($0 - $1) < 1e-9 }
    if isNone { return }
    json.key("transform")
    json.beginArray()
    for number in found { json.number(withoutNoise(number)) }
    json.endArray()
  }

  /// Whether a view is the content view of its superview, which UIKit keeps as large as that is.
  func isContentView(_ view: Object) -> Bool {
    guard let owner = object("ownSuperview", view) else { return false }
    return object("contentView", owner) === view && ownsContent(owner)
  }

  private mutating func writePriorities(
    _ key: String, _ horizontal: String, _ vertical: String, _ view: Object, _ id: String
  ) {
    let found = [("horizontal", value(horizontal, view)), ("vertical", value(vertical, view))]
    let known = found.compactMap { name, value in rawValue(value).map { (name, $0) } }
    if !known.isEmpty { object(key, known) }
    for (name, value) in found { hole(.number, value, target: "\(id).\(key).\(name)") }
  }

  private mutating func writeMargins(_ view: Object, _ id: String) {
    if insets("layoutMargins", value("givenLayoutMargins", view), id) { return }
    insets(
      "layoutMargins", value("givenDirectionalLayoutMargins", view), id,
      ["top", "leading", "bottom", "trailing"])
  }

  /// A size, and insets, that a class of the app says for itself.
  private mutating func writeOwnSize(_ view: Object, _ id: String) {
    if isBefore { return }
    if interpreter.isOverridden("alignmentRectInsets", view) {
      insets(
        "alignmentRectInsets", run.read("alignmentRectInsets", of: .object(view)), id, unless: [0, 0, 0, 0])
    }
    guard saysOwnSize(view), !run.geometry.isMeasuring(view),
      let size = run.geometry.ownSize(of: view, { run.read("intrinsicContentSize", of: .object(view)) })
    else { return }
    hole(.number, size, target: "\(id).intrinsicContentSize")
    guard case .structure = size else { return }
    if run.geometry.ownSizes.estimated.contains(ObjectIdentifier(view)) {
      tell(
        .font, "\(id).intrinsicContentSize", view,
        "How large \(id) says that it is rests on an estimate: nobody knows its font.")
    }
    let sides = ["width", "height"].compactMap { name in
      number(interpreter.field(name, of: size)).flatMap { $0 < 0 ? nil : (name, $0) }
    }
    if !sides.isEmpty { object("intrinsicContentSize", sides) }
  }

  /// Whether a class of the app says how large a view is by itself: a label is as large as the rectangle of its text. One of several
  /// lines, which wrap where it has its width, has to be larger than these are.
  func saysOwnSize(_ view: Object) -> Bool {
    let isLabel = viewType(of: view) == "label"
    guard
      interpreter.isOverridden("intrinsicContentSize", view)
        || isLabel && interpreter.isOverridden("textRect", view)
    else { return false }
    if !isLabel || number("numberOfLines", view) == 1 || run.geometry.isMeasuring(view) { return true }
    let around = run.geometry.ownSize(of: view) { run.read("roomAroundText", of: .object(view)) }
    let room = numbers(around, ["width", "height"])
    return room?.contains { abs($0) >= 1 } ?? true
  }

  /// - Parameter known: Guides that a file gives the view.
  mutating func writeGuides(_ view: Object, _ known: [JSONTree]) {
    let guides = list("layoutGuides", view)
    var ids: [String] = []
    for case .object(let guide) in guides where word("kind", guide) == "own" {
      ids.append(
        names.name(of: guide, or: text("identifier", guide).flatMap { $0.isEmpty ? nil : $0 } ?? "guide"))
      self.guides.insert(ObjectIdentifier(guide))
      writtenGuides.append((ids[ids.count - 1], guide))
    }
    if ids.isEmpty, known.isEmpty { return }
    json.key("layoutGuides")
    json.beginArray()
    for guide in known { guide.write(to: &json) }
    for id in ids {
      json.beginObject()
      member("id", id)
      json.endObject()
    }
    json.endArray()
  }
}

/// The document's word for the class of UIKit from which a view comes; nil for a plain one.
func documentType(of view: Object) -> String? {
  view.type.superclasses.lazy.compactMap { documentTypes[$0.text] }.first
}

/// The document's word for the class of UIKit of which a cell is; nil for what is none.
func documentCellType(of view: Object) -> String? {
  view.type.superclasses.lazy.compactMap { documentCellTypes[$0.text] }.first
}

/// Whether a view is a table or a collection.
func isList(_ view: Object) -> Bool {
  documentType(of: view).flatMap { ViewType(rawValue: $0) }?.isList == true
}

/// The words for the classes that UIKit's tables name. Cells are where a list has them.
private let documentTypes = words(ViewType.allCases.filter { !$0.isCell && $0.facts.name != "UIView" })
private let documentCellTypes = words(ViewType.allCases.filter(\.isCell))

private func words(_ types: [ViewType]) -> [String: String] {
  Dictionary(types.map { ($0.facts.name, $0.rawValue) }) { first, _ in first }
}

/// Whether a view has a content view, which it keeps as large as it is.
func ownsContent(_ view: Object) -> Bool {
  view.type.superclasses.contains { contentOwners.contains($0.text) }
}

private let contentOwners: Set<String> = [
  "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell", "UIVisualEffectView",
]
