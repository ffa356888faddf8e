// Combine, as far as the main thread sees it: what is there when somebody subscribes is given at once, and what is sent is given to
// those who have subscribed. What waits for a clock or for another thread is not run.

/// What sends values.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure
  /// Gives a function what there is, and whatever is sent.
  func attach(_ next: @escaping (Output) -> Void)
}

/// A publisher of which only what it gives is known.
open class AnyPublisher<Output, Failure>: NSObject, Publisher {
  let attaching: (@escaping (Output) -> Void) -> Void

  init(attaching: @escaping (@escaping (Output) -> Void) -> Void) {
    self.attaching = attaching
    super.init()
  }

  public init<P: Publisher>(_ publisher: P) {
    self.attaching = { publisher.attach($0) }
    super.init()
  }

  open func attach(_ next: @escaping (Output) -> Void) { attaching(next) }
}

/// What ends a subscription.
public protocol Cancellable {
  func cancel()
}

/// A subscription.
public final class AnyCancellable: NSObject, Cancellable {
  var isCancelled: Bool = false

  public override init() { super.init() }

  public convenience init(_ cancel: @escaping () -> Void) { self.init() }

  public convenience init<C: Cancellable>(_ canceller: C) { self.init() }

  public func cancel() { isCancelled = true }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store(in collection: inout [AnyCancellable]) { collection.append(self) }
}

/// A publisher that tells those who listen. What it is sent while it tells them is told as well, but not for ever: what goes on for ever
/// does so for a condition that is not known.
open class ListenedPublisher<Output, Failure>: AnyPublisher<Output, Failure> {
  var listeners: [(Output) -> Void] = []
  var depth: Int = 0

  func tell(_ value: Output) {
    if depth == 4 {
      return
    }
    depth += 1
    for listener in listeners {
      listener(value)
    }
    depth -= 1
  }
}

/// What values are sent to.
public protocol Subject<Output, Failure>: Publisher {
  func send(_ value: Output)
}

/// Gives what is sent to those who have subscribed.
public final class PassthroughSubject<Output, Failure>: ListenedPublisher<Output, Failure>, Subject {

  public init() { super.init(attaching: { _ in }) }

  public override func attach(_ next: @escaping (Output) -> Void) { listeners.append(next) }

  public func send(_ value: Output) {
    tell(value)
  }

  public func send() { send(()) }
  public func send(completion: Any) { listeners = [] }
}

/// Gives the value that it has, and what is sent.
public final class CurrentValueSubject<Output, Failure>: ListenedPublisher<Output, Failure>, Subject {
  var current: Output

  public init(_ value: Output) {
    self.current = value
    super.init(attaching: { _ in })
  }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public override func attach(_ next: @escaping (Output) -> Void) {
    listeners.append(next)
    next(current)
  }

  public func send(_ value: Output) {
    current = value
    tell(value)
  }

  public func send(completion: Any) { listeners = [] }
}

/// A variable whose values are sent, each before the variable has it.
@propertyWrapper
public struct Published<Value> {
  public final class Publisher: ListenedPublisher<Value, Never> {
    var current: Value

    init(current: Value) {
      self.current = current
      super.init(attaching: { _ in })
    }

    public override func attach(_ next: @escaping (Value) -> Void) {
      listeners.append(next)
      next(current)
    }

    func send(_ value: Value) {
      tell(value)
      current = value
    }
  }

  var publisher: Published<Value>.Publisher

  public init(wrappedValue: Value) { self.publisher = Published<Value>.Publisher(current: wrappedValue) }

  public init(initialValue: Value) { self.publisher = Published<Value>.Publisher(current: initialValue) }

  public var wrappedValue: Value {
    get { publisher.current }
    set { publisher.send(newValue) }
  }

  public var projectedValue: Published<Value>.Publisher {
    get { publisher }
    set { publisher = newValue }
  }
}

