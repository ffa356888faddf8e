import InterfaceBuilder
import JSON
import LayoutModel
import SwiftInterpreter
import SwiftProgram
import UIKitDefaults

/// Makes objects of what Interface Builder files have, and keeps what they were then: what code leaves alone is written as the
/// file says it.
final class Adoption {
  /// A tree of a file, each time that it is loaded.
  struct Tree {
    /// Its views, by the ids of the document.
    var views: [String: Object] = [:]
    let nib: Nib
    var assets: [JSONTree.Member]
    var sources: [SourceFile]
    var looseConstraints: [Constraint] = []
  }

  let interpreter: Interpreter
  /// Where the class is that is shown: of several files of a name the nearest count.
  var path = ""
  private let source: NibSource
  /// Whether size classes are asked for, and what they are.
  let traits: () -> Set<String>
  var views: [ObjectIdentifier: View] = [:]
  /// All views, in the order in which they were made.
  private(set) var made: [Object] = []
  var trees: [Tree] = []
  /// Constraints that stand in the documents of files.
  var constraints: Set<ObjectIdentifier> = []
  /// What files say to the bars around controllers.
  var bars: [ObjectIdentifier: Bars] = [:]
  /// What shows the controller of a scene, the outermost first.
  var around: [Around] = []
  /// The containers that views of its controllers hold, with the children that the file gives them.
  var held: [(container: Object, children: [Object])] = []
  /// Controllers whose views hold others by segues, with the ids of those.
  var embedders: [(controller: Object, children: [(id: String, object: Object)])] = []
  /// The controller that is presented last on the way to the screen, with its id.
  var presented: (id: String, object: Object)?
  /// Whether it is known that nothing else is around that.
  var isAlone = false
  /// The scenes of controllers whose views are not loaded yet.
  private var scenes: [ObjectIdentifier: Nib] = [:]
  private var answers: [NibRequest: NibAnswer] = [:]
  private var documents: [NibRequest: [JSONTree]] = [:]
  /// What is being made, by the place that its coder has.
  private var pending: [Pending] = []

  /// A view of a file of which an object is to be made.
  private struct Pending {
    var view: View
    var item: Nib.Item?
    /// By their places: those right below it, and those of the list that it is.
    var subviews: [Int] = []
    var listed: [Int] = []
    var object: Object?
  }

  init(_ interpreter: Interpreter, _ source: @escaping NibSource, traits: @escaping () -> Set<String>) {
    (self.interpreter, self.source, self.traits) = (interpreter, source, traits)
  }

  /// The class of UIKit as which files draw a class; nil for one that none draws.
  func drawnClass(_ name: String) -> String? {
    if case .view(let found) = answer(.view(ofClass: name, near: path)) { found } else { nil }
  }

  func view(of object: Object) -> View? { views[ObjectIdentifier(object)] }

  func answer(_ request: NibRequest) -> NibAnswer {
    if let known = answers[request] { return known }
    let answer = source(request)
    answers[request] = answer
    return answer
  }

  // MARK: What code asks for

  /// The screen that a file has for a class; nil where none has one.
  ///
  func screen(of type: TypeInfo, _ kind: ScreenKind) -> Value? {
    let request = NibRequest.scene(ofClass: type.text, near: path)
    switch answer(request) {
    case .missing, .view:
      return kind == .view ? awakened(type, for: .loaded(byClass: type.text, near: path)) : nil
    case .unreadable(let why):
      interpreter.block("\(type.text) in an Interface Builder file, which is not read: \(why)")
      return nil
    case .found(let nib, let controller):
      guard (controller != nil) == (kind == .controller) else { return nil }
      if controller != nil {
        let made = makeController(type, nib)
        if let made, let embedding = nib.embedding { prepare(made, embedding, near: nib.path) }
        return made.map { .object($0) }
      }
      return hasView(of: type, nib) ? load(nib, request, owner: .none).first : nil
    }
  }

