package import SwiftProgram

/// Runs a program: its declarations are known, its functions are called.
///
/// It opens no file, starts nothing, and has no function that could: what is not in the program, in ``Builtins`` or among the
/// functions that are given to it is unknown. Not safe for more than one thread.
package final class Interpreter {
  package internal(set) var program: Program
  package private(set) var limits: RunLimits
  /// The module of the program, which a few descriptions hold.
  package var moduleName = "Main"
  /// Functions beyond the program that preludes call, by name; they begin with two underscores.
  package var intrinsics: [String: ([Value]) -> Value] = [wrapping: { $0.first ?? .none }]
  /// The function that `Optional.some` is: an optional that has a value is that value.
  static let wrapping = "__some"
  /// What a part of a text that depends on numbers says for one, nil for one that is not known; nil where the text has no such part.
  package var pluralForm: ((_ text: String, _ part: String, _ number: Double?) -> String?)?
  /// The version of the system whose availability is asked for, major × 100 + minor.
  package var systemVersion: () -> Int = { 1800 }
  /// How many types are resolved within each other, and of how many parts the outermost is until now.
  var resolving = 0, resolvedParts = 0
  /// Texts that were put together, by what in them is not known.
  var composed: [String: Unknown] = [:]
  var composedBytes = 0
  /// What was described last that is not known.
  var described: Unknown?
  /// What was printed.
  package internal(set) var output = ""
  package internal(set) var record = RunRecord()
  package internal(set) var fills = Fills()

  /// Types that are declared at the top of files, and those of the standard library, by name, those first that count first.
  var topLevelTypes: [Name: [TopLevelType]] = [:] { didSet { builtin.changes.note() } }
  var functions: [Name: [FunctionID]] = [:]
  var globals: [Name: [GlobalVariable]] = [:]
  /// How many folders files have in common, by their places in the program, for those that declare the same.
  var knownSharedFolders: [[Int32]: Int] = [:]
  /// Files that are in no folder, by their places in the program.
  var addedFiles: Set<Int32> = []
  /// Extensions that were read and not looked at, and those whose types are not there yet.
  var openExtensions: [NominalID] = [], waitingExtensions: [NominalID] = []
  var isExtending = false
  let words: Words
  let builtin: BuiltinTypes
  let globalScope = Scope(Frame())
  /// What a lazy variable of a structure holds before it is read.
  let unmade = Unknown("lazy", .property, SourceSpot(file: 0, offset: 0))

  var steps = 0
  /// The step at which is asked whether to go on.
  private var nextQuestion = 256
  var depth = 0
  /// How many expressions are being read, each for the one around it.
  var nesting = 0
  var objectCount = 0
  /// What lives until the end.
  var objects: [Object] = []
  var scopes: [Scope] = []
  var declaredTypes: [TypeInfo] = []
  /// Whether a task runs, which waits for what is not known.
  var isInTask = false
  /// Where the running statement is, for faults that have no place of their own.
  var spot = SourceSpot(file: 0, offset: 0)
  /// The last expression that was a statement: nobody takes its value.
  var unusedExpression: ExpressionID?
  /// The innermost call that stands in a file of the app that declares a class, and which files these are: where objects are
  /// made, whoever helps.
  var ownSpot = SourceSpot(file: 0, offset: 0)
  var ownFiles: Set<Int32> = []
  /// Classes whose instances are laid out, by their names: calls that are not understood and get one are told.
  package var layoutTypes: Set<String> = []
  /// Classes whose instances lay out by what they say, and not by the objects that they are given.
  package var toldTypes: Set<String> = []
  /// Protocols of what layout libraries say layouts in: whatever is asked of it lays out.
  package var layoutWords: Set<String> = []
  /// The class of UIKit's Swift whose instances stand for those of a class that is in no file, what such are called, and what only
  /// classes below such override. Its initializer takes the name.
  package var standIn: (className: String, isOne: (String) -> Bool, overridden: Set<String>)?
  /// The class whose instances stand for those of controllers whose class is in no file, and what such are called.
  package var controllerStandIn: (className: String, isOne: (String) -> Bool)?
  /// Classes of UIKit's Swift that stand for objects of other classes that are given from outside, by the names of those.
  package var givenStandIns: [String: String] = [:]
  /// Classes of UIKit's Swift whose objects are like any other when they are given from outside: they show nothing of their own.
  package var givenAsMade: Set<String> = []
  /// The objects that stand for what is given, by where they come from.
  var given: [[UInt8]: Value] = [:]
  var givenInMaking: [TypeInfo] = []
  /// The controller or view that is shown, once it is made: objects that are given to it may know it.
  package var shown: Object?
  /// What was taken to hold of what is not known.
  var assumptions = Assumptions()
  /// The condition that was taken to hold last.
  var lastTaken: Unknown?
  /// How often a condition that is not known was answered by those.
  var followed = 0
  /// How many types are being linked for those below them.
  var linksInEachOther = 0
  /// Members of these that nobody declares and that do not lay out: the namespaces of libraries for other things.
  package var isEffectlessMember: (String) -> Bool = { _ in false }
  /// Whether a function of what is not known and not laid out lays out nothing, whatever it gets, by its name.
  package var isEffectlessCall: (String) -> Bool = { _ in false }
  /// What shows images that functions in no file load, by their names.
  package var imageLoading: ImageLoading?
  /// Classes of preludes that are streams of one value, by the functions that give it to something that they get.
  package var streamTypes: [String: String] = [:]
  /// Labels of arguments that are told something, and not laid out.
  package var effectlessLabels: Set<String> = []
  /// Whether it goes on behind a statement that traps, with what that would have made not known: what traps for what is not known does
  /// not in an app.
  package var survivesTraps = false
  /// Operators that the program declares, and the types in which it does.
  var operatorFunctions: [Name: [OperatorFunction]] = [:] { didSet { builtin.changes.note() } }
  var operatorUses = OperatorUses()
  /// Functions for operators as files see them, by how many there were.
  var rankedOperators: [Name: (count: Int, byFile: [Int32: [OperatorFunction]])] = [:]

  /// Where files come from that are not in the program yet; nil where all are.
  let loader: SourceLoader?
  var neededNames: Set<Name> = []
  /// For protocols that were asked for it the one type that conforms, nil where it is not one.
  var onlyConformers: [ObjectIdentifier: TypeInfo?] = [:]
  var loadedFiles: Set<Int> = []
  /// The places in the program of the files that were needed, in the order in which they were.
  package internal(set) var loadedPlaces: [Int] = []

  /// - Parameter loader: Gives the files of names that are looked up; nil where the program has all that there is.
  package init(_ program: consuming Program, limits: RunLimits = RunLimits(), loader: SourceLoader? = nil) {
    var program = program
    words = Words(&program.names)
    builtin = BuiltinTypes(&program.names)
    self.program = program
    (self.limits, self.loader) = (limits, loader)
    for type in builtin.all { topLevelTypes[type.name] = [.type(type)] }
    // Of two types with one name the first stays: those of the app before those of preludes.
    let files = self.program.files
    if loader == nil {
      declare(files.filter { !$0.isPrelude } + files.filter(\.isPrelude))
      extendTypes()
    }
  }

  deinit {
    // One by one: each could hold the next.
    for object in objects { (object.fields, object.undeclared) = ([], [:]) }
    for scope in scopes { scope.clear() }
    for type in declaredTypes + builtin.all { type.letGo() }
  }

  func text(_ name: Name) -> String { program.names.text(of: name) }

  /// Counts a step.
  func step(_ place: SourceSpot) throws(Interruption) {
    steps += 1
    spot = place
    if steps > limits.steps { throw stop(.limit, "More than \(limits.steps) steps.") }
    if steps >= nextQuestion {
      nextQuestion = steps + 256
      if limits.mustStop() { throw stop(.limit, "There is no more time.") }
    }
  }

  /// Counts work, and memory, that grows with what a value has in it: a step for each four parts.
  package func charge(_ parts: Int) { steps += parts / 4 }

  /// Runs something, of which nothing is remembered where it meets what is not understood: then it failed there.
  ///
  /// - Parameter most: The steps that it may take.
  package func attempt(steps most: Int, _ body: () -> Result<Value, RunFault>) -> Result<Value, RunFault> {
    let (before, allowed) = (record, limits.steps)
    limits.steps = min(allowed, steps + most)
    var result = body()
    limits.steps = allowed
    if let call = record.blocked.dropFirst(before.blocked.count).first {
      result = .failure(
        RunFault(stop: Stop(kind: .trap, message: "\(call.path) is not understood", spot: call.spot)))
    } else if let trap = record.traps.dropFirst(before.traps.count).first {
      result = .failure(RunFault(stop: trap))
    }
    if case .failure = result { record = before }
    return result
  }

  func stop(_ kind: Stop.Kind, _ message: String) -> Interruption {
    .stopped(Stop(kind: kind, message: message, spot: spot))
  }

  /// Goes one call deeper, as far as there is stack.
  func deeper<Result>(_ body: () throws(Interruption) -> Result) throws(Interruption) -> Result {
    depth += 1
    defer { depth -= 1 }
    if depth > limits.depth { throw stop(.limit, "Calls more than \(limits.depth) deep.") }
    return try body()
  }

  /// What is not known, or what somebody gave for it, or the object that stands for one that is laid out.
  func unknown(
    _ path: String, _ reason: Unknown.Reason, type: RuntimeType? = nil, at place: SourceSpot? = nil
  ) -> Value {
    filled(path, type) ?? type.flatMap { given(path, $0) }
      ?? .unknown(Unknown(path, reason, place ?? spotOfApp, type: type))
  }

  /// Where the app's code is, which may have called that of a library.
  var spotOfApp: SourceSpot { isPrelude(spot.file) ? ownSpot : spot }

  /// A condition is taken to hold, since nobody knows whether it does.
  func takeToHold(_ path: String, at place: SourceSpot? = nil) {
    let place = place ?? spot
    record.choices.append(ChoiceRecord(path: path, spot: isPrelude(place.file) ? ownSpot : place))
  }
}

