import InterfaceBuilder
import LayoutModel
import SwiftInterpreter

/// The controllers around one of a storyboard, as objects: it finds them where code asks, and their code runs.
extension Adoption {
  /// A container around the controller that is shown.
  struct Around {
    let object: Object
    /// Its id in the file.
    let id: String
    /// The document's word for it; nil for a controller whose view holds the one that is shown.
    let container: String?
    /// It and its bars, and what they held when the file had made them.
    var before: [(object: Object, fields: [Value?])] = []
    /// The children that it had then, with their ids.
    var children: [(id: String, object: Object)] = []
  }

  /// Makes the controllers of a stage.
  ///
  /// - Parameter type: The class of the one that is run.
  /// - Returns: The one that is run; nil where its file does not have it.
  func screen(of type: TypeInfo, in stage: SceneStage) -> Value? {
    if let nib = stage.nib { return nib.isLoaded ? awakened(type, for: nil) : view(of: nib) }
    var maker = StageMaker(adoption: self, stage: stage, type: type)
    guard let root = stage.root, maker.make(root) != nil, let own = maker.own else { return nil }
    for (presenter, made, _) in maker.presentations {
      interpreter.call("takePresented", on: .object(presenter), [.object(made)])
    }
    for showing in maker.showings { prepare(showing) }
    presented = maker.presentations.last.map { ($0.id, $0.made) }
    isAlone = stage.isOfStart || maker.showings.contains { $0.segue.isModal }
    around = maker.around
    for one in around where one.container != nil {
      interpreter.store(.boolean(true), in: "isAroundScreen", of: one.object)
    }
    return .object(own)
  }

  /// A view of a class that loads its xib when it is told that the file that it stands in is there; nil for other classes.
  ///
  /// - Parameter request: For the xib, where nobody has said that there is one.
  func awakened(_ type: TypeInfo, for request: NibRequest?) -> Value? {
    if let request { guard case .found = answer(request) else { return nil } }
    guard type.superclasses.contains(where: { $0.isOfApp && interpreter.declares("awakeFromNib", $0) }),
      let coder = makeCoder(at: -1), let made = interpreter.make(type, "coder", .object(coder))
    else { return nil }
    tellAwake(made)
    return .object(made)
  }

  /// Whether a nib has a view of a class, and not of another one of its name.
  func hasView(of type: TypeInfo, _ nib: Nib) -> Bool {
    nib.items.values.contains { $0.customClass == type.text && customClass(of: $0, nib) === type }
  }

  /// A view as its xib has it; nil where the file does not have it.
  private func view(of nib: SceneStage.Nib) -> Value? {
    let name = String(nib.file.split(separator: "/").last?.split(separator: ".").first ?? "")
    let request = NibRequest.nib(name, near: nib.file)
    guard case .found(let found, _) = answer(request), found.path == nib.file else {
      return nil
    }
    return load(found, nil, owner: .none, isDrawn: true).first { made in
      if case .object(let object) = made { view(of: object)?.id == nib.view } else { false }
    }
  }

  /// Lets the controller that embeds another one give it what it shows, as far as that is understood.
  func prepare(_ child: Object, _ embedding: Nib.Embedding, near path: String) {
    guard let type = controllerType(embedding.type),
      type.superclasses.contains(where: { $0.isOfApp && interpreter.declares("prepare", $0) }),
      case .found(let nib, controller: .some) = answer(.scene(ofClass: embedding.type, near: path)),
      let outer = makeController(type, nib)
    else { return }
    let identifier = embedding.identifier.map { Value.string($0) } ?? .none
    _ = interpreter.attempt(steps: 20_000) {
      interpreter.call("prepareToEmbed", on: .object(outer), [.object(child), identifier])
    }
  }
}

/// A segue by which one controller of a stage shows another on the way to the screen.
private struct StageShowing {
  let source: Object
  let segue: Nib.Showing
  let destination: Object
}

