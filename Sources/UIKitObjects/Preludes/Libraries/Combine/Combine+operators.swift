/// What is made of what is sent, at once.
extension Publisher {
  /// A publisher that gives what a function makes of each value, by calling what it is given.
  func stream<T>(_ body: @escaping (Output, (T) -> Void) -> Void) -> AnyPublisher<T, Failure> {
    AnyPublisher(attaching: { next in self.attach { body($0, next) } })
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    stream { value, next in next(transform(value)) }
  }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, Failure> {
    stream { value, next in
      if let made = try? transform(value) {
        next(made)
      }
    }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    stream { value, next in
      if let made = transform(value) {
        next(made)
      }
    }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    stream { value, next in
      if isIncluded(value) {
        next(value)
      }
    }
  }

  public func flatMap<P: Publisher>(maxPublishers: Any? = nil, _ transform: @escaping (Output) -> P)
    -> AnyPublisher<P.Output, Failure>
  {
    stream { value, next in transform(value).attach(next) }
  }

  public func switchToLatest() -> AnyPublisher<Any, Failure> {
    AnyPublisher(attaching: { next in
      var latest = 0
      self.attach { inner in
        latest += 1
        let own = latest
        inner.attach {
          if own == latest {
            next($0)
          }
        }
      }
    })
  }

  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> AnyPublisher<T, Failure>
  {
    AnyPublisher(attaching: { next in
      var result = initialResult
      self.attach {
        result = nextPartialResult(result, $0)
        next(result)
      }
    })
  }

  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates { $0 == $1 } }

  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher(attaching: { next in
      var given: [Output] = []
      self.attach { value in
        if let last = given.first, predicate(last, value) {
          return
        }
        given = [value]
        next(value)
      }
    })
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher(attaching: { next in
      var seen = 0
      self.attach {
        seen += 1
        if seen > count {
          next($0)
        }
      }
    })
  }

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher(attaching: { next in
      var seen = 0
      self.attach {
        seen += 1
        if seen <= maxLength {
          next($0)
        }
      }
    })
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher(attaching: { next in
      for element in elements {
        next(element)
      }
      self.attach(next)
    })
  }

  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> { map { $0 ?? output } }
  public func mapError(_ transform: Any) -> AnyPublisher<Output, Any> { AnyPublisher(self) }
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { AnyPublisher(self) }
  public func `catch`(_ handler: Any) -> AnyPublisher<Output, Any> { AnyPublisher(self) }
  public func setFailureType(to failureType: Any) -> AnyPublisher<Output, Any> { AnyPublisher(self) }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func share() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func autoconnect() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func handleEvents(
    receiveSubscription: Any? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: Any? = nil, receiveCancel: Any? = nil, receiveRequest: Any? = nil
  ) -> AnyPublisher<Output, Failure> {
    stream { value, next in
      receiveOutput?(value)
      next(value)
    }
  }
}

