import Foundation
import TestSupport
import Testing

/// Code that asks where its views are, on a phone of 393 × 852 points with 59 of safe area above and 34 below, at a scale of 3. Frames are
/// computed by hand from what UIKit documents.
@Suite struct SwiftGeometryTests {
  private struct Answer {
    var frames: [String: [Double]] = [:]
    var status: String?
    /// Keys of holes that block.
    var holes: [String] = []
    var facts: [String] = []

    /// A frame to a tenth of a point.
    func frame(_ id: String) -> [Double]? { frames[id]?.map { ($0 * 10).rounded() / 10 } }
  }

  /// A controller with members; `box` is constrained 20 from the sides and the safe area's top, and 100 high.
  private func answer(
    _ members: String, load: String = "", _ more: String = "", query: String = "device=iPhone%2015"
  ) throws -> Answer {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        let box = Box()
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          box.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(box)
          NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 100),
          ])
      \(load)
        }
      \(members)
      }
      \(more.contains("class Box") ? more : "final class Box: UIView {}\n" + more)
      """
    let sent = Client().upload(
      "/v1/resolve?type=Screen&\(query)", Array(source.utf8), contentType: "text/x-swift")
    #expect(sent.status == 200, "\(sent.text.prefix(1000))")
    let layout = try sent.object()
    var answer = Answer()
    for (id, view) in layout["views"] as? [String: Any] ?? [:] {
      answer.frames[id] = (view as? [String: Any])?.rect("frame")
    }
    let report = layout["source"] as? [String: Any] ?? [:]
    answer.status = report["status"] as? String
    answer.facts = report["facts"] as? [String] ?? []
    answer.holes = (report["holes"] as? [[String: Any]] ?? []).filter { $0["blocking"] as? Bool == true }
      .compactMap { $0["key"] as? String }
    return answer
  }

  /// Who observes a property of a view is told when a layout has changed it: by a closure, or by a method and the name of the property.
  @Test func observersAreToldOfLayouts() throws {
    let found = try answer(
      """
        private var token: NSKeyValueObservation?
        private lazy var height = label.heightAnchor.constraint(equalToConstant: 1)
        override func observeValue(forKeyPath keyPath: String?, of _: Any?, change: [NSKeyValueChangeKey: Any]?, context _: Any?) {
          guard keyPath == "bounds", let bounds = change?[.newKey] as? CGRect else { return }
          height.constant = bounds.height / 2
        }
      """,
      load: """
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let width = label.widthAnchor.constraint(equalToConstant: 1)
        NSLayoutConstraint.activate([
          width, height, label.topAnchor.constraint(equalTo: box.bottomAnchor),
          label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        ])
        token = box.observe(\\.bounds, options: [.new]) { _, change in
          width.constant = change.newValue?.width ?? 2
        }
        box.addObserver(self, forKeyPath: #keyPath(UIView.bounds), options: .new, context: nil)
        """)
    #expect(found.frame("label") == [20, 159, 353, 50], "\(found)")
    #expect(found.status == "clean" && found.facts.contains("geometry"), "\(found)")
  }

  /// Frames that are set when everything has its place: beside the safe area, and in a view that constraints place.
  @Test func framesAreSetInCallbacks() throws {
    let found = try answer(
      """
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          label.frame = CGRect(
            x: 16, y: view.safeAreaInsets.top + 8, width: view.bounds.width - 32, height: 44)
        }
      """, load: "view.addSubview(label)",
      """
      final class Box: UIView {
        let badge = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(badge)
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
          super.layoutSubviews()
          badge.frame = CGRect(x: bounds.width - 30, y: bounds.maxY - 10, width: 30, height: 10)
        }
      }
      """)
    #expect(found.frame("label") == [16, 67, 361, 44])
    #expect(found.frame("box") == [20, 59, 353, 100])
    #expect(found.frame("box/badge") == [323, 90, 30, 10])
    #expect(found.status == "clean" && found.facts.contains("geometry"), "\(found)")
  }

  /// Before a layout only the window is known: a label has no size in `viewDidLoad`.
  @Test func earlyFramesAreZero() throws {
    let found = try answer(
      "",
      load: """
        view.addSubview(label)
        label.text = "Hello"
        label.frame = CGRect(x: label.frame.width + 1, y: box.bounds.height, width: view.bounds.width / 3, height: 10)
        """)
    #expect(found.frame("label") == [1, 0, 131, 10])
    #expect(found.status == "clean" && !found.facts.contains("geometry"))
  }

  /// `layoutIfNeeded` gives views their places at once: 353 - 300 is the height, from below the box on.
  @Test func aLayoutMayBeAskedFor() throws {
    let found = try answer(
      "",
      load: """
        view.layoutIfNeeded()
        label.frame = CGRect(x: 0, y: box.frame.maxY, width: 10, height: box.frame.width - 300)
        view.addSubview(label)
        """)
    // The safe area of the window holds where the screen is shown.
    #expect(found.frame("label") == [0, 159, 10, 53])
  }

  /// A size that a view makes of those of its subviews: a line of 17 points is 20.287 high, and labels take whole pixels.
  @Test func aViewSaysItsOwnSize() throws {
    let found = try answer(
      "let pill = Pill()",
      load: """
        label.text = "Hello"
        for one in [label, pill] as [UIView] {
          one.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(one)
          one.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        }
        label.topAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
        pill.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
        """,
      """
      final class Pill: UIView {
        let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.text = "Hello"
          addSubview(title)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize {
          let size = title.intrinsicContentSize
          return CGSize(width: size.width + 24, height: size.height + 16)
        }
        override func layoutSubviews() {
          super.layoutSubviews()
          title.frame = bounds.insetBy(dx: 12, dy: 8)
        }
      }
      """)
    let label = try #require(found.frames["label"])
    let pill = try #require(found.frames["pill"])
    #expect(found.frame("label")?[3] == 20.3)
    #expect(abs(pill[2] - label[2] - 24) < 0.01 && abs(pill[3] - label[3] - 16) < 0.01)
    #expect(found.frames["pill/title"] == [12, 8, label[2], label[3]])
    #expect(found.status == "clean", "\(found)")
  }

  /// `sizeThatFits` of the app's and of UIKit's classes: three lines are 60.9, in whole pixels 61; a plain view keeps its size.
  @Test func viewsFit() throws {
    let found = try answer(
      """
        let bar = Bar(), plain = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 9))
        override func viewDidLayoutSubviews() {
          let room = CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)
          let size = bar.sizeThatFits(room)
          bar.frame = CGRect(x: 0, y: 200, width: size.width, height: size.height)
          label.frame = CGRect(origin: CGPoint(x: 0, y: 300), size: CGSize(width: 99, height: label.sizeThatFits(room).height))
          plain.sizeToFit()
        }
      """,
      load: """
        label.numberOfLines = 0
        label.text = "A\\nB\\nC"
        for one in [label, bar, plain] as [UIView] { view.addSubview(one) }
        """,
      """
      final class Bar: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 3, height: 50) }
      }
      """)
    #expect(found.frame("bar") == [0, 200, 131, 50])
    #expect(found.frame("label") == [0, 300, 99, 61])
    #expect(found.frame("plain") == [0, 0, 7, 9])
    #expect(found.status == "clean", "\(found)")
  }

  /// The least height that the constraints in a view have: 12 + 40 + 12; and with 100 required for the width, half of that more.
  @Test func constraintsSayWhatFits() throws {
    let found = try answer(
      "let header = UIView(), inner = UIView()",
      load: """
        for one in [header, inner] { one.translatesAutoresizingMaskIntoConstraints = false }
        header.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: header.topAnchor, constant: 12),
          inner.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -12),
          inner.leadingAnchor.constraint(equalTo: header.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: header.trailingAnchor),
          inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
          inner.heightAnchor.constraint(greaterThanOrEqualTo: inner.widthAnchor, multiplier: 0.5),
        ])
        let least = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let wide = header.systemLayoutSizeFitting(
          CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        label.frame = CGRect(x: least.width, y: least.height, width: wide.width, height: wide.height)
        view.addSubview(label)
        """)
    #expect(found.frame("label") == [0, 64, 100, 74])
    #expect(found.status == "clean", "\(found)")
  }

  /// What follows a width in a callback comes to rest, and what is round has no effect on the layout.
  @Test func callbacksComeToRest() throws {
    let found = try answer(
      "",
      """
      final class Box: UIView {
        let text = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          text.numberOfLines = 0
          text.text = "A\\nB"
          text.translatesAutoresizingMaskIntoConstraints = false
          addSubview(text)
          text.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          text.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
          text.preferredMaxLayoutWidth = bounds.width
          layer.cornerRadius = bounds.height / 2
          super.layoutSubviews()
        }
      }
      """)
    // Two lines are 40.6, in whole pixels 40.7.
    #expect(found.frame("box/text")?[3] == 40.7)
    #expect(found.status == "clean", "\(found)")
  }

  /// A layout that changes itself each time has no end, which is told.
  @Test func whatDoesNotComeToRestIsTold() throws {
    let found = try answer(
      "override func viewDidLayoutSubviews() { label.frame.size.height += box.frame.height + label.frame.height }",
      load: "view.addSubview(label)")
    #expect(found.holes == ["layout"] && found.status != "clean")
  }

  /// A class that asks without end gets no answer any more.
  @Test func questionsAreBounded() throws {
    let found = try answer(
      "",
      load: """
        view.addSubview(label)
        let height = label.heightAnchor.constraint(equalToConstant: 1)
        height.isActive = true
        for index in 0..<100 {
          height.constant = CGFloat(index) + label.sizeThatFits(CGSize(width: 10, height: 10)).width
          label.text = "\\(index)"
          view.layoutIfNeeded()
          height.constant += box.frame.width
        }
        """)
    #expect(found.status != "clean", "\(found)")
  }

  /// Sizes that ask for themselves, and for those around them.
  @Test(arguments: ["self", "superview!", "subviews[0]"])
  func sizesThatAskForThemselvesEnd(_ whom: String) throws {
    _ = try answer(
      "",
      """
      final class Box: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          if Box.count < 20 { Box.count += 1; addSubview(Box()) }
        }
        static var count = 0
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize {
          \(whom).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
      }
      """)
  }

  /// Fonts as the Human Interface Guidelines list them: body has 17 points, 23 at the largest usual size, with lines of 22 and 29.
  @Test func fontsGrowWithTheTextSize() throws {
    let members = """
        override func viewDidLayoutSubviews() {
          let font = UIFont.preferredFont(forTextStyle: .body)
          label.frame = CGRect(
            x: font.pointSize, y: UIFontMetrics.default.scaledValue(for: 22), width: 1,
            height: UIFont.systemFont(ofSize: 100).lineHeight)
        }
      """
    let usual = try answer(members, load: "view.addSubview(label)")
    #expect(usual.frame("label") == [17, 22, 1, 119.3] && usual.status == "clean", "\(usual)")
    let large = try answer(
      members, load: "view.addSubview(label)",
      query: "device=iPhone%2015&contentSizeCategory=extraExtraExtraLarge")
    #expect(large.frame("label")?.prefix(2) == [23, 29], "\(large)")
  }

  /// Letters of the system font are 1443 and 1078 units high of its 2048, in all weights.
  @Test func lettersOfTheSystemFontAreAsHighAsItSays() throws {
    let members = """
        override func viewDidLayoutSubviews() {
          label.frame = CGRect(
            x: UIFont.systemFont(ofSize: 2048).xHeight, y: UIFont.boldSystemFont(ofSize: 2048).capHeight,
            width: 1, height: 2)
        }
      """
    #expect(try answer(members, load: "view.addSubview(label)").frame("label") == [1078, 1443, 1, 2])
  }

  /// Places in the coordinates of other views: the inner one begins at 20 + 5 and 59 + 6.
  @Test func placesAreConverted() throws {
    let found = try answer(
      """
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
        override func viewDidLayoutSubviews() {
          let rect = inner.convert(CGRect(x: 1, y: 1, width: 2, height: 3), to: view)
          let back = box.convert(CGPoint(x: 20, y: 59), from: view)
          label.frame = CGRect(x: rect.minX + back.x, y: rect.minY + back.y, width: rect.width, height: rect.height)
        }
      """, load: "box.addSubview(inner); view.addSubview(label)")
    #expect(found.frame("label") == [26, 66, 2, 3])
  }

  /// A view that is made as large as its superview and grows with it fills it, however small that was.
  @Test func masksCountFromTheSizeThatWas() throws {
    let found = try answer(
      "",
      """
      final class Box: UIView {
        let fill = UIView(), edge = UIView()
        override init(frame: CGRect) {
          super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
          fill.frame = bounds
          fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          edge.frame = CGRect(x: 190, y: 0, width: 10, height: 50)
          edge.autoresizingMask = [.flexibleLeftMargin]
          for one in [fill, edge] { addSubview(one) }
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(found.frame("box/fill") == [0, 0, 353, 100])
    #expect(found.frame("box/edge") == [343, 0, 10, 50])
    #expect(found.status == "clean", "\(found)")
  }

  /// Two devices that give other numbers get other documents, and rows that nobody makes have no height.
  @Test func readingsAreOfOneWindow() throws {
    let members = """
        override func viewDidLayoutSubviews() {
          label.frame = CGRect(x: 0, y: 0, width: box.frame.width, height: 10)
        }
      """
    let load = "view.addSubview(label)"
    #expect(try answer(members, load: load).frame("label")?[2] == 353)
    #expect(try answer(members, load: load, query: "device=iPhone%2015%20Plus").frame("label")?[2] == 390)
    let table = try answer(
      """
        let table = UITableView()
        lazy var height = table.heightAnchor.constraint(equalToConstant: 0)
        override func viewDidLayoutSubviews() { height.constant = table.contentSize.height }
      """, load: "view.addSubview(table); height.isActive = true")
    #expect(table.holes == ["contentSize.height"], "\(table)")
  }
}
