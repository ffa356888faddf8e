import SwiftProgram

/// A dictionary or a set, in the order of insertion.
package struct DictionaryValue {
  package private(set) var keys: [Value] = []
  package private(set) var values: [Value] = []
  private var places: [ValueKey: Int] = [:]
  /// What its keys and values are declared to be, where something says so.
  var types: (key: RuntimeType, value: RuntimeType)?

  package init() {}

  init(_ types: (key: RuntimeType, value: RuntimeType)?) { self.types = types }

  /// What keys are: as declared, or as the first one is.
  func keyType(_ type: (Value) -> RuntimeType) -> RuntimeType? {
    types.flatMap { $0.key.isOpen ? nil : $0.key } ?? keys.first.map(type)
  }

  /// What values are: as declared, or as the first one is.
  func valueType(_ type: (Value) -> RuntimeType) -> RuntimeType? {
    types.flatMap { $0.value.isOpen ? nil : $0.value } ?? values.first.map(type)
  }

  package var count: Int { keys.count }

  package subscript(key key: Value) -> Value? {
    get { places[ValueKey(key)].map { values[$0] } }
    set {
      let place = places[ValueKey(key)]
      switch (place, newValue) {
      case (let place?, let value?): values[place] = value
      case (let place?, nil): remove(at: place)
      case (nil, let value?):
        places[ValueKey(key)] = keys.count
        keys.append(key)
        values.append(value)
      case (nil, nil): break
      }
    }
  }

  private mutating func remove(at place: Int) {
    keys.remove(at: place)
    values.remove(at: place)
    places = [:]
    for (index, key) in keys.enumerated() { places[ValueKey(key)] = index }
  }
}

/// What makes two values the same key.
indirect enum ValueKey: Hashable {
  case integer(Int)
  case floating(Double)
  case text([UInt8])
  case boolean(Bool)
  case none
  case list([ValueKey])
  case enumeration(ObjectIdentifier, Name, [ValueKey])
  case structure(ObjectIdentifier, [ValueKey])
  case identity(ObjectIdentifier)
  case type(String)
  /// What is equal to nothing but itself, by what it looks like.
  case other(String)

  init(_ value: Value) {
    switch value {
    case .integer(let number, _): self = .integer(number)
    case .floating(let number, _): self = .floating(number)
    case .string(let text): self = .text(Array(text.utf8))
    case .boolean(let flag): self = .boolean(flag)
    case .none: self = .none
    case .array(let values): self = .list(values.map { ValueKey($0) })
    case .tuple(let tuple): self = .list(tuple.values.map { ValueKey($0) })
    case .dictionary(let dictionary), .set(let dictionary): self = .list(dictionary.keys.map { ValueKey($0) })
    case .range(let range): self = .list([range.lower, range.upper].map { $0.map { ValueKey($0) } ?? .none })
    case .structure(let value):
      self = .structure(ObjectIdentifier(value.type), value.fields.map { ValueKey($0) })
    case .enumeration(let value):
      self = .enumeration(ObjectIdentifier(value.type), value.name, value.payload.map { ValueKey($0) })
    case .object(let object): self = .identity(ObjectIdentifier(object))
    case .function(let function): self = .identity(ObjectIdentifier(function))
    case .type(let type): self = .type(type.key)
    case .unknown(let unknown): self = .other(unknown.path)
    }
  }
}
