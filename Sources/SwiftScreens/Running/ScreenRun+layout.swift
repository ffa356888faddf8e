import SwiftInterpreter

/// Layouts, of which views and controllers are told, in rounds: what they do then is laid out again.
extension ScreenRun {
  /// How often a screen is laid out until it comes to rest.
  static let mostRounds = 4

  func isRoot(_ view: Object) -> Bool {
    if case .object(let root)? = rootView { return root === view }
    return false
  }

  /// Has the screen laid out before somebody asks for a place in it.
  func setNeedsLayout() {
    if case .object(let view)? = rootView { geometry.setNeedsLayout(view) }
  }

  /// Lays out a view, and tells the classes of the app that are in it. Who does not ask where anything is would do the same again,
  /// and is told once.
  func layOut(_ view: Value) {
    guard case .object(let top) = view else { return }
    geometry.setNeedsLayout(top)
    if isTellingOfLayout || !hearsOfLayout(view) { return }
    isTellingOfLayout = true
    defer { isTellingOfLayout = false }
    for round in 1...Self.mostRounds {
      if !geometry.isAsked(during: { tellOfLayout(view) }) { return }
      if !isRoot(top) || geometry.isSettled(after: round) { return }
      geometry.setNeedsLayout(top)
    }
    isRestless = true
  }

  /// What came of the end of the life cycle, for classes that have asked.
  func layOutAgain() {
    guard let view = rootView, geometry.isAsked, hearsOfLayout(view), !geometry.isSettled(after: 1) else {
      return
    }
    layOut(view)
  }

  /// What UIKit tells of a layout, in its order.
  private static let toldOfLayout = [
    ToldMethod("viewWillLayoutSubviews", isOfController: true), ToldMethod("layoutSubviews"),
    ToldMethod("viewDidLayoutSubviews", isOfController: true),
  ]
  /// What it tells where the safe area of a view has changed.
  private static let toldOfSafeArea = [
    ToldMethod("safeAreaInsetsDidChange"), ToldMethod("viewSafeAreaInsetsDidChange", isOfController: true),
    ToldMethod("viewLayoutMarginsDidChange", isOfController: true),
  ]

  /// Tells views that were not told yet, and their controllers, of a layout.
  ///
  /// - Returns: Whether there were some.
  func tellNewViews(_ view: Value) -> Bool {
    if isTellingOfLayout { return false }
    isTellingOfLayout = true
    defer { isTellingOfLayout = false }
    let count = laidOut.count
    tellOfLayout(view, isOfNewOnly: true)
    return laidOut.count > count
  }

  /// Tells views and controllers of a layout, from above.
  private func tellOfLayout(_ view: Value, isOfNewOnly: Bool = false) {
    var walk = TreeWalk()
    forEach(view, &walk) { view in
      guard case .object(let object) = view else { return true }
      let isNew = laidOut.updateValue(object, forKey: ObjectIdentifier(object)) == nil
      if isOfNewOnly, !isNew { return true }
      // What came into the tree while constraints were updated or others were laid out.
      if isNew, isUpdateDue(of: view) { updateConstraints(of: view) }
      tellOfPlace(object)
      let safeArea = overridden(Self.toldOfSafeArea, view)
      if !safeArea.isEmpty, hasNewSafeArea(view) {
        for (method, receiver) in safeArea { tell(method, receiver) }
      }
      for (method, receiver) in overridden(Self.toldOfLayout, view) { tell(method, receiver) }
      if isObserved(view) { tell("tellObservers", view) }
      return true
    }
  }

  /// The variable by which a layout places a view, where a class of the app has one of its own: what constraints place gets other `bounds`,
  /// what a mask or a table places another `frame`.
  private func observedPlace(of view: Object) -> String? {
    let value = Value.object(view)
    if !isOverridden("bounds", value), !isOverridden("frame", value) { return nil }
    var isFramed = true
    if lists.has(view) {
      isFramed = documentCellType(of: view) != "collectionViewCell"
    } else if case .boolean(let flag)? = interpreter.field(
      "translatesAutoresizingMaskIntoConstraints", of: value)
    {
      isFramed = flag
    }
    if isFramed, isOverridden("frame", value) { return "frame" }
    return isOverridden("bounds", value) ? "bounds" : nil
  }

