// StatefulViewController, which shows a view over what a controller or a view has while that loads, is empty, or failed.

public enum StatefulViewControllerState: String {
  case content, loading, error, empty
}

/// What has a view over which others are shown.
public protocol BackingViewProvider {
  var backingView: UIView { get }
}

extension BackingViewProvider where Self: UIViewController {
  public var backingView: UIView { view }
}

extension BackingViewProvider where Self: UIView {
  public var backingView: UIView { self }
}

/// A view that stands off the edges of what it is shown over.
public protocol StatefulPlaceholderView {
  func placeholderViewInsets() -> UIEdgeInsets
}

public protocol StatefulViewController: BackingViewProvider {
  func hasContent() -> Bool
  func handleErrorWhenContentAvailable(_ error: Error)
}

extension StatefulViewController {
  public var stateMachine: ViewStateMachine {
    if let machine = objc_getAssociatedObject(self, "stateMachine") as? ViewStateMachine {
      return machine
    }
    let machine = ViewStateMachine(view: backingView)
    objc_setAssociatedObject(self, "stateMachine", machine, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return machine
  }

  public var currentState: StatefulViewControllerState { stateMachine.currentState.placeholder }
  public var lastState: StatefulViewControllerState { stateMachine.lastState.placeholder }

  public var loadingView: UIView? {
    get { stateMachine["loading"] }
    set { stateMachine["loading"] = newValue }
  }
  public var errorView: UIView? {
    get { stateMachine["error"] }
    set { stateMachine["error"] = newValue }
  }
  public var emptyView: UIView? {
    get { stateMachine["empty"] }
    set { stateMachine["empty"] = newValue }
  }

  public func setupInitialViewState(_ completion: (() -> Void)? = nil) {
    let error: Error? = lastState == .error ? NSError(domain: "StatefulViewController", code: -1) : nil
    transitionViewStates(
      loading: lastState == .loading, error: error, animated: false, completion: completion)
  }

  public func startLoading(animated: Bool = false, completion: (() -> Void)? = nil) {
    transitionViewStates(loading: true, animated: animated, completion: completion)
  }

  public func endLoading(animated: Bool = true, error: Error? = nil, completion: (() -> Void)? = nil) {
    transitionViewStates(loading: false, error: error, animated: animated, completion: completion)
  }

  /// What there is stays in sight; a view is shown over all else.
  public func transitionViewStates(
    loading: Bool = false, error: Error? = nil, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    if hasContent() {
      if let error {
        handleErrorWhenContentAvailable(error)
      }
      stateMachine.transitionToState(.none, animated: animated, completion: completion)
      return
    }
    var state = "empty"
    if loading {
      state = "loading"
    } else if error != nil {
      state = "error"
    }
    stateMachine.transitionToState(.view(state), animated: animated, completion: completion)
  }

  public func hasContent() -> Bool { true }
  public func handleErrorWhenContentAvailable(_ error: Error) {}
}

public enum ViewStateMachineState: Equatable {
  case none
  case view(String)

  var placeholder: StatefulViewControllerState {
    if case .view(let name) = self {
      return StatefulViewControllerState(rawValue: name) ?? .content
    }
    return .content
  }
}

/// Shows one of several views over another one.
public class ViewStateMachine {
  let view: UIView
  let containerView = UIView(frame: .zero)
  var views: [String: UIView]
  public private(set) var currentState: ViewStateMachineState = .none
  public private(set) var lastState: ViewStateMachineState = .none

  public init(view: UIView, states: [String: UIView]? = nil) {
    self.view = view
    views = states ?? [:]
    containerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  public func viewForState(_ state: String) -> UIView? { views[state] }
  public func addView(_ view: UIView, forState state: String) { views[state] = view }
  public func removeViewForState(_ state: String) { views[state] = nil }

  public subscript(state: String) -> UIView? {
    get { views[state] }
    set { views[state] = newValue }
  }

  /// Shows the view of a state, once what runs has ended.
  public func transitionToState(
    _ state: ViewStateMachineState, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    lastState = state
    DispatchQueue.main.async {
      if state != self.currentState {
        self.currentState = state
        self.show(state)
        completion?()
      }
    }
  }

  func show(_ state: ViewStateMachineState) {
    for one in views.values {
      one.removeFromSuperview()
    }
    guard case .view(let name) = state else {
      containerView.removeFromSuperview()
      return
    }
    containerView.frame = view.bounds
    view.addSubview(containerView)
    guard let shown = views[name] else {
      return
    }
    let insets = (shown as? StatefulPlaceholderView)?.placeholderViewInsets() ?? UIEdgeInsets.zero
    shown.translatesAutoresizingMaskIntoConstraints = false
    containerView.addSubview(shown)
    NSLayoutConstraint.activate([
      shown.leadingAnchor.constraint(equalTo: containerView.leadingAnchor, constant: insets.left),
      containerView.trailingAnchor.constraint(equalTo: shown.trailingAnchor, constant: insets.right),
      shown.topAnchor.constraint(equalTo: containerView.topAnchor, constant: insets.top),
      containerView.bottomAnchor.constraint(equalTo: shown.bottomAnchor, constant: insets.bottom),
    ])
  }
}
