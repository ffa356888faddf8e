package import SwiftProgram

/// The variables of a block, and those around it.
final class Scope {
  let parent: Scope?
  let frame: Frame
  private var names: [Name] = []
  private var values: [Value?] = []
  private var types: [RuntimeType?] = []
  /// Functions that are declared in the block.
  var functions: [Name: [FunctionID]] = [:]
  var nested: [Name: TypeInfo] = [:]
  var aliases: [Name: TypeAlias] = [:]
  /// What the function or closure gives whose body it is.
  var result: RuntimeType?
  var isBoundary = false
  /// Whether a closure knows it.
  var isKept = false
  /// Whether it is a block that runs when another one ends.
  var isDeferred = false
  /// Observed variables whose observers run now.
  var setting: Set<Int> = []
  /// Whose variables the body sets without their observers.
  private var access: DirectAccess?
  /// Variables of the block that are computed or observed, by their places.
  private(set) var observed: [Int: VariableID] = [:]
  /// Whether an initializer has called another one.
  var hasCalledSuper = false

  init(in parent: Scope) { (self.parent, frame) = (parent, parent.frame) }
  init(_ frame: Frame, in parent: Scope? = nil) { (self.parent, self.frame) = (parent, frame) }

  func declare(_ name: Name, _ value: Value?, type: RuntimeType? = nil) {
    names.append(name)
    values.append(value)
    types.append(type)
  }

  /// Lets go of all values.
  func clear() { values = values.map { _ in nil } }

  /// Declares a variable that is computed or observed.
  func declare(_ name: Name, _ value: Value?, type: RuntimeType?, accessors: VariableID) {
    observed[names.count] = accessors
    declare(name, value, type: type)
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
  func place(of name: Name) -> Int? { names.lastIndex(of: name) }

  subscript(place: Int) -> Value? {
    get { values[place] }
    set { values[place] = newValue }
  }

  func type(at place: Int) -> RuntimeType? { types[place] }

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
  var selfValue: Value?
  /// The type in whose declaration or extension the code stands.
  let type: TypeInfo?
  let isStatic: Bool
  var generics: [Name: RuntimeType]
  /// The function that runs.
  var function: FunctionID?
  /// The place in the program of the file in which the code stands; nil where nobody says.
  var file: Int32?

  init(
    selfValue: Value? = nil, type: TypeInfo? = nil, isStatic: Bool = false,
    generics: [Name: RuntimeType] = [:]
  ) {
    (self.selfValue, self.type, self.isStatic, self.generics) = (selfValue, type, isStatic, generics)
  }
}

/// Why running ends before its end. Values never leave the thread of their interpreter, whatever errors promise.
enum Interruption: Error, @unchecked Sendable {
  case thrown(Value)
  /// A link of an optional chain is nil.
  case chainEnded
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
