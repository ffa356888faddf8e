// For the interpreter only: for the compiler, Foundation itself stands in.

/// A moment of the clock, that nothing waits for.
public struct DispatchTime: Comparable {
  public var seconds: Double

  public static let distantFuture: DispatchTime = DispatchTime(seconds: Double.infinity)

  public static func now() -> DispatchTime { DispatchTime(seconds: 0) }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(seconds: time.seconds + interval.length)
  }

  public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs.seconds < rhs.seconds }
}

/// A moment of the calendar, that nothing waits for.
public typealias DispatchWallTime = DispatchTime

/// A time that passes.
public enum DispatchTimeInterval {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never

  var length: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: Double.infinity
    }
  }
}

/// Without effect on layout: how soon something runs.
public struct DispatchQoS: Hashable {
  public typealias QoSClass = DispatchQoS

  public var name: String

  public static let userInteractive = DispatchQoS(name: "userInteractive")
  public static let userInitiated = DispatchQoS(name: "userInitiated")
  public static let `default` = DispatchQoS(name: "default")
  public static let utility = DispatchQoS(name: "utility")
  public static let background = DispatchQoS(name: "background")
  public static let unspecified = DispatchQoS(name: "unspecified")
}

/// Without effect on layout: how a block runs.
public struct DispatchWorkItemFlags: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let barrier = DispatchWorkItemFlags(rawValue: 1)
  public static let detached = DispatchWorkItemFlags(rawValue: 2)
  public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
  public static let noQoS = DispatchWorkItemFlags(rawValue: 8)
  public static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
  public static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
}

/// A block that can be cancelled.
open class DispatchWorkItem: NSObject {
  public internal(set) var isCancelled: Bool = false
  let block: () -> Void
  let flags: DispatchWorkItemFlags

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
  ) {
    self.block = block
    self.flags = flags
    super.init()
  }

  open func perform() {
    if !isCancelled {
      block()
    }
  }

  open func cancel() { isCancelled = true }
  open func wait() {}

  /// Not run: it is not known when the block ends.
  open func notify(queue: DispatchQueue, execute: @escaping () -> Void) { __notRun(execute, "asynchronous") }
}

/// What is kept with a queue, and under which key.
open class DispatchSpecificKey<T>: NSObject {
  public override init() { super.init() }
}

/// Where blocks run: those of the main queue after the life cycle, those that are waited for at once, and others never, unless such a
/// one that comes after them on their queue waits for them.
open class DispatchQueue: NSObject {
  public struct Attributes: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let concurrent = Attributes(rawValue: 2)
    public static let initiallyInactive = Attributes(rawValue: 4)
  }

  public enum AutoreleaseFrequency {
    case inherit, workItem, never
  }

  public nonisolated(unsafe) static let main: DispatchQueue = DispatchQueue(label: "main")
  /// The queue that waits for what runs now.
  nonisolated(unsafe) static var running: DispatchQueue = DispatchQueue.main
  /// Blocks of the main queue that wait, in order.
  public nonisolated(unsafe) static var pending: [() -> Void] = []

  /// Queues with blocks that nobody has waited for.
  nonisolated(unsafe) static var busy: [DispatchQueue] = []

  public internal(set) var label: String = ""
  var specifics: [AnyHashable: Any] = [:]
  /// Whether blocks may run beside others, but for barriers.
  var isConcurrent: Bool = false
  /// Its blocks that nobody has waited for, in order.
  var waiting: [() -> Void] = []
  /// How many of those run before a block that is no barrier.
  var barredCount: Int = 0

  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
    autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.init()
    self.label = label
    isConcurrent = attributes.contains(.concurrent)
  }

  public class func global(qos: DispatchQoS = .default) -> DispatchQueue {
    DispatchQueue(label: "global", attributes: .concurrent)
  }

  open func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    if label == "main" {
      DispatchQueue.pending.append(work)
    } else {
      if let group {
        group.enter()
        waiting.append {
          work()
          group.leave()
        }
      } else {
        waiting.append(work)
      }
      if waiting.count == 1 {
        DispatchQueue.busy.append(self)
      }
      if !isConcurrent || flags.contains(.barrier) {
        barredCount = waiting.count
      }
      __notRun(work, "asynchronous")
    }
  }

  /// Runs what a block waits for.
  func runWaiting(before flags: DispatchWorkItemFlags) {
    let count = flags.contains(.barrier) ? waiting.count : barredCount
    if count == 0 {
      return
    }
    let blocks = waiting.prefix(count)
    waiting.removeFirst(count)
    barredCount = 0
    for block in blocks {
      block()
    }
  }

  /// Runs the blocks of all queues, in the order of these, until nothing is left for which a group waits.
  static func run(until group: DispatchGroup) {
    while group.entered > 0, let queue = busy.first {
      if queue.waiting.isEmpty {
        busy.removeFirst()
      } else {
        let block = queue.waiting.removeFirst()
        queue.barredCount = max(queue.barredCount - 1, 0)
        let outer = running
        running = queue
        block()
        running = outer
      }
    }
  }

  open func async(execute workItem: DispatchWorkItem) {
    async(flags: workItem.flags, execute: { workItem.perform() })
  }

  open func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group, flags: workItem.flags, execute: { workItem.perform() })
  }

  open func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    __notRun(work, "asynchronous")
  }

  open func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    __notRun(workItem.block, "asynchronous")
  }

  open func asyncAfter(wallDeadline: DispatchTime, execute work: @escaping () -> Void) {
    __notRun(work, "asynchronous")
  }

  open func sync<T>(execute work: () throws -> T) rethrows -> T { try sync(flags: [], execute: work) }

  open func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
    let outer = DispatchQueue.running
    DispatchQueue.running = self
    defer { DispatchQueue.running = outer }
    runWaiting(before: flags)
    return try work()
  }

  open func sync(execute workItem: DispatchWorkItem) {
    sync(flags: workItem.flags, execute: { workItem.perform() })
  }

  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<iterations {
      work(index)
    }
  }

  open func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { specifics[key] as? T }

  open func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) { specifics[key] = value }

  /// What the queue keeps on which the code runs.
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    running.getSpecific(key: key)
  }

  open func activate() {}
  open func suspend() {}
  open func resume() {}
}

