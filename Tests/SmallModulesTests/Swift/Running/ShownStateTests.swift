import Foundation
import LayoutModel
import SwiftScreens
import TestSupport
import Testing

/// What code says of views besides their place: the states of controls, transforms, the size of a content, layers, notifications.
@Suite struct ShownStateTests {
  private func reading(_ body: String, _ members: String = "") throws -> ScreenReading {
    let text = """
      import UIKit
      class Screen: UIViewController {
        let button = UIButton(type: .system), label = UILabel(), box = UIView(), scroll = UIScrollView()
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          for one in [button, label, box, scroll] { view.addSubview(one) }
          \(body)
        }
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(text.utf8))]))
    let facts = ScreenFacts(["viewWidth": .number(393), "viewHeight": .number(852)])
    let reading = try #require(reader.reading(0, in: facts).screen)
    #expect(reading.faults.isEmpty, "\(reading.report)")
    return reading
  }

  private func document(_ reading: ScreenReading) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any])
  }

  /// The button, the label, the box and the scroll view.
  private func views(_ reading: ScreenReading) throws -> [[String: Any]] {
    let view = (try document(reading)["hierarchy"] as? [String: Any])?["view"] as? [String: Any]
    return try #require(view?["subviews"] as? [[String: Any]])
  }

  // MARK: Buttons

  private static let titles = """
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setTitle("disabled", for: .disabled)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setImage(UIImage(systemName: "star.fill"), for: .selected)

    """

  /// A button shows what was set for its state, or else for the normal one, as UIKit's `title(for:)` says.
  @Test(arguments: [
    ("", "normal", "star"), ("button.isSelected = true", "selected", "star.fill"),
    ("button.isEnabled = false", "disabled", "star"),
    ("button.isSelected = true; button.isEnabled = false", "normal", "star"),
    ("button.isHighlighted = true", "normal", "star"),
    ("button.isSelected = true; button.setTitle(nil, for: .selected)", "normal", "star.fill"),
    ("button.isSelected = true; button.isSelected = false", "normal", "star"),
  ])
  func buttonsShowWhatIsOfTheirState(body: String, title: String, image: String) throws {
    let reading = try reading(Self.titles + body)
    let button = try views(reading)[0]
    #expect(reading.report.status == .clean && reading.report.choices.isEmpty)
    #expect(button["title"] as? String == title)
    #expect(
      "\(button["image"] ?? "")".contains(image)
        && ("\(button["image"] ?? "")".contains("fill") == image.contains("fill")))
  }

  /// A state that nobody knows is taken to hold, and told, where something was set for it.
  @Test func statesThatNobodyKnowsAreChoices() throws {
    let members =
      "var isOn: Bool!; init(isOn: Bool) { self.isOn = isOn; super.init(nibName: nil, bundle: nil) }\n"
      + "required init?(coder: NSCoder) { nil }"
    let told = try reading(Self.titles + "button.isSelected = isOn", members)
    #expect(try views(told)[0]["title"] as? String == "selected")
    #expect(told.report.choices.map(\.key) == ["Screen.isOn"])
    let plain = try reading(#"button.setTitle("a", for: .normal); button.isSelected = isOn"#, members)
    #expect(plain.report.choices.isEmpty)
  }

  // MARK: Geometry

  /// A transform that changes a frame, or where things are in it, is a hole; one that turns a view over about its middle is none.
  @Test(arguments: [
    ("box.transform = CGAffineTransform(scaleX: 2, y: 2)", true),
    ("box.transform = CGAffineTransform(translationX: 0, y: 50)", true),
    ("box.transform = .identity", false),
    ("box.transform = CGAffineTransform(scaleX: 2, y: 2); box.transform = .identity", false),
    ("box.transform = CGAffineTransform(rotationAngle: .pi)", false),
    ("box.addSubview(UILabel()); box.transform = CGAffineTransform(scaleX: 1, y: -1)", true),
  ])
  func transformsAreTold(body: String, isTold: Bool) throws {
    let holes = try reading(body).report.holes
    #expect(holes.map(\.key) == (isTold ? ["box.transform"] : []))
  }

  /// The view of a screen is as large as the window: a frame that code gives it later is a hole.
  @Test(arguments: [
    ("viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); view.frame.size.height = 200 }", true),
    ("viewDidAppear(_ a: Bool) { super.viewDidAppear(a); view.frame.origin.y = 50 }", true),
    ("viewWillAppear(_ a: Bool) { super.viewWillAppear(a); view.frame.size.height = 200 }", false),
    (
      "viewDidAppear(_ a: Bool) { super.viewDidAppear(a); view.frame = CGRect(x: 0, y: 0, width: 393, height: 852) }",
      false
    ),
  ])
  func framesOfScreensAreTold(method: String, isTold: Bool) throws {
    let holes = try reading("", "override func " + method).report.holes
    #expect(holes.map(\.key) == (isTold ? ["view.frame"] : []))
  }

  /// The frame of a view's own layer is the view's; those of other layers are nobody's.
  @Test func framesOfLayersAreThoseOfTheirViews() throws {
    let reading = try reading(
      """
      box.layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      let line = CALayer()
      line.frame = CGRect(x: 0, y: 0, width: 5, height: 6)
      label.layer.addSublayer(line)
      label.text = "\\(box.layer.frame.width) \\(line.frame.height)"
      """)
    let views = try views(reading)
    #expect(views[2]["frame"] as? [String: Double] == ["x": 1, "y": 2, "width": 30, "height": 40])
    #expect(
      views[1]["text"] as? String == "30.0 6.0"
        && views[1]["frame"] as? [String: Double] != ["x": 0, "y": 0, "width": 5, "height": 6])
  }

  /// A content is as large as code says, unless constraints in the scroll view say so.
  @Test func contentsAreAsLargeAsCodeSays() throws {
    let said = "scroll.contentSize = CGSize(width: 1200, height: 852)"
    let sizes = try sizesOfContents(said)
    #expect(sizes == ["width": 1200, "height": 852])
    #expect(try sizesOfContents("scroll.contentSize = .zero").isEmpty)
    let pinned = """
      scroll.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      box.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor).isActive = true

