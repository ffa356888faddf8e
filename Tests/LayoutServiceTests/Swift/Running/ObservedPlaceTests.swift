import Foundation
import TestSupport
import Testing

/// Views that have a `bounds` or a `frame` of their own, which a layout sets, on a phone of 393 points.
@Suite struct ObservedPlaceTests {
  private func frames(_ source: String, status: String = "clean") throws -> [String: [Double]] {
    let sent = Client().upload(
      "/v1/resolve?type=Screen&device=iPhone%2015", Array(("import UIKit\n" + source).utf8),
      contentType: "text/x-swift")
    #expect(sent.status == 200, "\(sent.text.prefix(1000))")
    let layout = try sent.object()
    #expect((layout["source"] as? [String: Any])?["status"] as? String == status)
    let views = try #require(layout["views"] as? [String: [String: Any]])
    return views.mapValues { $0.rect("frame") ?? [] }
  }

  private func screen(_ class: String, _ place: String) -> String {
    """
    \(`class`)
    class Screen: UIViewController {
      let box = Box()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        \(place)
      }
    }
    """
  }

  private static let constraints = """
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor), box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor), box.heightAnchor.constraint(equalToConstant: 100),
    ])
    """

  private func box(_ member: String) -> String {
    """
    class Box: UIView {
      let bar = UIView()
      override init(frame: CGRect) { super.init(frame: frame); addSubview(bar) }
      required init?(coder: NSCoder) { nil }
      \(member)
    }
    """
  }

  /// Constraints set `bounds`, once with what was before: nothing.
  @Test func constraintsSetBounds() throws {
    let own = box(
      """
      var count: CGFloat = 0
      override var bounds: CGRect {
        didSet {
          if bounds.size == oldValue.size { return }
          count += 1
          bar.frame = CGRect(x: oldValue.width, y: count, width: bounds.width / 3, height: bounds.height)
        }
      }
      """)
    #expect(try frames(screen(own, Self.constraints))["box/bar"] == [0, 1, 131, 100])
    let computed = box(
      """
      override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = newValue; bar.frame = newValue }
      }
      """)
    let found = try frames(screen(computed, Self.constraints))
    #expect(found["box"] == [0, 0, 393, 100] && found["box/bar"] == [0, 0, 393, 100])
  }

  /// They do not set `frame`; a mask does.
  @Test func masksSetFrames() throws {
    let own = box("override var frame: CGRect { didSet { bar.frame.size.width = frame.width / 3 } }")
    #expect(try frames(screen(own, Self.constraints))["box/bar"] == [0, 0, 0, 0])
    let nested =
      own + """

        class Outer: UIView {
          let box = Box(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
          init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            box.autoresizingMask = .flexibleWidth
            addSubview(box)
          }
          required init?(coder: NSCoder) { nil }
        }
        """
    let source = screen(nested, Self.constraints).replacing(
      "let box = Box()\n  override func", with: "let box = Outer()\n  override func")
    #expect(try frames(source)["box/box/bar"] == [0, 0, 131, 0])
  }

  /// A row that takes less room than its table gives it is in no document.
  @Test func rowsThatMoveThemselvesAreTold() throws {
    let source = """
      class Screen: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { Row() }
      }
      class Row: UITableViewCell {
        MEMBER
      }
      """
    let frame =
      "override var frame: CGRect { get { super.frame } set { super.frame = newValue.insetBy(dx: 8, dy: 0) } }"
    let content = """
      override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = contentView.frame.insetBy(dx: 8, dy: 0)
      }
      """
    let idle = """
      override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
      }
      """
    for (member, status) in [(frame, "partial"), (content, "partial"), (idle, "clean")] {
      _ = try frames(source.replacing("MEMBER", with: member), status: status)
    }
  }
}
