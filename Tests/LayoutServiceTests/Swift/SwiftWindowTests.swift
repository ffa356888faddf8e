import Foundation
import TestSupport
import Testing

/// Code that asks the window, on a phone with 59 of safe area above, 34 below and a status bar of 54.
@Suite struct SwiftWindowTests {
  private func layout(_ source: String, _ type: String = "Screen") throws -> [String: Any] {
    let sent = Client().upload(
      "/v1/resolve?type=\(type)&device=iPhone%2015", Array(("import UIKit\n" + source).utf8),
      contentType: "text/x-swift")
    #expect(sent.status == 200, "\(sent.text.prefix(1000))")
    return try sent.object()
  }

  private func frame(_ id: String, of layout: [String: Any]) -> [Double]? {
    ((layout["views"] as? [String: Any])?[id] as? [String: Any])?.rect("frame")
  }

  private func status(of layout: [String: Any]) -> String? {
    (layout["source"] as? [String: Any])?["status"] as? String
  }

  /// The window is there before a screen is loaded, by whichever way code comes to it.
  @Test(arguments: [
    "UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0",
    "UIApplication.shared.windows[0].safeAreaInsets.bottom",
    "UIApplication.shared.keyWindow?.safeAreaInsets.bottom ?? 0",
    "UIApplication.shared.windows.filter { $0.isKeyWindow }.first?.safeAreaInsets.bottom ?? 0",
    "(UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first?.safeAreaInsets.bottom ?? 0",
    """
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap(\\.windows).first(where: \\.isKeyWindow)?.safeAreaInsets.bottom ?? 0
    """,
    "(UIApplication.shared.delegate as? AppDelegate)?.window?.safeAreaInsets.bottom ?? 0",
    "(UIApplication.shared.delegate as! AppDelegate).window!.safeAreaInsets.bottom",
    "given.safeAreaInsets.bottom", "optional?.safeAreaInsets.bottom ?? 0",
  ]) func codeAsksTheWindow(_ inset: String) throws {
    let layout = try layout(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class Screen: UIViewController {
        let given: UIWindow, optional: UIWindow?
        let bar = UIView()
        init(given: UIWindow, optional: UIWindow?) {
          (self.given, self.optional) = (given, optional)
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(bar)
          let inset = \(inset)
          bar.frame = CGRect(x: 0, y: 10, width: 20, height: 30 + inset)
        }
      }
      """)
    #expect(frame("bar", of: layout) == [0, 10, 20, 64] && status(of: layout) == "clean")
  }

  /// A view has no window while it is loaded, and has one before it is laid out; its subviews are told, in whatever order they come.
  @Test func viewsMoveToTheWindow() throws {
    let layout = try layout(
      """
      class Screen: UIViewController {
        let early = Badge(), late = Badge(), bar = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(early)
          early.frame = CGRect(x: view.window == nil ? 1 : 2, y: 0, width: 100, height: 100)
          view.addSubview(bar)
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          view.addSubview(late)
          late.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
          let height = view.window?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0
          bar.frame = CGRect(x: 0, y: 0, width: view.window?.bounds.width ?? 0, height: height)
        }
      }
      class Badge: UIView {
        let dot = UIView()
        override func willMove(toWindow newWindow: UIWindow?) { dot.tag += window == nil ? 3 : 0 }
        override func didMoveToWindow() {
          super.didMoveToWindow()
          guard window != nil else { return }
          addSubview(dot)
          dot.frame.size = CGSize(width: dot.frame.width + CGFloat(dot.tag), height: 5)
        }
      }
      """)
    #expect(frame("early", of: layout) == [1, 0, 100, 100])
    #expect(frame("early/dot", of: layout) == [0, 0, 3, 5])
    #expect(frame("late/dot", of: layout) == [0, 0, 3, 5])
    #expect(frame("bar", of: layout) == [0, 0, 393, 54])
    #expect(status(of: layout) == "clean")
  }

  /// A constraint to the window, which the view of a controller fills.
  @Test func constraintsReachTheWindow() throws {
    let layout = try layout(
      """
      class Screen: UIViewController {
        let button = UIView()
        var middle: NSLayoutConstraint?
        override func viewDidLoad() {
          super.viewDidLoad()
          button.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(button)
          NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: view.leadingAnchor), button.widthAnchor.constraint(equalToConstant: 40),
            button.heightAnchor.constraint(equalToConstant: 52),
          ])
        }
        override func viewWillLayoutSubviews() {
          super.viewWillLayoutSubviews()
          guard let window = view.window, middle == nil else { return }
          middle = button.centerYAnchor.constraint(equalTo: window.centerYAnchor)
          middle?.isActive = true
        }
      }
      """)
    #expect(frame("button", of: layout) == [0, 400, 40, 52] && status(of: layout) == "clean")
  }

  /// A frame that is not known stays so, whatever a layout without it said.
  @Test func unknownFramesStayUnknown() throws {
    let layout = try layout(
      """
      class Screen: UIViewController {
        let bar = UIView(), height: CGFloat
        init(height: CGFloat) { self.height = height; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(bar)
          bar.frame = CGRect(x: 0, y: 0, width: 10, height: height)
        }
        override func viewDidAppear(_ animated: Bool) { bar.frame.origin.y += 50 }
      }
      """)
    let holes = (layout["source"] as? [String: Any])?["holes"] as? [[String: Any]] ?? []
    #expect(holes.map { $0["key"] as? String } == ["Screen.height"])
  }

  /// Code that computes a frame before its superview has a size comes to a negative one, as long as no label is.
  @Test(arguments: [
    "CGRect(x: 30, y: 30, width: bounds.width - 60, height: bounds.height - 60)",
    "CGRect(x: 30, y: 30, width: max(bounds.width - 60, -5), height: bounds.height == 0 ? .greatestFiniteMagnitude : bounds.height - 60)",
  ]) func framesBeforeALayoutAreAnySize(_ frame: String) throws {
    let layout = try layout(
      """
      class Screen: UIViewController {
        let outer = Outer()
        override func viewDidLoad() {
          super.viewDidLoad()
          outer.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(outer)
          NSLayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: view.topAnchor), outer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            outer.leadingAnchor.constraint(equalTo: view.leadingAnchor), outer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ])
        }
      }
      class Outer: UIView {
        let inner = UIView()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(inner); place() }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() { super.layoutSubviews(); place() }
        func place() { inner.frame = \(frame) }
      }
      """)
    #expect(self.frame("outer/inner", of: layout) == [30, 30, 333, 792] && status(of: layout) == "clean")
  }

  /// A layout has come to rest where views are made anew each time, and where one that is hidden wanders.
  @Test func whatIsSeenComesToRest() throws {
    let layout = try layout(
      """
      class Screen: UIViewController {
        let hidden = UIView()
        override func viewDidLoad() { super.viewDidLoad(); hidden.isHidden = true; view.addSubview(hidden) }
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          view.subviews.filter { $0.tag == 1 }.forEach { $0.removeFromSuperview() }
          let fresh = UIView()
          fresh.tag = 1
          fresh.frame = view.bounds.insetBy(dx: 10, dy: 10)
          view.addSubview(fresh)
          hidden.frame.origin.y += 13
        }
      }
      """)
    #expect(frame("fresh", of: layout) == [10, 10, 373, 832] && status(of: layout) == "clean")
  }

  /// `#available` asks the system that the screen is shown on.
  @Test(arguments: [("26", 52.0), ("18.2", 44), ("17.4", 30)]) func versionsAreAskedFor(
    version: String, height: Double
  ) throws {
    let source = """
      import UIKit
      class Screen: UIViewController {
        let bar = UIView()
        override func viewDidLoad() {
          view.addSubview(bar)
          bar.translatesAutoresizingMaskIntoConstraints = false
          var height: CGFloat = if #available(iOS 26.0, *) { 52 } else { 44 }
          if #unavailable(iOS 18) { height = 30 }
          bar.heightAnchor.constraint(equalToConstant: height).isActive = true
        }
      }
      """
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%2015&systemVersion=\(version)", Array(source.utf8),
      contentType: "text/x-swift")
    #expect(frame("bar", of: try answer.object())?.last == height, "\(answer.text.prefix(500))")
  }

  /// Views and controllers are told of the safe area that they come to have, before they are laid out.
  @Test func safeAreasAreTold() throws {
    let layout = try layout(
      """
      class Bar: UIView {
        var height: NSLayoutConstraint!
        override func safeAreaInsetsDidChange() { height.constant = 10 + safeAreaInsets.top }
      }
      class Screen: UIViewController {
        let bar = Bar(), inner = UIView()
        override func viewDidLoad() {
          for one in [bar, inner] {
            one.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(one)
          }
          bar.height = bar.heightAnchor.constraint(equalToConstant: 10)
          bar.height.isActive = true
          NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.topAnchor), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor), inner.topAnchor.constraint(equalTo: bar.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor), inner.heightAnchor.constraint(equalToConstant: 5),
          ])
        }
        override func viewSafeAreaInsetsDidChange() {
          super.viewSafeAreaInsetsDidChange()
          inner.widthAnchor.constraint(equalToConstant: view.safeAreaInsets.bottom).isActive = true
        }
      }
      """)
    #expect(frame("bar", of: layout) == [0, 0, 393, 69])
    #expect(frame("inner", of: layout) == [0, 69, 34, 5])
  }

  /// A view has the frame that it is made with, whoever declares its class, and a button's own views are as large as what they show.
  @Test func framesAndSizesOfWhatIsNotDeclaredHere() throws {
    let layout = try layout(
      """
      class Pill: UIButton {
        override var intrinsicContentSize: CGSize {
          CGSize(width: 100, height: titleLabel!.intrinsicContentSize.height)
        }
      }
      class Screen: UIViewController {
        let picker = AVRoutePickerView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)), pill = Pill()
        override func viewDidLoad() {
          view.addSubview(picker)
          view.addSubview(pill)
          pill.titleLabel?.font = .systemFont(ofSize: 17)
          pill.setTitle("Follow", for: .normal)
          pill.translatesAutoresizingMaskIntoConstraints = false
          pill.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          pill.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        }
      }
      """)
    #expect(frame("picker", of: layout) == [1, 2, 30, 40])
    // A line of 17 points is 20⅓ high.
    #expect(frame("pill", of: layout).map { [$0[2], ($0[3] * 3).rounded()] } == [100, 61])
  }
}
