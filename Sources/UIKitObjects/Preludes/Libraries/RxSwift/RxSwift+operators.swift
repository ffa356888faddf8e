/// What is made of what is sent, at once.
extension Observable {
  /// A stream that gives what a function makes of each value, by calling what it is given.
  func stream<T>(_ body: @escaping (Element, (T) -> Void) -> Void) -> Observable<T> {
    Observable<T>(attaching: { next in self.attach { body($0, next) } })
  }

  public func map<T>(_ transform: @escaping (Element) throws -> T) -> Observable<T> {
    stream { value, next in next(transform(value)) }
  }

  public func compactMap<T>(_ transform: @escaping (Element) throws -> T?) -> Observable<T> {
    stream { value, next in
      if let made = transform(value) {
        next(made)
      }
    }
  }

  public func mapToVoid() -> Observable<Void> { map { _ in () } }

  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    stream { value, next in
      if predicate(value) {
        next(value)
      }
    }
  }

  public func flatMap<T>(_ selector: @escaping (Element) throws -> Observable<T>) -> Observable<T> {
    stream { value, next in selector(value).asObservable().attach(next) }
  }

  public func concatMap<T>(_ selector: @escaping (Element) throws -> Observable<T>) -> Observable<T> {
    flatMap(selector)
  }

  public func flatMapFirst<T>(_ selector: @escaping (Element) throws -> Observable<T>) -> Observable<T> {
    flatMap(selector)
  }

  public func flatMapLatest<T>(_ selector: @escaping (Element) throws -> Observable<T>) -> Observable<T> {
    map(selector).switchLatest()
  }

  public func switchLatest() -> Observable<Any> {
    Observable<Any>(attaching: { next in
      var latest = 0
      self.attach { inner in
        latest += 1
        let own = latest
        inner.asObservable().attach {
          if own == latest {
            next($0)
          }
        }
      }
    })
  }

  public func merge() -> Observable<Any> { flatMap { $0 } }

  public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    Observable<A>(attaching: { next in
      var result = seed
      self.attach {
        result = accumulator(result, $0)
        next(result)
      }
    })
  }

  public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } }

  public func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool)
    -> Observable<Element>
  {
    Observable(attaching: { next in
      var given: [Element] = []
      self.attach { value in
        if let last = given.first, comparer(last, value) {
          return
        }
        given = [value]
        next(value)
      }
    })
  }

  public func skip(_ count: Int) -> Observable<Element> {
    Observable(attaching: { next in
      var seen = 0
      self.attach {
        seen += 1
        if seen > count {
          next($0)
        }
      }
    })
  }

  public func take(_ count: Int) -> Observable<Element> {
    Observable(attaching: { next in
      var seen = 0
      self.attach {
        seen += 1
        if seen <= count {
          next($0)
        }
      }
    })
  }

  public func first() -> Observable<Element?> { take(1) }
  public func take(until other: Any) -> Observable<Element> { self }
  public func takeUntil(_ other: Any) -> Observable<Element> { self }

  public func startWith(_ elements: Element...) -> Observable<Element> {
    Observable(attaching: { next in
      for element in elements {
        next(element)
      }
      self.attach(next)
    })
  }

  public func withLatestFrom<T>(_ second: Observable<T>) -> Observable<T> { withLatestFrom(second) { $1 } }

  public func withLatestFrom<T, R>(
    _ second: Observable<T>, resultSelector: @escaping (Element, T) throws -> R
  ) -> Observable<R> {
    Observable<R>(attaching: { next in
      var latest: [T] = []
      if !__isUnknown(second) {
        second.asObservable().attach { latest = [$0] }
      }
      self.attach { value in
        if let other = latest.first {
          next(resultSelector(value, other))
        }
      }
    })
  }

  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: Any? = nil, afterError: Any? = nil, onCompleted: Any? = nil, afterCompleted: Any? = nil,
    onSuccess: ((Element) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: Any? = nil
  ) -> Observable<Element> {
    stream { value, next in
      onNext?(value)
      onSuccess?(value)
      next(value)
      afterNext?(value)
    }
  }

  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    self
  }
  public func asDriver() -> Observable<Element> { self }
  public func asDriver(onErrorJustReturn: Element) -> Observable<Element> { self }
  public func asDriver(onErrorDriveWith: Any) -> Observable<Element> { self }
  public func asDriver(onErrorRecover: Any) -> Observable<Element> { self }
  public func asSignal() -> Observable<Element> { self }
  public func asSignal(onErrorJustReturn: Element) -> Observable<Element> { self }
  public func asSingle() -> Observable<Element> { self }
  public func asMaybe() -> Observable<Element> { self }
  public func asInfallible(onErrorJustReturn: Element) -> Observable<Element> { self }
  public func catchAndReturn(_ element: Element) -> Observable<Element> { self }
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { self }
  public func `catch`(_ handler: Any) -> Observable<Element> { self }
  public func catchError(_ handler: Any) -> Observable<Element> { self }
  public func retry(_ maxAttemptCount: Int = 0) -> Observable<Element> { self }
  public func debug(_ identifier: String? = nil, trimOutput: Bool = false) -> Observable<Element> { self }
  public func materialize() -> Observable<Event<Element>> { map { Event.next($0) } }

  // MARK: - Where and when values come

  public func observe(on scheduler: Any) -> Observable<Element> {
    stream { value, next in Schedulers.run(on: scheduler) { next(value) } }
  }

  public func observeOn(_ scheduler: Any) -> Observable<Element> { observe(on: scheduler) }

  public func subscribe(on scheduler: Any) -> Observable<Element> {
    Observable(attaching: { next in Schedulers.run(on: scheduler) { self.attach(next) } })
  }

  public func subscribeOn(_ scheduler: Any) -> Observable<Element> { subscribe(on: scheduler) }

  /// The first value comes at once.
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: Any? = nil) -> Observable<
    Element
  > {
    self
  }

  public func debounce(_ dueTime: RxTimeInterval, scheduler: Any? = nil) -> Observable<Element> {
    stream { value, next in __notRun({ next(value) }, "asynchronous") }
  }

  public func delay(_ dueTime: RxTimeInterval, scheduler: Any? = nil) -> Observable<Element> {
    stream { value, next in __notRun({ next(value) }, "asynchronous") }
  }

  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: Any? = nil) -> Observable<Element> {
    stream { value, next in __notRun({ next(value) }, "asynchronous") }
  }

  public func timeout(_ dueTime: RxTimeInterval, scheduler: Any? = nil) -> Observable<Element> { self }

  // MARK: - Subscriptions

  /// What says how a stream ends is not run.
  @discardableResult
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    let subscription = Subscription()
    if let onNext {
      attach {
        if !subscription.isDisposed {
          onNext($0)
        }
      }
    }
    for late in [onError, onCompleted, onDisposed] where late != nil {
      __notRun(late, "completion")
    }
    return subscription
  }

  /// What says how a stream fails is not run.
  @discardableResult
  public func subscribe(
    onSuccess: ((Element) -> Void)?, onFailure: ((Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    subscribe(onNext: onSuccess, onError: onFailure)
  }

  @discardableResult
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    subscribe(onNext: { onNext?(object, $0) })
  }

  @discardableResult
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable {
    subscribe(onNext: { on(.next($0)) })
  }

  @discardableResult
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable {
    subscribe(onNext: { observer.on(.next($0)) })
  }

  @discardableResult
  public func bind(onNext: @escaping (Element) -> Void) -> Disposable { subscribe(onNext: onNext) }

  @discardableResult
  public func bind<Object: AnyObject>(with object: Object, onNext: @escaping (Object, Element) -> Void)
    -> Disposable
  {
    subscribe(onNext: { onNext(object, $0) })
  }

  @discardableResult
  public func bind(to observer: Any) -> Disposable {
    subscribe(onNext: { Schedulers.give($0, to: observer) })
  }

  @discardableResult
  public func bind(to observers: Any...) -> Disposable {
    subscribe(onNext: { value in
      for observer in observers {
        Schedulers.give(value, to: observer)
      }
    })
  }

  @discardableResult
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  )
    -> Disposable
  {
    subscribe(onNext: onNext)
  }

  @discardableResult
  public func drive<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil)
    -> Disposable
  {
    subscribe(onNext: { onNext?(object, $0) })
  }

  @discardableResult
  public func drive(_ observer: Any) -> Disposable { bind(to: observer) }

  @discardableResult
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  )
    -> Disposable
  {
    subscribe(onNext: onNext)
  }

  @discardableResult
  public func emit(to observer: Any) -> Disposable { bind(to: observer) }
}

enum Schedulers {
  static func run(on scheduler: Any, _ body: @escaping () -> Void) {
    if let main = scheduler as? MainScheduler {
      if main.isLate {
        DispatchQueue.pending.append(body)
      } else {
        body()
      }
    } else if scheduler is ConcurrentMainScheduler || scheduler is CurrentThreadScheduler {
      body()
    } else {
      __notRun(body, "asynchronous")
    }
  }

  /// Gives a value to a relay, a subject or what sets something.
  static func give(_ value: Any, to observer: Any) {
    if __isUnknown(observer) {
      return
    }
    if observer is BehaviorRelay<Any> || observer is PublishRelay<Any> {
      observer.accept(value)
    } else {
      observer.on(.next(value))
    }
  }
}
