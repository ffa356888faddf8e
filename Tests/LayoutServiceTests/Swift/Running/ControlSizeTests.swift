import Foundation
import LayoutService
import TestSupport
import Testing

/// How large controls are that code makes, and what classes of the app say of that.
@Suite struct ControlSizeTests {
  private struct Found {
    var frames: [String: [Double]] = [:]
    var holes: [String] = []

    func size(_ id: String) -> [Double]? { frames[id].map { Array($0.suffix(2)) } }
  }

  /// `shown` and `plain` on a phone with system version 17.
  private func shown(
    _ members: String, _ statements: String, _ more: String = "", type: String = "Screen"
  ) throws -> Found {
    let source = """
      import UIKit
      \(more)
      final class Screen: UIViewController {
        \(members)
        override func viewDidLoad() { super.viewDidLoad(); \(statements) }
        func place(_ views: UIView...) {
          for one in views {
            one.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(one)
            one.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            one.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          }
        }
      }
      """
    let answer = Client().upload(
      "/v1/resolve?type=\(type)&device=iPhone%2015&systemVersion=17", Array(source.utf8),
      contentType: "text/x-swift")
    #expect(answer.status == 200, "\(answer.text.prefix(1000))")
    let layout = try answer.object()
    var found = Found()
    for (id, view) in layout["views"] as? [String: Any] ?? [:] {
      found.frames[id] = (view as? [String: Any])?.rect("frame")
    }
    let report = layout["source"] as? [String: Any] ?? [:]
    found.holes = (report["holes"] as? [[String: Any]] ?? []).filter { $0["blocking"] as? Bool == true }
      .compactMap { $0["key"] as? String }
    return found
  }

