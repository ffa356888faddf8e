import LayoutCoding
import LayoutModel

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
  private(set) var notUnderstood: [NotUnderstood] = []
  private let usesAutoLayout: Bool

  init(_ scene: Scene, usesAutoLayout: Bool) {
    self.usesAutoLayout = usesAutoLayout
    _ = add(scene.view, superview: nil)
  }

  /// Adds a view and what is below it; nil if documents cannot have it beside the others. The root they can.
  private mutating func add(_ element: XMLElement, superview: Int?) -> Int? {
    let id = id(of: element, superview: superview)
    if id.utf8.count > longestId {
      note(element, "The id is too long.")
      return nil
    }
    if indices[id] != nil || guides[id] != nil {
      note(element, "Another object of the scene has the same id.")
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
        keepsFrame: superview.map { keepsFrame(element, in: $0) } ?? true))
    if superview != nil, element.name == "view", element["key"] == "contentView",
      element.parent?.name == "visualEffectView"
    {
      views[index].fillsSuperview = true
    }
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
    guard let superview else { return }
    views[index].listPart = ListPart(element, of: views[superview].type)
    views[index].listElement = views[index].listPart == nil ? views[superview].listElement : index
  }

  /// The id of the file. The content view of a collection view's cell may have none, and so has a root whose id no
  /// document can have.
  private func id(of element: XMLElement, superview: Int?) -> String {
    let given = element["id"].flatMap { $0.isEmpty ? nil : $0 }
    guard let superview else {
      return given.flatMap { $0.utf8.count > longestId ? nil : $0 } ?? "/view"
    }
    return given ?? "\(views[superview].id)/\(element["key"] ?? element.name)"
  }

  /// Constraints position a view that says so, and what a stack view arranges.
  private func keepsFrame(_ element: XMLElement, in superview: Int) -> Bool {
    if !usesAutoLayout { return true }
    if views[superview].type == .stackView, element.parent?.name == "subviews" { return false }
    if element.isTrue("fixedFrame") { return true }
    return element["translatesAutoresizingMaskIntoConstraints"] != "NO"
  }

  private mutating func addGuides(of element: XMLElement, view: Int) {
    for child in element.children where child.name == "viewLayoutGuide" {
      guard let id = child["id"], !id.isEmpty, id.utf8.count <= longestId, indices[id] == nil,
        guides[id] == nil
      else {
        continue
      }
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
        for section in child.children {
          for part in section.children {
            if part.name == "cells" {
              views += part.children.filter(\.isView)
            } else if part.isView {
              views.append(part)
            }
          }
        }
      case "items":
        for item in child.children {
          views += item.children.filter { $0["key"] == "customView" && $0.isView }
        }
      default:
        // A content view, a header, a footer.
        if child["key"] != nil, child.isView, child["id"] != nil || child.rect(key: "frame") != nil {
          views.append(child)
        }
      }
    }
    return views
  }

  func isView(_ ancestor: Int, atOrAbove view: Int) -> Bool {
    ancestor <= view && view < views[ancestor].end
  }
}
