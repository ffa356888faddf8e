/// The Swift that stands for what headers declare, as far as code names it and nothing else declares it. What its functions do is not read: what
/// they give is of its type, and not known.
package func importedSwift(of sources: ObjectiveCSources, beside known: KnownSwift) -> String {
  var writer = SwiftWriter(sources, known)
  return writer.write()
}

private struct SwiftWriter {
  private let sources: ObjectiveCSources
  private let known: KnownSwift
  private let classes: [String: Container]
  /// The classes from which others inherit: those may have other constants.
  private let inherited: Set<String>
  /// Literals of Swift by the names of constants; nil for what is not known, or what several headers define differently.
  private var constants: [String: String?] = [:]
  /// Enumerations with cases.
  private var enumerations: [String: Enumeration] = [:]
  /// Classes in Swift inherit from these, or from those below them.
  private var bases: Set<String> = []
  /// What members of classes and categories get and give that code names: it may write `.member` of those types without their names.
  private var mentioned: Set<String> = []
  private var text = ""
  /// Members that are looked at; what is beyond is declared nowhere.
  private var membersLeft = 20_000
  /// What is written, so that nothing is twice.
  private var written: Set<String> = []

  init(_ sources: ObjectiveCSources, _ known: KnownSwift) {
    (self.sources, self.known, classes) = (sources, known, sources.classes)
    inherited = Set(classes.values.compactMap(\.superclass))
    for name in sources.bases { bases.formUnion(chain(name)) }
    for one in sources.headers.flatMap(\.constants) {
      let known = constants[one.name].map { $0 == one.value } ?? true
      constants[one.name] = .some(known ? one.value : nil)
    }
    for one in sources.headers.flatMap(\.enumerations) where one.kind == .cases {
      enumerations[one.name] = one
    }
    for one in sources.headers.flatMap(\.containers) where isUsed(one.swiftName ?? one.name) {
      mentioned.formUnion(one.properties.map(\.type.swift))
      mentioned.formUnion(one.methods.flatMap { [$0.result.swift] + $0.parameters.map(\.type.swift) })
    }
  }

  mutating func write() -> String {
    for header in sources.headers {
      for one in header.enumerations { write(one) }
      for (name, type) in header.aliases where isNew(name) { text += "typealias \(name) = \(type.swift)\n" }
      for one in header.containers { write(one) }
    }
    for one in sources.headers.flatMap(\.constants) {
      write(one, (constants[one.name] ?? nil) ?? sources.implementations.constant(one.name))
    }
    return text
  }

  /// Whether code names something that nobody declares; it is declared from then on.
  private mutating func isNew(_ name: String, isMentioned: Bool = false) -> Bool {
    (isMentioned || isUsed(name)) && !known.isDeclared(name) && written.insert(name).inserted
  }

  private func isUsed(_ name: String) -> Bool { sources.words.contains(name) }

  /// A class with those above it.
  private func chain(_ name: String) -> [String] {
    var found: [String] = []
    var next: String? = name
    while let one = next, classes[one] != nil, !found.contains(one), found.count < 64 {
      found.append(one)
      next = classes[one]?.superclass
    }
    return found
  }

  /// Whether objects of a class show nothing, by the class of Foundation from which it comes.
  private func isPlain(_ name: String) -> Bool {
    guard let last = chain(name).last else { return false }
    return classes[last]?.superclass?.hasPrefix("NS") ?? false
  }

  // MARK: Types

  private mutating func write(_ container: Container) {
    switch container.kind {
    case .type: writeClass(container)
    case .category:
      let name = classes[container.name]?.swiftName ?? TypeReader.objects[container.name] ?? container.name
      writeExtension(container, name)
    case .protocolType:
      let name = container.swiftName ?? container.name
      guard isNew(name) else { return }
      text += "public protocol \(name)\(inheritance(nil, container.protocols)) {\n"
      for one in container.properties { write(one, in: container, isRequired: true) }
      for one in container.methods where !one.isHidden && membersLeft > 0 {
        membersLeft -= 1
        writeRequirement(one)
      }
      text += "}\n"
    }
  }

