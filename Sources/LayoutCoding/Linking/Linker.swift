import JSON
import LayoutModel

/// Owns every name of a document that is not resolved yet.
///
/// Readers leave names here while they read; ``Draft/link()`` turns them into indices, kind by kind, when all are known. Each
/// kind of name has a file of its own with what is remembered of it and how it is resolved.
struct Linker {
  /// The ids of views, guides and controllers, and every name that refers to one.
  var names: NameTable
  /// The views, controllers and their ids.
  var nodes = NodeNames()
  /// The items, by name, of the constraints that name something that was not known when they were read.
  var constraints: [PendingItems] = []
  /// References of views and controllers.
  var references: [PendingReference] = []
  /// Ids inside the values of stack views.
  var arrangedViews: [PendingArrangedView] = []
  /// The views that stack views arrange, by index, where other subviews stand beside them.
  var arrangedObjects: [(stack: Int32, views: [Int32])] = []
  /// What arranged views say of the room behind them, with the stack views, by index.
  var spacingsOfViews: [(stack: Int32, spacing: StackConfiguration.CustomSpacing)] = []
  /// Constraints in visual format, which are expanded when all names are known.
  var visualFormats: [PendingVisualFormat] = []
  /// Keys that only views of certain types have, on views whose type was not read yet.
  var keysOfTypes: [KeyOfType] = []
  /// Values and bounds of custom traits.
  var customTraits: [CustomTraitUse] = []
  /// The columns that controllers say.
  var columns: [PendingColumn] = []
  /// For each presentation where its controller stands in the text.
  var placesOfPresentations: [Int] = []
  /// Nodes that presentations name.
  var presentationReferences: [PendingPresentationReference] = []
  /// How many names may still be compared with misspelt ones. It bounds the cost of a request that is full of them.
  var comparisonsLeft = 50_000
  /// Views whose type is misspelt: what only some types have is no fault of theirs.
  var viewsOfUnknownType: Set<Int32> = []
  /// The elements of lists, for what stands outside of them and names their views; nil while nobody asked.
  var templates: TemplateIndex?
  /// How many constraints were moved into elements of lists.
  var constraintsOfTemplates = 0
  /// Constraints, by index, that were moved there.
  var movedConstraints: Set<Int32> = []
  /// The ids that stand anywhere in the text; nil while nobody asked.
  var idsInText: Set<String>?
  /// The controllers by their ids; nil while nobody asked.
  var controllers: [String: Int32]?

  /// - Parameter workspace: Its memory is taken until ``giveBack(to:)``.
  init(_ text: JSONBytes, using workspace: inout ReadingWorkspace) {
    names = NameTable(text, using: &workspace.names)
    swap(&nodes, &workspace.nodes)
  }

  /// Ends the use of the linker.
  mutating func giveBack(to workspace: inout ReadingWorkspace) {
    names.giveBack(to: &workspace.names)
    nodes.removeAll()
    swap(&nodes, &workspace.nodes)
  }

  /// The item of that id, nil if there is none.
  func item(named name: String) -> LayoutItem? { names.find(name).flatMap { names.item(of: $0) } }

  /// The ids that a misspelt one may mean, none where comparing them all would cost too much.
  mutating func nearestIds(to name: String, in ids: some Sequence<String>, count: Int) -> [String] {
    guard count <= comparisonsLeft else { return [] }
    comparisonsLeft -= count
    return nearestNames(to: name, in: ids)
  }
}

extension Draft {
  /// Resolves what the hierarchy and the constraints name. Names without a meaning are faults.
  ///
  /// - Complexity: O(*n*) in the size of the document.
  mutating func link() {
    fillHolders()
    nameUnnamedViews()
    checkNamesOfControllers()
    sortGuides()
    for reference in linker.references { resolve(reference) }
    checkKeysOfTypes()
    resolveArrangedViews()
    for items in linker.constraints { resolve(items) }
    removeMovedConstraints()
    expandVisualFormats()
    constrainHolders()
    resolvePresentations()
  }

  /// Guides get their indices, and so their names their items, when all of them are known.
  private mutating func sortGuides() {
    document.guides.sort { $0.owner < $1.owner }
    for index in document.guides.indices {
      linker.names.setItem(.guide(Int32(index)), of: linker.names.intern(document.guides[index].id))
    }
  }

  /// Tells of a name that means nothing, with the nearest of those that do.
  mutating func reportUnknown(_ name: String, among known: some Sequence<String>, count: Int) {
    let nearest = reader.takesFaults ? linker.nearestIds(to: name, in: known, count: count) : []
    reader.fault(.unknownReference(name, nearest: nearest))
  }

