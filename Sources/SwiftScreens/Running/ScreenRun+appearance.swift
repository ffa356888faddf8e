import LayoutModel
import SwiftInterpreter

/// What UIKit does again and again until all that is shown has gone through it: children appear, constraints are updated.
extension ScreenRun {
  /// Tells the controller, and those of its children whose views it shows, that they appear, each once of each step.
  func appear(_ step: String) {
    if kind != .controller { return }
    for one in adoption.around where isOverridden(step, .object(one.object)) {
      tell(step, of: one.object)
    }
    var walk = TreeWalk()
    appear(step, screen, &walk)
  }

  /// Tells a controller of a step of appearing, once.
  private func tell(_ step: String, of controller: Object) {
    var known = appearances[ObjectIdentifier(controller)] ?? (controller, [])
    if !known.steps.insert(step).inserted { return }
    appearances[ObjectIdentifier(controller)] = known
    tell(step, .object(controller), [.boolean(false)])
  }

  /// Loads the views of the controllers around the screen that are of the app's classes: their code runs before its own.
  func loadAround() {
    for one in adoption.around where one.object.type.superclasses.contains(where: \.isOfApp) {
      _ = read("view", of: .object(one.object))
      interpreter.store(.boolean(false), in: "isLoadingView", of: one.object)
    }
  }

  /// Tells the controllers around the screen of its layout.
  func tellAroundOfLayout() {
    for one in adoption.around {
      for method in ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]
      where isOverridden(method, .object(one.object)) {
        tell(method, .object(one.object))
      }
    }
  }

  private func appear(_ step: String, _ controller: Value, _ walk: inout TreeWalk) {
    guard walk.enter(controller), case .object(let object) = controller else { return }
    defer { walk.leave() }
    tell(step, of: object)
    let forwards = "shouldAutomaticallyForwardAppearanceMethods"
    if isOverridden(forwards, controller), case .boolean(false)? = read(forwards, of: controller) { return }
    for child in list("children", of: controller) where isShown(child) { appear(step, child, &walk) }
  }

  /// The controllers that a container shows which is the screen, and those in them; nothing for every other screen.
  var shownChildren: [Object] {
    guard kind == .controller, case .object(let root) = screen else { return [] }
    var walk = TreeWalk()
    var found: [Object] = []
    func collect(_ controller: Object) {
      guard walk.enter(controller) else { return }
      defer { walk.leave() }
      guard case .array(let shown)? = read("shownContents", of: .object(controller)) else { return }
      for case .object(let child) in shown where isShown(.object(child)) {
        found.append(child)
        collect(child)
      }
    }
    collect(root)
    return found
  }

  /// Whether the view of a controller is in that of the screen.
  private func isShown(_ controller: Value) -> Bool {
    guard let root = rootView, let view = interpreter.field("loadedView", of: controller) else {
      return false
    }
    return interpreter.isInside(view, root)
  }

  /// Has all that was added since go through what the rest has behind it. What code asks for then is laid out again at the end.
  func catchUp() {
    guard let view = rootView else { return }
    for _ in 1...Self.mostRounds {
      let count = appearances.values.reduce(0) { $0 + $1.steps.count }
      let steps = appearances[identity(of: screen)]?.steps ?? []
      for step in Self.steps where steps.contains(step) { appear(step) }
      let appeared = appearances.values.reduce(0) { $0 + $1.steps.count } > count
      let isUpdated = updateConstraints(of: view)
      if tellNewViews(view) || isUpdated || appeared { continue }
      if !drawViews(in: view) { return }
      setNeedsLayout()
    }
  }

  /// What controllers are told of appearing, in that order.
  private static let steps = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]

  private func identity(of value: Value) -> ObjectIdentifier {
    if case .object(let object) = value { return ObjectIdentifier(object) }
    return ObjectIdentifier(self)
  }

  /// `updateConstraints` where it is due, and `updateViewConstraints`, from below, and what buttons do to be shown.
  ///
  /// - Returns: Whether it was anywhere.
  @discardableResult
  func updateConstraints(of view: Value) -> Bool {
    var walk = TreeWalk()
    return update(view, &walk)
  }

  /// Whether `updateConstraints` is to be called on a view.
  func isUpdateDue(of view: Value) -> Bool {
    if case .boolean(true)? = interpreter.field("isUpdateOfConstraintsDue", of: view) { return true }
    return false
  }

  private func update(_ view: Value, _ walk: inout TreeWalk) -> Bool {
    guard walk.enter(view), case .object(let object) = view else { return false }
    var isUpdated = false
    for subview in list("ownSubviews", of: view) { isUpdated = update(subview, &walk) || isUpdated }
    walk.leave()
    if !isUpdateDue(of: view) { return isUpdated }
    if documentType(of: object) == "button" { tell("updateConfiguration", view) }
    if let owner = interpreter.field("owningController", of: view) { tell("updateViewConstraints", owner) }
    tell("updateConstraints", view)
    interpreter.store(.boolean(false), in: "isUpdateOfConstraintsDue", of: object)
    return true
  }
}

/// Views whose classes lay something out where they draw, which UIKit has them do after a layout.
extension ScreenRun {
  /// Has each of them draw that is seen and has a size, once: what only draws changes no layout.
  ///
  /// - Returns: Whether one did.
  func drawViews(in view: Value) -> Bool {
    var walk = TreeWalk()
    var due: [Object] = []
    forEach(view, &walk) { view in
      guard case .object(let object) = view else { return true }
      if case .boolean(true)? = interpreter.field("isHidden", of: view) { return false }
      if case .boolean(true)? = interpreter.field("isDrawingDue", of: view), isOverridden("draw", view) {
        due.append(object)
      }
      return true
    }
    var hasDrawn = false
    for view in due {
      guard SiteAccounting(self, [view]).laysOut(in: "draw", view.type) else {
        interpreter.store(.boolean(false), in: "isDrawingDue", of: view)
        continue
      }
      guard let bounds = read("bounds", of: .object(view)), !isEmpty(bounds) else { continue }
      interpreter.store(.boolean(false), in: "isDrawingDue", of: view)
      tell("draw", .object(view), [bounds])
      laidOut[ObjectIdentifier(view)] = nil
      hasDrawn = true
    }
    return hasDrawn
  }

  private func isEmpty(_ rect: Value) -> Bool {
    guard let size = geometry.size(of: interpreter.field("size", of: rect)) else { return false }
    return size.width <= 0 || size.height <= 0
  }
}