  private mutating func writeClass(_ container: Container) {
    let name = container.swiftName ?? container.name
    let isPlain = isPlain(container.name)
    let isBase = bases.contains(container.name)
    guard container.superclass != nil, isPlain || isBase, !known.isDeclared(name),
      written.insert(name).inserted,
      isBase || isUsed(name) || inherited.contains(container.name)
    else { return }
    if name != container.name { text += "typealias \(container.name) = \(name)\n" }
    let superclass = container.superclass.map { classes[$0]?.swiftName ?? $0 }
    text += "open class \(name)\(inheritance(superclass, container.protocols)) {\n"
    if isBase {
      text += "let madeInObjectiveC: Any = __objectiveC(\"\(container.name)\"\(isPlain ? ", self" : ""))\n"
    }
    writeMembers(container, name, isPlain: isPlain)
    if isPlain { writeInitializer([], [], of: name, isFailable: false, isConvenience: false) }
    text += "}\n"
  }

  private mutating func writeExtension(_ container: Container, _ name: String) {
    var members = ""
    swap(&members, &text)
    writeMembers(container, name, isPlain: classes[container.name].map { isPlain($0.name) } ?? false)
    swap(&members, &text)
    if members.isEmpty && container.protocols.isEmpty { return }
    text += "extension \(name)\(inheritance(nil, container.protocols)) {\n\(members)}\n"
  }

  private func inheritance(_ superclass: String?, _ protocols: [String]) -> String {
    let all = [superclass].compactMap { $0 } + protocols.map { $0 == "NSObject" ? "NSObjectProtocol" : $0 }
    return all.isEmpty ? "" : ": " + all.joined(separator: ", ")
  }

  private mutating func writeMembers(_ container: Container, _ name: String, isPlain: Bool) {
    for one in container.properties { write(one, in: container, name, isPlain: isPlain) }
    for one in container.methods where !one.isHidden && membersLeft > 0 {
      membersLeft -= 1
      write(one, in: container, name, isPlain: isPlain)
    }
  }

  // MARK: Members

  private mutating func write(
    _ property: Property, in container: Container, _ owner: String = "", isPlain: Bool = true,
    isRequired: Bool = false
  ) {
    let name = swiftName(of: property, in: container.name)
    guard !property.isHidden, isUsed(name), isPlain || !known.isMember(name),
      written.insert("\(owner.isEmpty ? container.name : owner).\(name)").inserted
    else { return }
    let type = property.type
    let start = "var `\(name)`: \(type.text) {"
    if isRequired {
      text += (property.isOptional ? "@objc optional " : "") + (property.isStatic ? "static " : "")
      text += start + (property.isReadOnly ? " get }\n" : " get set }\n")
      return
    }
    text += (property.isStatic ? "open class " : "open ") + start + "\n"
    let isConstant = property.isReadOnly || property.isStatic
    let value =
      isConstant
      ? constant(container, property.getter ?? property.name, type, isStatic: property.isStatic) : nil
    let unread = "__unread(self, \"\(name)\")\(type.cast)"
    text += "get { \(value ?? unread) }\n"
    if !property.isReadOnly { text += "set { __setUnread(self, \"\(name)\", newValue) }\n" }
    text += "}\n"
  }

  private mutating func write(_ method: Method, in container: Container, _ owner: String, isPlain: Bool) {
    let method = method.throwing
    for one in swiftSignatures(of: method.declared, in: container.name) {
      let key = "\(owner).\(one.base)(\(one.labels.joined(separator: ":")))\(method.declared.isStatic)"
      let isMade = one.base == "init"
      let isNamed = isMade || isUsed(one.base)
      guard isNamed, one.labels.allSatisfy({ $0.isEmpty || isUsed($0) }),
        one.labels.count == method.declared.parameters.count, isPlain || isMade || !known.isMember(one.base)
      else { continue }
      if isMade {
        // What is laid out is made as UIKit makes it.
        guard isPlain || container.kind == .category && method.declared.isStatic else { continue }
        guard written.insert(key).inserted else { continue }
        writeInitializer(
          one.labels, method.declared.parameters, of: owner,
          isFailable: method.declared.result.nullability == .optional,
          isConvenience: container.kind == .category)
      } else if written.insert(key).inserted {
        write(method, one, in: container)
      }
    }
  }

