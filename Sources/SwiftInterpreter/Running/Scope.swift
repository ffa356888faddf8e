package import SwiftProgram

/// The variables of a block, and those around it.
final class Scope {
  let parent: Scope?
  let frame: Frame
  @exclusivity(unchecked) private var variables: [Variable] = []
  /// What few blocks have.
  @exclusivity(unchecked) private var rest: Rest?
  /// What the function or closure gives whose body it is.
  @exclusivity(unchecked) var result: RuntimeType?
  var isBoundary = false
  /// Whether a closure knows it.
  var isKept = false
  /// Whether it is a block that runs when another one ends.
  var isDeferred = false
  /// Whether an initializer has called another one.
  var hasCalledSuper = false
  /// Whose variables the body sets without their observers.
  @exclusivity(unchecked) private var access: DirectAccess?

  private struct Variable {
    let name: Name
    var value: Value?
    let type: RuntimeType?
  }

  /// What is declared in a block besides variables that lie in it.
  private struct Rest {
    var functions: [Name: [FunctionID]] = [:]
    var nested: [Name: TypeInfo] = [:]
    var aliases: [Name: TypeAlias] = [:]
    /// Variables that are computed or observed, by their places.
    var observed: [Int: VariableID] = [:]
    /// Observed ones whose observers run now.
    var setting: Set<Int> = []
    /// Where slices begin that variables hold, by their places.
    var slices: [Int: Int] = [:]
    /// Variables that are parts of wrappers, by their places.
    var wrapped: [Int: WrappedPart] = [:]
  }

  /// A variable of a wrapper that lies in another place.
  struct WrappedPart {
    let holder: Int
    let member: Name
  }

  init(in parent: Scope) { (self.parent, frame) = (parent, parent.frame) }
  init(_ frame: Frame, in parent: Scope? = nil) { (self.parent, self.frame) = (parent, frame) }

  func declare(_ name: Name, _ value: Value?, type: RuntimeType? = nil) {
    variables.append(Variable(name: name, value: value, type: type))
  }

  /// Makes room for as many variables.
  func reserve(_ count: Int) { variables.reserveCapacity(count) }

  /// Lets go of all values.
  func clear() { for place in variables.indices { variables[place].value = nil } }

  /// Declares a variable that is computed or observed.
  func declare(_ name: Name, _ value: Value?, type: RuntimeType?, accessors: VariableID) {
    rest = rest ?? Rest()
    rest?.observed[variables.count] = accessors
    declare(name, value, type: type)
  }

  /// Functions of a name that are declared in the block.
  func functions(_ name: Name) -> [FunctionID]? { rest?.functions[name] }

  func declare(_ function: FunctionID, as name: Name) {
    rest = rest ?? Rest()
    rest?.functions[name, default: []].append(function)
  }

  /// The type of a name that is declared in the block.
  func nested(_ name: Name) -> TypeInfo? { rest?.nested[name] }

  func declare(_ type: TypeInfo) {
    rest = rest ?? Rest()
    rest?.nested[type.name] = type
  }

  /// What a name stands for in the block that is another one for a type.
  func alias(_ name: Name) -> TypeAlias? { rest?.aliases[name] }

  func declare(_ alias: TypeAlias) {
    rest = rest ?? Rest()
    rest?.aliases[alias.name] = alias
  }

  /// The variable of a place, where it is computed or observed.
  func observed(at place: Int) -> VariableID? { rest?.observed[place] }

  /// Where the slice begins that a variable holds; nil for other values.
  func sliceStart(at place: Int) -> Int? { rest?.slices[place] }

  func noteSlice(_ start: Int?, at place: Int) {
    if start == nil, rest == nil { return }
    rest = rest ?? Rest()
    rest?.slices[place] = start
  }

  /// The wrapper of which a variable is a part.
  func wrapped(at place: Int) -> WrappedPart? { rest?.wrapped[place] }

  /// Declares a variable that is a part of the wrapper that was declared last.
  ///
  /// - Parameter accessors: The variable whose observers run when it is set.
  func declare(
    _ name: Name, as member: Name, ofLast offset: Int, type: RuntimeType?, accessors: VariableID? = nil
  ) {
    rest = rest ?? Rest()
    rest?.wrapped[variables.count] = WrappedPart(holder: variables.count - offset, member: member)
    rest?.observed[variables.count] = accessors
    declare(name, nil, type: type)
  }