/// What was met while running.
package struct RunRecord {
  /// Names and members that nobody declares, by name, and how often they were used.
  package internal(set) var missing: [String: Int] = [:]
  /// Calls that ran, by where they stand.
  package internal(set) var ran: Set<SourceSpot> = []
  /// What tasks wait for that is not known, and what awaits that, by where it stands.
  package internal(set) var suspended: Set<SourceSpot> = []
  /// Conditions that could not be known, and were taken to hold.
  package internal(set) var choices: [ChoiceRecord] = []
  /// Calls that got something that is laid out, and that are not understood.
  package internal(set) var blocked: [BlockedCall] = []
  /// What such calls got.
  package internal(set) var given: Set<ObjectIdentifier> = []
  /// Where the program would have trapped, each place once.
  package internal(set) var traps: [Stop] = []
  private var blockedSpots: Set<SourceSpot> = []

  mutating func block(_ path: String, at spot: SourceSpot, isObjectiveC: Bool = false) {
    let isNew = isObjectiveC ? !blocked.contains { $0.path == path } : blockedSpots.insert(spot).inserted
    if isNew { blocked.append(BlockedCall(path: path, spot: spot, isObjectiveC: isObjectiveC)) }
  }

  var trapped: Set<SourceSpot> = []
}

/// A call that may lay out and is not understood.
package struct BlockedCall: Sendable {
  package var path: String
  package var spot: SourceSpot
  /// Whether it is not a call but what a class in Objective-C does.
  package var isObjectiveC = false
}

