import SwiftProgram

/// What those do who make objects of something that is no Swift.
extension Interpreter {
  /// Makes an instance of a class by an initializer with one parameter, or with none; nil where that fails.
  package func make(_ type: TypeInfo, _ label: String? = nil, _ value: Value? = nil) -> Object? {
    let places = (spot, ownSpot)
    defer { (spot, ownSpot) = places }
    stand(at: type)
    let made = attempt { () throws(Interruption) in
      let arguments = value.map { [CallArgument(label: label.map { program.names.name($0) }, value: $0)] }
      return try construct(.nominal(type, []), arguments ?? [], in: globalScope)
    }
    if case .success(.object(let object)) = made { return object }
    return nil
  }

  /// Takes the declaration of a class of the app for the place of what no statement does.
  package func stand(at type: TypeInfo) {
    guard let declaration = type.declaration else { return }
    let place = program[declaration].spot
    if !isPrelude(place.file) { (spot, ownSpot) = (place, place) }
  }

  /// Puts a value into a stored variable, of which no observer hears; nothing happens where there is none.
  package func store(_ value: Value, in variable: String, of object: Object) {
    if let place = field(program.names.name(variable), of: object.type) { object.fields[place.index] = value }
  }

  /// Sets a variable as a statement would; false where nobody declares it.
  package func assign(_ variable: String, of object: Object, to value: Value) -> Bool {
    let name = program.names.name(variable)
    for one in object.type.superclasses { link(one) }
    if entries(name, of: object.type).isEmpty { return false }
    _ = attempt { () throws(Interruption) in
      try set(name, of: object, to: value, in: globalScope)
      return .void
    }
    return true
  }

  /// The case of a name, of the enumeration that another value is of.
  package func enumeration(_ word: String, like value: Value) -> Value? {
    guard case .enumeration(let other) = value, other.type.cases.contains(where: { text($0.name) == word })
    else { return nil }
    return .enumeration(EnumerationValue(type: other.type, name: program.names.name(word), payload: []))
  }

  /// A dictionary with texts for keys.
  package func dictionary(_ members: [(key: String, value: Value)]) -> Value {
    var made = DictionaryValue()
    for member in members { made[key: .string(member.key)] = member.value }
    return .dictionary(made)
  }

  /// What is not known since Interface Builder connects it.
  package func unknownOutlet(_ path: String) -> Value { unknown(path, .outlet) }
}
