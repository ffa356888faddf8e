package import SwiftProgram

// What those do with an interpreter who look at a program from outside: find types, make instances, call methods, read variables.

extension Interpreter {
  package func spelling(of name: Name) -> String { text(name) }

  /// A type at the top of some file, or in others: `Outer.Inner`.
  package func type(named path: String) -> TypeInfo? {
    let names = path.split(separator: ".").map { program.names.name(String($0)) }
    guard let first = names.first else { return nil }
    need(first)
    var found = firstType(first)
    for name in names.dropFirst() {
      if let outer = found { loadExtensions(of: outer) }
      found = found?.nested[name]
    }
    guard let found else { return nil }
    for one in found.superclasses { link(one) }
    return found
  }

  /// Whether a type is declared in the same file as that of a name.
  package func isDeclaredBeside(_ type: TypeInfo, _ name: String) -> Bool {
    guard let own = type.declaration, let other = self.type(named: name)?.declaration else { return false }
    return program[own].spot.file == program[other].spot.file
  }

  /// Whether a type is another, or inherits from it.
  package func inherits(_ type: TypeInfo, from other: TypeInfo) -> Bool {
    for one in type.superclasses { link(one) }
    return type.superclasses.contains { $0 === other }
  }

  /// Makes an instance by the initializer that needs least; what it needs is unknown.
  ///
  /// - Parameter labels: The initializer that is wanted where the type has it.
  package func makeInstance(of type: TypeInfo, preferring labels: [[String]] = []) -> Result<Value, RunFault>
  {
    attempt { () throws(Interruption) in
      for one in type.superclasses { link(one) }
      stand(at: type)
      let entry = preferredInitializer(of: type, labels)
      if case .method(let id)? = entry?.kind, entry?.owner.isOfApp == true { spot = program[id].spot }
      var arguments: [CallArgument] = []
      if case .method(let id)? = entry?.kind {
        for parameter in program[id].parameters where parameter.defaultValue == nil && !parameter.isVariadic {
          arguments.append(CallArgument(label: parameter.label, value: standIn(for: parameter, of: type)))
        }
      }
      return try construct(type.plain, arguments, in: globalScope)
    }
  }

  private func preferredInitializer(of type: TypeInfo, _ labels: [[String]]) -> MemberEntry? {
    func words(_ entry: MemberEntry) -> [String] {
      guard case .method(let id) = entry.kind else { return [] }
      return program[id].parameters.filter { $0.defaultValue == nil }.map { $0.label.map { text($0) } ?? "_" }
    }
    for owner in type.superclasses {
      let own = owner.initializers.filter { entry in
        guard case .method(let id) = entry.kind else { return false }
        return !isUnavailable(program[id]) && !makesNothing(program[id])
      }
      func isOfFile(_ entry: MemberEntry) -> Bool { words(entry).first == "coder" }
      let others = own.filter { !isOfFile($0) }
      for wanted in labels { if let found = others.first(where: { words($0) == wanted }) { return found } }
      if let found = others.min(by: { words($0).count < words($1).count }) { return found }
      // A class that declares this one alone inherits none: files make its objects.
      if owner.isOfApp, let found = own.first(where: isOfFile) { return found }
    }
    return nil
  }

  /// Whether an initializer gives nothing but `nil`.
  private func makesNothing(_ function: FunctionDeclaration) -> Bool {
    guard let body = function.body, body.count == 1 else { return false }
    switch program[body[0]] {
    case .expression(let id), .returning(let id?): if case .nilLiteral = program[id] { return true }
    default: break
    }
    return false
  }

  /// Whether a function does nothing but end the program: nobody is to call it.
  func isUnavailable(_ function: FunctionDeclaration) -> Bool {
    guard let body = function.body, body.count == 1 else { return false }
    return isFatal(body[0])
  }

  /// Whether a statement ends the program.
  func isFatal(_ id: StatementID) -> Bool {
    guard case .expression(let id) = program[id], case .call(let call) = program[id],
      case .name(let name, _) = program[call.callee]
    else { return false }
    return ["fatalError", "preconditionFailure"].contains(text(name))
  }

