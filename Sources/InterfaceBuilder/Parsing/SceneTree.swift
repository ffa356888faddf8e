import LayoutCoding
import LayoutModel
import XML

/// The views of one scene in pre-order.
struct SceneTree {
  struct View {
    var element: XMLElement
    var id: String
    var type: ViewType
    var superview: Int?
    var subviews: [Int] = []
    /// The index after its subtree.
    var end = 0
    /// Whether its frame is given and not found by constraints.
    var keepsFrame: Bool
    /// Whether it fills its superview whatever the file says.
    var fillsSuperview = false
    /// Whether a table's cell holds it, with no stack view between.
    var isInTableCell = false
    /// Whether a cell of a collection, its header or its footer holds it.
    var isInCollection = false
    /// What it is to the table or collection view right above it; nil elsewhere.
    var listPart: ListPart?
    /// The index of the cell, header or footer of a list that holds it or that it is, the innermost; nil outside of lists.
    var listElement: Int?
  }

  private(set) var views: [View] = []
  private(set) var indices: [String: Int] = [:]
  /// Guides by id: the view that owns one and the guide's name, as documents write it.
  private(set) var guides: [String: (view: Int, name: String)] = [:]
  /// The old guides of the controller, by their id.
  private(set) var controllerGuides: [(id: String, isTop: Bool)] = []
  /// Which views and constraints are installed for which size classes, by their ids in the file.
  private(set) var installed: [String: Varied<Bool>] = [:]
  private(set) var notUnderstood: [NotUnderstood] = []
  private let usesAutoLayout: Bool
  private let isRootInList: Bool

  /// - Parameter isLoadedByCode: Whether a cell that the system arranges stands for one in a list.
  init(_ scene: Scene, usesAutoLayout: Bool, isLoadedByCode: Bool = false) {
    self.usesAutoLayout = usesAutoLayout
    isRootInList = isLoadedByCode && scene.view.cellStyle != nil
    _ = add(scene.view, superview: nil)
    for guide in scene.controller?.list("layoutGuides") ?? [] where guide.name == "viewControllerLayoutGuide"
    {
      guard let id = guide.documentId, !has(id), !controllerGuides.contains(where: { $0.id == id }) else {
        continue
      }
      controllerGuides.append((id, guide["type"] != "bottom"))
    }
    for view in views { readMasks(of: view.element) }
  }

  /// Whether a view or a guide of one has an id.
  func has(_ id: String) -> Bool { indices[id] != nil || guides[id] != nil }

  private mutating func readMasks(of element: XMLElement) {
    for (condition, variation) in element.variations {
      for entry in variation.children.filter({ $0.name == "mask" }).flatMap(\.children) {
        guard let id = entry["reference"] else { continue }
        installed[id, default: Varied(base: true)].add(condition, entry.name == "include")
      }
    }
  }

  /// Adds a view and what is below it; nil if documents cannot have it beside the others. The root they can.
  private mutating func add(_ element: XMLElement, superview: Int?) -> Int? {
    let id = id(of: element, superview: superview)
    guard id.utf8.count <= longestId, !has(id) else {
      let isLong = id.utf8.count > longestId
      note(element, isLong ? "The id is too long." : "Another object of the scene has the same id.")
      return nil
    }
    let index = views.count
    let type = element.viewType
    if type == nil {
      note(
        element, "The view is of an unknown class: it has a frame and constraints, but no size of its own.")
    }
    indices[id] = index
    views.append(
      View(
        element: element, id: id, type: type ?? .view, superview: superview,
        keepsFrame: superview.map { keepsFrame(element, in: $0) } ?? true,
        fillsSuperview: superview != nil && element.name == "view" && element["key"] == "contentView"
          && element.parent?.name == "visualEffectView"))
    noteLists(around: index)
    addGuides(of: element, view: index)
    for child in Self.subviews(of: element) {
      if let subview = add(child, superview: index) { views[index].subviews.append(subview) }
    }
    views[index].end = views.count
    return index
  }

