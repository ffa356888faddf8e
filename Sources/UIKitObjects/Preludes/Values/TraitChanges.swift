/// Traits that a view or a controller has in the place of those it is given; nil is the given one.
public struct UITraitOverrides {
  public var horizontal: UIUserInterfaceSizeClass?
  public var vertical: UIUserInterfaceSizeClass?
  public var style: UIUserInterfaceStyle?
  public var category: UIContentSizeCategory?
  public var direction: UITraitEnvironmentLayoutDirection?

  public init() {}

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { horizontal ?? UITraitCollection.current.horizontalSizeClass }
    set { horizontal = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { vertical ?? UITraitCollection.current.verticalSizeClass }
    set { vertical = newValue }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { style ?? UITraitCollection.current.userInterfaceStyle }
    set { style = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { category ?? UITraitCollection.current.preferredContentSizeCategory }
    set { category = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { direction ?? UITraitCollection.current.layoutDirection }
    set { direction = newValue }
  }
}

/// A trait whose changes can be told.
public protocol UITraitDefinition {
}

public enum UITraitHorizontalSizeClass: UITraitDefinition {
}

public enum UITraitVerticalSizeClass: UITraitDefinition {
}

public enum UITraitUserInterfaceStyle: UITraitDefinition {
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition {
}

public enum UITraitLayoutDirection: UITraitDefinition {
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
}

public enum UITraitDisplayScale: UITraitDefinition {
}

/// What was asked to be told.
public protocol UITraitChangeRegistration {
}

/// A function that is called when traits change: the life cycle runs it once, if it reads size classes.
public struct TraitChangeHandler: UITraitChangeRegistration {
  public var traits: [Any]
  public var owner: AnyObject
  public var handler: (Any, UITraitCollection) -> Void

  /// All that were registered, in order.
  public nonisolated(unsafe) static var registered: [TraitChangeHandler] = []
}

extension UIView {
  @discardableResult
  public func registerForTraitChanges<Observed>(
    _ traits: [UITraitDefinition.Type], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    let entry = TraitChangeHandler(traits: traits, owner: self) { observed, before in
      handler(observed as! Observed, before)
    }
    TraitChangeHandler.registered.append(entry)
    return entry
  }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITraitDefinition.Type], action: Selector)
    -> UITraitChangeRegistration
  {
    __note("trait changes", action.name)
    return TraitChangeHandler(traits: traits, owner: self) { _, _ in }
  }
}

extension UIViewController {
  @discardableResult
  public func registerForTraitChanges<Observed>(
    _ traits: [UITraitDefinition.Type], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    let entry = TraitChangeHandler(traits: traits, owner: self) { observed, before in
      handler(observed as! Observed, before)
    }
    TraitChangeHandler.registered.append(entry)
    return entry
  }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITraitDefinition.Type], action: Selector)
    -> UITraitChangeRegistration
  {
    __note("trait changes", action.name)
    return TraitChangeHandler(traits: traits, owner: self) { _, _ in }
  }
}
