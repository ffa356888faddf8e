import LayoutModel
import SwiftInterpreter
import SwiftProgram

/// What code changed of a container that a storyboard has around a screen, or of one of its tabs.
package struct ContainerChange: Equatable, Sendable {
  /// The id of the controller.
  package var id: String
  /// Whether nothing shows it.
  package var isGone = false
  /// The members that are otherwise than the file says, those of its tab behind a dot; nil for one that is gone.
  package var members: [(key: String, value: JSONTree?)] = []

  package static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.isGone == right.isGone
      && left.members.elementsEqual(right.members) { $0.key == $1.key && $0.value == $1.value }
  }
}

extension DocumentWriter {
  /// Notes what code changed of the containers around the screen, and tells what of that documents of scenes do not have.
  mutating func noteContainerChanges() {
    if part != nil { return }
    for one in run.adoption.around {
      guard let type = one.container else { continue }
      let told = (holes, choices)
      let before = withFields(of: one.before) { $0.values(of: one.object, type) }
      (holes, choices) = told
      let first = holes.count
      let now = values(of: one.object, type)
      let changed = changedKeys(from: before, to: now).sorted()
      if !changed.isEmpty {
        let members = changed.map { key in (key: key, value: now.first { $0.key == key }?.value) }
        containerChanges.append(ContainerChange(id: one.id, members: members))
      }
      tellChildren(of: one, type)
      placeHoles(from: first, one.object.type)
    }
    notePresentation()
    for (controller, children) in run.adoption.embedders {
      for case .object(let refused) in list("refusedControllers", controller) {
        guard let id = children.first(where: { $0.object === refused })?.id else { continue }
        containerChanges.append(ContainerChange(id: id, isGone: true))
      }
    }
  }

  /// Notes how what is presented is to be, where code says it.
  private mutating func notePresentation() {
    guard let (id, controller) = run.adoption.presented else { return }
    let (key, name) = ("modalPresentationStyle", controller.type.text)
    hole(.view, value(key, controller), target: "\(name).\(key)")
    guard let word = word(key, controller), word != "automatic" else { return }
    if ModalPresentationStyle(rawValue: word) != nil {
      containerChanges.append(ContainerChange(id: id, members: [(key, .text(word))]))
    } else {
      tell(
        .view, "\(name).\(key)", controller,
        "Documents do not have the style \(word), in which \(name) is presented.")
    }
  }

  /// Places what is told of a container at its class: a file makes it.
  private mutating func placeHoles(from first: Int, _ type: TypeInfo) {
    let place = type.isOfApp ? type.declaration.map { interpreter.program[$0].spot } : nil
    for index in first..<holes.count where holes[index].reason == "notInDocuments" {
      holes[index].place = place.flatMap { places.location(of: $0) }
    }
  }

  /// Tells which containers in the views of the screen show something else than their file says: code gave it to them.
  mutating func tellHeld() {
    if part != nil { return }
    for held in run.adoption.held {
      let children = list("children", held.container).compactMap {
        if case .object(let child) = $0 { child } else { nil }
      }
      if children.elementsEqual(held.children, by: ===) { continue }
      let first = holes.count
      let name = held.container.type.text
      tell(
        .view, "\(name).viewControllers", held.container,
        "What \(name) contains is said by code, and the document has what the storyboard says.")
      placeHoles(from: first, held.container.type)
    }
  }

  private mutating func values(of container: Object, _ type: String) -> [JSONTree.Member] {
    membersWritten { writer in
      if type == "tabBarController" {
        writer.writeTabBarController(container, container.type.text, besidesSelection: true)
        writer.tellBars(of: container, container.type.text)
      } else {
        writer.writeContainerValues(container, type, container.type.text)
      }
      writer.writeEdges(ofController: container, container.type.text)
    }
  }

  /// Tells that code gave a container other children, or a view of its own.
  private mutating func tellChildren(of around: Adoption.Around, _ type: String) {
    let (container, name) = (around.object, around.object.type.text)
    let children = list("children", container).compactMap {
      if case .object(let child) = $0 { child } else { nil }
    }
    if type == "tabBarController" { noteTabItems(of: around.children) }
    let known = around.children.map(\.object)
    if !children.elementsEqual(known, by: ===) {
      let isShown = known.contains { child in
        children.contains { $0 === child } && isAround(child)
      }
      tell(
        isShown ? .count : .view, "\(name).viewControllers", container,
        "What \(name) contains is said by code, and the document has what the storyboard says.")
    }
    if let view = object("loadedView", container), !list("ownSubviews", view).isEmpty {
      tell(.view, "\(name).view", container, "What code adds to the view of \(name) is not laid out.")
    }
  }

  /// Notes what code says of tabs, of which files say nothing that it could ask for.
  private mutating func noteTabItems(of children: [(id: String, object: Object)]) {
    for (id, child) in children {
      let written = membersWritten { $0.writeTabItem(of: child, id, isOwn: true) }
      let members = (written.first?.value.members ?? []).map {
        (key: "tabBarItem.\($0.key)", value: Optional($0.value))
      }
      if !members.isEmpty { containerChanges.append(ContainerChange(id: id, members: members)) }
    }
  }

  /// Whether a controller is the screen, or around it.
  private func isAround(_ controller: Object) -> Bool {
    if case .object(let screen) = run.screen, screen === controller { return true }
    return run.adoption.around.contains { $0.object === controller }
  }
}