/// Several publishers.
extension Publisher {
  public func merge(with others: AnyPublisher<Output, Failure>...) -> AnyPublisher<Output, Failure> {
    AnyPublisher(attaching: { next in
      self.attach(next)
      for other in others where !__isUnknown(other) {
        other.attach(next)
      }
    })
  }

  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> {
    latest(of: [self, other]).map { ($0[0], $0[1]) }
  }

  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> AnyPublisher<T, Failure>
  {
    latest(of: [self, other]).map { transform($0[0], $0[1]) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  {
    latest(of: [self, publisher1, publisher2]).map { ($0[0], $0[1], $0[2]) }
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure> {
    latest(of: [self, publisher1, publisher2, publisher3]).map { ($0[0], $0[1], $0[2], $0[3]) }
  }

  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> {
    AnyPublisher(attaching: { next in
      var left: [Output] = []
      var right: [P.Output] = []
      func give() {
        while !left.isEmpty, !right.isEmpty {
          next((left.removeFirst(), right.removeFirst()))
        }
      }
      self.attach {
        left.append($0)
        give()
      }
      if !__isUnknown(other) {
        other.attach {
          right.append($0)
          give()
        }
      }
    })
  }

  /// The last values of some publishers, once each has one.
  func latest(of publishers: [Any]) -> AnyPublisher<[Any], Failure> {
    AnyPublisher(attaching: { next in
      var values: [Int: Any] = [:]
      for (index, one) in publishers.enumerated() where !__isUnknown(one) {
        one.attach { value in
          values[index] = value
          if values.count == publishers.count {
            next((0..<publishers.count).map { values[$0]! })
          }
        }
      }
    })
  }
}

/// Where and when values come: what goes to the main queue comes after the life cycle, what waits is not run.
extension Publisher {
  public func receive(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
    stream { value, next in Publishers.run(on: scheduler) { next(value) } }
  }

  public func subscribe(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
    AnyPublisher(attaching: { next in Publishers.run(on: scheduler) { self.attach(next) } })
  }

  public func throttle(for interval: SchedulerStride, scheduler: Any, latest: Bool) -> AnyPublisher<
    Output, Failure
  > {
    receive(on: scheduler)
  }

  public func debounce(for dueTime: SchedulerStride, scheduler: Any, options: Any? = nil) -> AnyPublisher<
    Output, Failure
  > {
    stream { value, next in __notRun({ next(value) }, "asynchronous") }
  }

  public func delay(for interval: SchedulerStride, tolerance: Any? = nil, scheduler: Any, options: Any? = nil)
    -> AnyPublisher<Output, Failure>
  {
    stream { value, next in __notRun({ next(value) }, "asynchronous") }
  }

  public func timeout(
    _ interval: SchedulerStride, scheduler: Any, options: Any? = nil, customError: Any? = nil
  )
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher(self)
  }
}

extension Publishers {
  static func run(on scheduler: Any, _ body: @escaping () -> Void) {
    if let queue = scheduler as? DispatchQueue {
      queue.async(execute: body)
    } else if scheduler is RunLoop || (scheduler as? OperationQueue) === OperationQueue.main {
      DispatchQueue.pending.append(body)
    } else if scheduler is ImmediateScheduler {
      body()
    } else {
      __notRun(body, "asynchronous")
    }
  }
}

/// How long something waits.
public struct SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public var magnitude: Double
  public init(floatLiteral value: Double) { self.magnitude = value }
  public init(integerLiteral value: Int) { self.magnitude = Double(value) }

  public static func seconds(_ s: Double) -> SchedulerStride { SchedulerStride(floatLiteral: s) }
  public static func milliseconds(_ ms: Int) -> SchedulerStride {
    SchedulerStride(floatLiteral: Double(ms) / 1e3)
  }
  public static func microseconds(_ us: Int) -> SchedulerStride {
    SchedulerStride(floatLiteral: Double(us) / 1e6)
  }
  public static func nanoseconds(_ ns: Int) -> SchedulerStride {
    SchedulerStride(floatLiteral: Double(ns) / 1e9)
  }
}

/// Where what is sent comes at once.
public struct ImmediateScheduler {
  public static let shared = ImmediateScheduler()
}

/// Subscriptions.
extension Publisher {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let subscription = AnyCancellable()
    attach {
      if !subscription.isCancelled {
        receiveValue($0)
      }
    }
    return subscription
  }

  /// The completion is not run: it says how something ends.
  public func sink(receiveCompletion: @escaping (Any) -> Void, receiveValue: @escaping (Output) -> Void)
    -> AnyCancellable
  {
    __notRun(receiveCompletion, "completion")
    return sink(receiveValue: receiveValue)
  }

  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: keyPath] = $0 }
  }

  public func assign(to published: inout Published<Output>.Publisher) {
    let target = published
    attach { target.send($0) }
  }
}

extension NSObject {
  /// Gives what the variable is now; nobody changes it later.
  public func publisher<Root, Value>(
    for keyPath: KeyPath<Root, Value>, options: Any? = nil
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher<Value, Never>(attaching: { next in next(self[keyPath: keyPath]) })
  }
}
