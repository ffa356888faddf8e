/// A view that blurs what is behind its content.
open class UIVisualEffectView: UIView {
  public private(set) lazy var contentView: UIView = makeContentView()
  /// Without effect on layout: a look.
  open var effect: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    self.effect = effect
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }
}

/// Without effect on layout: how a blur looks.
open class UIVisualEffect: NSObject {
}

/// Without effect on layout: how a blur looks.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int {
    case extraLight, light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  public var style: UIBlurEffect.Style = .regular

  public convenience init(style: UIBlurEffect.Style) {
    self.init()
    self.style = style
  }
}

/// Without effect on layout: how glass looks.
open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int {
    case regular, clear
  }

  open var isInteractive: Bool = false
  open var tintColor: UIColor?

  public convenience init(style: UIGlassEffect.Style) { self.init() }
}

/// Without effect on layout: how pieces of glass look beside each other.
open class UIGlassContainerEffect: UIVisualEffect {
  open var spacing: CGFloat = 0
}

/// Without effect on layout: how a blur looks.
open class UIVibrancyEffect: UIVisualEffect {
  public convenience init(blurEffect: UIBlurEffect) { self.init() }

  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}

public enum UIVibrancyEffectStyle: Int {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
