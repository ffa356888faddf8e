/// What streams have to do with an object.
public struct Reactive<Base> {
  public let base: Base

  public init(_ base: Base) { self.base = base }
}

/// What has streams.
public protocol ReactiveCompatible {
}

extension ReactiveCompatible {
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
  public static var rx: Reactive<Self>.Type { Reactive<Self>.self }
}

extension NSObject: ReactiveCompatible {
}

/// What a user does: nobody does.
public typealias ControlEvent = Observable

/// What a control has, which is given at once, and what sets it.
public final class ControlProperty<PropertyType>: Observable<PropertyType>, ObserverType {
  let sink: (PropertyType) -> Void

  init(_ value: @escaping () -> PropertyType, _ sink: @escaping (PropertyType) -> Void) {
    self.sink = sink
    super.init(attaching: { $0(value()) })
  }

  public init(values: Observable<PropertyType>, valueSink: Any) {
    self.sink = { valueSink.on(.next($0)) }
    super.init(attaching: { values.attach($0) })
  }

  public func on(_ event: Event<PropertyType>) {
    if case .next(let element) = event {
      sink(element)
    }
  }

  public var orEmpty: ControlProperty<String> {
    ControlProperty<String>({ (self.read() as? String) ?? "" }, { self.sink($0) })
  }
  public var changed: Observable<PropertyType> { Observable(attaching: { _ in }) }
  public func asControlProperty() -> ControlProperty<PropertyType> { self }

  func read() -> PropertyType? {
    var found: [PropertyType] = []
    attach { found.append($0) }
    return found.first
  }
}

extension Reactive where Base: NSObject {
  public func observe<E>(_ type: E.Type, _ keyPath: String, options: Any? = nil, retainSelf: Bool = true)
    -> Observable<E?>
  {
    Observable<E?>(attaching: { $0(base.value(forKeyPath: keyPath) as? E) })
  }
  public var deallocated: Observable<Void> { Observable<Void>(attaching: { _ in }) }
  public var deallocating: Observable<Void> { Observable<Void>(attaching: { _ in }) }
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    Observable<[Any]>(attaching: { _ in })
  }
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    Observable<[Any]>(attaching: { _ in })
  }
}

extension Reactive where Base: UIView {
  public var isHidden: Binder<Bool> { Binder(base) { $0.isHidden = $1 } }
  public var alpha: Binder<CGFloat> { Binder(base) { $0.alpha = $1 } }
  public var backgroundColor: Binder<UIColor?> { Binder(base) { $0.backgroundColor = $1 } }
  public var tintColor: Binder<UIColor> { Binder(base) { $0.tintColor = $1 } }
  public var isUserInteractionEnabled: Binder<Bool> { Binder(base) { $0.isUserInteractionEnabled = $1 } }
}

extension Reactive where Base: UILabel {
  public var text: Binder<String?> { Binder(base) { $0.text = $1 } }
  public var attributedText: Binder<NSAttributedString?> { Binder(base) { $0.attributedText = $1 } }
  public var textColor: Binder<UIColor> { Binder(base) { $0.textColor = $1 } }
}

extension Reactive where Base: UIImageView {
  public var image: Binder<UIImage?> { Binder(base) { $0.image = $1 } }
}

extension Reactive where Base: UIControl {
  public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
  public var isSelected: Binder<Bool> { Binder(base) { $0.isSelected = $1 } }
  public func controlEvent(_ controlEvents: UIControl.Event) -> Observable<Void> {
    Observable<Void>(attaching: { _ in })
  }
}

extension Reactive where Base: UIButton {
  public var tap: Observable<Void> { Observable<Void>(attaching: { _ in }) }
  public func title(for controlState: UIControl.State = []) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, for: controlState) }
  }
  public func attributedTitle(for controlState: UIControl.State = []) -> Binder<NSAttributedString?> {
    Binder(base) { $0.setAttributedTitle($1, for: controlState) }
  }
  public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setImage($1, for: controlState) }
  }
  public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setBackgroundImage($1, for: controlState) }
  }
}

extension Reactive where Base: UITextField {
  public var text: ControlProperty<String?> { ControlProperty({ base.text }, { base.text = $0 }) }
  public var value: ControlProperty<String?> { text }
  public var attributedText: ControlProperty<NSAttributedString?> {
    ControlProperty({ base.attributedText }, { base.attributedText = $0 })
  }
  public var isSecureTextEntry: Binder<Bool> { Binder(base) { $0.isSecureTextEntry = $1 } }
}

