import SwiftInterpreter
import SwiftProgram

/// What UIKit does with a class on its own: it is made, its life cycle runs, and what it made is there to be written.
final class ScreenRun {
  let interpreter: Interpreter
  private(set) var type: TypeInfo
  private(set) var kind: ScreenKind
  /// The controller or the view.
  private(set) var screen: Value = .none
  private(set) var faults: [RunFault] = []
  let geometry: ScreenGeometry
  /// Whether a layout is told of now.
  var isTellingOfLayout = false
  /// The safe areas that views were told of: top, left, bottom, right.
  var safeAreas: [ObjectIdentifier: [Double]] = [:]
  /// Where views are, as their classes were told.
  var places: [ObjectIdentifier: Value] = [:]
  /// Whether each layout made another one necessary.
  var isRestless = false
  /// What stands around a controller, the outermost first.
  private(set) var containers: [ScreenContainer] = []
  /// The navigation controller among them.
  private(set) var navigationController: Value?
  /// The tab bar controller of the storyboard among them.
  private(set) var tabBarController: Object?
  /// The table whose only row a cell is; nil for everything else.
  private(set) var table: Value?
  let fills: SourceFills
  /// Whether the view of the controller has the place that its window gives it.
  private(set) var isPlaced = false
  /// Whether code has had a list load its rows since they were asked for.
  var isReloaded = false
  /// The steps that it took to ask for rows.
  private var rowSteps = 0
  /// Whether lists were not asked again for rows that code had them load.
  private(set) var keepsOldRows = false
  /// What lists show, since they were asked.
  var lists = ShownLists()

  /// What Interface Builder files give.
  let adoption: Adoption

  /// Where a file shows it; nil where nobody says that.
  private let stage: SceneStage?
  /// Whether it is a view of a xib, which is as large as its window there, or a window.
  let fillsWindow: Bool

  init(
    _ geometry: ScreenGeometry, _ type: TypeInfo, _ kind: ScreenKind, _ adoption: Adoption,
    _ fills: SourceFills, in stage: SceneStage? = nil
  ) {
    (self.geometry, self.type, self.fills, self.stage) = (geometry, type, fills, stage)
    let isWindow = type.superclasses.contains { $0.text == "UIWindow" && !$0.isOfApp }
    fillsWindow = kind != .controller && (stage?.nib != nil || isWindow)
    self.kind = fillsWindow ? .view : kind
    (self.adoption, interpreter) = (adoption, geometry.interpreter)
    geometry.run = self
  }

  /// Runs the life cycle to its end, whatever stops on the way.
  ///
  /// - Parameter path: Where the class is.
  func run(_ path: String) {
    adoption.path = path
    if case .none = screen {
      guard
        let made = stage.flatMap({ adoption.screen(of: type, in: $0) }) ?? adoption.screen(of: type, kind)
          ?? note(interpreter.makeInstance(of: type, preferring: kind.initializers))
      else { return }
      screen = made
      if kind == .controller, case .object(let controller) = made, adoption.storyboard(of: controller) == nil
      {
        interpreter.store(.boolean(true), in: "mayBeInStoryboard", of: controller)
      }
    }
    if case .object(let object) = screen { interpreter.shown = object }
    switch kind {
    case .controller:
      putIntoContainers()
      loadAround()
      runController()
    case .view, .cell: runView()
    case .row: runRow()
    }
    let hasPending = runPending()
    if hasPending || areRowsDue { showRowsAgain() }
    layOutAgain()
    if areRowsDue, isCheap { showRowsAgain() }
  }

  /// Takes an object that was made in place of one of a class.
  func show(_ object: Value, _ type: TypeInfo, _ kind: ScreenKind) {
    (screen, self.type, self.kind) = (object, type, kind)
  }

