import JSON
import LayoutModel
import SwiftInterpreter

/// Containers with the controllers that they show: the screen itself, or what stands among the views of one, of which the document
/// has children, each in a container view.
extension DocumentWriter {
  /// Where a container stands.
  enum ContainerPlace {
    /// It is the screen.
    case screen
    /// In a view, by its id.
    case view(String)
    /// It is a child of another one.
    case child
  }

  /// The container whose view a view is; nil for all others, and for the screen itself.
  func embeddedContainer(of view: Object) -> Object? {
    guard part == nil, run.kind == .controller, !isBefore, !run.isRoot(view),
      !shownContents.contains(ObjectIdentifier(view)),
      let controller = object("owningController", view), let type = containerType(of: controller),
      // Pages lie in the view as all others do.
      type != "pageViewController"
    else { return nil }
    return controller
  }

  /// Whether a view is that of a controller which a container shows.
  func isShownContent(_ view: Value) -> Bool {
    if case .object(let view) = view { return shownContents.contains(ObjectIdentifier(view)) }
    return false
  }

  /// Writes the containers that were met in the view before, where there are some.
  mutating func writeEmbedded() {
    if embedded.isEmpty { return }
    json.key("children")
    json.beginArray()
    // A container may have others in its content.
    while !embedded.isEmpty {
      let (id, controller) = embedded.removeFirst()
      json.beginObject()
      writeContainer(controller, containerType(of: controller) ?? "viewController", as: .view(id))
    }
    json.endArray()
  }

  /// Writes the members of a container, whose object is begun, and ends it.
  ///
  /// - Parameter role: Writes what it says to what is around it.
  mutating func writeContainer(
    _ container: Object, _ type: String, as place: ContainerPlace,
    role: (inout DocumentWriter) -> Void = { _ in }
  ) {
    let id = childId(of: container, type, place)
    member("type", type)
    member("id", id)
    if case .screen = place { places.add(id, container.madeAt) }
    if case .view(let view) = place { member("containerView", view) }
    let isNew = enteredContainers.enter(container)
    role(&self)
    if case .screen = place, type != "navigationController" { writeBars(of: container) }
    writeContainerValues(container, type, id)
    writeEdges(ofController: container, id)
    let shown = isNew ? contents(of: container) : []
    shownContents.formUnion(shown.compactMap { object("loadedView", $0) }.map { ObjectIdentifier($0) })
    writeContainerView(container, place)
    writeChildren(of: container, type, shown, place)
    json.endObject()
    if shown.isEmpty { tell(.view, "\(type).children", container, "What a \(type) shows is not laid out.") }
    if isNew { enteredContainers.leave() }
  }

  private mutating func childId(of container: Object, _ type: String, _ place: ContainerPlace) -> String {
    if case .screen = place { return run.type.text }
    if type != "viewController", !container.type.isOfApp { return names.reserve(type) }
    names.set(container.type.text, forElement: container)
    return names.name(of: container, or: type)
  }

  /// Writes the view of a container: what code has put into it besides what the container shows. Such in a view of the screen are told.
  private mutating func writeContainerView(_ container: Object, _ place: ContainerPlace) {
    guard let view = object("loadedView", container) else { return }
    let others = list("ownSubviews", view).filter { !isShownContent($0) }
    switch place {
    case .screen: names.set("view", for: view)
    case .child: break
    case .view:
      if !others.isEmpty {
        tell(.view, "\(container.type.text).view", container, "What code adds to the view is not laid out.")
      }
      return
    }
    guard tree.canEnter(view) else { return }
    let outer = embedded
    embedded = []
    json.key("view")
    writeView(view, isRoot: true)
    for (id, controller) in embedded {
      tell(
        .view, "\(id).children", controller,
        "What a container in the view of another one shows is not laid out.")
    }
    embedded = outer
  }

  /// The children that a container shows, of which something is there.
  private func contents(of container: Object) -> [Object] {
    guard case .array(let values)? = run.read("shownContents", of: .object(container)) else { return [] }
    return values.compactMap { value in
      guard case .object(let child) = value,
        object("loadedView", child) != nil || containerType(of: child) != nil
      else { return nil }
      return child
    }
  }

  // MARK: Children

  private mutating func writeChildren(
    of container: Object, _ type: String, _ shown: [Object], _ place: ContainerPlace
  ) {
    if shown.isEmpty { return }
    json.key("children")
    json.beginArray()
    let columns = type == "splitViewController" ? columns(of: container) : [:]
    // Pages that are not shown are not there.
    let all = type == "pageViewController" ? shown.map { .object($0) } : list("children", container)
    for case .object(let child) in all {
      json.beginObject()
      let isShown = shown.contains { $0 === child }
      let column = columns[ObjectIdentifier(child)]
      if isShown, let inner = containerType(of: child) {
        writeContainer(child, inner, as: .child) { $0.writeRole(of: child, in: type, column, isShown: true) }
      } else {
        writeChild(child, in: type, column, isShown: isShown)
      }
    }
    json.endArray()
  }

  /// The names of the columns that code gives to children.
  private func columns(of container: Object) -> [ObjectIdentifier: String] {
    guard word("style", container) != "unspecified",
      case .dictionary(let columns)? = value("columns", container)
    else { return [:] }
    var found: [ObjectIdentifier: String] = [:]
    for (key, value) in zip(columns.keys, columns.values) {
      guard case .integer(let place, _) = key, case .object(let child) = value,
        Self.columnNames.indices.contains(place)
      else { continue }
      found[ObjectIdentifier(child)] = Self.columnNames[place]
    }
    return found
  }

  /// The columns in the order of `UISplitViewController.Column`, as far as documents have them.
  private static let columnNames = ["primary", "supplementary", "secondary", "compact"]

  /// Writes what a child says to the bars and the columns of the container around it.
  private mutating func writeRole(
    of child: Object, in type: String, _ column: String?, isShown: Bool
  ) {
    let id = child.type.text
    switch type {
    case "tabBarController": writeTabItem(of: child, id)
    case "navigationController":
      if isShown { writeBars(child, id) } else { writeBackTitle(child, id) }
      if flag("hidesBottomBarWhenPushed", child) == true { member("hidesBottomBarWhenPushed", true) }
    case "splitViewController": member("column", column)
    default: break
    }
  }

  /// Writes what of a controller below another one shows in the back button.
  private mutating func writeBackTitle(_ child: Object, _ id: String) {
    guard let item = object("navigationItem", child) else { return }
    json.key("navigationItem")
    json.beginObject()
    writeText("title", value("title", item), "\(id).navigationItem")
    writeText("backButtonTitle", value("backButtonTitle", item), "\(id).navigationItem")
    json.endObject()
  }

  /// Writes a child that is no container, or is covered by another one.
  private mutating func writeChild(
    _ controller: Object, in outer: String, _ column: String?, isShown: Bool
  ) {
    let type = containerType(of: controller) ?? "viewController"
    let id = childId(of: controller, type, .child)
    member("type", type)
    member("id", id)
    places.add(id, controller.madeAt)
    writeEdges(ofController: controller, id)
    writeRole(of: controller, in: outer, column, isShown: isShown)
    if isShown {
      tellStatusBar(controller)
      if let view = object("loadedView", controller), tree.canEnter(view) {
        let outer = embedded
        embedded = []
        json.key("view")
        writeView(view, isRoot: true)
        writeEmbedded()
        embedded = outer
      }
    }
    json.endObject()
  }
}