  /// Notes whether the observers of a variable run.
  ///
  /// - Returns: Whether that is new.
  func setObserving(_ place: Int, _ isRunning: Bool) -> Bool {
    (isRunning ? rest?.setting.insert(place).inserted : rest?.setting.remove(place) != nil) ?? false
  }

  /// Lets the body of an initializer or an observer set variables as they lie.
  func allow(_ access: DirectAccess) {
    self.access = access
    isBoundary = true
  }

  /// What the body around sets as it lies.
  var directAccess: DirectAccess? {
    var scope = self
    while !scope.isBoundary, !scope.isDeferred, let parent = scope.parent { scope = parent }
    return scope.access
  }

  /// Whether code here sets a variable without its observers: an initializer those of its type, an observer its own.
  func isDirect(_ name: Name, of owner: TypeInfo) -> Bool {
    switch directAccess {
    case .initializer(let type)?: return type === owner
    case .observer(let type, let own)?: return type === owner && own == name
    case nil: return false
    }
  }

  /// Where a variable stands in this scope; the last that was declared.
  func place(of name: Name) -> Int? {
    var place = variables.count
    while place > 0 {
      place -= 1
      if variables[place].name == name { return place }
    }
    return nil
  }

  subscript(place: Int) -> Value? {
    get { variables[place].value }
    set { variables[place].value = newValue }
  }

  func type(at place: Int) -> RuntimeType? { variables[place].type }

  /// The nearest scope that has a variable.
  func find(_ name: Name) -> (Scope, Int)? {
    var scope: Scope? = self
    while let current = scope {
      if let place = current.place(of: name) { return (current, place) }
      scope = current.parent
    }
    return nil
  }
}

/// Code that sets variables as they lie, without observers.
enum DirectAccess {
  case initializer(TypeInfo)
  case observer(TypeInfo, Name)
}

/// What code knows of where it runs.
final class Frame {
  @exclusivity(unchecked) var selfValue: Value?
  /// The type in whose declaration or extension the code stands.
  let type: TypeInfo?
  let isStatic: Bool
  @exclusivity(unchecked) var generics: Meanings
  /// The function that runs.
  var function: FunctionID?
  /// The place in the program of the file in which the code stands; nil where nobody says.
  var file: Int32?
  /// Whether it is an initializer that may make nothing.
  var isFailable = false

  init(
    selfValue: Value? = nil, type: TypeInfo? = nil, isStatic: Bool = false,
    generics: Meanings = [:]
  ) {
    (self.selfValue, self.type, self.isStatic, self.generics) = (selfValue, type, isStatic, generics)
  }
}

/// Why running ends before its end. Values never leave the thread of their interpreter, whatever errors promise.
enum Interruption: Error, @unchecked Sendable {
  case thrown(Value)
  /// A link of an optional chain is nil.
  case chainEnded
  /// An initializer that may make nothing makes nothing, since the one that it calls does not.
  case madeNothing
  /// Calls go on without an end: all of them end, to the body that began it, by its place in those that run.
  case runaway(Int)
  case stopped(Stop)
}

/// A fault of the program, or a limit.
package struct Stop: Sendable {
  package enum Kind: Sendable {
    case trap, limit
    /// `fatalError` and its like: nothing comes behind it.
    case fatal
    /// A task waits for what is not known; what comes behind it never runs.
    case suspension
  }
  /// Whether everything ends that is being run.
  var endsAll: Bool { kind == .limit || kind == .suspension }
  package var kind: Kind
  package var message: String
  package var spot: SourceSpot
}

/// How a statement ends.
enum Completion {
  case normal
  case returning(Value)
  case breaking(Name?)
  case continuing(Name?)
  case fallingThrough
}

/// How much a program may do.
package struct RunLimits: Sendable {
  package var steps = 500_000
  package var depth = 128
  /// How many expressions may lie in each other, those of all calls together.
  package var nesting = 400
  package var objects = 20_000
  package var elements = 10_000
  package var textBytes = 65_536
  /// Asked now and then; true ends the run.
  package var mustStop: @Sendable () -> Bool = { false }
  package init() {}
}
