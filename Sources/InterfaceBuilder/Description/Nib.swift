package import LayoutCoding
package import LayoutModel
import XML

/// What code gets where it loads an Interface Builder file: trees of views as layout documents, and what these do not say.
package struct Nib: Sendable {
  /// An object of the file.
  package struct Item: Sendable {
    /// The name of its element.
    package var element: String
    package var customClass: String?
    /// The module of that class, where the file says it.
    package var customModule: String?
    /// Whether that module is whichever has the file: its name may be that of one from which the file was copied.
    package var isModuleOfTarget: Bool
    /// As the file records it, whoever finds it in the end.
    package var frame: Rect?
    /// `UIView.AutoresizingMask.rawValue`.
    package var mask: Int
    package var tag: Int?
    /// The id of what arranges the cells of a collection.
    package var layout: String?
    /// Whether it is the content view of the view around it.
    package var isContent: Bool
    /// Whether the file says its margins.
    package var hasOwnMargins: Bool
    /// By which code asks a list for another cell like it; nil for what is no prototype.
    package var reuseIdentifier: String?
    /// What the file says of a control and its state that has nothing to do with layout, by the variables of its class.
    package var state: [(variable: String, value: Attribute)]
    /// Values that the author gave to properties, by their key paths.
    package var attributes: [(keyPath: String, value: Attribute)]
  }

  package enum Attribute: Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    /// A colour, an image, a size or the like.
    case other
  }

  /// A property that is connected to an object; nil stands for the object that loads the file.
  package struct Outlet: Sendable {
    package var source: String?
    package var property: String
    package var target: String?
    package var isCollection: Bool
    /// Whether it is the view of the controller that loads the file.
    package var isOwnersView: Bool { source == nil && property == "view" }
  }

  /// A segue by which another controller of the storyboard has this one as a child.
  package struct Embedding: Sendable {
    /// The class of that controller.
    package var type: String
    package var identifier: String?
  }

  /// A segue by which this controller shows another one of its file, to which no other leads.
  package struct Showing: Sendable {
    /// The id of that controller.
    package var destination: String
    package var identifier: String?
    /// Whether it is presented in any case, and not pushed where there is a navigation controller.
    package var isModal: Bool
  }

  /// The segues by which the controller of a scene shows others.
  package private(set) var showings: [Showing] = []
  /// The segue that embeds a controller; nil for what none does.
  package fileprivate(set) var embedding: Embedding?
  /// The identifiers of segues by which a controller of a scene embeds others, by the ids of the views that hold them.
  package private(set) var embedded: [String: String] = [:]
  /// The file.
  package private(set) var path: String
  /// The class of the object that loads a xib, as that says it; nil where it says none.
  package private(set) var ownerClass: String?
  /// What the author gave to properties of a scene's controller, or of the object that loads a xib.
  package private(set) var ownerAttributes: [(keyPath: String, value: Attribute)] = []
  /// A layout document each, as JSON.
  package private(set) var trees: [[UInt8]] = []
  /// The trees as Interface Builder shows them: a cell by itself is not one of a list there.
  package private(set) var drawnTrees: [[UInt8]] = []
  /// By their ids, of views those that they have in documents.
  package private(set) var items: [String: Item] = [:]
  /// The ids of objects beside the trees, in the order of the file.
  package private(set) var others: [String] = []
  package private(set) var outlets: [Outlet] = []
  /// The ids of the constraints of each view, in the order of its document; empty where one has none.
  package private(set) var constraints: [String: [String]] = [:]
  /// What the controller of a scene says to bars; nil for other things.
  package private(set) var bars: Bars?
  /// What is not in the documents.
  package private(set) var notUnderstood: [NotUnderstood] = []

  fileprivate init(
    _ reading: FileReading, _ scenes: [Scene], _ objects: [XMLElement], controller: XMLElement? = nil
  ) {
    path = reading.path ?? ""
    let owners = Set(
      objects.filter { $0["placeholderIdentifier"] == "IBFilesOwner" }.map(\.index)
        + (scenes.map(\.controller) + [controller]).compactMap { $0?.index })
    ownerClass = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }?.first(of: "customClass")
    ownerAttributes = owners.sorted().flatMap { reading.file.root.element($0).runtimeAttributes }
    for scene in scenes { add(scene, of: reading) }
    for object in objects where !owners.contains(object.index) {
      for element in [object] + object.descendants { add(element, isTop: element.index == object.index) }
    }
    let ownerIds = Set(owners.compactMap { reading.file.root.element($0)["id"] })
    for object in objects {
      for element in [object] + object.descendants { addOutlet(element, owners: ownerIds) }
    }
    addShowings(objects, in: reading.file.root)
  }

  private mutating func addShowings(_ objects: [XMLElement], in file: XMLElement) {
    let own = objects.flatMap { $0.descendants.filter(\.showsController) }
    if own.isEmpty { return }
    let all = file.descendants.filter(\.showsController)
    for segue in own {
      guard let destination = segue["destination"],
        all.count(where: { $0["destination"] == destination }) == 1
      else { continue }
      showings.append(
        Showing(
          destination: destination, identifier: segue["identifier"],
          isModal: ["presentation", "modal", "popoverPresentation"].contains(segue["kind"] ?? "")))
    }
  }

  /// A controller without a view of its own, as containers are.
  fileprivate init(_ reading: FileReading, controller: XMLElement, _ objects: [XMLElement]) {
    self.init(reading, [], objects, controller: controller)
    bars = Bars(controller)
  }

  /// A controller's scene: its view first, then the views that stand beside it.
  fileprivate init(_ reading: FileReading, _ scene: Scene, _ objects: [XMLElement]) {
    let inBars = (scene.controller?.barViews ?? []).map { Scene($0, controller: nil, view: $0) }
    self.init(reading, [scene] + objects.compactMap(\.viewScene) + inBars, objects)
    bars = scene.controller.map { Bars($0) }
  }

  private mutating func add(_ scene: Scene, of reading: FileReading) {
    func translate(isLoadedByCode: Bool) -> SceneTranslator {
      SceneTranslator(
        reading.file, scene, bars: nil, overrides: EnvironmentOverrides(), isLoadedByCode: isLoadedByCode)
    }
    let translator = translate(isLoadedByCode: true)
    let document = translator.document(of: reading)
    trees.append(document.document)
    let isArranged = scene.view.cellStyle != nil
    drawnTrees.append(
      isArranged ? translate(isLoadedByCode: false).document(of: reading).document : document.document)
    notUnderstood += document.label.notUnderstood
    for view in translator.tree.views where items[view.id] == nil {
      items[view.id] = Item(view.element)
      if let layout = view.element.listLayout, let id = layout.documentId { items[id] = Item(layout) }
    }
    for (view, records) in translator.constraints {
      let id = view < 0 ? "" : translator.tree.views[view].id
      constraints[id, default: []] += records.map { $0.id ?? "" }
    }
  }

  private mutating func add(_ element: XMLElement, isTop: Bool) {
    guard let id = element.documentId, items[id] == nil, !element.isPart else { return }
    items[id] = Item(element)
    others.append(id)
  }

  private mutating func addOutlet(_ element: XMLElement, owners: Set<String>) {
    if element.name == "segue", element["kind"] == "embed", let view = element.parent?.parent?["id"] {
      embedded[view] = element["identifier"]
    }
    guard element.name == "outlet" || element.name == "outletCollection",
      let property = element["property"] ?? element["collectionClass"], let target = element["destination"],
      let source = element.parent?.parent?["id"]
    else { return }
    outlets.append(
      Outlet(
        source: owners.contains(source) ? nil : source, property: property,
        target: owners.contains(target) ? nil : target, isCollection: element.name == "outletCollection"))
  }
}