  private mutating func write(
    _ method: (declared: Method, isThrowing: Bool), _ signature: SwiftSignature, in container: Container
  ) {
    let declared = method.declared
    let isVoid = declared.result.isVoid
    let given = zip(signature.labels, 0...).map { ($0.isEmpty ? "" : "\($0): ") + "p\($1)" }
    text += declared.isStatic ? "open class " : "open "
    text += "func `\(signature.base)`(\(parameters(signature.labels, declared)))"
    text += method.isThrowing ? " throws" : ""
    text += isVoid ? " {\n" : " -> \(declared.result.text) {\n"
    let value = constant(container, declared.selector, declared.result, isStatic: declared.isStatic)
    let call = "__unread(self, \"\(signature.base)\")(\(given.joined(separator: ", ")))"
    text += (value ?? (isVoid ? call : call + declared.result.cast)) + "\n}\n"
  }

  private mutating func writeRequirement(_ method: Method) {
    let method = method.throwing
    for one in swiftSignatures(of: method.declared, in: "") where isUsed(one.base) && one.base != "init" {
      guard one.labels.allSatisfy({ $0.isEmpty || isUsed($0) }),
        one.labels.count == method.declared.parameters.count
      else { continue }
      text +=
        (method.declared.isOptional ? "@objc optional " : "") + (method.declared.isStatic ? "static " : "")
      text += "func `\(one.base)`(\(parameters(one.labels, method.declared)))"
      text += method.isThrowing ? " throws" : ""
      text += method.declared.result.isVoid ? "\n" : " -> \(method.declared.result.text)\n"
    }
  }

  private func parameters(_ labels: [String], _ method: Method) -> String {
    zip(labels, method.parameters).enumerated().map { place, one in
      let isOpen = place == labels.count - 1 && one.1.type.isFunction && one.1.type.nullability == .optional
      return "\(one.0.isEmpty ? "_" : one.0) p\(place): \(one.1.type.text)\(isOpen ? " = nil" : "")"
    }.joined(separator: ", ")
  }

  /// An initializer whose objects nobody knows, but for those of classes below.
  private mutating func writeInitializer(
    _ labels: [String], _ parameters: [(name: String, type: CType)], of name: String, isFailable: Bool,
    isConvenience: Bool
  ) {
    let method = Method(isStatic: false, pieces: [""], parameters: parameters, result: .void)
    let path = "\(name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
    let key = labels.isEmpty ? "\(name)()" : path
    let given = labels.indices.map { "p\($0)" }.joined(separator: ", ")
    text += "public \(isConvenience ? "convenience " : "")init\(isFailable ? "?" : "")"
    text += "(\(self.parameters(labels, method))) {\n"
    text += "self = __unreadObject(self, \"\(name)\", \"\(key)\", [\(given)]) as! \(name)\n}\n"
  }

  /// What a method gives that does nothing else, where that is of its type and no class below may give something else.
  private func constant(_ container: Container, _ selector: String, _ type: CType, isStatic: Bool) -> String?
  {
    guard !inherited.contains(container.name),
      let value = sources.implementations.value(container.name, selector, isStatic: isStatic)
    else { return nil }
    if let constant = constants[value] { return constant.flatMap { fits($0, type) } }
    if let own = enumerations[type.swift], let member = own.members.first(where: { $0.name == value }) {
      return ".`\(caseName(member, without: own.prefix))`"
    }
    return fits(value, type)
  }

  private func fits(_ value: String, _ type: CType) -> String? {
    let isNumber = value.first.map { $0.isNumber || $0 == "-" } ?? false
    switch type.swift {
    case "String": return value.hasPrefix("\"") ? value : nil
    case "Bool": return ["true": "true", "1": "true", "false": "false", "0": "false"][value]
    case "CGFloat", "Double", "Float", "TimeInterval": return isNumber ? value : nil
    case "Int", "UInt", "Int32", "UInt32", "Int64", "UInt64", "Int16", "UInt16", "Int8", "UInt8":
      return isNumber && !value.contains(".") ? value : nil
    default: return nil
    }
  }

  // MARK: Constants