extension Reactive where Base: UITextView {
  public var text: ControlProperty<String?> { ControlProperty({ base.text }, { base.text = $0 }) }
  public var value: ControlProperty<String?> { text }
  public var attributedText: ControlProperty<NSAttributedString?> {
    ControlProperty({ base.attributedText }, { base.attributedText = $0 })
  }
  public var didBeginEditing: Observable<Void> { Observable<Void>(attaching: { _ in }) }
  public var didEndEditing: Observable<Void> { Observable<Void>(attaching: { _ in }) }
  public var didChange: Observable<Void> { Observable<Void>(attaching: { _ in }) }
}

extension Reactive where Base: UISearchBar {
  public var text: ControlProperty<String?> { ControlProperty({ base.text }, { base.text = $0 }) }
  public var value: ControlProperty<String?> { text }
  public var cancelButtonClicked: Observable<Void> { Observable<Void>(attaching: { _ in }) }
  public var searchButtonClicked: Observable<Void> { Observable<Void>(attaching: { _ in }) }
  public var textDidBeginEditing: Observable<Void> { Observable<Void>(attaching: { _ in }) }
  public var textDidEndEditing: Observable<Void> { Observable<Void>(attaching: { _ in }) }
}

extension Reactive where Base: UISwitch {
  public var isOn: ControlProperty<Bool> { ControlProperty({ base.isOn }, { base.isOn = $0 }) }
  public var value: ControlProperty<Bool> { isOn }
}

extension Reactive where Base: UISlider {
  public var value: ControlProperty<Float> { ControlProperty({ base.value }, { base.value = $0 }) }
}

extension Reactive where Base: UIStepper {
  public var value: ControlProperty<Double> { ControlProperty({ base.value }, { base.value = $0 }) }
}

extension Reactive where Base: UISegmentedControl {
  public var selectedSegmentIndex: ControlProperty<Int> {
    ControlProperty({ base.selectedSegmentIndex }, { base.selectedSegmentIndex = $0 })
  }
  public var value: ControlProperty<Int> { selectedSegmentIndex }
  public func titleForSegment(at index: Int) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, forSegmentAt: index) }
  }
}

extension Reactive where Base: UIPageControl {
  public var currentPage: Binder<Int> { Binder(base) { $0.currentPage = $1 } }
  public var numberOfPages: Binder<Int> { Binder(base) { $0.numberOfPages = $1 } }
}

extension Reactive where Base: UIProgressView {
  public var progress: Binder<Float> { Binder(base) { $0.progress = $1 } }
}

extension Reactive where Base: UIActivityIndicatorView {
  public var isAnimating: Binder<Bool> {
    Binder(base) { view, isOn in
      if isOn {
        view.startAnimating()
      } else {
        view.stopAnimating()
      }
    }
  }
}

extension Reactive where Base: UIRefreshControl {
  public var isRefreshing: Binder<Bool> { Binder(base) { _, _ in } }
}

extension Reactive where Base: UIBarButtonItem {
  public var tap: Observable<Void> { Observable<Void>(attaching: { _ in }) }
  public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
  public var title: Binder<String> { Binder(base) { $0.title = $1 } }
}

extension Reactive where Base: UINavigationItem {
  public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
}

extension Reactive where Base: UIViewController {
  public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
}

extension Reactive where Base: UIGestureRecognizer {
  public var event: Observable<Base> { Observable<Base>(attaching: { _ in }) }
}

extension Reactive where Base: NotificationCenter {
  public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    Observable<Notification>(attaching: { _ in })
  }
}

extension Reactive where Base: UIScrollView {
  public var contentOffset: ControlProperty<CGPoint> {
    ControlProperty({ base.contentOffset }, { base.contentOffset = $0 })
  }
  public var isScrollEnabled: Binder<Bool> { Binder(base) { $0.isScrollEnabled = $1 } }
  public var didScroll: Observable<Void> { Observable<Void>(attaching: { _ in }) }
  public var willBeginDragging: Observable<Void> { Observable<Void>(attaching: { _ in }) }
  public var didEndDecelerating: Observable<Void> { Observable<Void>(attaching: { _ in }) }
  public var didEndDragging: Observable<Bool> { Observable<Bool>(attaching: { _ in }) }
}
