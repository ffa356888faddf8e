import SwiftInterpreter

/// Layouts, of which views and controllers are told, in rounds: what they do then is laid out again.
extension ScreenRun {
  /// How often a screen is laid out until it comes to rest.
  private static let mostRounds = 4

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

  /// `viewWillLayoutSubviews`, `layoutSubviews` and `viewDidLayoutSubviews`, from above.
  private func tellOfLayout(_ view: Value) {
    var walk = TreeWalk()
    forEach(view, &walk) { view in
      let controller = interpreter.field("owningController", of: view) ?? .none
      let calls = [
        ("viewWillLayoutSubviews", controller), ("layoutSubviews", view),
        ("viewDidLayoutSubviews", controller),
      ]
      for (method, receiver) in calls where isOverridden(method, receiver) { tell(method, receiver) }
      return true
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
      let controller = interpreter.field("owningController", of: view) ?? .none
      hears =
        hears || isOverridden("layoutSubviews", view) || isOverridden("viewWillLayoutSubviews", controller)
        || isOverridden("viewDidLayoutSubviews", controller)
      return !hears
    }
    return hears
  }

  private func isOverridden(_ method: String, _ value: Value) -> Bool {
    guard case .object(let object) = value else { return false }
    return object.type.superclasses.prefix { $0.isOfApp }.contains { interpreter.declares(method, $0) }
  }

  /// Goes through a view and what is in it, each before what it has.
  func forEach(_ view: Value, _ walk: inout TreeWalk, _ body: (Value) -> Bool) {
    guard walk.enter(view) else { return }
    if body(view) { for subview in list("subviews", of: view) { forEach(subview, &walk, body) } }
    walk.leave()
  }
}