extension Adoption {
  /// Lets a controller give what it shows later what its code says. What is not known of that, or not understood, is left as it is.
  private func prepare(_ showing: StageShowing) {
    guard
      showing.source.type.superclasses.contains(where: { $0.isOfApp && interpreter.declares("prepare", $0) })
    else { return }
    let receivers = [showing.destination] + run(children: showing.destination)
    let before = receivers.map { ($0, $0.fields) }
    let identifier = showing.segue.identifier.map { Value.string($0) } ?? .none
    let answer = interpreter.attempt(steps: 20_000) {
      interpreter.call(
        "prepareToEmbed", on: .object(showing.source), [.object(showing.destination), identifier])
    }
    for (object, fields) in before {
      if case .failure = answer { object.fields = fields }
      for (place, field) in object.fields.enumerated() where field?.unknownPart != nil {
        if fields.indices.contains(place), fields[place]?.unknownPart == nil {
          object.fields[place] = fields[place]
        }
      }
    }
  }

  /// What a container holds.
  private func run(children container: Object) -> [Object] {
    guard case .array(let children)? = interpreter.field("children", of: .object(container)) else {
      return []
    }
    return children.compactMap { if case .object(let child) = $0 { child } else { nil } }
  }
}

/// Makes the controllers of a stage, each once.
private struct StageMaker {
  let adoption: Adoption
  let stage: SceneStage
  let type: TypeInfo
  private(set) var own: Object?
  /// The controllers around it that show it, the outermost first.
  private(set) var around: [Adoption.Around] = []
  private(set) var presentations: [(presenter: Object, made: Object, id: String)] = []
  private(set) var showings: [StageShowing] = []
  /// The files of the controllers that were made, by their ids.
  private var nibs: [String: Nib] = [:]
  private var count = 0

  /// How many controllers are made for one screen.
  private static let most = 64

  init(adoption: Adoption, stage: SceneStage, type: TypeInfo) {
    (self.adoption, self.stage, self.type) = (adoption, stage, type)
  }

  private var interpreter: Interpreter { adoption.interpreter }

  mutating func make(_ node: SceneStage.Node) -> Object? {
    count += 1
    guard count <= Self.most,
      case .found(let nib, let name?) = adoption.answer(.object(file: node.file, id: node.id)),
      let made = make(node, nib, name)
    else { return nil }
    nibs[node.id] = nib
    let isContainer = Self.classes[node.type] != nil
    let (isOnWay, isAround) = (stage.way.contains(node.id), made !== own && stage.shown.contains(node.id))
    if isAround {
      around.append(Adoption.Around(object: made, id: node.id, container: isContainer ? node.type : nil))
    }
    sayBars(node, of: made)
    // Of a presenter only what leads to the screen.
    let isWhole = isContainer || isAround || made === own || node.view != nil
    let children = node.children.filter { isWhole || isOnWay && stage.way.contains($0.id) }
      .compactMap { child in make(child).map { (child, $0) } }
    if node.type == "navigationController" {
      for (source, next) in zip(children, children.dropFirst()) { note(source, next) }
    }
    if isContainer {
      hold(children, node, in: made)
      if node.view != nil { adoption.held.append((made, children.map(\.1))) }
      adoption.tellAwake(made)
    } else {
      embed(children, nib, in: made)
    }
    if isOnWay { present(node.presented.first, by: (node, made)) }
    if let place = around.firstIndex(where: { $0.object === made }) {
      around[place].before = parts(of: made, node).map { ($0, $0.fields) }
      around[place].children = children.map { ($0.0.id, $0.1) }
    }
    return made
  }

