/// Shows what SwiftUI lays out, which is not read: its view has a size of its own that is not known.
open class UIHostingController<Content>: UIViewController {
  open var rootView: Content
  open var sizingOptions: UIHostingControllerSizingOptions = []
  open var safeAreaRegions: SafeAreaRegions = .all

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = HostedView()
    view.isLargeAsWindow = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  public func sizeThatFits(in size: CGSize) -> CGSize { __sizeThatFits(view, size)! }
}

/// A view that somebody else lays out: its size of its own is not known.
open class OpaqueView: UIView {
  /// The class that it is, where that is in no file.
  var className: String = ""

  public convenience init(_ className: String) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    self.className = className
  }
}

/// A controller that is given from outside, or whose class is in no file.
public final class OpaqueController: UIViewController {
  /// The class that it is, where that is in no file.
  var className: String = ""

  public convenience init(_ className: String) {
    self.init(nibName: nil, bundle: nil)
    self.className = className
  }

  public override func loadView() {
    view = OpaqueView("")
    view.isLargeAsWindow = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

/// The view of SwiftUI.
public final class HostedView: OpaqueView {
}

public struct UIHostingControllerSizingOptions: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

public struct SafeAreaRegions: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