  /// What a parameter gets that nobody gave: a known class of the program is made, all else is unknown.
  func standIn(for parameter: Parameter, of owner: TypeInfo) -> Value {
    let type = parameter.type.map { resolve($0, in: owner) }
    if type?.isOptional == true, parameter.type.map({ isFunctionType($0) }) == true { return .none }
    let path = "\(owner.text).\(text(parameter.name))"
    switch text(parameter.name) {
    case "frame": return (try? construct(type ?? .any, [], in: globalScope)) ?? .none
    case "nibName", "nibNameOrNil", "bundle", "nibBundleOrNil", "reuseIdentifier", "textContainer":
      return .none
    case "style" where type?.info?.text == "CellStyle" && type?.info?.isOfApp == false:
      // What a table gives to a class that was registered.
      return type?.info.flatMap { readStatic("default", of: $0) } ?? .none
    case _ where type?.unwrapped.info?.text == "UICollectionViewLayout":
      // The abstract class arranges nothing: the one that most are given stands in.
      guard let flow = self.type(named: "UICollectionViewFlowLayout") else { return .none }
      takeToHold(path)
      return (try? construct(flow.plain, [], in: globalScope)) ?? .none
    default:
      let found = unknown(path, .parameter, type: type?.unwrapped)
      if type?.isOptional == true, !found.isUnknown {
        takeToHold(path)
      }
      if case .unknown(let unknown) = found, let type { unknown.isPresent = !type.isOptional && !type.isOpen }
      return found
    }
  }

  private func isFunctionType(_ id: TypeID) -> Bool {
    switch program[id] {
    case .function: true
    case .optional(let inner, _): isFunctionType(inner)
    default: false
    }
  }

  /// Calls a method with values; nothing happens where there is none.
  @discardableResult
  package func call(_ method: String, on receiver: Value, _ values: [Value] = []) -> Result<Value, RunFault> {
    attempt { () throws(Interruption) in
      let name = program.names.name(method)
      guard let info = info(of: receiver) else { return .void }
      let entries = withoutNamesakes(entries(name, of: info))
      if entries.isEmpty { return .void }
      return try callBack(.function(FunctionValue(.method(receiver, entries, name))), values)
    }
  }

  /// Calls a closure.
  @discardableResult
  package func run(_ function: Value) -> Result<Value, RunFault> {
    attempt { () throws(Interruption) in try callBack(function, []) }
  }

  /// Runs the block of a task until it waits for what is not known; nobody catches what it throws.
  package func runTask(_ block: Value) {
    let outer = isInTask
    isInTask = true
    defer { isInTask = outer }
    do throws(Interruption) {
      _ = try callBack(block, [])
    } catch {
      if case .stopped(let stop) = error, stop.kind != .suspension { record.traps.append(stop) }
    }
  }

  /// Calls a method of an object by its name alone, with as many of the values as it takes.
  package func send(_ method: String, to receiver: Value, _ values: [Value]) {
    let name = program.names.name(String(method.prefix { $0 != ":" }))
    guard let info = info(of: receiver) else { return }
    let entries = withoutNamesakes(entries(name, of: info))
    guard case .method(let id)? = entries.first?.kind else { return }
    let given = Array(values.prefix(program[id].parameters.count))
    do throws(Interruption) {
      _ = try callBack(.function(FunctionValue(.method(receiver, entries, name))), given)
    } catch {
      if case .stopped(let stop) = error, stop.kind != .suspension { record.traps.append(stop) }
    }
  }

  /// What a variable of an instance says; getters run. Nothing, an empty tuple, where there is no such variable.
  package func read(_ variable: String, of value: Value) -> Result<Value, RunFault> {
    let name = program.names.name(variable)
    return attempt { () throws(Interruption) in
      guard let info = info(of: value) else { return .void }
      link(info)
      let entries = withoutNamesakes(entries(name, of: info))
      return try instanceMember(name, of: value, entries: entries, in: globalScope) ?? .void
    }
  }

  /// What a stored variable holds, without running anything; nil where it has not been made.
  package func field(_ variable: String, of value: Value) -> Value? {
    let name = program.names.name(variable)
    switch value {
    case .object(let object):
      // What an app calls its own variable is nothing of UIKit's.
      let library = object.type.superclasses.first(where: \.isOfPrelude)
      guard let field = field(name, of: library ?? object.type) else { return nil }
      return object.fields[field.index]
    case .structure(let structure):
      return structure.type.stored.firstIndex { $0.name == name }.map { structure.fields[$0] }
    default: return nil
    }
  }

  /// What a variable that one of an object's classes stores holds, whatever others call theirs.
  package func field(_ variable: StoredVariable, of type: TypeInfo, in object: Object) -> Value? {
    field(variable.name, of: type).flatMap { object.fields[$0.index] }
  }

  /// The views that an object of a class below one that is in no file keeps in variables that nobody declares, by the names of those.
  package func undeclaredViews(of object: Object) -> [(name: String, view: Object)] {
    let found = object.undeclared.compactMap { name, value -> (name: String, view: Object)? in
      guard case .object(let view) = value, isView(value) else { return nil }
      return (text(name), view)
    }
    return found.sorted { $0.name < $1.name }
  }

