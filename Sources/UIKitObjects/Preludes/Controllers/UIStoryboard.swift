/// A file of Interface Builder: the reader of such files makes its controllers.
open class UIStoryboard: NSObject {
  public internal(set) var name: String = ""
  /// Its file, for that which has a controller; of others only the name is known.
  var path: String?

  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.init()
    self.name = name
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    __storyboardController(path ?? name, identifier, self)!
  }

  open func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }

  open func instantiateInitialViewController() -> UIViewController? {
    __storyboardController(path ?? name, nil, self)
  }
}

/// A way from one controller of a storyboard to another.
open class UIStoryboardSegue: NSObject {
  public internal(set) var identifier: String?
  public internal(set) var source: UIViewController
  public internal(set) var destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }
}

/// A controller whose screen another framework or process makes: nothing of it is known.
open class UIActivityViewController: UIViewController {
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void)?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Without effect on layout: something that can be done with what is shared.
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
