/// A stream that values are sent to.
public protocol SubjectType: ObservableType {
}

/// A stream that tells those who listen. What it is sent while it tells them is told as well, but not for ever: what goes on for ever does
/// so for a condition that is not known.
open class ListenedStream<Element>: Observable<Element> {
  var listeners: [(Element) -> Void] = []
  var depth: Int = 0

  func tell(_ element: Element) {
    if depth == 4 {
      return
    }
    depth += 1
    for listener in listeners {
      listener(element)
    }
    depth -= 1
  }
}

/// Gives what is sent to those who have subscribed.
public final class PublishSubject<Element>: ListenedStream<Element>, SubjectType, ObserverType {
  public init() { super.init(attaching: { _ in }) }

  public override func attach(_ next: @escaping (Element) -> Void) { listeners.append(next) }

  public func on(_ event: Event<Element>) {
    if case .next(let element) = event {
      tell(element)
    }
  }

  public func asObserver() -> PublishSubject<Element> { self }
  public var hasObservers: Bool { !listeners.isEmpty }
  public func dispose() { listeners = [] }
}

/// Gives the value that it has, and what is sent.
public final class BehaviorSubject<Element>: ListenedStream<Element>, SubjectType, ObserverType {
  var current: Element
  public init(value: Element) {
    self.current = value
    super.init(attaching: { _ in })
  }

  public override func attach(_ next: @escaping (Element) -> Void) {
    listeners.append(next)
    next(current)
  }

  public func value() throws -> Element { current }

  public func on(_ event: Event<Element>) {
    if case .next(let element) = event {
      current = element
      tell(element)
    }
  }

  public func asObserver() -> BehaviorSubject<Element> { self }
  public func dispose() { listeners = [] }
}

/// Gives what was sent last, and what is sent.
public final class ReplaySubject<Element>: ListenedStream<Element>, SubjectType, ObserverType {
  var size: Int = 1
  var kept: [Element] = []
  init(size: Int) {
    self.size = size
    super.init(attaching: { _ in })
  }

  public class func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(size: bufferSize) }
  public class func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(size: Int.max) }

  public override func attach(_ next: @escaping (Element) -> Void) {
    listeners.append(next)
    for element in kept {
      next(element)
    }
  }

  public func on(_ event: Event<Element>) {
    if case .next(let element) = event {
      kept.append(element)
      if kept.count > size {
        kept.removeFirst()
      }
      tell(element)
    }
  }

  public func asObserver() -> ReplaySubject<Element> { self }
}

/// Gives the value that it has, and what it gets.
public final class BehaviorRelay<Element>: ListenedStream<Element> {
  var current: Element
  public init(value: Element) {
    self.current = value
    super.init(attaching: { _ in })
  }

  public var value: Element { current }

  public override func attach(_ next: @escaping (Element) -> Void) {
    listeners.append(next)
    next(current)
  }

  public func accept(_ event: Element) {
    current = event
    tell(event)
  }
}

/// Gives what it gets to those who have subscribed.
public final class PublishRelay<Element>: ListenedStream<Element> {
  public init() { super.init(attaching: { _ in }) }

  public override func attach(_ next: @escaping (Element) -> Void) { listeners.append(next) }

  public func accept(_ event: Element) {
    tell(event)
  }
}

/// What a relay is called before RxSwift 5.
public final class Variable<Element> {
  private let relay: BehaviorRelay<Element>
  public init(_ value: Element) { relay = BehaviorRelay(value: value) }

  public var value: Element {
    get { relay.value }
    set { relay.accept(newValue) }
  }

  public func asObservable() -> Observable<Element> { relay }
  public func asDriver() -> Observable<Element> { relay }
}