/// What says that it will change.
public protocol ObservableObject: AnyObject {
}

extension ObservableObject {
  /// Tells nobody: who listens asks again when it is next shown.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Says that something will change.
public final class ObservableObjectPublisher: AnyPublisher<Void, Never> {
  public init() { super.init(attaching: { _ in }) }

  public func send() {}
}

/// One value.
public final class Just<Output>: AnyPublisher<Output, Never> {
  public init(_ output: Output) { super.init(attaching: { $0(output) }) }
}

/// No value.
public final class Empty<Output, Failure>: AnyPublisher<Output, Failure> {
  public init(completeImmediately: Bool = true) { super.init(attaching: { _ in }) }

  public init(outputType: Any, failureType: Any) { super.init(attaching: { _ in }) }
}

/// An error.
public final class Fail<Output, Failure>: AnyPublisher<Output, Failure> {
  public init(error: Failure) { super.init(attaching: { _ in }) }

  public init(outputType: Any, failure: Failure) { super.init(attaching: { _ in }) }
}

/// A value that may come later.
public final class Future<Output, Failure>: AnyPublisher<Output, Failure> {
  public typealias Promise = (Result<Output, Failure>) -> Void

  var result: Output?
  var listeners: [(Output) -> Void] = []

  public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) {
    super.init(attaching: { _ in })
    attemptToFulfill { self.keep($0) }
  }

  func keep(_ given: Result<Output, Failure>) {
    if case .success(let value) = given {
      result = value
      for listener in listeners {
        listener(value)
      }
    }
  }

  public override func attach(_ next: @escaping (Output) -> Void) {
    if let result {
      next(result)
    } else {
      listeners.append(next)
    }
  }
}

/// A publisher that is made when somebody subscribes.
public final class Deferred<DeferredPublisher: Publisher>: AnyPublisher<Any, Any> {
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    super.init(attaching: { createPublisher().attach($0) })
  }
}

/// The values of a list.
extension Array {
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher(attaching: { next in
      for element in self {
        next(element)
      }
    })
  }
}

/// Publishers of several others.
public enum Publishers {
  public final class CombineLatest<A: Publisher, B: Publisher>: AnyPublisher<Any, Any> {
    public init(_ a: A, _ b: B) { super.init(attaching: { a.combineLatest(b).attach($0) }) }
  }

  public final class CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: AnyPublisher<Any, Any> {
    public init(_ a: A, _ b: B, _ c: C) { super.init(attaching: { a.combineLatest(b, c).attach($0) }) }
  }

  public final class CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: AnyPublisher<
    Any, Any
  >
  {
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      super.init(attaching: { a.combineLatest(b, c, d).attach($0) })
    }
  }

  public final class Zip<A: Publisher, B: Publisher>: AnyPublisher<Any, Any> {
    public init(_ a: A, _ b: B) { super.init(attaching: { a.zip(b).attach($0) }) }
  }

  public final class Merge<A: Publisher, B: Publisher>: AnyPublisher<Any, Any> {
    public init(_ a: A, _ b: B) { super.init(attaching: { a.merge(with: b).attach($0) }) }
  }

  public final class Merge3<A: Publisher, B: Publisher, C: Publisher>: AnyPublisher<Any, Any> {
    public init(_ a: A, _ b: B, _ c: C) { super.init(attaching: { a.merge(with: b, c).attach($0) }) }
  }

  public final class Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: AnyPublisher<Any, Any> {
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      super.init(attaching: { a.merge(with: b, c, d).attach($0) })
    }
  }

  public final class MergeMany<Upstream: Publisher>: AnyPublisher<Any, Any> {
    public init(_ upstream: Upstream...) {
      super.init(attaching: { next in
        for one in upstream {
          one.attach(next)
        }
      })
    }

    public init(_ upstream: [Upstream]) {
      super.init(attaching: { next in
        for one in upstream {
          one.attach(next)
        }
      })
    }
  }
}
