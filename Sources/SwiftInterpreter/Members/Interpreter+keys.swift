import SwiftProgram

/// Key-value coding: properties by names that are texts.
extension Interpreter {
  /// What a property says; what nobody declares is not known.
  package func value(forKey key: String, of value: Value) -> Value {
    guard case .object(let object) = value else {
      if case .unknown(let unknown) = value { return self.unknown("\(unknown.path).\(key)", unknown.reason) }
      return self.unknown(of: key)
    }
    guard let property = property(forKey: key, of: object) else {
      let path = "\(object.type.text).\(key)"
      record.missing[path, default: 0] += 1
      return self.unknown(of: path)
    }
    let found = attempt { () throws(Interruption) in
      try instanceMember(property, of: value, in: globalScope) ?? .none
    }
    if case .success(let found) = found { return found }
    return self.unknown(of: "\(object.type.text).\(key)")
  }

  /// Sets a property, as an assignment does, which tells what nobody declares.
  package func setValue(_ new: Value, forKey key: String, of value: Value) {
    guard case .object(let object) = value else { return }
    let name = property(forKey: key, of: object) ?? program.names.name(key)
    _ = attempt { () throws(Interruption) in
      try set(name, of: object, to: new, in: globalScope)
      return .void
    }
  }

  /// Whether somebody declares a property of an object.
  package func hasProperty(forKey key: String, of value: Value) -> Bool {
    guard case .object(let object) = value else { return false }
    return property(forKey: key, of: object) != nil
  }

  /// The variable of a key: of its name, or with an `is` in front, as Objective-C leaves that out.
  private func property(forKey key: String, of object: Object) -> Name? {
    let questions = "is" + key.prefix(1).uppercased() + key.dropFirst()
    for one in object.type.superclasses { link(one) }
    return [key, questions].lazy.map { self.program.names.name($0) }.first { name in
      entries(name, of: object.type).contains { !$0.isMethod }
    }
  }
}
