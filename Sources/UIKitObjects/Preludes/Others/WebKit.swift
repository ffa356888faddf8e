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
  /// Without effect on layout: what developers see.
  open lazy var isInspectable: Bool = false
  /// Without effect on layout: how large the page is.
  open lazy var pageZoom: CGFloat = 1
  /// Without effect on layout: how the page looks.
  open var mediaType: String?
  /// Without effect on layout: a colour.
  open var underPageBackgroundColor: UIColor! = nil
  /// Without effect on layout: what is searched in the page.
  open lazy var isFindInteractionEnabled: Bool = false
  /// Without effect on layout: what the user did.
  open var interactionState: Any?
  open var backForwardList: Any { __unknown("WKWebView.backForwardList") }
  open var themeColor: UIColor? { nil }

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
  @discardableResult
  public func reloadFromOrigin() -> WKNavigation? { nil }
  @discardableResult
  public func go(to item: Any) -> WKNavigation? { nil }
  @discardableResult
  public func loadSimulatedRequest(_ request: Any, responseHTML string: String) -> WKNavigation? { nil }
  public func stopLoading() {}
  public func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {}
  public func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) {}
  public func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) {}
  public func takeSnapshot(
    with snapshotConfiguration: Any?, completionHandler: @escaping (UIImage?, Error?) -> Void
  ) {
    __notRun(completionHandler, "asynchronous")
  }

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
  open var processPool: WKProcessPool = WKProcessPool()
  open var websiteDataStore: WKWebsiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var allowsAirPlayForMediaPlayback: Bool = true
  open var allowsPictureInPictureMediaPlayback: Bool = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var dataDetectorTypes: Any?
  open var selectionGranularity: Any?
  open var suppressesIncrementalRendering: Bool = false
  open var ignoresViewportScaleLimits: Bool = false
  open var limitsNavigationsToAppBoundDomains: Bool = false
  open var upgradeKnownHostsToHTTPS: Bool = true
  open var allowsInlineMediaPlayback: Bool = false
  open var applicationNameForUserAgent: String?
  open func setURLSchemeHandler(_ urlSchemeHandler: Any?, forURLScheme urlScheme: String) {}
}

/// Without effect on layout: what a page may tell.
open class WKUserContentController: NSObject {
  public func add(_ scriptMessageHandler: Any, name: String) {}
  public func addUserScript(_ userScript: Any) {}
  public func removeAllUserScripts() {}
  public func removeAllScriptMessageHandlers() {}
  public func add(_ contentRuleList: Any) {}
  public func removeAllContentRuleLists() {}
  public func removeScriptMessageHandler(forName name: String) {}
}

/// Without effect on layout: how pages are shown.
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically: Bool = false
  open var javaScriptEnabled: Bool = true
  open var isElementFullscreenEnabled: Bool = false
  open var isTextInteractionEnabled: Bool = true
  open var isFraudulentWebsiteWarningEnabled: Bool = true
  open var shouldPrintBackgrounds: Bool = false

  /// Without effect on layout: what is not declared is about pages, too.
  open override func setValue(_ value: Any?, forKey key: String) {}
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

/// Without effect on layout: where pages are loaded.
open class WKProcessPool: NSObject {
}

/// Without effect on layout: what pages keep.
open class WKWebsiteDataStore: NSObject {
  public class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) {
    __notRun(completionHandler, "asynchronous")
  }
}

/// Without effect on layout: how a page is loaded.
open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript: Bool = true
  open var preferredContentMode: Any?
}

/// Without effect on layout: what plays when somebody wants it.
public struct WKAudiovisualMediaTypes: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}