  /// Makes the object of a controller. What is not understood of one that does not show the screen is not told.
  private mutating func make(_ node: SceneStage.Node, _ nib: Nib, _ name: String) -> Object? {
    if node.id == stage.own {
      own = adoption.makeController(type, nib, isAwake: Self.classes[node.type] == nil)
    }
    if node.id == stage.own { return own }
    guard let type = self.type(named: name, node) else { return nil }
    if stage.shown.contains(node.id) {
      return adoption.makeController(type, nib, isAwake: Self.classes[node.type] == nil)
    }
    var made: Object?
    _ = interpreter.attempt(steps: 20_000) {
      made = adoption.makeController(type, nib, isAwake: Self.classes[node.type] == nil)
      return .success(.void)
    }
    return made
  }

  private static let classes = [
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
  ]

  private func type(named name: String, _ node: SceneStage.Node) -> TypeInfo? {
    adoption.controllerType(name.isEmpty ? Self.classes[node.type] ?? "UIViewController" : name)
      ?? adoption.controllerType(Self.classes[node.type] ?? "UIViewController")
  }

  /// Gives a container its children, as its file does.
  private func hold(_ children: [(SceneStage.Node, Object)], _ node: SceneStage.Node, in container: Object) {
    let columns = ["primary", "supplementary", "secondary", "compact"]
    let places = children.map { child, _ in
      Value.integer(child.column.flatMap { columns.firstIndex(of: $0) } ?? -1, .int)
    }
    if let style = node.style, let old = interpreter.field("style", of: .object(container)),
      let new = interpreter.enumeration(style, like: old)
    {
      interpreter.store(new, in: "style", of: container)
    }
    interpreter.call(
      "takeFromStoryboard", on: .object(container),
      [.array(children.map { .object($0.1) }), .array(places), .integer(node.selected, .int)])
  }

  /// Tells a controller which others its view holds: it embeds them when that is loaded.
  private func embed(_ children: [(SceneStage.Node, Object)], _ nib: Nib, in outer: Object) {
    let held = children.filter { $0.0.view != nil }
    if held.isEmpty { return }
    interpreter.store(.array(held.map { .object($0.1) }), in: "embeddedControllers", of: outer)
    let names = held.map { child, _ in
      child.view.flatMap { nib.embedded[$0] }.map { Value.string($0) } ?? .none
    }
    interpreter.store(.array(names), in: "embeddedNames", of: outer)
    adoption.embedders.append((outer, held.map { ($0.0.id, $0.1) }))
  }

  /// Makes what a controller presents, where the one that is run is there: what is around the presenter does not show it.
  private mutating func present(_ node: SceneStage.Node?, by presenter: (SceneStage.Node, Object)) {
    guard let node, stage.way.contains(node.id) else { return }
    guard let made = make(node) else { return }
    presentations.append((presenter.1, made, node.id))
    note(presenter, (node, made))
  }

  /// Notes that a controller shows another one by a segue, where one alone leads there.
  private mutating func note(_ source: (SceneStage.Node, Object), _ next: (SceneStage.Node, Object)) {
    guard stage.way.contains(next.0.id), source.0.file == next.0.file,
      let segue = nibs[source.0.id]?.showings.first(where: { $0.destination == next.0.id })
    else { return }
    showings.append(StageShowing(source: source.1, segue: segue, destination: next.1))
  }

  // MARK: Bars

  private func sayBars(_ node: SceneStage.Node, of container: Object) {
    for (variable, flag) in node.bars {
      let words = variable.split(separator: ".").map { String($0) }
      guard words.count == 2 else {
        interpreter.store(.boolean(flag), in: variable, of: container)
        continue
      }
      guard case .success(.object(let bar)) = interpreter.read(words[0], of: .object(container)) else {
        continue
      }
      interpreter.store(.boolean(flag), in: words[1], of: bar)
    }
  }

  private func parts(of container: Object, _ node: SceneStage.Node) -> [Object] {
    let bars = ["navigationController": "navigationBar", "tabBarController": "tabBar"]
    guard let name = bars[node.type],
      case .success(.object(let bar)) = interpreter.read(name, of: .object(container))
    else { return [container] }
    return [container, bar]
  }
}