  /// The view of a controller that a scene or a nib has; nil where it has none.
  func view(of controller: Object, nibNamed name: String?) -> Value? {
    if let nib = scenes.removeValue(forKey: ObjectIdentifier(controller)) {
      return rootView(nib, nil, controller)
    }
    let type = controller.type.text
    let own = String(type.split(separator: ".").last ?? "")
    let short = own.hasSuffix("Controller") ? String(own.dropLast("Controller".utf8.count)) : nil
    let names = name.map { [$0] } ?? [short, own].compactMap { $0 }
    for candidate in names where has(nibNamed: candidate) {
      let request = NibRequest.nib(candidate, near: path)
      guard case .found(let nib, _) = answer(request) else { return refuse(candidate) }
      if name != nil || isMade(nib, for: controller) { return rootView(nib, request, controller) }
    }
    return name.flatMap { refuse($0) }
  }

  /// Whether a nib is one of a controller's: it is loaded by its class, or by something with a view.
  private func isMade(_ nib: Nib, for controller: Object) -> Bool {
    if nib.outlets.contains(where: \.isOwnersView) { return true }
    guard let owner = nib.ownerClass else { return false }
    return controller.type.superclasses.contains { $0.text == owner }
  }

  private func rootView(_ nib: Nib, _ request: NibRequest?, _ owner: Object) -> Value? {
    let target = nib.outlets.first(where: \.isOwnersView)?.target
    let objects = load(nib, request, owner: .object(owner))
    let named = objects.first { object in
      if case .object(let view) = object { return self.view(of: view).map { $0.id == target } == true }
      return false
    }
    return named ?? objects.first
  }

  /// The objects of a nib, without the one that loads it.
  func objects(ofNibNamed name: String, owner: Value) -> [Value] {
    let request = NibRequest.nib(name, near: path)
    guard case .found(let nib, _) = answer(request) else {
      refuse(name)
      return []
    }
    return load(nib, request, owner: owner)
  }

  func has(nibNamed name: String) -> Bool {
    if case .missing = answer(.nib(name, near: path)) { return false }
    return true
  }

  /// A controller of a storyboard; nil, and a hole, where it is not there.
  ///
  /// - Parameter asking: The storyboard's object: of several files of its name that counts which lies nearest to the code that made it.
  func controller(_ storyboard: String, _ identifier: String?, _ asking: Object?) -> Object? {
    let path = asking.flatMap { interpreter.appPath(of: $0.madeAt) } ?? path
    let what =
      storyboard + (storyboard.hasSuffix(".storyboard") ? "" : ".storyboard")
      + (identifier.map { "/\($0)" } ?? "")
    guard
      case .found(let nib, let name?) = answer(
        .controller(storyboard: storyboard, identifier: identifier, near: path)),
      let type = controllerType(name)
    else {
      interpreter.block(what)
      return nil
    }
    return makeController(type, nib)
  }

  func controllerType(_ name: String) -> TypeInfo? {
    let type = interpreter.type(named: name.isEmpty ? "UIViewController" : name)
    return type?.superclasses.contains { $0.text == "UIViewController" } == true ? type : nil
  }

  /// - Parameter isAwake: Whether it is told that all of it is there.
  func makeController(_ type: TypeInfo, _ nib: Nib, isAwake: Bool = true) -> Object? {
    guard let coder = makeCoder(at: -1), let made = interpreter.make(type, "coder", .object(coder)) else {
      interpreter.block("\(type.text).init(coder:)")
      return nil
    }
    if !nib.trees.isEmpty { scenes[ObjectIdentifier(made)] = nib }
    store(nib.path.hasSuffix(".storyboard") ? nib.path : nil, "storyboardPath", of: made)
    if let bars = nib.bars { makeBars(bars, of: made) }
    setAttributes(nib.ownerAttributes, of: made)
    if isAwake { tellAwake(made) }
    return made
  }

  /// The path of the storyboard that has a controller; nil for one that none has.
  func storyboard(of controller: Object) -> String? {
    if case .string(let path)? = interpreter.field("storyboardPath", of: .object(controller)) { return path }
    return nil
  }

