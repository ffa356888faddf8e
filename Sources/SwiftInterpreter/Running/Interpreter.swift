package import SwiftProgram

/// Runs a program: its declarations are known, its functions are called.
///
/// It opens no file, starts nothing, and has no function that could: what is not in the program, in ``Builtins`` or among the
/// functions that are given to it is unknown. Not safe for more than one thread.
package final class Interpreter {
  // `@exclusivity(unchecked)`, here and in ``Scope``, ``Frame`` and ``TypeInfo``: what each expression reads or counts. No access to these
  // lasts longer than a copy or a step. Checking that at run time took a tenth of reading an app.

  @exclusivity(unchecked) package internal(set) var program: Program
  @exclusivity(unchecked) package private(set) var limits: RunLimits
  /// What the world around the language says: which classes lay out, and what stands for what is in no file.
  package var host = RunHost()
  /// The function that `Optional.some` is: an optional that has a value is that value.
  static let wrapping = "__some"
  /// How deep things are in each other, for what has no end.
  @exclusivity(unchecked) var depths = Depths()
  /// Texts that were put together, by what they say.
  var composed: [String: ComposedText] = [:]
  var composedBytes = 0
  /// What was described that is not known, for the text that is put together.
  var described: [Unknown] = []
  /// What was printed.
  package internal(set) var output = ""
  package internal(set) var record = RunRecord()
  package internal(set) var fills = Fills()

  /// Types that are declared at the top of files, and those of the standard library, by name, those first that count first.
  var topLevelTypes: [Name: [TopLevelType]] = [:] { didSet { builtin.changes.note() } }
  var functions: [Name: [FunctionID]] = [:]
  var globals: [Name: [GlobalVariable]] = [:]
  var operators: OperatorTable
  var extensions = ExtensionQueue()
  let words: Words
  @exclusivity(unchecked) var knownNames = KnownNames()
  /// What stands beside stored variables of preludes, once one of them was made.
  @exclusivity(unchecked) var constants: [VariableID: InitialValue] = [:]
  let builtin: BuiltinTypes
  let globalScope = Scope(Frame())
  /// What a lazy variable of a structure holds before it is read.
  let unmade = Unknown("lazy", .property, SourceSpot(file: 0, offset: 0))

  @exclusivity(unchecked) var steps = 0
  /// The step at which is asked whether to go on.
  @exclusivity(unchecked) private var nextQuestion = 256
  @exclusivity(unchecked) var depth = 0
  /// The bodies that run, each by its first statement, the innermost last.
  @exclusivity(unchecked) var bodies: [StatementID] = []
  @exclusivity(unchecked) var objectCount = 0
  /// What lives until the end.
  var objects: [Object] = []
  var scopes: [Scope] = []
  var declaredTypes: [TypeInfo] = []
  /// Whether a task runs, which waits for what is not known.
  @exclusivity(unchecked) var isInTask = false
  /// Where the slice begins that was cut last; nil where what was evaluated last gave a list of its own.
  var lastSlice: Int?
  /// Where the running statement is, for faults that have no place of their own.
  @exclusivity(unchecked) var spot = SourceSpot(file: 0, offset: 0)
  /// The last expression that was a statement: nobody takes its value.
  @exclusivity(unchecked) var unusedExpression: ExpressionID?
  /// The innermost call that stands in a file of the app that declares a class, and which files these are: where objects are
  /// made, whoever helps.
  @exclusivity(unchecked) var ownSpot = SourceSpot(file: 0, offset: 0)
  var ownFiles: Set<Int32> = []
  var givens = Givens()
  /// The controller or view that is shown, once it is made: objects that are given to it may know it.
  package var shown: Object?
  /// What was taken to hold of what is not known.
  var assumptions = Assumptions()
  /// The condition that was taken to hold last.
  var lastTaken: Unknown?
  /// How often a condition that is not known was answered by those.
  @exclusivity(unchecked) var followed = 0
  /// Where files come from that are not in the program yet; nil where all are.
  let loader: SourceLoader?
  var sources = LoadedSources()
  /// The places in the program of the files that were needed, in the order in which they were.
  package var loadedPlaces: [Int] { sources.places }

  /// - Parameter loader: Gives the files of names that are looked up; nil where the program has all that there is.
  package init(_ program: consuming Program, limits: RunLimits = RunLimits(), loader: SourceLoader? = nil) {
    var program = program
    words = Words(&program.names)
    builtin = BuiltinTypes(&program.names)
    operators = OperatorTable(builtin.changes)
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
    if depth > limits.depth { throw runaway() }
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
  func takeToHold(_ path: String, at place: SourceSpot? = nil, as value: Bool = true) {
    let place = place ?? spot
    record.choices.append(
      ChoiceRecord(path: path, spot: isPrelude(place.file) ? ownSpot : place, value: value))
  }
}

/// A variable of a file, which gets its value when it is first read.
struct GlobalVariable {
  var variable: VariableID
  var value: Value?
  var isBeingMade = false
}
