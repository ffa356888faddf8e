import SwiftProgram

/// Texts whose interpolations are formats of a key.
extension Interpreter {
  /// A type that takes a text as a key and what is interpolated in it; nil for another type, or where nothing is interpolated.
  func localizationValue(
    _ segments: [StringSegment], _ expected: RuntimeType?, in scope: Scope
  ) throws(Interruption) -> Value? {
    guard let info = expected?.unwrapped.info, info.declaration != nil,
      let label = program.names.known("localizationKey")
    else { return nil }
    link(info)
    guard isMade(info, from: label) else { return nil }
    guard segments.contains(where: { if case .interpolation = $0 { true } else { false } }) else {
      return nil
    }
    var (key, values): (String, [Value]) = ("", [])
    for segment in segments {
      switch segment {
      case .text(let text): key += text.replacing("%", with: "%%")
      case .interpolation(let arguments):
        guard let first = arguments.first else { continue }
        let value = settle(try evaluate(first.value, in: scope))
        key += try specifier(arguments, in: scope) ?? Self.specifier(of: value)
        values.append(value)
      }
    }
    let given = [
      CallArgument(label: label, value: .string(try limited(key))),
      CallArgument(label: program.names.name("arguments"), value: .array(values)),
    ]
    return try construct(info.plain, given, in: globalScope)
  }

  /// What stands for the text that a member in no file makes of a key, as `"Done".localized` does: that of the app's tables, or the key; nil
  /// for other members.
  func localizedWords(of key: String, by member: String) -> String? {
    guard member.hasPrefix("localized") || member.hasPrefix("localised") else { return nil }
    if case .string(let found)? = host.intrinsics["__localized"]?([.string(key)]) { return found }
    return key
  }

  /// The format that stands beside a value.
  private func specifier(_ arguments: [Argument], in scope: Scope) throws(Interruption) -> String? {
    guard arguments.count == 2, arguments[1].label.map({ text($0) }) == "specifier",
      case .string(let format) = try evaluate(arguments[1].value, in: scope)
    else { return nil }
    return format
  }

  /// The format that Foundation has for the type of a value.
  private static func specifier(of value: Value) -> String {
    switch value {
    case .integer(_, .int32), .integer(_, .int16), .integer(_, .int8): "%d"
    case .integer(_, .uint32), .integer(_, .uint16), .integer(_, .uint8): "%u"
    case .integer(_, .uint), .integer(_, .uint64): "%llu"
    case .integer: "%lld"
    case .floating(_, .float): "%f"
    case .floating: "%lf"
    case .unknown(let unknown): specifier(of: unknown.type?.info?.text)
    default: "%@"
    }
  }

  private static func specifier(of type: String?) -> String {
    switch type {
    case "Int", "Int64": "%lld"
    case "Double", "CGFloat": "%lf"
    default: "%@"
    }
  }
}