  /// Keys of stack views and of scroll views are unknown to other views.
  private mutating func checkKeysOfTypes() {
    for pending in linker.keysOfTypes {
      let (view, key) = (Int(pending.view), pending.key)
      let type = document.views[view].type
      if linker.viewsOfUnknownType.contains(pending.view) { continue }
      let pointer = document.pointer(toView: view).appending(key.name)
      if !key.isKnown(to: type) {
        let owner = ViewKey.rows.owner(of: key)?.type ?? .view
        let kind = Fault.Kind.keyOfOtherType(key.name, type: owner.rawValue)
        reader.fault(at: pending.place, Fault(kind, at: pointer))
      } else if !key.isShown(by: type), document.details(ofView: view).customClass == nil {
        let kind = Fault.Kind.keyUnusedByType(key.name, type: type.rawValue, nearest: key.inPlace(of: type))
        reader.fault(at: pending.place, Fault(kind, at: pointer))
      }
    }
  }

  /// A column is one that the split view controller around it has, and nobody else is in it.
  mutating func checkColumns() {
    var taken: Set<[Int]> = []
    for pending in linker.columns {
      let node = document.controllers[Int(pending.controller)]
      let parent = node.parent.map { document.controllers[Int($0)] }
      guard let parent, parent.type == .splitViewController else {
        reader.fault(.unknownKey("column", nearest: []), at: pending.place)
        continue
      }
      guard let column = node.column else { continue }
      let columns = parent.container.split.style.namedColumns
      let number = columns.firstIndex(of: column)
      if number.map({ taken.insert([Int(node.parent ?? 0), $0]).inserted }) != true {
        let names = columns.map(\.rawValue).joined(separator: ", ")
        reader.fault(.expected("one of \(names) that no other child has"), at: pending.place)
      }
    }
  }

  /// Compares every use of a custom trait with its declaration.
  mutating func checkCustomTraits() {
    let declared = Dictionary(document.customTraits.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    for use in linker.customTraits {
      guard let trait = declared[use.id] else {
        reportUnknown(use)
        continue
      }
      let fits =
        switch use.content {
        case .value(let value): trait.takes(value)
        case .bounds: trait.kind == .integer || trait.kind == .number
        case .null: true
        case .unreadable: false
        }
      if !fits {
        reader.fault(.customTraitTypeMismatch(use.id, expected: trait.kind.rawValue), at: use.place)
      }
    }
  }

  private mutating func reportUnknown(_ use: CustomTraitUse) {
    guard reader.takesFaults else { return }
    let others = use.isBesideBuiltIns ? Trait.allCases.map(\.key) : []
    let known = document.customTraits.map(\.id) + others
    let nearest = OtherWords.keys(for: use.id, among: known) ?? nearestNames(to: use.id, in: known)
    reader.fault(
      use.isBesideBuiltIns
        ? .unknownKey(use.id, nearest: nearest) : .unknownReference(use.id, nearest: nearest), at: use.place)
  }
}

/// A key that only views of certain types have, on a view whose type may still follow.
struct KeyOfType {
  var view: Int32
  var key: ViewKey
  /// Offset in the text.
  var place: Int
}

/// The column that a controller says, and where it stands.
struct PendingColumn {
  var controller: Int32
  var place: TextPlace
}

/// A value for a custom trait, or bounds for one, before it is known which traits the request declares.
struct CustomTraitUse {
  /// What stands there.
  enum Content {
    case value(CustomTraitValue)
    /// Bounds, which only numbers have.
    case bounds
    /// A value of another kind, which none has.
    case unreadable
    /// Nothing.
    case null
  }

  var id: String
  var content: Content
  /// Whether it stands beside built-in traits, so that an unknown name is an unknown key.
  var isBesideBuiltIns = false
  var place: TextPlace
}

/// What is known of the ids of views and controllers while they are read.
struct NodeNames {
  /// For each view where it stands in the text.
  var placesOfViews: [Int32] = []
  /// The root views of controllers that say nothing about them.
  var unwrittenRootViews: Set<Int> = []
  /// For each controller where it stands in the text, nil if it has an id of its own.
  var placesOfUnnamedControllers: [Int32?] = []

