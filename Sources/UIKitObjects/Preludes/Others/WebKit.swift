// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A view of a page of the web.
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  public private(set) lazy var scrollView: UIScrollView = UIScrollView()
  open weak var navigationDelegate: WKNavigationDelegate?
  open weak var uiDelegate: WKUIDelegate?
  /// Without effect on layout: gestures.
  open var allowsBackForwardNavigationGestures: Bool = false
  /// Without effect on layout: gestures.
  open var allowsLinkPreview: Bool = true
  /// Without effect on layout: what the page is told.
  open var customUserAgent: String?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    self.configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  open var url: URL? { nil }
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var estimatedProgress: Double { 0 }
}

/// Without effect on layout: what a page shows.
extension WKWebView {
  @discardableResult
  public func load(_ request: Any) -> WKNavigation? { nil }
  @discardableResult
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  @discardableResult
  public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { nil }
  @discardableResult
  public func reload() -> WKNavigation? { nil }
  @discardableResult
  public func goBack() -> WKNavigation? { nil }
  @discardableResult
  public func goForward() -> WKNavigation? { nil }
  public func stopLoading() {}

  public func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, Error?) -> Void)? = nil
  ) {
    if let completionHandler {
      __notRun(completionHandler, "asynchronous")
    }
  }
}

/// Without effect on layout: how pages are loaded.
open class WKWebViewConfiguration: NSObject {
  open var userContentController: WKUserContentController = WKUserContentController()
  open var preferences: WKPreferences = WKPreferences()
  open var allowsInlineMediaPlayback: Bool = false
  open var applicationNameForUserAgent: String?
  open func setURLSchemeHandler(_ urlSchemeHandler: Any?, forURLScheme urlScheme: String) {}
}

/// Without effect on layout: what a page may tell.
open class WKUserContentController: NSObject {
  public func add(_ scriptMessageHandler: Any, name: String) {}
  public func addUserScript(_ userScript: Any) {}
  public func removeAllUserScripts() {}
  public func removeScriptMessageHandler(forName name: String) {}
}

/// Without effect on layout: how pages are shown.
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically: Bool = false
}

/// Without effect on layout: a page that is loaded.
open class WKNavigation: NSObject {
}

/// Without effect on layout: who is told of what is loaded.
public protocol WKNavigationDelegate: AnyObject {
}

/// Without effect on layout: who is asked for windows.
public protocol WKUIDelegate: AnyObject {
}