  /// Containers are those of the storyboard, where it has some around the controller, or else what the code lets suppose.
  private func putIntoContainers() {
    let around = adoption.around.compactMap { one in one.container.map { (type: $0, object: one.object) } }
    let words = ["navigationController": ScreenContainer.navigation, "tabBarController": .tab]
    // What a storyboard shows is in nothing else in its document.
    let isScene = stage != nil && stage?.nib == nil
    let supposed: [ScreenContainer] = !isScene && usesNavigationBar(type, interpreter) ? [.navigation] : []
    containers = fills.containers ?? (around.isEmpty ? supposed : around.compactMap { words[$0.type] })
    tabBarController = around.last { $0.type == "tabBarController" }?.object
    if isScene, containers.isEmpty, !adoption.isAlone {
      let outermost = adoption.around.first.map { Value.object($0.object) } ?? screen
      if case .object(let object) = outermost {
        interpreter.store(.boolean(true), in: "mayBeContained", of: object)
      }
    }
    if !containers.contains(.navigation) { return }
    if let known = around.last(where: { $0.type == "navigationController" }) {
      navigationController = .object(known.object)
    } else {
      // What embeds it is in it.
      let outermost = adoption.around.first.map { Value.object($0.object) } ?? screen
      navigationController = note(interpreter.call("putIntoNavigationController", on: outermost))
    }
  }

  private func runController() {
    if case .object(let controller) = screen {
      interpreter.store(.boolean(true), in: "isScreen", of: controller)
      // Whatever stops the loading of the view, what it has by then is shown.
      _ = note(interpreter.read("view", of: screen))
      interpreter.store(.boolean(false), in: "isLoadingView", of: controller)
    }
    guard let view = rootView else { return }
    for call in fills.functions { tell(call, screen) }
    tell("showContent", screen)
    appear("viewWillAppear")
    // From here on the view has its place.
    isPlaced = true
    setNeedsLayout()
    tell("moveToContainer", view)
    appear("viewIsAppearing")
    updateConstraints(of: view)
    showAll(in: view)
    tellAroundOfLayout()
    appear("viewDidAppear")
    tell("tellMovedToParent", screen)
    catchUp()
  }

  private func runView() {
    for call in fills.functions { tell(call, screen) }
    tell("moveToStage", screen)
    if kind == .cell {
      tell("tellState", screen, [.boolean(false)])
      tell("showConfiguration", screen)
    }
    updateConstraints(of: screen)
    showAll(in: screen)
  }

  /// A row, or what stands above rows, is the only one of a table.
  private func runRow() {
    for call in fills.functions { tell(call, screen) }
    table = note(
      interpreter.call("putIntoTable", on: screen, [fills.height.map { .floating($0, .cgFloat) } ?? .none]))
    guard let table else { return }
    tell("moveToKeyWindow", table)
    showAll(in: table)
  }

  /// Shows rows, and lays out. Rows and their sizes are asked for again where the layout has changed what they are made of: where it is asked
  /// for, or a list has got another size.
  private func showAll(in view: Value) {
    setNeedsLayout()
    let isAsked = geometry.isAsked(during: showRows)
    let sizes = listSizes
    layOut(view)
    catchUp()
    guard isCheap, !lists.isEmpty, isAsked || listSizes != sizes else { return }
    showRowsAgain()
  }

  /// Whether little has run until now.
  private var isCheap: Bool { interpreter.stepCount < interpreter.limits.steps / 4 }

  /// Whether a list shows other rows than those that it was asked for last: code has reloaded one, or one has come into the screen or left it.
  private var areRowsDue: Bool {
    guard let view = rootView else { return false }
    return (isReloaded || lists.asked != ShownLists.asked(below: view, self)) && canShowRows()
  }

  /// Whether there are steps left to ask for all rows once more; those before stay else, which is told.
  private func canShowRows() -> Bool {
    let canShow = interpreter.stepCount + rowSteps < interpreter.limits.steps / 2
    keepsOldRows = !canShow
    return canShow
  }

  /// Shows the rows that there are now, in place of those before.
  private func showRowsAgain() {
    showRows()
    setNeedsLayout()
    catchUp()
  }

  /// The sizes that code has given to lists, in their order.
  private var listSizes: [Double?] {
    guard let view = rootView else { return [] }
    var walk = TreeWalk()
    var found: [Double?] = []
    forEach(view, &walk) { view in
      guard case .object(let object) = view, isList(object) else { return true }
      let size = interpreter.field("storedFrame", of: view).flatMap { interpreter.field("size", of: $0) }
      found += ["width", "height"].map { side in size.flatMap { interpreter.field(side, of: $0)?.number } }
      return true
    }
    return found
  }

  /// How often blocks give further ones to the main queue, or animations go on to others.
  private static let mostPendingRounds = 4