  @discardableResult
  private func refuse(_ name: String) -> Value? {
    interpreter.block("\(name).xib")
    return nil
  }

  // MARK: Loading

  /// Makes the objects of a nib, connects them, and tells them that they are awake.
  ///
  /// - Parameters:
  ///   - request: By which its documents are kept; nil for what is loaded once.
  ///   - isDrawn: Whether cells are as Interface Builder shows them, and not as lists do.
  func load(_ nib: Nib, _ request: NibRequest?, owner: Value, isDrawn: Bool = false) -> [Value] {
    guard let documents = documents(of: nib, request, isDrawn) else {
      interpreter.block("\(nib.path), which is nested too deeply")
      return []
    }
    // What is made may load nibs itself.
    var made: [(views: [Object], tree: Int)] = []
    for document in documents {
      guard let found = makeTree(document, nib) else { continue }
      addConstraints(of: document, nib, found.tree)
      made.append(found)
    }
    let loaded = made.map { trees[$0.tree] }
    if case .object(let controller) = owner { placeBarViews(of: controller, in: loaded) }
    var connecting = NibConnections(self, nib, owner, loaded)
    connecting.connect()
    for view in made.flatMap(\.views) { tellAwake(view) }
    return made.compactMap { $0.views.last.map { .object($0) } } + connecting.others
  }

  func tellAwake(_ object: Object) {
    if object.type.isOfApp { interpreter.call("awakeFromNib", on: .object(object)) }
  }

  private func documents(of nib: Nib, _ request: NibRequest?, _ isDrawn: Bool) -> [JSONTree]? {
    if let request, let known = documents[request] { return known }
    let trees = isDrawn ? nib.drawnTrees : nib.trees
    let read = trees.compactMap { JSONTree($0) }
    if read.count != trees.count { return nil }
    if let request { documents[request] = read }
    return read
  }

  private func makeTree(_ document: JSONTree, _ nib: Nib) -> (views: [Object], tree: Int)? {
    document["hierarchy"]?["view"].flatMap {
      makeTree(
        $0, Tree(nib: nib, assets: document["assets"]?.members ?? [], sources: document.sourceFiles))
    }
  }

  /// Makes the views of a tree: those below another one before it, as they are read. The last is the root.
  func makeTree(_ node: JSONTree, _ made: Tree) -> (views: [Object], tree: Int)? {
    trees.append(made)
    let (tree, nib) = (trees.count - 1, made.nib)
    let order = collect(node, nib, isInList: false, isTop: true).order
    for place in order {
      interpreter.charge(64)
      let entry = pending[place]
      guard let type = type(of: entry), let coder = makeCoder(at: place),
        let object = interpreter.make(type, "coder", .object(coder)), pending[place].object === object
      else {
        interpreter.block("\(nib.path): \(entry.item?.customClass ?? entry.view.id)")
        return nil
      }
      if let name = entry.item?.customClass, customClass(of: entry.item, nib) == nil {
        interpreter.store(.string(name), in: "missingClassName", of: object)
      }
    }
    return (order.compactMap { pending[$0].object }, tree)
  }

  func makeCoder(at place: Int) -> Object? {
    guard let type = interpreter.type(named: "NSCoder"), let coder = interpreter.make(type) else {
      return nil
    }
    interpreter.store(.integer(place, .int), in: "place", of: coder)
    return coder
  }

