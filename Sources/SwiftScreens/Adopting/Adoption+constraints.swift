import InterfaceBuilder
import SwiftInterpreter
import SwiftProgram

/// Constraints of files as objects, which are active from the start.
extension Adoption {
  func addConstraints(of document: JSONTree, _ nib: Nib, _ tree: Int) {
    for (id, view) in trees[tree].views.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      guard let nodes = views[ObjectIdentifier(view)]?.node["constraints"]?.elements else { continue }
      let ids = nib.constraints[id] ?? []
      let made = nodes.enumerated().compactMap { place, node in
        makeConstraint(node, ids.indices.contains(place) ? ids[place] : "", view, tree)
      }
      views[ObjectIdentifier(view)]?.constraints = made
      interpreter.store(
        .array(made.filter(\.isActive).map { .object($0.object) }), in: "constraints", of: view)
    }
    for (place, node) in (document["constraints"]?.elements ?? []).enumerated() {
      let ids = nib.constraints[""] ?? []
      let id = ids.indices.contains(place) ? ids[place] : ""
      if let made = makeConstraint(node, id, nil, tree) { trees[tree].looseConstraints.append(made) }
    }
  }

  private func makeConstraint(_ node: JSONTree, _ id: String, _ holder: Object?, _ tree: Int) -> Constraint? {
    guard let type = interpreter.type(named: "NSLayoutConstraint"), let object = interpreter.make(type) else {
      return nil
    }
    func store(_ value: Value?, _ name: String) {
      if let value { interpreter.store(value, in: name, of: object) }
    }
    for side in ["first", "second"] {
      store(node["\(side)Item"]?.text.flatMap { item($0, tree) }, "\(side)Item")
      store(word(node["\(side)Attribute"], "\(side)Attribute", object), "\(side)Attribute")
    }
    store(word(node["relation"], "relation", object), "relation")
    let constant = node["constant"]?.resolved(traits()).number ?? 0
    let priority = node["priority"]?.resolved(traits()).number ?? 1000
    let isActive = node["installed"]?.resolved(traits()) != .flag(false)
    store(.floating(constant, .cgFloat), "constant")
    store(node["multiplier"]?.number.map { .floating($0, .cgFloat) }, "multiplier")
    if case .structure(var value)? = interpreter.field("priority", of: .object(object)) {
      value.fields[0] = .floating(priority, .float)
      store(.structure(value), "priority")
    }
    if let name = node["identifier"]?.text, name != id { store(.string(name), "identifier") }
    store(.boolean(isActive), "isActive")
    if let holder, isActive { store(.object(holder), "holder") }
    if !id.isEmpty { trees[tree].views["constraint \(id)"] = object }
    constraints.insert(ObjectIdentifier(object))
    return Constraint(
      object: object, node: node, constant: constant, priority: priority, isActive: isActive)
  }

  private func word(_ node: JSONTree?, _ name: String, _ object: Object) -> Value? {
    guard let word = node?.text, let value = interpreter.field(name, of: .object(object)) else { return nil }
    return interpreter.enumeration(word, like: value)
  }

  /// The view or guide that a document names.
  private func item(_ name: String, _ tree: Int) -> Value? {
    if let view = trees[tree].views[name] { return .object(view) }
    guard let dot = name.lastIndex(of: "."), let view = trees[tree].views[String(name[..<dot])] else {
      return nil
    }
    let guide = Self.guides[String(name[name.index(after: dot)...])]
    return try? interpreter.read(guide ?? "safeAreaLayoutGuide", of: .object(view)).get()
  }

  private static let guides = [
    "safeArea": "safeAreaLayoutGuide", "layoutMargins": "layoutMarginsGuide",
    "readableContent": "readableContentGuide", "keyboard": "keyboardLayoutGuide",
    "contentLayout": "contentLayoutGuide", "frameLayout": "frameLayoutGuide",
  ]
}