  /// Forgets everything but the memory.
  mutating func removeAll() {
    placesOfViews.removeAll(keepingCapacity: true)
    unwrittenRootViews.removeAll()
    placesOfUnnamedControllers.removeAll(keepingCapacity: true)
  }
}

extension Draft {
  /// Reads an id that nothing else has; nil, with a fault, if it is none.
  mutating func readNewId(of kind: NodeKinds, item: LayoutItem? = nil) throws(ReadingEnded) -> String? {
    let (id, symbol) = try readId()
    guard let id else { return nil }
    guard !id.isEmpty, id.utf8.count <= longestId else {
      return reader.refuse(.expected("a text of 1 to \(longestId) bytes"))
    }
    let first = linker.names.item(of: symbol)
    if linker.names.take(symbol, for: kind, unlike: [.item, .controller], meaning: item) { return id }
    let place = reader.takesFaults ? place(of: id, first) : nil
    return reader.refuse(.duplicateId(id, first: place))
  }

  /// Where the first node of an id stands, nil where finding it would cost too much.
  private mutating func place(of id: String, _ item: LayoutItem?) -> JSONPointer? {
    if case .view(let view)? = item { return document.pointer(toView: Int(view)) }
    let count = document.controllers.count
    guard count <= linker.comparisonsLeft else { return nil }
    linker.comparisonsLeft -= count
    return document.controllers.firstIndex { $0.id == id }.map { document.pointer(toController: $0) }
  }

  /// An id, nil if something else stands here, and its symbol.
  private mutating func readId() throws(ReadingEnded) -> (id: String?, symbol: Int32) {
    if let place = reader.quickString() {
      return (reader.bytes.string(place.start, place.end), linker.names.intern(place.start, place.end))
    }
    guard let token = try reader.token() else { return (nil, -1) }
    let id = reader.text(token)
    let length = token.hasEscapes ? token.unescaped(in: reader.bytes).count : token.end - token.start
    // It was made stream-safe, and would be another one in the answer.
    if id.utf8.count != length {
      return (
        reader.refuse(.expected("a text with at most \(String.longestRun) combining marks in a row")), -1
      )
    }
    return (id, token.hasEscapes ? linker.names.intern(id) : linker.names.intern(token.start, token.end))
  }

  /// Gives every view an id: one without its own is called by its path (`root/0/2`).
  mutating func nameUnnamedViews() {
    for index in document.views.indices where document.views[index].id.isEmpty {
      let node = document.views[index]
      let above = document.views[Int(node.superview ?? 0)].id
      let id =
        switch node.place {
        case .root: node.controller == 0 ? "root" : "\(document.controllers[Int(node.controller)].id)/view"
        case .subview(let position) where position < 0: "\(above)/other/\(-1 - position)"
        case .subview(let position): "\(above)/\(position)"
        case .part(let part): "\(above)/\(part.rawValue)"
        case .made: "\(above)/contentView"
        }
      document.views[index].id = id
      var isNamed = name(view: index, id)
      // A view that nobody wrote gives way.
      while !isNamed, linker.nodes.unwrittenRootViews.contains(index) {
        let name = document.views[index].id
        document.views[index].id = name == "root" ? "\(document.controllers[0].id)/view" : name + "'"
        isNamed = self.name(view: index, document.views[index].id)
      }
      if !isNamed {
        let pointer = document.pointer(toView: index)
        let first = place(of: id, linker.item(named: id))
        reader.fault(
          at: Int(linker.nodes.placesOfViews[index]), Fault(.placeIsOtherId(id, first: first), at: pointer))
      }
    }
  }

  private mutating func name(view index: Int, _ id: String) -> Bool {
    let symbol = linker.names.intern(id)
    return linker.names.take(symbol, for: .item, unlike: .item, meaning: .view(Int32(index)))
  }

  /// A controller without an id is called by its path, which no other may be called.
  mutating func checkNamesOfControllers() {
    for (index, place) in linker.nodes.placesOfUnnamedControllers.enumerated() {
      guard let place else { continue }
      let id = document.controllers[index].id
      var isNamed = linker.names.take(linker.names.intern(id), for: .controller, unlike: .controller)
      // Nobody wrote the id of the root controller: it gives way to one that is written.
      while !isNamed, index == 0 {
        document.controllers[0].id += "'"
        let other = linker.names.intern(document.controllers[0].id)
        isNamed = linker.names.take(other, for: .controller, unlike: .controller)
      }
      if !isNamed {
        let pointer = document.pointer(toController: index)
        reader.fault(at: Int(place), Fault(.placeIsOtherId(id), at: pointer))
      }
    }
  }
}

/// The names of nodes without an id hold the ids of those above them, so ids cannot be of any length.
package let longestId = 256
