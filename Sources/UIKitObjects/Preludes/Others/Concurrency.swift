// For the interpreter only: for the compiler, the standard library itself stands in.

/// Without effect on layout: how soon a task runs.
public struct TaskPriority: Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let high = TaskPriority(rawValue: 25)
  public static let medium = TaskPriority(rawValue: 21)
  public static let low = TaskPriority(rawValue: 17)
  public static let userInitiated = TaskPriority(rawValue: 25)
  public static let utility = TaskPriority(rawValue: 17)
  public static let background = TaskPriority(rawValue: 9)
}

/// What a task throws that was cancelled.
public struct CancellationError: Error {
  public init() {}
}

/// What is known of a task that runs or waits.
final class TaskState {
  nonisolated(unsafe) static var running: TaskState?

  var isCancelled: Bool = false

  func run(_ operation: @escaping () -> Void) {
    let outer = TaskState.running
    TaskState.running = self
    __runTask(operation)
    TaskState.running = outer
  }
}

/// A block that runs after the life cycle, as those of the main queue, until it waits for what is not known.
public struct Task<Success, Failure: Error> {
  let state: TaskState = TaskState()

  @discardableResult
  public init(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () throws -> Success) {
    let state = self.state
    DispatchQueue.pending.append({ state.run({ _ = try operation() }) })
  }

  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () throws -> Success
  ) -> Task<Success, Failure> {
    Task(operation: operation)
  }

  public static var isCancelled: Bool { TaskState.running?.isCancelled ?? false }

  public static func checkCancellation() throws {
    if isCancelled {
      throw CancellationError()
    }
  }

  public static func yield() {}
  /// Nobody waits for a clock.
  public static func sleep(nanoseconds duration: UInt64) throws -> Any { __unknown("Task.sleep") }
  public static func sleep<D>(for duration: D) throws -> Any { __unknown("Task.sleep") }
  public static func sleep<D>(until deadline: D) throws -> Any { __unknown("Task.sleep") }

  public var isCancelled: Bool { state.isCancelled }
  public func cancel() { state.isCancelled = true }

  public var value: Success { __unknown("Task.value") as! Success }
  public var result: Result<Success, Failure> { __unknown("Task.result") as! Result<Success, Failure> }
}

/// The one actor that there is.
public enum MainActor {
  public static func run<T>(resultType: T.Type = T.self, body: () throws -> T) rethrows -> T { try body() }
  public static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T { try operation() }
}

/// What a stream of a library that is not known sends: something that is not known either.
final class OtherStream<Output> {
  let output: Output

  init(_ output: Output) { self.output = output }

  func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> Any {
    object[keyPath: keyPath] = output
    return __unknown("assign")
  }
}