  /// Notes which list and which cell a view is part of.
  private mutating func noteLists(around index: Int) {
    let (element, superview) = (views[index].element, views[index].superview)
    views[index].isInTableCell =
      element.viewType != .stackView
      && (element.name == "tableViewCell" || superview.map { views[$0].isInTableCell } == true)
    views[index].isInCollection =
      ["collectionViewCell", "collectionReusableView"].contains(element.name)
      || superview.map { views[$0].isInCollection } == true
    guard let superview else {
      if isRootInList { (views[index].listPart, views[index].listElement) = (.cell, index) }
      return
    }
    views[index].listPart = ListPart(element, of: views[superview].type)
    views[index].listElement = views[index].listPart == nil ? views[superview].listElement : index
  }

  /// The id of the file. The content view of a collection view's cell may have none, and so has a root whose id no
  /// document can have.
  private func id(of element: XMLElement, superview: Int?) -> String {
    guard let superview else { return element.documentId ?? "/view" }
    if let given = element["id"], !given.isEmpty { return given }
    return "\(views[superview].id)/\(element["key"] ?? element.name)"
  }

  /// Constraints position a view that says so, and what a stack view arranges.
  private func keepsFrame(_ element: XMLElement, in superview: Int) -> Bool {
    if !usesAutoLayout { return true }
    if views[superview].type == .stackView, element.parent?.name == "subviews" { return false }
    return element.isTrue("fixedFrame") || !element.isFalse("translatesAutoresizingMaskIntoConstraints")
  }

  private mutating func addGuides(of element: XMLElement, view: Int) {
    for child in element.children where child.name == "viewLayoutGuide" || child.name == "keyboardLayoutGuide"
    {
      guard let id = child.documentId, !has(id) else { continue }
      let name: String
      switch child["key"] {
      case "safeArea": name = "safeArea"
      case "contentLayoutGuide" where views[view].type.isScrollView: name = "contentLayout"
      case "frameLayoutGuide" where views[view].type.isScrollView: name = "frameLayout"
      case "keyboard": name = "keyboard"
      case "layoutMarginsGuide", "layoutMargins": name = "layoutMargins"
      case "readableContentGuide", "readableContent": name = "readableContent"
      default:
        note(child, "The guide is unknown.")
        continue
      }
      guides[id] = (view, name)
    }
  }

  mutating func note(_ element: XMLElement, _ reason: String) {
    notUnderstood.append(NotUnderstood(path: element.path, id: element["id"], reason: reason))
  }

  /// The elements of the views right below one, back to front.
  private static func subviews(of element: XMLElement) -> [XMLElement] {
    var views: [XMLElement] = []
    for child in element.children {
      switch child.name {
      case "subviews", "prototypes", "cells": views += child.children.filter(\.isView)
      case "sections":
        let parts = child.children.flatMap(\.children)
        views += parts.flatMap { $0.name == "cells" ? Array($0.children) : [$0] }.filter(\.isView)
      case "items":
        views += child.children.flatMap(\.children).filter { $0["key"] == "customView" && $0.isView }
      default:
        // A content view, a header, a footer.
        if child["key"] != nil, child.isView, child["id"] != nil || child.rect(key: "frame") != nil {
          views.append(child)
        }
      }
    }
    return views
  }

  func isView(_ ancestor: Int, atOrAbove view: Int) -> Bool { ancestor <= view && view < views[ancestor].end }
}

/// What a view is to the table or collection view that shows it.
enum ListPart {
  /// A cell: of a static table, or a prototype.
  case cell
  /// Header of a section.
  case header
  case footer
  /// Above and below all sections of a table view.
  case tableHeader
  case tableFooter

  /// - Returns: Nil for a view that is none, as one in the background is.
  init?(_ element: XMLElement, of list: ViewType) {
    guard list.isList else { return nil }
    switch (element.parent?.name, element["key"]) {
    case ("cells", _), ("prototypes", _): self = .cell
    case (_, "sectionHeaderView"), ("tableViewSection", "headerView"): self = .header
    case (_, "sectionFooterView"), ("tableViewSection", "footerView"): self = .footer
    case ("tableView", "tableHeaderView"): self = .tableHeader
    case ("tableView", "tableFooterView"): self = .tableFooter
    default: return nil
    }
  }
}