/// Blocks that are waited for together.
open class DispatchGroup: NSObject {
  var entered: Int = 0
  /// What runs once nothing is left to wait for.
  var notified: [() -> Void] = []

  public override init() { super.init() }

  open func enter() { entered += 1 }

  open func leave() {
    entered -= 1
    if entered == 0 {
      let blocks = notified
      notified = []
      for block in blocks {
        block()
      }
    }
  }

  /// Runs what it waits for, as far as that is a block of a queue.
  open func wait() { DispatchQueue.run(until: self) }

  open func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait()
    return entered == 0 ? .success : __unknown("DispatchGroup.wait") as! DispatchTimeoutResult
  }

  /// Runs with the main queue where nothing is left to wait for.
  open func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    if entered == 0 {
      queue.async(execute: work)
    } else {
      notified.append { queue.async(execute: work) }
      __notRun(work, "asynchronous")
    }
  }

  open func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue, execute: work.block) }
}

public enum DispatchTimeoutResult {
  case success, timedOut
}

/// A count that threads wait for: there is one thread.
open class DispatchSemaphore: NSObject {
  public convenience init(value: Int) { self.init() }

  open func wait() {}
  open func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
  @discardableResult
  open func signal() -> Int { 0 }
}

/// What keeps threads apart: there is one.
public protocol NSLocking: AnyObject {
  func lock()
  func unlock()
}

extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

/// A lock, which one thread never waits for.
open class NSLock: NSObject, NSLocking {
  open var name: String?
  open func lock() {}
  open func unlock() {}
  open func `try`() -> Bool { true }
  open func lock(before limit: Date) -> Bool { true }
}

/// A lock that its thread may take again.
open class NSRecursiveLock: NSLock {
}

/// A lock that threads wait at.
open class NSCondition: NSLock {
  open func wait() {}
  open func signal() {}
  open func broadcast() {}
}

/// The one thread there is.
open class Thread: NSObject {
  public class var isMainThread: Bool { true }
  public nonisolated(unsafe) static let main: Thread = Thread()
  public class var current: Thread { main }
  open var isMainThread: Bool { true }
  open var name: String?
  public class func sleep(forTimeInterval ti: TimeInterval) {}
}

/// Nobody waits here.
@discardableResult public func sleep(_ seconds: UInt32) -> UInt32 { 0 }

/// Nobody waits here.
@discardableResult public func usleep(_ microseconds: UInt32) -> Int32 { 0 }

/// What waits for events: there are none.
open class RunLoop: NSObject {
  public struct Mode: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
    public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
    public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")
  }

  public nonisolated(unsafe) static let main: RunLoop = RunLoop()
  public class var current: RunLoop { main }

  open func add(_ timer: Timer, forMode mode: RunLoop.Mode) {}

  /// Run after the life cycle, as what goes to the main queue.
  open func perform(_ block: @escaping () -> Void) { DispatchQueue.pending.append(block) }
}