extension XMLElement {
  /// Whether it is a segue that shows another controller, later.
  fileprivate var showsController: Bool {
    name == "segue" && !["embed", "relationship", "unwind"].contains(self["kind"] ?? "")
  }
}

extension Nib.Item {
  fileprivate init(_ element: XMLElement) {
    (self.element, customClass) = (element.name, element.first(of: "customClass"))
    customModule = element.first(of: "customModule")
    isModuleOfTarget = element.first(of: "customModuleProvider") == "target"
    frame = element.rect(key: "frame")
    let words = [
      "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
    ]
    let mask = element.child("autoresizingMask", key: "autoresizingMask")
    self.mask = words.indices.reduce(0) { $0 | (mask?.isTrue(words[$1]) == true ? 1 << $1 : 0) }
    if element.parent?.name == "prototypes" || element.parent?.name == "cells" {
      reuseIdentifier = element["reuseIdentifier"]
    }
    layout = element.listLayout?.documentId
    isContent = element["key"] == "contentView"
    hasOwnMargins = element.margins != nil
    tag = element["tag"].flatMap { Int($0) }
    state = element.controlState
    attributes = element.runtimeAttributes
  }
}

extension XMLElement {
  fileprivate func element(_ index: Int) -> XMLElement { XMLElement(document: document, index: index) }

  /// What arranges the cells of a collection.
  fileprivate var listLayout: XMLElement? { children.first { $0["key"] == "collectionViewLayout" } }

  /// Whether it is what another object consists of, and nothing that code could hold.
  fileprivate var isPart: Bool {
    ["outlet", "outletCollection", "action", "segue", "constraint", "placeholder"].contains(name)
  }

  fileprivate var runtimeAttributes: [(keyPath: String, value: Nib.Attribute)] {
    list("userDefinedRuntimeAttributes").compactMap { attribute in
      attribute["keyPath"].map { ($0, attribute.runtimeValue) }
    }
  }

  fileprivate var controlState: [(variable: String, value: Nib.Attribute)] {
    (stateVariables[""] ?? [:]).merging(stateVariables[name] ?? [:]) { $1 }.sorted { $0.key < $1.key }
      .compactMap { attribute, variable in
        guard let text = self[attribute] else { return nil }
        if text == "YES" || text == "NO" { return (variable, .flag(text == "YES")) }
        return number(attribute).map { (variable, .number($0)) }
      }
  }

