import SwiftProgram

/// What those do who make objects of something that is no Swift.
extension Interpreter {
  /// Makes an instance of a class by an initializer with one parameter, or with none; nil where that fails.
  ///
  /// One that does nothing but end the program is not meant: code makes the object by another that gets the value and more, as storyboards
  /// do with a creator (`instantiateViewController(identifier:creator:)`). What that gets besides is not known.
  package func make(_ type: TypeInfo, _ label: String? = nil, _ value: Value? = nil) -> Object? {
    let places = (spot, ownSpot)
    defer { (spot, ownSpot) = places }
    stand(at: type)
    let made = attempt { () throws(Interruption) in
      let argument = value.map { CallArgument(label: label.map { program.names.name($0) }, value: $0) }
      let arguments = argument.map { argumentsOfCreator(type, $0) ?? [$0] }
      return try construct(type.plain, arguments ?? [], in: globalScope)
    }
    if case .success(.object(let object)) = made { return object }
    return nil
  }

  /// What an initializer gets that takes an argument and more; nil where the one that takes it alone is meant.
  private func argumentsOfCreator(_ type: TypeInfo, _ argument: CallArgument) -> [CallArgument]? {
    let own = type.initializers.compactMap { entry in
      if case .method(let id) = entry.kind { program[id] } else { nil }
    }.filter { $0.parameters.contains { $0.label == argument.label } }
    guard own.contains(where: { $0.parameters.count == 1 && isUnavailable($0) }),
      let creator = own.first(where: { $0.parameters.count > 1 && !isUnavailable($0) })
    else { return nil }
    return creator.parameters.filter { $0.defaultValue == nil }.map { parameter in
      parameter.label == argument.label
        ? argument : CallArgument(label: parameter.label, value: standIn(for: parameter, of: type))
    }
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
