import SwiftProgram

/// What files declare at their tops, of which several may have the same name: each file means its own, or else that which lies nearest.
extension Interpreter {
  /// What code of a file means by the name of a type or of another name for one.
  func topLevelType(_ name: Name, from file: Int32) -> TopLevelType? {
    topLevelTypes[name].flatMap { nearest($0, to: file) }
  }

  /// The nearest of some types.
  func nearest(_ all: [TopLevelType], to file: Int32) -> TopLevelType? {
    all.count < 2 ? all.first : nearest(all, to: file) { place(of: $0) }
  }

  /// The file that declares a type; nil for what the language has.
  func file(of type: TopLevelType) -> Int32? { place(of: type).file }

  /// The type that counts first of those of a name.
  func firstType(_ name: Name) -> TypeInfo? {
    topLevelTypes[name]?.lazy.compactMap { if case .type(let info) = $0 { info } else { nil } }.first
  }

  /// The type that an extension in a file extends by the first of its names, or by the second where that is in the module of the first.
  func extended(_ name: Name, of module: Name? = nil, from file: Int32) -> TypeInfo? {
    let found = module.map { topLevelType(name, of: $0, from: file) } ?? topLevelType(name, from: file)
    return switch found {
    case .type(let info)?: info
    case .alias(let alias)?: info(of: resolve(alias.type, in: globalScope))
    case nil: nil
    }
  }

  /// Which of the variables of a name code of a file means.
  func global(_ name: Name, from file: Int32) -> Int? {
    guard let all = globals[name], !all.isEmpty else { return nil }
    return all.count == 1 ? 0 : nearest(Array(all.indices), to: file) { place(of: program[all[$0].variable]) }
  }

  /// The functions of a name that code of a file sees, the nearest first.
  func functions(_ name: Name, from file: Int32) -> [FunctionID]? {
    guard let all = functions[name], all.count > 1 else { return functions[name] }
    return ranked(all, from: file) { Self.place(of: program[$0]) }
  }

  /// Functions for an operator that are seen from a file, the nearest first.
  func operators(_ name: Name, from file: Int32) -> [OperatorFunction]? {
    guard let all = operators.functions[name], all.count > 1 else { return operators.functions[name] }
    let key = NameInFile(name: name, file: file)
    if let known = operators.seen(key) { return known }
    let found = ranked(all, from: file) { Self.place(of: program[$0.function]) }
    operators.keep(found, for: key)
    return found
  }

  /// What is seen from a file, or all where nothing is, the nearest first; equal ones stay in their order.
  private func ranked<One>(_ all: [One], from file: Int32, _ place: (One) -> Place) -> [One] {
    let ranked = all.map { ($0, nearness(place($0), to: file)) }
    let seen = ranked.filter { $0.1 > .hidden }
    return (seen.isEmpty ? ranked : seen).enumerated().sorted { left, right in
      left.element.1 == right.element.1
        ? left.offset < right.offset : left.element.1 > right.element.1
    }.map(\.element.0)
  }

  /// Where something at the top of a file is declared; no file for what the language has.
  private typealias Place = (file: Int32?, isPrivate: Bool)

  private func place(of type: TopLevelType) -> Place {
    switch type {
    case .type(let info):
      guard let id = info.declaration else { return (nil, false) }
      return (program[id].spot.file, program[id].modifiers.contains(.isPrivate))
    case .alias(let alias): return (program.file(of: alias.type), alias.isPrivate)
    }
  }

  private func place(of variable: VariableDeclaration) -> Place {
    (variable.spot.file, variable.modifiers.contains(.isPrivate))
  }

  private static func place(of function: FunctionDeclaration) -> Place {
    (function.spot.file, function.modifiers.contains(.isPrivate))
  }

  /// The nearest of some, the first of those that are equally near.
  private func nearest<One>(_ all: [One], to file: Int32, _ place: (One) -> Place) -> One? {
    var best: (one: One, nearness: Nearness)?
    for one in all {
      let own = nearness(place(one), to: file)
      if best.map({ own > $0.nearness }) ?? true { best = (one, own) }
    }
    return best?.one
  }

  private func nearness(_ place: Place, to file: Int32) -> Nearness {
    if place.file == file { return .inFile }
    // What somebody says besides the folder is said where the class is that is read.
    if sources.added.contains(file) {
      guard let own = sources.places.first.map({ Int32($0) }), !isPrelude(own) else {
        return place.file.map { isPrelude($0) } ?? true ? .inLibrary(isNear: false) : .inFolder(0)
      }
      return nearness(place, to: own)
    }
    guard let own = place.file else { return .inLibrary(isNear: isPrelude(file)) }
    if place.isPrivate { return .hidden }
    if isPrelude(own) { return .inLibrary(isNear: isPrelude(file)) }
    return .inFolder(sharedFolders(own, file))
  }

  func sharedFolders(_ file: Int32, _ other: Int32) -> Int {
    guard let loader else { return 0 }
    let key = [min(file, other), max(file, other)]
    if let known = sources.sharedFolders[key] { return known }
    let shared = loader.sharedFolders(program.files[Int(file)].path, program.files[Int(other)].path)
    sources.sharedFolders[key] = shared
    return shared
  }
}

/// A type at the top of a file, or another name for one.
enum TopLevelType {
  case type(TypeInfo)
  case alias(TypeAlias)
}

/// How near a declaration is to code that names it.
private enum Nearness: Comparable {
  /// Private in another file.
  case hidden
  case inLibrary(isNear: Bool)
  case inFolder(Int)
  case inFile

  private var rank: Int {
    switch self {
    case .hidden: -2
    case .inLibrary(let isNear): isNear ? Int.max - 1 : -1
    case .inFolder(let shared): shared
    case .inFile: .max
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