  private mutating func write(_ constant: Constant, _ value: String?) {
    let name = constant.swiftName ?? constant.name
    let type = constant.type ?? CType(swift: "Any")
    let made = value.flatMap { fits($0, type) }
    if let dot = name.firstIndex(of: ".") {
      let member = String(name[name.index(after: dot)...])
      guard isUsed(member), written.insert(name).inserted else { return }
      text += "extension \(name[..<dot]) { static var `\(member)`: \(type.swift) { "
      text += "\(made ?? "__unread(\"\(name)\")" + type.cast) } }\n"
    } else if isNew(name) {
      text += "public var `\(name)`: \(type.swift) { \(made ?? "__unread(\"\(name)\")" + type.cast) }\n"
    }
  }

  private func caseName(_ member: Enumeration.Member, without prefix: String) -> String {
    if let name = member.swiftName { return name }
    let rest = String(member.name.dropFirst(prefix.count))
    return rest.isEmpty || rest.first?.isNumber == true ? lowercased(member.name) : lowercased(rest)
  }

  private mutating func write(_ enumeration: Enumeration) {
    let name = enumeration.swiftName ?? enumeration.name
    if enumeration.kind == .constants { return writeConstants(enumeration) }
    guard isNew(name, isMentioned: mentioned.contains(enumeration.name)) else { return }
    if name != enumeration.name { text += "typealias \(enumeration.name) = \(name)\n" }
    if enumeration.kind == .options { return writeOptions(enumeration, name) }
    let isKnown = enumeration.members.allSatisfy { $0.value != nil }
    let prefix = enumeration.prefix
    var values: [Int: String] = [:]
    text +=
      "public enum \(name)\(isKnown && !enumeration.members.isEmpty ? ": \(enumeration.rawType)" : "") {\n"
    for one in enumeration.members {
      let own = caseName(one, without: prefix)
      if isKnown, let value = one.value {
        if let first = values[value] {
          text += "static var `\(own)`: \(name) { .`\(first)` }\n"
        } else {
          text += "case `\(own)` = \(value)\n"
          values[value] = own
        }
      } else {
        text += "case `\(own)`\n"
      }
    }
    text += "}\n"
  }

  private mutating func writeOptions(_ enumeration: Enumeration, _ name: String) {
    text += "public struct \(name): OptionSet {\npublic let rawValue: \(enumeration.rawType)\n"
    text += "public init(rawValue: \(enumeration.rawType)) { self.rawValue = rawValue }\n"
    let prefix = enumeration.prefix
    for one in enumeration.members {
      let own = caseName(one, without: prefix)
      let value = one.value.map { "\($0)" } ?? "__unread(\"\(one.name)\") as! \(enumeration.rawType)"
      text += "public static let `\(own)` = \(name)(rawValue: \(value))\n"
    }
    text += "}\n"
  }

  /// An `enum` of C: its type has a raw value, and its members are constants of it.
  private mutating func writeConstants(_ enumeration: Enumeration) {
    let name = enumeration.name
    let isTyped = !name.isEmpty
    if isTyped, isNew(name) {
      let raw = enumeration.rawType
      text += "public struct \(name): Hashable, RawRepresentable {\npublic var rawValue: \(raw)\n"
      text += "public init(_ rawValue: \(raw)) { self.rawValue = rawValue }\n"
      text += "public init(rawValue: \(raw)) { self.rawValue = rawValue }\n}\n"
    }
    for one in enumeration.members where isNew(one.name) {
      let value = one.value.map { "\($0)" } ?? "__unread(\"\(one.name)\") as! \(enumeration.rawType)"
      text +=
        isTyped
        ? "public let `\(one.name)` = \(name)(rawValue: \(value))\n"
        : "public let `\(one.name)`: Int = \(value)\n"
    }
  }
}

extension Enumeration {
  /// What its members begin with that Swift leaves out.
  fileprivate var prefix: String {
    commonPrefix(of: members.filter { $0.swiftName == nil }.map(\.name), in: name)
  }
}

extension Method {
  /// It without the parameter by which it says that it failed, which Swift throws instead.
  fileprivate var throwing: (declared: Method, isThrowing: Bool) {
    guard let last = parameters.last, last.type.isError, swiftName == nil,
      result.swift == "Bool" || result.nullability != .none
    else { return (self, false) }
    var found = self
    found.parameters.removeLast()
    if found.pieces.count > 1 {
      found.pieces.removeLast()
    } else {
      for end in ["AndReturnError", "WithError", "ReturningError"] where found.pieces[0].hasSuffix(end) {
        found.pieces[0] = String(found.pieces[0].dropLast(end.count))
        break
      }
    }
    found.result = result.swift == "Bool" ? .void : result
    found.result.nullability = .none
    return (found, true)
  }
}
