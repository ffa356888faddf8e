// RxSwift, as far as the main thread sees it: what is there when somebody subscribes is given at once, and what is sent is given to those
// who have subscribed. What waits for a clock or for another thread is not run.

/// What can be subscribed to.
public protocol ObservableConvertibleType {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

/// What can be subscribed to, and what is made of it.
public protocol ObservableType: ObservableConvertibleType {
}

/// A stream of values.
open class Observable<Element>: NSObject, ObservableType {
  let attaching: (@escaping (Element) -> Void) -> Void

  init(attaching: @escaping (@escaping (Element) -> Void) -> Void) {
    self.attaching = attaching
    super.init()
  }

  open func asObservable() -> Observable<Element> { self }

  /// Gives a function what there is, and whatever is sent.
  open func attach(_ next: @escaping (Element) -> Void) { attaching(next) }
}

/// Streams for one purpose, which give the same.
public typealias Driver = Observable
public typealias Signal = Observable
public typealias Infallible = Observable
public typealias Single = Observable
public typealias Maybe = Observable
public typealias SharedSequence = Observable
public typealias Completable = Observable<Never>

public typealias RxTimeInterval = DispatchTimeInterval

/// How long what was sent is kept.
public enum SubjectLifetimeScope {
  case whileConnected, forever
}

extension Observable {
  public class func just(_ element: Element) -> Observable<Element> { Observable(attaching: { $0(element) }) }

  public class func just(_ element: Element, scheduler: Any) -> Observable<Element> { just(element) }

  public class func of(_ elements: Element...) -> Observable<Element> { from(elements) }

  public class func from(_ elements: [Element]) -> Observable<Element> {
    Observable(attaching: { next in
      for element in elements {
        next(element)
      }
    })
  }

  public class func from(optional: Element?) -> Observable<Element> {
    Observable(attaching: { next in
      if let optional {
        next(optional)
      }
    })
  }

  public class func empty() -> Observable<Element> { Observable(attaching: { _ in }) }
  public class func never() -> Observable<Element> { Observable(attaching: { _ in }) }
  public class func error(_ error: Any) -> Observable<Element> { Observable(attaching: { _ in }) }

  /// Never: it waits for a clock.
  public class func interval(_ period: RxTimeInterval, scheduler: Any? = nil) -> Observable<Int> {
    Observable<Int>.never()
  }
  /// Never: it waits for a clock.
  public class func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: Any? = nil)
    -> Observable<Int>
  {
    Observable<Int>.never()
  }

  public class func deferred(_ observableFactory: @escaping () -> Observable<Element>) -> Observable<Element>
  {
    Observable(attaching: { observableFactory().attach($0) })
  }

  public class func create(_ subscribe: @escaping (AnyObserver<Element>) -> Any) -> Observable<Element> {
    Observable(attaching: { next in _ = subscribe(AnyObserver(next: next)) })
  }

  public class func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

  public class func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Observable(attaching: { next in
      for source in sources where !__isUnknown(source) {
        source.asObservable().attach(next)
      }
    })
  }

  /// One after another: what has not ended keeps those behind it back, and what gives something at once has.
  public class func concat(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

  public class func combineLatest<A, B>(_ a: A, _ b: B) -> Observable<(Any, Any)> {
    latest(of: [a, b]).map { ($0[0], $0[1]) }
  }

  public class func combineLatest<A, B>(_ a: A, _ b: B, resultSelector: @escaping (Any, Any) -> Element)
    -> Observable<Element>
  {
    latest(of: [a, b]).map { resultSelector($0[0], $0[1]) }
  }

  public class func combineLatest<A, B, C>(_ a: A, _ b: B, _ c: C) -> Observable<(Any, Any, Any)> {
    latest(of: [a, b, c]).map { ($0[0], $0[1], $0[2]) }
  }

  public class func combineLatest<A, B, C>(
    _ a: A, _ b: B, _ c: C, resultSelector: @escaping (Any, Any, Any) -> Element
  ) -> Observable<Element> {
    latest(of: [a, b, c]).map { resultSelector($0[0], $0[1], $0[2]) }
  }

  public class func combineLatest<A, B, C, D>(_ a: A, _ b: B, _ c: C, _ d: D) -> Observable<
    (Any, Any, Any, Any)
  > {
    latest(of: [a, b, c, d]).map { ($0[0], $0[1], $0[2], $0[3]) }
  }

  public class func combineLatest<A, B, C, D>(
    _ a: A, _ b: B, _ c: C, _ d: D, resultSelector: @escaping (Any, Any, Any, Any) -> Element
  ) -> Observable<Element> {
    latest(of: [a, b, c, d]).map { resultSelector($0[0], $0[1], $0[2], $0[3]) }
  }

  public class func combineLatest(_ collection: [Observable<Element>]) -> Observable<[Element]> {
    latest(of: collection)
  }

  public class func zip<A, B>(_ a: A, _ b: B) -> Observable<(Any, Any)> {
    paired(a, b).map { ($0[0], $0[1]) }
  }

  public class func zip<A, B>(_ a: A, _ b: B, resultSelector: @escaping (Any, Any) -> Element)
    -> Observable<Element>
  {
    paired(a, b).map { resultSelector($0[0], $0[1]) }
  }

  class func paired(_ a: Any, _ b: Any) -> Observable<[Any]> {
    Observable<[Any]>(attaching: { next in
      var waiting: [[Any]] = [[], []]
      for (index, one) in [a, b].enumerated() where !__isUnknown(one) {
        one.asObservable().attach { value in
          waiting[index].append(value)
          if !waiting[0].isEmpty, !waiting[1].isEmpty {
            next([waiting[0].removeFirst(), waiting[1].removeFirst()])
          }
        }
      }
    })
  }

  /// The last values of some streams, once each has one.
  class func latest(of sources: [Any]) -> Observable<[Any]> {
    Observable<[Any]>(attaching: { next in
      var values: [Int: Any] = [:]
      for (index, one) in sources.enumerated() where !__isUnknown(one) {
        one.asObservable().attach { value in
          values[index] = value
          if values.count == sources.count {
            next((0..<sources.count).map { values[$0]! })
          }
        }
      }
    })
  }
}