  /// Tells a class of the app that observes where it is that a layout has set that.
  private func tellOfPlace(_ view: Object) {
    guard let variable = observedPlace(of: view) else { return }
    let place = geometry.frame(of: view)
    let old = places[ObjectIdentifier(view)] ?? interpreter.field("storedFrame", of: .object(view))
    guard case .structure = place, let old, sides(of: place, variable) != sides(of: old, variable) else {
      return
    }
    places[ObjectIdentifier(view)] = place
    tell("takePlace", .object(view), [place, old, .boolean(variable == "frame")])
  }

  /// The numbers of a rectangle that a variable has of it: of a frame all four, else the size alone.
  private func sides(of rect: Value, _ variable: String) -> [Double?] {
    let parts = [("size", ["width", "height"])] + (variable == "frame" ? [("origin", ["x", "y"])] : [])
    return parts.flatMap { part, sides in
      sides.map { side in
        geometry.number(interpreter.field(part, of: rect).flatMap { interpreter.field(side, of: $0) })
      }
    }
  }

  /// Whether the safe area of a view is another one than when it was asked for last, at first none.
  private func hasNewSafeArea(_ view: Value) -> Bool {
    guard case .object(let object) = view, let insets = read("safeAreaInsets", of: view) else { return false }
    let sides = ["top", "left", "bottom", "right"].map {
      geometry.number(interpreter.field($0, of: insets)) ?? 0
    }
    let old = safeAreas.updateValue(sides, forKey: ObjectIdentifier(object)) ?? [0, 0, 0, 0]
    return sides != old
  }

  /// Finds those of some methods that a class of the app has, of a view or its controller, and whose.
  private func overridden(_ methods: [ToldMethod], _ view: Value) -> [(String, Value)] {
    let controller = interpreter.field("owningController", of: view) ?? .none
    return methods.compactMap { method in
      let receiver = method.isOfController ? controller : view
      return isOverridden(method.name, receiver) ? (method.name, receiver) : nil
    }
  }

  /// Whether a class of the app is told of the layouts of a view.
  private func hearsOfLayout(_ view: Value) -> Bool {
    var walk = TreeWalk()
    var hears = false
    var count = 0
    defer { interpreter.charge(8 * count) }
    forEach(view, &walk) { view in
      count += 1
      hears = hears || isObserved(view) || !overridden(Self.toldOfLayout + Self.toldOfSafeArea, view).isEmpty
      return !hears
    }
    return hears
  }

  /// Whether somebody is told when a property of a view has another value: its own class, or whom code names.
  private func isObserved(_ view: Value) -> Bool {
    guard case .object(let object) = view else { return false }
    return observedPlace(of: object) != nil || !list("observations", of: view).isEmpty
  }

  func isOverridden(_ method: String, _ value: Value) -> Bool {
    guard case .object(let object) = value else { return false }
    return interpreter.isOverridden(method, object)
  }

  /// Goes through a view and what is in it, each before what it has.
  func forEach(_ view: Value, _ walk: inout TreeWalk, _ body: (Value) -> Bool) {
    guard walk.enter(view) else { return }
    if body(view) { for subview in list("ownSubviews", of: view) { forEach(subview, &walk, body) } }
    walk.leave()
  }
}

/// What delegates of lists declare.
extension ScreenRun {
  /// Whether the delegate of a list, or its data source, declares one of its methods, by the label that tells it from others.
  func delegate(
    _ variable: String = "delegate", of list: Object, declares method: String, with label: String
  ) -> Bool {
    guard case .object(let delegate)? = interpreter.field(variable, of: .object(list)) else { return false }
    return delegate.type.superclasses.prefix { $0.isOfApp }.contains {
      interpreter.declares(method, with: label, $0)
    }
  }

  /// Whether the delegate of a table says how high what stands above or below sections is, `Header` or `Footer`: there is an empty one
  /// then.
  func saysHeight(of what: String, _ table: Object) -> Bool {
    delegate(of: table, declares: "tableView", with: "heightFor\(what)InSection")
  }
}

/// What a view or its controller is told.
private struct ToldMethod {
  let name: String
  let isOfController: Bool
  init(_ name: String, isOfController: Bool = false) {
    (self.name, self.isOfController) = (name, isOfController)
  }
}
