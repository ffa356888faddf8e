/// A row of a table.
open class UITableViewCell: UIView {
  public enum CellStyle: Int {
    case `default`, value1, value2, subtitle
  }

  public enum SeparatorStyle: Int {
    case none, singleLine, singleLineEtched
  }

  public enum SelectionStyle: Int {
    case none, blue, gray, `default`
  }

  public enum AccessoryType: Int {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum EditingStyle: Int {
    case none, delete, insert
  }

  public enum DragState: Int {
    case none, lifting, dragging
  }

  public struct StateMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  public internal(set) var style: UITableViewCell.CellStyle = .default
  public internal(set) var reuseIdentifier: String?
  public private(set) lazy var contentView: UIView = makeContentView()
  public private(set) lazy var textLabel: UILabel? = makePart(UILabel())
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makePart(UILabel())
  public private(set) lazy var imageView: UIImageView? = makePart(UIImageView())
  open var contentConfiguration: UIContentConfiguration?
  open var accessoryType: UITableViewCell.AccessoryType = .none
  open var accessoryView: UIView?
  open var editingAccessoryType: UITableViewCell.AccessoryType = .none
  open var editingAccessoryView: UIView?
  open var showsReorderControl: Bool = false
  open var shouldIndentWhileEditing: Bool = true
  open var indentationLevel: Int = 0
  open var indentationWidth: CGFloat = 10
  open var isEditing: Bool = false
  /// The inset that was set; nil is the table's.
  public internal(set) var givenSeparatorInset: UIEdgeInsets?
  /// It stands behind the content, as large as the whole.
  open var backgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: backgroundView, in: contentView.storedFrame)
    }
  }
  /// Without effect on layout: what is behind the content.
  open var selectedBackgroundView: UIView?
  /// Without effect on layout: what is behind the content.
  open var multipleSelectionBackgroundView: UIView?
  /// Without effect on layout: what is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Without effect on layout: a look.
  open var selectionStyle: UITableViewCell.SelectionStyle = .default
  /// Without effect on layout: a look.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }
  var isChosen = false
  /// Without effect on layout: a look.
  open var isHighlighted: Bool = false
  /// Without effect on layout: a look.
  open var focusStyle: Int = 0
  open var automaticallyUpdatesContentConfiguration: Bool = true

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.style = style
    self.reuseIdentifier = reuseIdentifier
  }

  public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view of the content: it has the cell's size, which no constraint of the app changes.
  func makeContentView() -> UIView {
    let view = UIView(frame: CGRect(origin: boundsOrigin, size: storedFrame.size))
    view.insetsLayoutMarginsFromSafeArea = false
    view.preservesSuperviewLayoutMargins = true
    insertSubview(view, at: 0)
    return view
  }

  /// What the system places in the content view, beside the subviews of the app. It stands below the cell here: nobody has asked for the
  /// content view.
  func makePart<Part: UIView>(_ view: Part) -> Part {
    view.ownSuperview = self
    return view
  }

  open var separatorInset: UIEdgeInsets {
    get { givenSeparatorInset ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) }
    set { givenSeparatorInset = newValue }
  }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isChosen = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration.cell() }
  open func setNeedsUpdateConfiguration() { isLayoutDue = true }
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Without effect on layout: what is behind the content.
  open lazy var automaticallyUpdatesBackgroundConfiguration: Bool = true
  /// Called with the life cycle, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler?
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isEditing = isEditing
    return state
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Without effect on layout: what the user may do.
  open lazy var userInteractionEnabledWhileDragging: Bool = false
  /// What a table says of it while that is edited.
  public internal(set) var editingStyle: UITableViewCell.EditingStyle = .none
  open var showingDeleteConfirmation: Bool { false }
  open func willTransition(to state: UITableViewCell.StateMask) {}
  open func didTransition(to state: UITableViewCell.StateMask) {}
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}
}

/// A view above or below a section.
open class UITableViewHeaderFooterView: UIView {
  public internal(set) var reuseIdentifier: String?
  public private(set) lazy var contentView: UIView = makeContentView()
  public private(set) lazy var textLabel: UILabel? = makePart(UILabel())
  public private(set) lazy var detailTextLabel: UILabel? = makePart(UILabel())
  open var contentConfiguration: UIContentConfiguration?
  /// It stands behind the content, as large as the whole.
  open var backgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: backgroundView, in: contentView.storedFrame)
    }
  }
  /// Without effect on layout: what is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  public init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    self.reuseIdentifier = reuseIdentifier
  }

  public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.insetsLayoutMarginsFromSafeArea = false
    view.preservesSuperviewLayoutMargins = true
    insertSubview(view, at: 0)
    return view
  }

  /// A label of the system's: it is no subview that the app has given the view.
  func makePart(_ label: UILabel) -> UILabel {
    label.ownSuperview = self
    return label
  }

  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration.plainHeader()
  }

  /// Without effect on layout: what is behind the content.
  open lazy var automaticallyUpdatesBackgroundConfiguration: Bool = true
  open lazy var automaticallyUpdatesContentConfiguration: Bool = true
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// A file of Interface Builder: the reader of such files makes its objects.
open class UINib: NSObject {
  public internal(set) var name: String = ""

  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init()
    self.name = name
  }

  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    __nibObjects(name, ownerOrNil)
  }
}
