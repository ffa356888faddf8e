import Foundation
import LayoutModel
import SwiftScreens
import TestSupport
import Testing

/// What code says of views besides their place: the states of controls, transforms, the size of a content, layers, notifications,
/// objects of Foundation.
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

  /// Starting and stopping show and hide an indicator that hides when it stops, and no other: "Select the Hides When Stopped field …
  /// When you call the startAnimating and stopAnimating methods, the activity indicator automatically shows and hides onscreen" (UIKit
  /// User Interface Catalog).
  @Test(arguments: [
    ("spinner.startAnimating()", false), ("", true),
    ("spinner.startAnimating(); spinner.stopAnimating()", true),
    ("spinner.hidesWhenStopped = false", false),
    ("spinner.hidesWhenStopped = false; spinner.isHidden = true; spinner.startAnimating()", true),
    ("spinner.hidesWhenStopped = false; spinner.startAnimating(); spinner.stopAnimating()", false),
    ("spinner.startAnimating(); spinner.isHidden = true", true),
  ])
  func indicatorsHide(body: String, isHidden: Bool) throws {
    let reading = try reading("let spinner = UIActivityIndicatorView(); view.addSubview(spinner); \(body)")
    let spinner = try #require(try views(reading).last)
    #expect(spinner["type"] as? String == "activityIndicator")
    #expect((spinner["hidden"] as? Bool ?? false) == isHidden)
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

  /// Transforms stand in the document, but for those that change nothing.
  @Test(
    arguments: [
      ("box.transform = CGAffineTransform(scaleX: 2, y: 2)", [2, 0, 0, 2, 0, 0]),
      ("box.transform = CGAffineTransform(translationX: 0, y: 50)", [1, 0, 0, 1, 0, 50]),
      ("box.transform = .identity", nil),
      ("box.transform = CGAffineTransform(scaleX: 2, y: 2); box.transform = .identity", nil),
      ("box.transform = CGAffineTransform(rotationAngle: .pi)", [-1, 0, 0, -1, 0, 0]),
      (
        "box.addSubview(UILabel()); box.transform = CGAffineTransform(scaleX: 1, y: -1)", [1, 0, 0, -1, 0, 0]
      ),
    ] as [(String, [Double]?)])
  func transformsAreWritten(body: String, transform: [Double]?) throws {
    let reading = try reading(body)
    let found = try views(reading).compactMap { $0["transform"] as? [Double] }
    #expect(found == [transform].compactMap(\.self))
    #expect(reading.report.holes.isEmpty, "\(reading.report)")
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

  /// A content is as wide and as high as code says, unless constraints in the scroll view say so: those that lead to where it ends.
  @Test func contentsAreAsLargeAsCodeSays() throws {
    let said = "scroll.contentSize = CGSize(width: 1200, height: 852)"
    let sizes = try sizesOfContents(said)
    #expect(sizes == ["width": 1200, "height": 852])
    #expect(try sizesOfContents("scroll.contentSize = .zero").isEmpty)
    func pinned(_ constraints: String...) throws -> [String: Double] {
      let start = "scroll.addSubview(box); box.translatesAutoresizingMaskIntoConstraints = false\n"
      return try sizesOfContents(
        start + constraints.map { "\($0).isActive = true\n" }.joined() + said)
    }
    let (guide, leading) = (
      "scroll.contentLayoutGuide", "box.leadingAnchor.constraint(equalTo: scroll.leadingAnchor)"
    )
    #expect(try pinned(leading, "box.topAnchor.constraint(equalTo: scroll.topAnchor)") == sizes)
    #expect(try pinned("box.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor)") == sizes)
    #expect(
      try pinned(leading, "scroll.trailingAnchor.constraint(equalTo: box.trailingAnchor)") == ["height": 852])
    #expect(try pinned("box.bottomAnchor.constraint(equalTo: \(guide).bottomAnchor)") == ["width": 1200])
    #expect(try pinned("\(guide).widthAnchor.constraint(equalTo: scroll.widthAnchor)") == ["height": 852])
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

  // MARK: Layers and objects of Foundation

  /// `CALayer` documents that a view's own layer has the view's place and visibility, and what turns it turns the view.
  @Test func placesOfLayersAreThoseOfTheirViews() throws {
    let reading = try reading(
      """
      for one in [button, label, box] as [UIView] { one.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
      button.layer.position = CGPoint(x: 50, y: 50)
      label.layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 10)
      box.layer.anchorPoint = CGPoint(x: 0, y: 0)
      box.layer.isHidden = true
      scroll.layer.transform = CATransform3DRotate(CATransform3DIdentity, .pi / 4, 0, 0, 1)
      let line = CALayer()
      line.isHidden = true
      line.position = CGPoint(x: 7, y: 7)
      label.layer.addSublayer(line)
      label.text = "\\(button.layer.position.x) \\(label.layer.bounds.width) \\(line.position.x) \\(label.layer.isHidden)"
      """)
    let views = try views(reading)
    let frames = views[0...2].map { $0["frame"] as? [String: Double] }
    #expect(frames[0] == ["x": 45, "y": 45, "width": 10, "height": 10])
    #expect(frames[1] == ["x": -15, "y": 0, "width": 40, "height": 10])
    #expect(frames[2] == ["x": 5, "y": 5, "width": 10, "height": 10])
    #expect(views[2]["hidden"] as? Bool == true && views[1]["hidden"] == nil)
    #expect(views[1]["text"] as? String == "50.0 40.0 7.0 false")
    let turned = try #require(views.compactMap { $0["transform"] as? [Double] }.first)
    #expect(zip(turned, [1, 1, -1, 1]).allSatisfy { abs($0 - $1 * 0.5.squareRoot()) < 1e-6 }, "\(turned)")
    #expect(reading.report.holes.isEmpty, "\(reading.report)")
  }

  /// What is seen of a layer in space from straight ahead. Products of matrices are those that Core Animation documents.
  @Test(
    arguments: [
      ("CATransform3DIdentity", nil),
      (
        "CATransform3DScale(CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 0), 0, 1, 0, 0), 1, 1, 1)",
        [1, 0, 0, 1, 3, 4]
      ),
      ("CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), CATransform3DMakeScale(0.5, 0.5, 1))", nil),
      ("CATransform3DTranslate(CATransform3DMakeTranslation(3, 4, 0), -3, -4, 0)", nil),
      ("CATransform3DMakeRotation(.pi / 3, 0, 1, 0)", [0.5, 0, 0, 1, 0, 0]),
    ] as [(String, [Double]?)])
  func transformsInSpaceAreSeenFromAhead(_ made: String, _ transform: [Double]?) throws {
    let reading = try reading("box.layer.transform = \(made)")
    let found = try views(reading).compactMap { $0["transform"] as? [Double] }
    #expect(found == [transform].compactMap(\.self), "\(made)")
    #expect(reading.report.holes.isEmpty, "\(reading.report)")
  }

  /// `UIView` documents that a transform acts about the center, that bounds are without it, and what a frame is with it.
  @Test func framesOfTransformedViewsAreWhatTheyCover() throws {
    let reading = try reading(
      """
      box.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
      box.transform = CGAffineTransform(rotationAngle: .pi / 2)
      label.text = "\\(Int(box.frame.minX.rounded())) \\(Int(box.frame.width.rounded())) \\(Int(box.bounds.width)) \\(Int(box.center.x))"
      """)
    #expect(try views(reading).contains { $0["text"] as? String == "20 20 40 30" })
  }

  /// With a perspective a view is no parallelogram.
  @Test func perspectivesAreTold() throws {
    let reading = try reading(
      """
      var space = CATransform3DIdentity
      space.m34 = -1 / 500
      box.layer.transform = CATransform3DRotate(space, .pi / 3, 0, 1, 0)
      """)
    #expect(reading.report.holes.map(\.key) == ["CALayer.transform"], "\(reading.report)")
  }

  /// `NSString` is bridged to `String`, and a whole `NSNumber` describes itself without a fraction.
  @Test(arguments: [
    ("NSString(format: \"%03d\", 7) as String", "007"),
    (#"(NSString(string: "abc") as Any) as? String"#, "abc"),
    (#"{ let count: NSNumber = 5; return "\(count) items" }()"#, "5 items"),
    (#""\(NSNumber(value: 2.5)) \(NSNumber(value: true))""#, "2.5 1"),
  ]) func objectsOfFoundationAreTexts(_ text: String, _ shown: String) throws {
    #expect(try views(reading("label.text = " + text))[1]["text"] as? String == shown)
  }

  /// What adds to a variable has run, unless what has the variable is nil.
  @Test func compoundAssignmentsRun() throws {
    let report = try reading(
      """
      let width = label.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      width.constant += 5
      label.text = "a"
      label.text! += "b"
      var other: NSLayoutConstraint?
      other?.constant += 1
      """
    ).report
    #expect(report.notRun.map(\.statement) == ["constant"], "\(report)")
  }

  /// Whether an action can be performed depends on the device, and is told as a choice.
  @Test func actionsAreChoices() throws {
    let report = try reading(
      "if button.canPerformAction(#selector(copy), withSender: nil) { box.isHidden = true }"
    ).report
    #expect(
      report.choices.map(\.key) == ["UIResponder.canPerformAction"] && report.notRun.isEmpty, "\(report)")
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