      """
    #expect(try sizesOfContents(pinned + said).isEmpty)
  }

  private func sizesOfContents(_ body: String) throws -> [String: Double] {
    let constraints = try document(reading(body))["constraints"] as? [[String: Any]] ?? []
    let found = constraints.compactMap { one -> (String, Double)? in
      guard one["firstItem"] as? String == "scroll.contentLayoutGuide", one["secondItem"] == nil,
        let side = one["firstAttribute"] as? String
      else { return nil }
      return (side, one["constant"] as? Double ?? 0)
    }
    return Dictionary(uniqueKeysWithValues: found)
  }

  // MARK: Notifications

  private static let observers = """
    @objc func heard(notification: Notification) { label.text = notification.name.rawValue }
    @objc func plain() { label.text = "plain" }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      NotificationCenter.default.post(name: .init("picked"), object: self, userInfo: ["key": "info"])
    }
    """

  /// Who was added before hears what is posted, at once, by the name and the sender.
  @Test(arguments: [
    (
      #"addObserver(self, selector: #selector(heard(notification:)), name: .init("picked"), object: nil)"#,
      "picked"
    ),
    (#"addObserver(self, selector: #selector(Screen.plain), name: nil, object: self)"#, "plain"),
    (#"addObserver(self, selector: #selector(plain), name: .init("picked"), object: label)"#, nil),
    (#"addObserver(self, selector: #selector(plain), name: .init("other"), object: nil)"#, nil),
    (
      #"addObserver(forName: .init("picked"), object: nil, queue: .main) { [label] in label.text = $0.userInfo?["key"] as? String }"#,
      "info"
    ),
    (
      #"addObserver(self, selector: #selector(plain), name: .init("picked"), object: nil); NotificationCenter.default.removeObserver(self)"#,
      nil
    ),
  ])
  func observersHear(body: String, text: String?) throws {
    let reading = try reading("NotificationCenter.default." + body, Self.observers)
    #expect(try views(reading)[1]["text"] as? String == text)
    #expect(reading.report.status == .clean)
  }

  /// `masksToBounds` of a view's layer is the view's `clipsToBounds`.
  @Test(arguments: [
    ("box.layer.masksToBounds = true; label.isHidden = box.clipsToBounds", true),
    ("box.clipsToBounds = true; label.isHidden = box.layer.masksToBounds", true),
    ("box.clipsToBounds = true; box.layer.masksToBounds = false", nil),
    ("CALayer().masksToBounds = true", nil),
  ])
  func layersClipLikeTheirViews(body: String, clips: Bool?) throws {
    let views = try views(reading(body))
    #expect(views[2]["clipsToBounds"] as? Bool == clips && views[1]["hidden"] as? Bool == clips)
  }

  /// 4.35 · 100 is 434.99999999999994 in binary fractions; a third stays one.
  @Test func sumsOfFractionsAreWithoutTheirNoise() throws {
    let views = try views(reading("box.frame = CGRect(x: 1.0 / 3, y: 0, width: 4.35 * 100, height: 0.5)"))
    let frame = try #require(views[2]["frame"] as? [String: Double])
    #expect(frame == ["x": 1.0 / 3, "y": 0, "width": 435, "height": 0.5])
  }
}