  /// The views at and below one, those below before it.
  private func collect(
    _ node: JSONTree, _ nib: Nib, isInList: Bool, isTop: Bool = false
  ) -> (order: [Int], place: Int) {
    let id = node["id"]?.text ?? ""
    var entry = Pending(
      view: View(
        node: node, id: id, tree: trees.count - 1, isTop: isTop, isInList: isInList,
        hasMarginsOfList: nib.items[id].map { $0.isContent && !$0.hasOwnMargins } ?? false),
      item: nib.items[id])
    var order: [Int] = []
    func add(_ found: (order: [Int], place: Int), to places: inout [Int]) {
      order += found.order
      places.append(found.place)
    }
    func search(_ tree: JSONTree) {
      if let id = tree["id"]?.text, nib.items[id] != nil {
        return add(collect(tree, nib, isInList: true), to: &entry.listed)
      }
      for member in tree.members { search(member.value) }
      for element in tree.elements { search(element) }
    }
    for member in node.members {
      switch member.key {
      case "subviews":
        for child in member.value.elements {
          add(collect(child, nib, isInList: isInList), to: &entry.subviews)
        }
      case "contentView" where isTop:
        add(collect(member.value, nib, isInList: false), to: &entry.subviews)
      case "constraints", "layoutGuides": continue
      default: search(member.value)
      }
    }
    pending.append(entry)
    return (order + [pending.count - 1], pending.count - 1)
  }

  /// The class of a view: the app's where its source is there, else UIKit's.
  private func type(of entry: Pending) -> TypeInfo? {
    if let type = customClass(of: entry.item, trees[entry.view.tree].nib),
      type.superclasses.contains(where: { $0.text == "UIView" })
    {
      return type
    }
    let word = entry.view.node["type"]?.text ?? "view"
    let own = kitClass(ViewType(rawValue: word), element: entry.item?.element)
    return interpreter.type(named: own) ?? interpreter.type(named: "UIView")
  }

  // MARK: Reading

  /// Gives an object that is being made what its file says: called where UIKit's own classes read theirs.
  func decode(_ values: [Value]) {
    guard values.count == 2, case .object(let object) = values[0], case .object(let coder) = values[1],
      case .integer(let place, _)? = interpreter.field("place", of: .object(coder)),
      pending.indices.contains(place), pending[place].object == nil
    else { return }
    pending[place].object = object
    let entry = pending[place]
    let subviews = entry.subviews.compactMap { pending[$0].object }
    for view in subviews + entry.listed.compactMap({ pending[$0].object }) {
      interpreter.store(.object(object), in: "ownSuperview", of: view)
    }
    interpreter.store(.array(subviews.map { .object($0) }), in: "ownSubviews", of: object)
    let content = (entry.subviews.prefix(1) + entry.listed).first { pending[$0].item?.isContent == true }
    if ownsContent(object), let content = content.flatMap({ pending[$0].object }) {
      interpreter.store(.object(content), in: "contentView", of: object)
    }
    adoptSupplements(of: object, entry.view)
    makeLayout(of: object, entry.item, entry.view.tree)
    var reader = NibMembers(interpreter, object, traits)
    reader.read(entry.view.node, entry.item, isTop: entry.view.isTop)
    var view = entry.view
    // What stands for a class while the file is edited is nothing where that runs.
    if entry.item?.element == "view", object.type.isOfApp {
      view.node = view.node.setting("intrinsicContentSize", to: nil)
    }
    view.before = reader.parts.map { ($0, $0.fields) }
    views[ObjectIdentifier(object)] = view
    made.append(object)
    trees[view.tree].views[view.id] = object
  }

  /// Gives a collection the layout that a file has, where code may ask for it.
  private func makeLayout(of collection: Object, _ item: Nib.Item?, _ tree: Int) {
    guard let id = item?.layout, let item = trees[tree].nib.items[id],
      let type = customClass(of: item, trees[tree].nib)
        ?? interpreter.type(named: item.ownClass),
      type.superclasses.contains(where: { $0.text == "UICollectionViewLayout" }),
      let coder = makeCoder(at: -1), let made = interpreter.make(type, "coder", .object(coder))
    else { return }
    trees[tree].views["layout \(id)"] = made
    _ = interpreter.assign("collectionViewLayout", of: collection, to: .object(made))
  }
}

extension Nib.Item {
  /// The class of UIKit that its element stands for.
  var ownClass: String { "UI" + element.prefix(1).uppercased() + element.dropFirst() }
}
