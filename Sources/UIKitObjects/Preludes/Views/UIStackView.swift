/// A view that arranges others in a row or a column.
open class UIStackView: UIView {
  public enum Distribution: Int {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: UIStackView.Alignment { .leading }
    public static var bottom: UIStackView.Alignment { .trailing }
  }

  public class var spacingUseDefault: CGFloat { 3.4028234663852886e38 }
  public class var spacingUseSystem: CGFloat { 1.1754943508222875e-38 }

  public internal(set) var arrangedSubviews: [UIView] = []
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var distribution: UIStackView.Distribution = .fill
  open var alignment: UIStackView.Alignment = .fill
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement: Bool = false
  open var isLayoutMarginsRelativeArrangement: Bool = false
  /// Spaces after single views; a view without one is not in it.
  public internal(set) var customSpacings: [UIStackView.CustomSpacing] = []

  public struct CustomSpacing {
    public var view: UIView
    public var spacing: CGFloat
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    for view in views {
      addArrangedSubview(view)
    }
  }

  override func takeFromNib(_ key: String, _ value: [String: Any]) {
    switch key {
    case "subviews": arrangedSubviews = ownSubviews
    case "spacing": spacing = UIStackView.spacingUseSystem
    default: super.takeFromNib(key, value)
    }
  }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let isKnown = arrangedSubviews.contains { $0 === view }
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self {
      addSubview(view)
    }
    let index = isKnown && stackIndex > arrangedSubviews.count ? arrangedSubviews.count : stackIndex
    arrangedSubviews.insert(view, at: index)
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings.removeAll { $0.view === view }
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings.removeAll { $0.view === arrangedSubview }
    if spacing != UIStackView.spacingUseDefault {
      customSpacings.append(UIStackView.CustomSpacing(view: arrangedSubview, spacing: spacing))
    }
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    for entry in customSpacings where entry.view === arrangedSubview {
      return entry.spacing
    }
    return UIStackView.spacingUseDefault
  }
}