  /// Nobody knows the widths of a font without a table: what code computes with them is not known, and what a label's class adds to them is told
  /// as an estimate.
  @Test func sizesInUnknownFontsAreTold() throws {
    let source = """
      import UIKit
      final class Padded: UILabel {
        override var intrinsicContentSize: CGSize {
          CGSize(width: super.intrinsicContentSize.width + 8, height: super.intrinsicContentSize.height + 2)
        }
      }
      final class Screen: UIViewController {
        let tag = Padded(), plain = UILabel(), bar = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          for (label, font) in [(tag, "Nowhere-Sans"), (plain, "Nowhere-Serif")] {
            label.font = UIFont(name: font, size: 10)
            label.text = "OLD"
          }
          for one in [tag, plain, bar] {
            one.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(one)
            one.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            one.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          }
          bar.heightAnchor.constraint(equalToConstant: 4).isActive = true
          bar.widthAnchor.constraint(equalToConstant: plain.intrinsicContentSize.width).isActive = true
        }
      }
      """
    let answer = Client().upload("/v1/import?type=Screen", Array(source.utf8), contentType: "text/x-swift")
    let documents = try answer.object()["documents"] as? [[String: Any]]
    let report = documents?.first?["source"] as? [String: Any]
    let holes = try #require(report?["holes"] as? [[String: Any]], "\(answer.text.prefix(500))")
    let kinds = Dictionary(holes.map { ($0["target"] as? String ?? "", $0["kind"] as? String) }) { first, _ in
      first
    }
    #expect(
      kinds == ["tag.intrinsicContentSize": "font", "bar.constraint.constant": "number"], "\(holes)")
  }

  /// Steppers are 94 × 32 whatever they are made with, since version 13, and switches 51 × 31.
  @Test(arguments: [
    ("let shown = UIStepper()", "shown.center = CGPoint(x: 160, y: 200)", [113.0, 184, 94, 32]),
    ("let shown = UIStepper(frame: CGRect(x: 10, y: 20, width: 5, height: 5))", "", [10, 20, 94, 32]),
    ("let shown = UISwitch(frame: .zero)", "shown.sizeToFit()", [0, 0, 51, 31]),
    (
      "let shown = UIStepper()", "shown.frame = CGRect(x: 1, y: 2, width: 94, height: 40)", [1, 2, 94, 40]
    ),
  ])
  func controlsHaveTheirSizes(_ member: String, _ statements: String, _ frame: [Double]) throws {
    let found = try shown(member, "view.addSubview(shown); \(statements)")
    #expect(found.frames["shown"] == frame)
    #expect(found.holes.isEmpty, "\(found.holes)")
  }

  /// "The returned segmented control is automatically sized to fit its content": as large as one that has no other size by its constraints,
  /// with what it was made with.
  @Test func segmentedControlsAreAsLargeAsTheirItems() throws {
    let found = try shown(
      """
      let shown = UISegmentedControl(items: ["First", "Second"])
      let late = UISegmentedControl(items: ["First", "Second"])
      let fitted = UISegmentedControl()
      let plain = UISegmentedControl(items: ["First", "Second"])
      """,
      """
      for one in [shown, late, fitted] { view.addSubview(one) }
      shown.center = CGPoint(x: 160, y: 200)
      late.insertSegment(withTitle: "Third", at: 2, animated: false)
      fitted.insertSegment(withTitle: "First", at: 0, animated: false)
      fitted.insertSegment(withTitle: "Second", at: 1, animated: false)
      fitted.sizeToFit()
      place(plain)
      """)
    let size = try #require(found.size("plain"))
    #expect(size[1] == 32 && size[0] > 80)
    #expect(found.size("shown") == size && found.size("fitted") == size && found.size("late") == size)
    #expect(found.frames["shown"]?[1] == 184)
    #expect(found.holes.isEmpty, "\(found.holes)")
  }

  /// `initWithProgressViewStyle` "sets the view height according to the style", and nobody says how wide it is.
  @Test func progressViewsHaveAHeight() throws {
    let line = "let shown = UIProgressView(progressViewStyle: .default)"
    let known = try shown(line, "view.addSubview(shown); shown.frame.size.width = 100")
    #expect(known.size("shown") == [100, 4] && known.holes.isEmpty, "\(known)")
    let unknown = try shown(line, "view.addSubview(shown); shown.center = view.center")
    #expect(unknown.holes == ["UIProgressView.frame"])
  }

  private static let rect = """
    class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds.insetBy(dx: 8, dy: 4), limitedToNumberOfLines: numberOfLines)
          .insetBy(dx: -8, dy: -4)
      }
    }
    """
  private static let size = """
    class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 16, height: size.height + 8)
      }
    }
    """

  /// A label takes its size, and that in which it fits, from `textRect`; one of its own size has no other way to be larger.
  @Test(arguments: [(ControlSizeTests.rect, 16.0), (ControlSizeTests.size, 0.0)])
  func labelsWithRoomAround(_ type: String, _ room: Double) throws {
    let found = try shown(
      "let shown = Padded(), fitted = Padded(), plain = UILabel()",
      """
      for one in [shown, fitted, plain] { one.text = "Hello" }
      place(shown, plain)
      view.addSubview(fitted)
      fitted.sizeToFit()
      """, type)
    let plain = try #require(found.size("plain"))
    func rounded(_ size: [Double]?) -> [Double] { (size ?? []).map { ($0 * 3).rounded() / 3 } }
    #expect(rounded(found.size("shown")) == rounded([plain[0] + 16, plain[1] + 8]))
    #expect(rounded(found.size("fitted")) == rounded([plain[0] + room, plain[1] + room / 2]))
    #expect(found.holes.isEmpty, "\(found.holes)")
  }

  @Test(arguments: [
    (
      "let shown: UILabel = { let label = Padded(); label.numberOfLines = 0; return label }()",
      ControlSizeTests.rect
    ),
    (
      "let shown: UILabel = { let label = Padded(); label.numberOfLines = 0; return label }()",
      ControlSizeTests.size
    ),
    (
      "let shown = Field()",
      "class Field: UITextField { override func textRect(forBounds b: CGRect) -> CGRect { b.insetBy(dx: 9, dy: 5) } }"
    ),
  ])
  func sizesThatFollowWidthsAreTold(_ member: String, _ type: String) throws {
    #expect(try shown(member, "place(shown)", type).holes == ["shown.intrinsicContentSize"])
    let sized =
      "shown.widthAnchor.constraint(equalToConstant: 99).isActive = true; shown.heightAnchor.constraint(equalToConstant: 40).isActive = true"
    let known = try shown(member, "place(shown); \(sized)", type)
    #expect(known.size("shown") == [99, 40] && known.holes.isEmpty, "\(known)")
  }

  /// A text that stands further in at its sides makes no field higher: its height is that of every other one with its border.
  @Test(arguments: [
    "b.insetBy(dx: 9, dy: 0)", "CGRect(x: 8, y: 0, width: b.width - 8, height: b.height)",
    "super.textRect(forBounds: b).inset(by: UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 20))",
  ])
  func sidesOfTextsLeaveHeights(_ rect: String) throws {
    let type =
      "class Field: UITextField { override func textRect(forBounds b: CGRect) -> CGRect { \(rect) } }"
    let wide = "place(shown); shown.widthAnchor.constraint(equalToConstant: 99).isActive = true"
    let (found, plain) = (
      try shown("let shown = Field()", wide, type), try shown("let shown = UITextField()", wide, "")
    )
    #expect(found.size("shown") == plain.size("shown") && found.holes.isEmpty, "\(found)")
    #expect(try shown("let shown = Field()", "place(shown)", type).holes == ["shown.intrinsicContentSize"])
  }

  /// The text of a field with a border lies further in by itself, so a rectangle made of the bounds alone changes its height.
  @Test func bordersAreKept() throws {
    let wide =
      "place(shown); shown.widthAnchor.constraint(equalToConstant: 99).isActive = true; shown.borderStyle = .roundedRect"
    func holes(_ rect: String) throws -> [String] {
      let type =
        "class Field: UITextField { override func textRect(forBounds b: CGRect) -> CGRect { \(rect) } }"
      return try shown("let shown = Field()", wide, type).holes
    }
    #expect(try holes("b.insetBy(dx: 9, dy: 0)") == ["shown.intrinsicContentSize"])
    #expect(try holes("super.textRect(forBounds: b).insetBy(dx: 9, dy: 0)").isEmpty)
    #expect(try holes("super.textRect(forBounds: b).insetBy(dx: 9, dy: 1)") == ["shown.intrinsicContentSize"])
  }

  /// What is pinned to the edges of something, or fills a stack across it, is as long as that, wherever it is.
  @Test(arguments: [
    (
      "box.addSubview(shown)",
      """
      NSLayoutConstraint.activate([
        shown.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4), shown.topAnchor.constraint(equalTo: box.topAnchor),
        shown.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -4), shown.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
      """, [91.0, 40]
    ),
    (
      "let stack = UIStackView(arrangedSubviews: [shown]); box.addSubview(stack)",
      """
      stack.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: box.leadingAnchor), stack.topAnchor.constraint(equalTo: box.topAnchor),
        stack.trailingAnchor.constraint(equalTo: box.trailingAnchor), stack.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
      """, [99.0, 40]
    ),
  ])
  func whatFillsSomethingIsAsLong(_ added: String, _ constraints: String, _ size: [Double]) throws {
    let found = try shown(
      "let box = UIView(), shown = Field()",
      """
      place(box)
      \(added)
      shown.translatesAutoresizingMaskIntoConstraints = false
      box.widthAnchor.constraint(equalToConstant: 99).isActive = true
      box.heightAnchor.constraint(equalToConstant: 40).isActive = true
      \(constraints)
      """,
      "class Field: UITextField { override func textRect(forBounds b: CGRect) -> CGRect { b.insetBy(dx: 9, dy: 5) } }"
    )
    #expect(found.size("shown") == size && found.holes.isEmpty, "\(found)")
  }

  /// A label of several lines whose class leaves no room around them is like every other.
  @Test func linesWithoutRoom() throws {
    let type = """
      class Padded: UILabel {
        var insets = UIEdgeInsets.zero
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
          super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        }
      }
      """
    let found = try shown(
      "let shown: UILabel = Padded(), plain = UILabel()",
      """
      for one in [shown, plain] {
        one.text = "So many words that they do not stand in one line"
        one.numberOfLines = 0
        one.widthAnchor.constraint(equalToConstant: 100).isActive = true
      }
      place(shown, plain)
      """, type)
    #expect(found.frames["shown"] == found.frames["plain"] && found.size("plain")?[1] ?? 0 > 50)
    #expect(found.holes.isEmpty, "\(found.holes)")
  }

  /// Between an edge and a list that takes what is left, the bar is as high as it is by itself; between an edge and a button that is as wide as
  /// its title, the field is as wide as that leaves.
  @Test func aSizeCountsWhereNothingElseHoldsTheOtherSide() throws {
    let found = try shown(
      """
      let shown = UISearchBar(), list = UITableView(), field = UITextField(), button = UIButton(type: .system)
      """,
      """
      shown.showsScopeBar = true
      field.leftView = UIView()
      field.leftViewMode = .always
      button.setTitle("Go", for: .normal)
      place(shown, field)
      for one in [list, button] as [UIView] {
        one.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(one)
        one.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        shown.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.topAnchor.constraint(equalTo: shown.bottomAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: button.leadingAnchor),
        button.topAnchor.constraint(equalTo: view.topAnchor),
      ])
      """)
    #expect(found.holes == ["shown.intrinsicContentSize"])
  }

  /// UIKit asks a view how large it is before it lays it out, when its bounds are zero, and again only where that is said to have changed.
  @Test(arguments: [
    ("", 0.0),
    ("override func layoutSubviews() { super.layoutSubviews(); invalidateIntrinsicContentSize() }", 300),
    ("override init(frame: CGRect) { super.init(frame: frame); invalidateIntrinsicContentSize() }", 0),
  ])
  func viewsAreAskedBeforeTheyAreLaidOut(member: String, height: Double) throws {
    let found = try shown(
      "let shown = Box()",
      "place(shown); shown.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true",
      """
      class Box: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: -1, height: max(bounds.width - 93, 0)) }
        \(member)
        required init?(coder: NSCoder) { nil }
        \(member.contains("init(frame") ? "" : "override init(frame: CGRect) { super.init(frame: frame) }")
      }
      """)
    #expect(found.size("shown") == [393, height] && found.holes.isEmpty, "\(found)")
  }

  /// What is computed with the size of a text in a font or with words that nobody knows is not known; a label of the app's that is larger
  /// than its text by known numbers is as much larger than what stands for that.
  @Test(arguments: [
    (#"label.text = "Hello"; label.font = theme.font"#, true), ("label.text = theme.name", true),
    (#"label.text = "Hi \(theme.name)""#, true), (#"label.text = "Hello""#, false),
  ])
  func sizesOfUnknownTextsAreNotKnown(statements: String, isUnknown: Bool) throws {
    for (size, key) in [
      ("label.intrinsicContentSize.height", "intrinsicContentSize.height"),
      ("label.sizeThatFits(.zero).height", "sizeThatFits.height"),
    ] {
      let found = try shown(
        "let shown = UIView(), label = Padded(); var theme: Theme!",
        "place(shown, label); \(statements); shown.heightAnchor.constraint(equalToConstant: \(size)).isActive = true",
        """
        struct Theme { let font: UIFont, name: String }
        class Padded: UILabel {
          override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 20, height: size.height + 10)
          }
        }
        """)
      #expect(found.holes.contains(key) == isUnknown && found.holes.count == (isUnknown ? 1 : 0), "\(found)")
      #expect(found.size("label")?.last == 30.333333333333332, "\(found)")
    }
  }

  /// A window fills the screen.
  @Test func windowsAreAsLargeAsTheScreen() throws {
    let found = try shown(
      "", "",
      """
      final class Overlay: UIWindow {
        let dim = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(dim)
          dim.frame = bounds
          dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        required init?(coder: NSCoder) { nil }
      }
      """, type: "Overlay")
    #expect(
      found.frames["Overlay"] == [0, 0, 393, 852] && found.frames["dim"] == [0, 0, 393, 852], "\(found)")
  }
}
