import InterfaceBuilder
import LayoutModel
import SwiftInterpreter
import SwiftProgram

/// Connects the objects of a nib with each other, and gives them the values that their author set besides.
struct NibConnections {
  private let adoption: Adoption
  private let nib: Nib
  private let owner: Value
  private let trees: [Adoption.Tree]
  /// Objects beside the views, by their ids.
  private var made: [String: Value] = [:]
  private(set) var others: [Value] = []

  init(_ adoption: Adoption, _ nib: Nib, _ owner: Value, _ trees: [Adoption.Tree]) {
    (self.adoption, self.nib, self.owner, self.trees) = (adoption, nib, owner, trees)
    if case .object(let controller) = owner {
      made = adoption.bars[ObjectIdentifier(controller)]?.objects.mapValues { .object($0) } ?? [:]
    }
  }

  private var interpreter: Interpreter { adoption.interpreter }

  /// Gives cells the labels and the image view of their style that the file has.
  private func connectParts(of view: Object, in tree: Adoption.Tree) {
    for part in [CellPart.textLabel, .detailTextLabel, .imageView] {
      guard let id = adoption.view(of: view)?.node[part.rawValue]?["id"]?.text, let found = tree.views[id]
      else {
        continue
      }
      interpreter.store(.object(found), in: part.rawValue, of: view)
    }
  }

  mutating func connect() {
    var collections: [String: [Value]] = [:]
    for outlet in nib.outlets {
      // Who loads the nib sees to its view.
      guard case .object(let source)? = object(outlet.source), !outlet.isOwnersView else { continue }
      let target =
        object(outlet.target) ?? interpreter.unknownOutlet("\(source.type.text).\(outlet.property)")
      if outlet.isCollection {
        let key = "\(outlet.source ?? "") \(outlet.property)"
        collections[key, default: []].append(target)
        _ = interpreter.assign(outlet.property, of: source, to: .array(collections[key] ?? []))
      } else {
        _ = interpreter.assign(outlet.property, of: source, to: target)
      }
    }
    for tree in trees {
      for (id, view) in tree.views.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        connectParts(of: view, in: tree)
        adoption.setAttributes(nib.items[id]?.attributes ?? [], of: view)
      }
    }
    // The controller of a scene has them before its view is loaded.
    if case .object(let object) = owner, nib.bars == nil {
      adoption.setAttributes(nib.ownerAttributes, of: object)
    }
  }

  private mutating func object(_ id: String?) -> Value? {
    guard let id else { return owner }
    for tree in trees {
      let found = tree.views[id] ?? tree.views["constraint \(id)"] ?? tree.views["layout \(id)"]
      if let found { return .object(found) }
    }
    if let known = made[id] { return known }
    guard let item = nib.items[id], let type = type(of: item), let object = interpreter.make(type) else {
      return nil
    }
    made[id] = .object(object)
    adoption.setAttributes(item.attributes, of: object)
    others.append(.object(object))
    return .object(object)
  }

  /// The class of an object that is no view: a gesture, an item of a bar.
  private func type(of item: Nib.Item) -> TypeInfo? {
    for found in [adoption.customClass(of: item, nib), interpreter.type(named: item.ownClass)] {
      guard let type = found,
        type.superclasses.contains(where: { $0.text == "NSObject" }),
        !type.superclasses.contains(where: { ["UIView", "UIViewController"].contains($0.text) })
      else { continue }
      return type
    }
    return nil
  }
}

extension Adoption {
  /// The class of the app that a file names for an object.
  func customClass(of item: Nib.Item?, _ nib: Nib) -> TypeInfo? {
    guard let item, let name = item.customClass else { return nil }
    return interpreter.type(
      named: name, ofModule: item.customModule, isSure: !item.isModuleOfTarget, near: nib.path)
  }

  /// Gives an object the values that the author of its file set besides. What nobody declares is told, and of what is no text, number or
  /// flag that it is not known.
  func setAttributes(_ attributes: [(keyPath: String, value: Nib.Attribute)], of object: Object) {
    for (path, attribute) in attributes {
      let value = attribute.value ?? interpreter.unknownOutlet("\(object.type.text).\(path)")
      interpreter.call("takeAttribute", on: .object(object), [value, .string(path)])
    }
  }
}

extension Nib.Attribute {
  fileprivate var value: Value? {
    switch self {
    case .other: nil
    case .text(let text): .string(text)
    case .number(let number):
      number == number.rounded() && abs(number) < 1e9
        ? .integer(Int(number), .literal) : .floating(number, .literal)
    case .flag(let flag): .boolean(flag)
    }
  }
}
