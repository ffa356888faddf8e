package import SwiftProgram

/// A type while a program runs.
package indirect enum RuntimeType {
  /// `Any`, `AnyObject`, and what has no other type.
  case any
  case nominal(TypeInfo, [RuntimeType])
  case optional(RuntimeType)
  case array(RuntimeType)
  case dictionary(RuntimeType, RuntimeType)
  case tuple([RuntimeType], labels: [Name?])
  case function([RuntimeType], RuntimeType)
  case metatype(RuntimeType)
  case composition([RuntimeType])
  /// A parameter of something generic that nothing has bound.
  case generic(Name)
  /// A type that is not in the sources.
  case missing(String)

  /// Without the optionals around it.
  package var unwrapped: RuntimeType {
    if case .optional(let inner) = self { return inner.unwrapped }
    return self
  }

  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// What a variable of the type has that nobody gave a value: nil, also in each place of a tuple; nothing for other types.
  var absentValue: Value? {
    // Tuples of tuples share their parts, of which there may be more than there is time for.
    var places = 256
    return absentValue(&places)
  }

  private func absentValue(_ places: inout Int) -> Value? {
    places -= 1
    switch self {
    case .optional: return Value.none
    case .tuple(let types, let labels) where !types.isEmpty:
      var values: [Value] = []
      for type in types {
        guard places > 0, let value = type.absentValue(&places) else { return nil }
        values.append(value)
      }
      return .tuple(TupleValue(values, labels: labels))
    default: return nil
    }
  }

  package var info: TypeInfo? {
    if case .nominal(let info, _) = self { return info }
    return nil
  }

  /// What two equal types have in common.
  var key: String {
    switch self {
    case .any: "Any"
    case .nominal(let info, let arguments):
      "\(UInt(bitPattern: ObjectIdentifier(info)))<\(arguments.map(\.key).joined(separator: ","))>"
    case .optional(let inner): inner.key + "?"
    case .array(let element): "[\(element.key)]"
    case .dictionary(let key, let value): "[\(key.key):\(value.key)]"
    case .tuple(let types, _): "(\(types.map(\.key).joined(separator: ",")))"
    case .function(let types, let result): "(\(types.map(\.key).joined(separator: ",")))->\(result.key)"
    case .metatype(let inner): inner.key + ".Type"
    case .composition(let parts): parts.map(\.key).joined(separator: "&")
    case .generic(let name): "\(name.index)"
    case .missing(let text): text
    }
  }

  /// With what generic parameters stand for in their places, however deep they are.
  func replacing(_ meanings: Meanings) -> RuntimeType {
    switch self {
    case .any, .missing: self
    case .generic(let name): meanings[name]?.bounded ?? self
    case .nominal(let info, let arguments): .nominal(info, arguments.map { $0.replacing(meanings) })
    case .optional(let inner): .optional(inner.replacing(meanings))
    case .array(let element): .array(element.replacing(meanings))
    case .dictionary(let key, let value): .dictionary(key.replacing(meanings), value.replacing(meanings))
    case .tuple(let types, let labels): .tuple(types.map { $0.replacing(meanings) }, labels: labels)
    case .function(let types, let result):
      .function(types.map { $0.replacing(meanings) }, result.replacing(meanings))
    case .metatype(let inner): .metatype(inner.replacing(meanings))
    case .composition(let parts): .composition(parts.map { $0.replacing(meanings) })
    }
  }

  /// It, unless it is so large that nobody wrote it: what generic types are made of grows with each that is made of another, twofold where a
  /// parameter stands in it twice.
  var bounded: RuntimeType {
    var left = 128
    return fits(in: &left) ? self : .any
  }

  private func fits(in left: inout Int) -> Bool {
    left -= 1
    if left < 0 { return false }
    switch self {
    case .any, .generic, .missing: return true
    case .optional(let inner), .array(let inner), .metatype(let inner): return inner.fits(in: &left)
    case .dictionary(let key, let value): return key.fits(in: &left) && value.fits(in: &left)
    case .nominal(_, let parts), .tuple(let parts, _), .composition(let parts):
      return parts.allSatisfy { $0.fits(in: &left) }
    case .function(let parts, let result):
      return parts.allSatisfy { $0.fits(in: &left) } && result.fits(in: &left)
    }
  }

  /// Whether it says nothing of a value.
  var isOpen: Bool {
    switch self {
    case .any, .generic: true
    default: false
    }
  }

  var isFunction: Bool {
    if case .function = unwrapped { return true }
    return false
  }
}
