// CombineExt, which adds operators to those of Combine, as far as one value after the other tells what they give.

/// How a subscription holds the object that it sets.
public enum ObjectOwnership {
  case strong
  case weak
  case unowned
}

extension Publisher {
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root, ownership: ObjectOwnership
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  public func assign<Root1, Root2>(
    to keyPath1: ReferenceWritableKeyPath<Root1, Output>, on object1: Root1,
    and keyPath2: ReferenceWritableKeyPath<Root2, Output>, on object2: Root2,
    ownership: ObjectOwnership = .strong
  ) -> AnyCancellable {
    sink {
      object1[keyPath: keyPath1] = $0
      object2[keyPath: keyPath2] = $0
    }
  }

  public func flatMapLatest<P: Publisher>(_ transform: @escaping (Output) -> P)
    -> AnyPublisher<P.Output, Failure>
  {
    map(transform).switchToLatest()
  }

  public func withLatestFrom<Other: Publisher, T>(
    _ other: Other, resultSelector: @escaping (Output, Other.Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher(attaching: { next in
      var latest: [Other.Output] = []
      if !__isUnknown(other) {
        other.attach { latest = [$0] }
      }
      self.attach { value in
        if let one = latest.first {
          next(resultSelector(value, one))
        }
      }
    })
  }

  public func withLatestFrom<Other: Publisher>(_ other: Other) -> AnyPublisher<Other.Output, Failure> {
    withLatestFrom(other) { $1 }
  }

  public func mapMany<T>(_ transform: @escaping (Output.Element) -> T) -> AnyPublisher<[T], Failure> {
    map { $0.map(transform) }
  }

  public func filterMany(_ isIncluded: @escaping (Output.Element) -> Bool)
    -> AnyPublisher<[Output.Element], Failure>
  {
    map { $0.filter(isIncluded) }
  }

  public func removeAllDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher(attaching: { next in
      var given: [Output] = []
      self.attach { value in
        if given.contains(value) {
          return
        }
        given.append(value)
        next(value)
      }
    })
  }

  public func enumerated(initial: Int = 0) -> AnyPublisher<(index: Int, element: Output), Failure> {
    AnyPublisher(attaching: { next in
      var index = initial
      self.attach {
        next((index: index, element: $0))
        index += 1
      }
    })
  }

  public func toggle() -> AnyPublisher<Bool, Failure> { map { !$0 } }
  public func ignoreFailure() -> AnyPublisher<Output, Never> { AnyPublisher<Output, Never>(self) }
  public func share(replay: Int) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Gives the value that it has, and what it accepts.
public final class CurrentValueRelay<Output>: AnyPublisher<Output, Never> {
  let subject: CurrentValueSubject<Output, Never>

  public init(_ value: Output) {
    let subject = CurrentValueSubject<Output, Never>(value)
    self.subject = subject
    super.init(attaching: { subject.attach($0) })
  }

  public var value: Output { subject.value }
  public func accept(_ value: Output) { subject.send(value) }
}

/// Gives what it accepts to those who have subscribed.
public final class PassthroughRelay<Output>: AnyPublisher<Output, Never> {
  let subject: PassthroughSubject<Output, Never>

  public init() {
    let subject = PassthroughSubject<Output, Never>()
    self.subject = subject
    super.init(attaching: { subject.attach($0) })
  }

  public func accept(_ value: Output) { subject.send(value) }
}
