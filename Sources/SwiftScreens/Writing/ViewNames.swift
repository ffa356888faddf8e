import SwiftInterpreter
import SwiftProgram

/// What views, guides and controllers are called in a document: the variable that holds them first, or a word for what they are.
struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []
  /// What names begin with that are made up: the element of a list.
  var prefix = ""
  private let run: ScreenRun
  private var visited: Set<ObjectIdentifier> = []

  init(_ run: ScreenRun) {
    self.run = run
    for view in run.adoption.made {
      if let adopted = run.adoption.view(of: view) { set(adopted.id, for: view) }
    }
    for bars in run.adoption.bars.values {
      for (id, object) in bars.objects { set(id, for: object) }
    }
    if case .object(let screen) = run.screen {
      set(run.type.text, for: screen)
      nameFields(of: screen, below: "", depth: 0)
    }
  }

  /// The name of a view or guide; one is made up where it has none.
  mutating func name(of object: Object, or word: String) -> String {
    if let name = names[ObjectIdentifier(object)] { return name }
    let own = object.localName.map { run.interpreter.spelling(of: $0) }
    let name = unique(prefix + (own ?? word))
    names[ObjectIdentifier(object)] = name
    return name
  }

  /// A name that nothing else has, as much like another as can be.
  mutating func reserve(_ name: String) -> String { unique(name) }

  mutating func set(_ name: String, for object: Object) {
    if names[ObjectIdentifier(object)] == nil { names[ObjectIdentifier(object)] = unique(name) }
  }

  /// Names a view that a list shows, and what its variables hold.
  mutating func set(_ name: String, forElement object: Object) {
    set(name, for: object)
    nameFields(of: object, below: name + "/", depth: 1)
  }

  /// Names what the variables of an object hold, and what the variables of those components hold.
  private mutating func nameFields(of object: Object, below path: String, depth: Int) {
    if depth > 4 || !visited.insert(ObjectIdentifier(object)).inserted { return }
    var components: [(Object, String)] = []
    for (variable, value) in fields(of: object) {
      switch value {
      case .object(let held) where isNameable(held):
        set(path + variable, for: held)
        if held.type.isOfApp { components.append((held, path + variable + "/")) }
      case .array(let values):
        for (index, element) in values.enumerated() {
          guard case .object(let held) = element, isNameable(held), names[ObjectIdentifier(held)] == nil
          else { continue }
          names[ObjectIdentifier(held)] = unique("\(path)\(variable)[\(index)]")
        }
      default: continue
      }
    }
    for (component, path) in components { nameFields(of: component, below: path, depth: depth + 1) }
  }

  /// The variables of the app's own classes, the most derived first, and what they hold.
  private func fields(of object: Object) -> [(String, Value)] {
    var found: [(String, Value)] = []
    for type in object.type.superclasses where type.isOfApp {
      for variable in type.stored {
        if let value = run.interpreter.field(variable, of: type, in: object) {
          found.append((run.interpreter.spelling(of: variable.name), value))
        }
      }
    }
    return found
  }

  private func isNameable(_ object: Object) -> Bool {
    object.type.superclasses.contains { ["UIView", "UILayoutGuide", "UIViewController"].contains($0.text) }
  }

  private mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}
