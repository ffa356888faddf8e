/// What a cell of a list shows beside its content.
public struct UICellAccessory {
  public enum DisplayedState {
    case always, whenEditing, whenNotEditing
  }

  public struct DisclosureIndicatorOptions {
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) { self.isHidden = isHidden }
    let isHidden: Bool?
  }

  public struct OutlineDisclosureOptions {
    public enum Style {
      case automatic, header, cell
    }
    public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
    }
    let isHidden: Bool?
  }

  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DetailOptions = DisclosureIndicatorOptions

  /// The name of what makes it.
  let kind: String
  let isShown: Bool

  static func made(
    _ kind: String, _ displayed: DisplayedState, _ isHidden: Bool?, whenEditing: Bool = false
  ) -> UICellAccessory {
    UICellAccessory(kind: kind, isShown: displayed != .whenEditing && !whenEditing && isHidden != true)
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { made("disclosureIndicator", displayed, options.isHidden) }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { made("outlineDisclosure", displayed, options.isHidden) }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { made("checkmark", displayed, options.isHidden) }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { made("detail", displayed, options.isHidden) }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Any? = nil, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { made("delete", displayed, nil) }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Any? = nil, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { made("insert", displayed, nil) }

  public static func reorder(displayed: DisplayedState = .whenEditing, options: Any? = nil) -> UICellAccessory
  {
    made("reorder", displayed, nil)
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Any? = nil
  ) -> UICellAccessory { made("multiselect", displayed, nil) }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: Any? = nil
  ) -> UICellAccessory { made("label", displayed, nil) }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    made("customView", .always, nil)
  }

  public struct CustomViewConfiguration {
    public let customView: UIView
    public init(customView: UIView, placement: Any? = nil, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      self.customView = customView
    }
  }
}