  private var runtimeValue: Nib.Attribute {
    switch self["type"] {
    case "boolean": .flag(isTrue("value"))
    case "number": children.first { $0["key"] == "value" }?.number("value").map { .number($0) } ?? .other
    case "string": string(key: "value").map { .text($0) } ?? .other
    default: .other
    }
  }
}

/// Attributes by which files say how controls stand, and their variables, by elements; those of all under no name.
private let stateVariables: [String: [String: String]] = [
  "": ["alpha": "alpha", "enabled": "isEnabled", "selected": "isSelected", "highlighted": "isHighlighted"],
  "slider": ["value": "storedValue", "minValue": "minimumValue", "maxValue": "maximumValue"],
  "stepper": [
    "value": "value", "minimumValue": "minimumValue", "maximumValue": "maximumValue",
    "stepValue": "stepValue",
  ],
  "switch": ["on": "isOn"], "progressView": ["progress": "progress"],
  "segmentedControl": ["selectedSegmentIndex": "selectedSegmentIndex"],
  "pageControl": ["currentPage": "currentPage"], "textView": ["editable": "isEditable"],
]

/// An Interface Builder file, of which code asks for parts.
package struct NibFile: Sendable {
  private let reading: FileReading

  /// - Throws: ``FaultList`` if the text is no XML or no file of UIKit's Interface Builder, or passes a limit.
  package init(_ file: InterfaceFile, limits: ImportLimits = ImportLimits()) throws(FaultList) {
    do throws(Fault) {
      let memory = ImportMemory(limits)
      reading = try file.bytes.withUnsafeBufferPointer { bytes throws(Fault) in
        try FileReading(
          UnsafeRawBufferPointer(bytes), texts: file.texts, path: file.path, describesElements: false,
          memory.limitsOfFile(hasTexts: !file.texts.isEmpty))
      }
    } catch {
      throw FaultList([error])
    }
  }

  /// All that a xib has.
  package var nib: Nib {
    let objects = reading.file.objectLists.flatMap { $0 }
    return Nib(reading, objects.compactMap(\.viewScene), objects)
  }

  /// The scene of a class: of a controller, of a view that stands by itself, or of a cell of a list.
  package func scene(ofClass name: String) -> (nib: Nib, isController: Bool)? {
    for objects in reading.file.objectLists {
      for object in objects {
        if object["customClass"] == name, let scene = object.controllerScene {
          var nib = Nib(reading, scene, objects)
          nib.embedding = embedding(of: object)
          return (nib, true)
        }
        if object["customClass"] == name, let scene = object.viewScene {
          return (Nib(reading, [scene], objects), false)
        }
        let cell = object.descendants.first { $0["customClass"] == name && $0.viewType?.isCell == true }
        if let cell { return (Nib(reading, [Scene(cell, controller: nil, view: cell)], [cell]), false) }
      }
    }
    return nil
  }

  /// A controller by its object id, and its class.
  package func controller(id: String) -> (nib: Nib, type: String?)? {
    for objects in reading.file.objectLists {
      guard let object = objects.first(where: { $0["id"] == id && $0.isController }) else { continue }
      let own = object.name == "tableViewController" ? "UITableViewController" : nil
      let type = object.first(of: "customClass") ?? own
      guard let scene = object.controllerScene else {
        return (Nib(reading, controller: object, objects), type)
      }
      return (Nib(reading, scene, objects), type)
    }
    return nil
  }

  /// What the first view of a class is, and what its element is called; nil for a class of which there is none.
  package func view(ofClass name: String) -> (type: ViewType?, element: String)? {
    let all = reading.file.objectLists.joined().lazy.flatMap { [$0] + $0.descendants }
    return all.first { $0["customClass"] == name && $0.isView }.map { ($0.viewType, $0.name) }
  }

  /// What the file shows of classes.
  package var shownClasses: ShownClasses { ShownClasses(reading.file.objectLists.joined()) }

  private func embedding(of controller: XMLElement) -> Nib.Embedding? {
    guard let id = controller["id"] else { return nil }
    for objects in reading.file.objectLists {
      guard let outer = objects.first(where: { $0.controllerScene != nil }),
        let type = outer.first(of: "customClass")
      else { continue }
      let segue = outer.descendants.first { element in
        element.name == "segue" && element["kind"] == "embed" && element["destination"] == id
      }
      if let segue { return Nib.Embedding(type: type, identifier: segue["identifier"]) }
    }
    return nil
  }

  /// The scene of a controller by its identifier in the storyboard, nil for the one with which that begins, and its class.
  package func scene(identifier: String?) -> (nib: Nib, type: String?)? {
    let first = reading.file.root["initialViewController"]
    for objects in reading.file.objectLists {
      for object in objects {
        let isWanted = identifier.map { object["storyboardIdentifier"] == $0 } ?? (object["id"] == first)
        guard isWanted, let scene = object.controllerScene else { continue }
        return (Nib(reading, scene, objects), object.first(of: "customClass"))
      }
    }
    return nil
  }
}