  /// What was given to the main queue, and what follows animations.
  ///
  /// - Returns: Whether there was something.
  private func runPending() -> Bool {
    guard let queue = interpreter.type(named: "DispatchQueue") else { return false }
    var count = 0
    for _ in 1...Self.mostPendingRounds {
      guard case .array(let blocks)? = interpreter.readStatic("pending", of: queue), blocks.count > count
      else { break }
      for block in blocks[count...] { _ = note(interpreter.run(block)) }
      count = blocks.count
    }
    return count > 0
  }

  /// Asks the lists for what they show, which are told of layouts like every other view then.
  private func showRows() {
    guard let view = rootView else { return }
    let old = lists.views
    geometry.keepCells(of: lists)
    lists = ShownLists()
    for cell in old { tell("removeFromSuperview", .object(cell)) }
    let before = interpreter.stepCount
    lists = ShownLists(below: view, self)
    rowSteps = interpreter.stepCount - before
    for cell in lists.views { updateConstraints(of: .object(cell)) }
    isReloaded = false
    fitItems()
    arrangeItems()
  }

  /// Controllers that were told that they appear, and of which steps.
  var appearances: [ObjectIdentifier: (controller: Object, steps: Set<String>)] = [:]
  /// Views that were told of a layout.
  var laidOut: [ObjectIdentifier: Object] = [:]

  func tell(_ method: String, _ receiver: Value, _ values: [Value] = []) {
    _ = note(interpreter.call(method, on: receiver, values))
  }

  /// What a getter says; a fault of it is told.
  func read(_ variable: String, of value: Value) -> Value? { note(interpreter.read(variable, of: value)) }

  /// Does something of which no fault is told: what it meets is met again.
  func withoutFaults(_ body: () -> Void) {
    let told = faults
    body()
    faults = told
  }

  private func note(_ result: Result<Value, RunFault>) -> Value? {
    switch result {
    case .success(let value): return value
    case .failure(let fault):
      faults.append(fault)
      return nil
    }
  }

  func list(_ variable: String, of value: Value) -> [Value] {
    if case .array(let values)? = interpreter.field(variable, of: value) { return values }
    return []
  }

  /// The view of the screen: the controller's, the table of a row, or the view itself.
  var rootView: Value? {
    switch kind {
    case .controller: interpreter.field("loadedView", of: screen)
    case .row: table
    case .view, .cell: screen
    }
  }
}

extension ScreenRun {
  /// Whether a controller or a view shows views that some class of the app has made, whoever added them, or a controller has a view of its
  /// own that has a content.
  ///
  /// - Parameter views: Those of its document.
  func showsViews(_ views: [Object]) -> Bool {
    guard kind == .controller || kind == .view, case .object(let root)? = rootView else { return false }
    let others = views.filter { $0 !== root && adoption.view(of: $0) == nil && isContent($0) }
    if !others.isEmpty || kind == .view { return !others.isEmpty }
    // A list of a file of which what it shows is left out.
    if lists.shown.contains(where: { lists[$0]?.isWhole == false }) { return true }
    let holders = ["scrollView", "stackView", "visualEffectView", "webView", "mapView", nil]
    return adoption.view(of: root) == nil && !interpreter.isStandIn(.object(root)) && isContent(root)
      && !holders.contains(documentType(of: root))
  }

  /// Whether a view is something to see: not a list of which nothing is said in a class from which others come, whose rows it is there for.
  private func isContent(_ view: Object) -> Bool {
    if !isList(view) || !interpreter.hasHeirs(of: type.text) { return true }
    guard let shown = lists[view] else { return false }
    return shown.isCounted || !shown.isWhole || !shown.elements.isEmpty
  }
}

/// What a class is shown as.
package enum ScreenKind: Sendable {
  case controller, view
  /// An item of a collection, or what stands beside items.
  case cell
  /// A row of a table, or what stands above rows.
  case row

  /// The initializers that UIKit calls, by the labels of their parameters, the first that is there.
  var initializers: [[String]] {
    switch self {
    case .controller: [[]]
    case .view: [["frame"], []]
    case .cell, .row: [["style", "reuseIdentifier"], ["reuseIdentifier"], ["frame"]]
    }
  }
}
