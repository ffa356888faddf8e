import JSON
import LayoutModel

// Breakpoints, and the values that they put in place of others.

extension DocumentEncoder {
  mutating func rule(_ rule: BreakpointRule) {
    json.beginObject()
    json.member("id", rule.id)
    if rule.scope != .window { json.member("scope", id(of: rule.scope)) }
    switch rule.subject {
    case .window: break
    case .container: json.member("of", "container")
    case .node(let node):
      json.key("of")
      json.beginObject()
      json.member("container", id(of: node))
      json.endObject()
    }
    if rule.layer != 0 { json.member("layer", rule.layer) }
    json.key("when")
    condition(rule.condition)
    json.key("set")
    changes(rule.changes)
    json.endObject()
  }

  private func id(of node: EnvironmentNode) -> String {
    switch node {
    case .window: "window"
    case .controller(let index): document.controllers[Int(index)].id
    case .view(let index): document.views[Int(index)].id
    }
  }

  mutating func changes(_ changes: PropertyChanges) {
    json.beginObject()
    member("traits", unlessEmpty: { $0.traits(changes.traits) })
    member("constraints", unlessEmpty: { $0.writeChanges(changes.constraints) })
    member("views", unlessEmpty: { $0.writeChanges(changes.views) })
    member("controllers", unlessEmpty: { $0.writeChanges(changes.controllers) })
    json.endObject()
  }

  /// Constraints by identifier: all that bear it have the value.
  private mutating func writeChanges(_ changes: [PropertyChanges.Change<LayoutConstraint.Property>]) {
    var names = ChangedNodes()
    for change in changes {
      let constraint = document.constraints[Int(change.target)]
      let identifier = document.draft.identifier(of: constraint)
      if identifier.isEmpty { refuse("a change of a constraint without an identifier") }
      let key = ConstraintKey.allCases.first { key in
        key != .installed
          && !text({ ConstraintKey.rows.value(of: key)?.form.write(&$0, change.property) }).isEmpty
      }
      guard let key, let value = ConstraintKey.rows.value(of: key) else {
        refuse("a change of \(identifier)")
        continue
      }
      names.set(key.name, of: identifier, text { value.form.write(&$0, change.property) })
    }
    write(names)
  }

  /// Values of views by their ids.
  mutating func writeChanges(_ changes: [PropertyChanges.Change<ViewProperty>]) {
    var names = ChangedNodes()
    for change in changes {
      set(change.property, ofView: document.views[Int(change.target)], in: &names)
    }
    write(names)
  }

  private mutating func set(_ property: ViewProperty, ofView node: ViewNode, in names: inout ChangedNodes) {
    for key in ViewKey.allCases where key.isKnown(to: node.type) {
      guard let value = ViewKey.rows.value(of: key) else { continue }
      let text = text { value.form.write(&$0, property) }
      if !text.isEmpty { return names.set(key.name, of: node.id, text) }
    }
    refuse("a change of \(node.id)")
  }

  /// Values of controllers by their ids, and what they say of their children.
  private mutating func writeChanges(_ changes: [PropertyChanges.Change<ControllerNode.Property>]) {
    var names = ChangedNodes()
    for change in changes {
      let node = document.controllers[Int(change.target)]
      let parent = node.parent.map { document.controllers[Int($0)].id } ?? ""
      if case .presentation(let assignments) = change.property {
        if assignments.count == 1, let style = assignments[0].value(of: \.modalPresentationStyle) ?? nil {
          names.set("modalPresentationStyle", of: node.id, text { $0.word(style) })
        } else {
          names.set("presentation", of: node.id, text { $0.presentation(assignments) })
        }
      } else if let traits = change.property.value(of: \.overrideTraits) {
        names.set("overrideTraits", of: parent, child: node.id, text { $0.traits(traits) })
      } else if let rules = change.property.value(of: \.childTraitRules) {
        let value = text { encoder in
          if let rules { encoder.object(ChildTraitRules.members, rules) } else { encoder.json.null() }
        }
        names.set("childTraitRules", of: parent, child: node.id, value)
      } else if let size = change.property.value(of: \.sizeInParent) {
        names.set(
          "childSizes", of: parent, child: node.id,
          text { encoder in if let size { encoder.size(size) } else { encoder.json.null() } })
      } else {
        set(change.property, ofController: node, in: &names)
      }
    }
    write(names)
  }

  private mutating func set(
    _ property: ControllerNode.Property, ofController node: ControllerNode, in names: inout ChangedNodes
  ) {
    for key in ControllerKey.allCases where key.owner == nil || key.owner == node.type {
      guard let value = ControllerKey.rows.value(of: key) else { continue }
      let text = text { value.form.write(&$0, property) }
      if !text.isEmpty { return names.set(key.name, of: node.id, text) }
    }
    refuse("a change of \(node.id)")
  }

  private mutating func write(_ nodes: ChangedNodes) {
    json.beginObject()
    for node in nodes.nodes {
      json.key(node.id)
      json.beginObject()
      for entry in node.values { member(entry.key, entry.value) }
      for entry in node.ofChildren {
        json.key(entry.key)
        json.beginObject()
        for child in entry.values { member(child.id, child.value) }
        json.endObject()
      }
      json.endObject()
    }
    json.endObject()
  }
}

/// Values by nodes and keys: of those for one key the last counts.
private struct ChangedNodes {
  struct Node {
    var id: String
    var values: [(key: String, value: [UInt8])] = []
    var ofChildren: [(key: String, values: [(id: String, value: [UInt8])])] = []
  }

  private(set) var nodes: [Node] = []
  private var places: [String: Int] = [:]

  mutating func set(_ key: String, of id: String, _ value: [UInt8]) {
    let place = place(of: id)
    if let known = nodes[place].values.firstIndex(where: { $0.key == key }) {
      nodes[place].values[known].value = value
    } else {
      nodes[place].values.append((key, value))
    }
  }

  mutating func set(_ key: String, of id: String, child: String, _ value: [UInt8]) {
    let place = place(of: id)
    let known = nodes[place].ofChildren.firstIndex { $0.key == key }
    let entry = known ?? nodes[place].ofChildren.count
    if known == nil { nodes[place].ofChildren.append((key, [])) }
    nodes[place].ofChildren[entry].values.removeAll { $0.id == child }
    nodes[place].ofChildren[entry].values.append((child, value))
  }

  private mutating func place(of id: String) -> Int {
    if let known = places[id] { return known }
    places[id] = nodes.count
    nodes.append(Node(id: id))
    return nodes.count - 1
  }
}