/// A condition that is not known.
package struct ChoiceRecord: Sendable {
  package var path: String
  package var spot: SourceSpot
}

/// A variable of a file, which gets its value when it is first read.
struct GlobalVariable {
  var variable: VariableID
  var value: Value?
  var isBeingMade = false
}

/// Names that the language itself knows.
struct Words {
  let initializer, selfWord, capitalSelf, underscore, newValue, oldValue, error, some, none, allCases,
    rawValue: Name
  let element, callAsFunction, subscripting, description, wrappedValue, projectedValue, next,
    makeIterator: Name
  let type, of: Name
  let equal, less: Name

  /// Names that the interpreter looks for, whether the program has them or not.
  private static let known = [
    "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>", "==", "!=", "<", "<=",
    ">",
    ">=", "===", "!==", "~=", "!", "~", "&&", "||", "??", "..<", "...", "key", "value", "offset", "element",
    "inserted", "memberAfterInsert", "oldMember", "quotient", "remainder", "partialValue", "overflow",
    "dynamicMember",
    "integerLiteral", "floatLiteral", "stringLiteral", "stringInterpolation", "booleanLiteral", "nilLiteral",
    "arrayLiteral", "dictionaryLiteral", "first", "second", "accumulated", "next", "buildBlock",
    "buildExpression",
    "appendInterpolation", "$0", "$1", "$2", "$3", "$4", "$5",
  ]

  init(_ names: inout NameTable) {
    for text in Self.known { _ = names.name(text) }
    equal = names.name("==")
    less = names.name("<")
    element = names.name("Element")
    initializer = names.name("init")
    selfWord = names.name("self")
    capitalSelf = names.name("Self")
    underscore = names.name("_")
    newValue = names.name("newValue")
    oldValue = names.name("oldValue")
    error = names.name("error")
    some = names.name("some")
    none = names.name("none")
    allCases = names.name("allCases")
    rawValue = names.name("rawValue")
    callAsFunction = names.name("callAsFunction")
    subscripting = names.name("subscript")
    description = names.name("description")
    wrappedValue = names.name("wrappedValue")
    projectedValue = names.name("projectedValue")
    next = names.name("next")
    makeIterator = names.name("makeIterator")
    type = names.name("type")
    of = names.name("of")
  }
}