/// Something that is told: a value, an error or the end.
public enum Event<Element> {
  case next(Element)
  case error(Error)
  case completed

  public var element: Element? {
    if case .next(let element) = self {
      return element
    }
    return nil
  }
  public var isCompleted: Bool { element == nil }
}

/// Who is told of values.
public protocol ObserverType {
  associatedtype Element
  func on(_ event: Event<Element>)
}

extension ObserverType {
  public func onNext(_ element: Element) { on(.next(element)) }
  public func onCompleted() { on(.completed) }
  public func onError(_ error: Error) { on(.error(error)) }
}

/// Who is told of values.
public struct AnyObserver<Element>: ObserverType {
  let next: (Element) -> Void

  init(next: @escaping (Element) -> Void) { self.next = next }

  public init(eventHandler: @escaping (Event<Element>) -> Void) { self.next = { eventHandler(.next($0)) } }

  public func on(_ event: Event<Element>) {
    if case .next(let element) = event {
      next(element)
    }
  }

  /// What a `Single` is told.
  public func callAsFunction(_ result: Result<Element, Error>) {
    if case .success(let element) = result {
      next(element)
    }
  }
}

/// What sets something of an object.
public struct Binder<Value>: ObserverType {
  let binding: (Value) -> Void

  public init<Target: AnyObject>(
    _ target: Target, scheduler: Any? = nil, binding: @escaping (Target, Value) -> Void
  ) {
    self.binding = { binding(target, $0) }
  }

  public func on(_ event: Event<Value>) {
    if case .next(let element) = event {
      binding(element)
    }
  }

  public func asObserver() -> Binder<Value> { self }
}

/// What ends a subscription.
public protocol Disposable {
  func dispose()
}

/// A subscription.
public final class Subscription: NSObject, Disposable {
  var isDisposed: Bool = false

  public func dispose() { isDisposed = true }
}

extension Disposable {
  public func disposed(by bag: DisposeBag) {}
}

/// Where subscriptions are kept.
public final class DisposeBag: NSObject {
  public convenience init(disposing disposables: Disposable...) { self.init() }

  public func insert(_ disposable: Disposable) {}
  public func insert(_ disposables: Disposable...) {}
}

/// Subscriptions that are ended together.
public final class CompositeDisposable: NSObject, Disposable {
  public func insert(_ disposable: Disposable) -> Any? { nil }
  public func dispose() {}
}

/// A subscription in the place of another.
public final class SerialDisposable: NSObject, Disposable {
  public var disposable: Disposable {
    get { Subscription() }
    set {}
  }
  public func dispose() {}
}

public struct Disposables {
  public static func create() -> Disposable { Subscription() }
  public static func create(with dispose: @escaping () -> Void) -> Disposable { Subscription() }
  public static func create(_ disposables: Disposable...) -> Disposable { Subscription() }
}

/// The thread that is there.
public final class MainScheduler: NSObject {
  public nonisolated(unsafe) static let instance: MainScheduler = MainScheduler()
  public nonisolated(unsafe) static let asyncInstance: MainScheduler = MainScheduler(isLate: true)
  var isLate: Bool = false

  convenience init(isLate: Bool) {
    self.init()
    self.isLate = isLate
  }

  public class func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
}

/// The thread that is there.
public final class ConcurrentMainScheduler: NSObject {
  public nonisolated(unsafe) static let instance: ConcurrentMainScheduler = ConcurrentMainScheduler()
}

/// The thread that is there.
public final class CurrentThreadScheduler: NSObject {
  public nonisolated(unsafe) static let instance: CurrentThreadScheduler = CurrentThreadScheduler()
}

/// Another thread.
public final class ConcurrentDispatchQueueScheduler: NSObject {
  public convenience init(qos: DispatchQoS) { self.init() }

  public convenience init(queue: DispatchQueue) { self.init() }
}

/// Another thread.
public final class SerialDispatchQueueScheduler: NSObject {
  public convenience init(qos: DispatchQoS) { self.init() }

  public convenience init(internalSerialQueueName: String) { self.init() }

  public convenience init(queue: DispatchQueue, internalSerialQueueName: String) { self.init() }
}