  /// A static variable of a type.
  package func readStatic(_ variable: String, of type: TypeInfo) -> Value? {
    let name = program.names.name(variable)
    let found = attempt { () throws(Interruption) in
      try staticMember(name, of: type.plain, in: globalScope) ?? .void
    }
    if case .success(let value) = found { return value }
    return nil
  }

  /// Runs something whose faults are told and not thrown; the steps of a screen begin anew with ``beginScreen()``.
  func attempt(_ body: () throws(Interruption) -> Value) -> Result<Value, RunFault> {
    do throws(Interruption) {
      return .success(try body())
    } catch {
      switch error {
      case .stopped(var stop):
        if isPrelude(stop.spot.file) { stop.spot = ownSpot }
        return .failure(RunFault(stop: stop))
      case .thrown:
        return .failure(
          RunFault(stop: Stop(kind: .trap, message: "An error is thrown and not caught.", spot: spot)))
      case .chainEnded, .madeNothing, .runaway: return .success(.none)
      }
    }
  }
}

/// Why something did not run to its end.
package struct RunFault: Error {
  package var stop: Stop
}

extension TypeInfo {
  package var isGeneric: Bool { !generics.isEmpty }
  /// Whether it is declared in the app and not in a prelude.
  package var isOfApp: Bool { declaration != nil && !isOfPrelude }
}

extension Interpreter {
  /// Whether a type itself declares a member.
  package func declares(_ member: String, _ type: TypeInfo) -> Bool {
    program.names.known(member).map { type.members[$0] != nil } ?? false
  }

  /// Whether a type itself declares a method with a parameter of a label, such as one of the many of a delegate that have one name.
  package func declares(_ method: String, with label: String, _ type: TypeInfo) -> Bool {
    guard let name = program.names.known(method), let label = program.names.known(label) else { return false }
    return type.members[name]?.contains { entry in
      if case .method(let id) = entry.kind {
        program[id].parameters.contains { $0.label == label }
      } else {
        false
      }
    } ?? false
  }

  /// A structure of the program by the values of its stored variables, in their order.
  package func structure(_ type: String, _ fields: [Value]) -> Value {
    self.type(named: type).map { .structure(StructureValue(type: $0, fields: fields)) } ?? unknown(of: type)
  }

  /// The path of the app's file in which something stands; nil for what is in none.
  package func appPath(of spot: SourceSpot) -> String? {
    let file = Int(spot.file)
    guard program.files.indices.contains(file), !isPrelude(spot.file), !sources.added.contains(spot.file)
    else {
      return nil
    }
    return program.files[file].path
  }

  /// What is not known as words.
  package func words(of unknown: Unknown) -> String { unknown.words ?? spoken(unknown.path) }

  package var stepCount: Int { steps }

  /// A value that nobody knows.
  ///
  /// - Parameter origin: Where it comes from, for whoever can tell it.
  package func unknown(of origin: String) -> Value { unknown(origin, .unknownCall) }

  /// Notes that what runs now changes a layout and is not understood.
  ///
  /// - Parameter isObjectiveC: Whether it is the name of a class in Objective-C.
  package func block(_ what: String, isObjectiveC: Bool = false) {
    record.block(what, at: ownSpot, isObjectiveC: isObjectiveC)
  }
}

/// Lengths of texts that are not known.
extension Interpreter {
  /// How long a text is that is not known, in UTF-16.
  package func length(of text: Value) -> Value {
    guard case .unknown(let unknown) = text else { return self.unknown(of: "length") }
    return self.unknown("\(unknown.path).utf16.count", unknown.reason)
  }

  /// Whether a number that is not known is how long a text is, of which not everything is known.
  package func isLength(_ number: Value, of text: Value) -> Bool {
    guard case .unknown(let length) = number, case .unknown(let whole) = questioned(text) else {
      return false
    }
    let path = whole.subject
    let member = length.subject.hasPrefix(path + ".") ? length.subject.dropFirst(path.utf8.count + 1) : ""
    return ["count", "length", "utf16.count"].contains(member)
  }
}

extension Interpreter {
  /// Makes an instance of a type that is a value, by labels and values: what UIKit does with classes that are registered.
  package func makeNamed(_ values: [Value]) -> Value {
    guard values.count == 3, case .type(let type) = values[0] else { return .none }
    let labels = (try? elements(of: values[1])) ?? []
    let given = (try? elements(of: values[2])) ?? []
    let arguments = zip(labels, given).map { label, value -> CallArgument in
      var name: Name?
      if case .string(let text) = label, !text.isEmpty { name = program.names.name(text) }
      return CallArgument(label: name, value: value)
    }
    return (try? construct(type, arguments, in: globalScope)) ?? .none
  }
}
