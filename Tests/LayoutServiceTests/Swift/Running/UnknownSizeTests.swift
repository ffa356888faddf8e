import Foundation
import TestSupport
import Testing

/// Code that asks how large a view of a class is that is in no file.
@Suite struct UnknownSizeTests {
  /// Nobody knows what size such a view wants, nor what hangs on it. One whose constraints say it has that.
  @Test(arguments: [
    ("chart.intrinsicContentSize", "ChartView.intrinsicContentSize.width"),
    ("{ chart.sizeToFit(); return chart.bounds.size }()", "sizeThatFits.width"),
    ("holder.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)", "systemLayoutSizeFitting.width"),
    ("sized.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)", nil),
    ("sized.subviews[0].systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)", nil),
  ]) func sizesAreToldAsFarAsTheyAreKnown(_ asked: String, _ hole: String?) throws {
    let source = """
      import UIKit
      final class Panel: UIView {
        let chart = ChartView(), holder = UIView(), sized = UIView(), bar = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          _ = fill(holder)
          let inner = fill(sized)
          inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
          inner.heightAnchor.constraint(equalToConstant: 40).isActive = true
          bar.translatesAutoresizingMaskIntoConstraints = false
          addSubview(bar)
          bar.widthAnchor.constraint(equalToConstant: (\(asked)).width).isActive = true
        }
        required init?(coder: NSCoder) { nil }
        func fill(_ outer: UIView) -> UIView {
          let inner = ChartView()
          inner.translatesAutoresizingMaskIntoConstraints = false
          outer.addSubview(inner)
          NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
          ])
          return inner
        }
      }
      """
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%2015", Array(source.utf8), contentType: "text/x-swift")
    let layout = try answer.object()
    let report = layout["source"] as? [String: Any] ?? [:]
    let holes = (report["holes"] as? [[String: Any]] ?? []).compactMap { $0["key"] as? String }
    #expect(holes == [hole].compactMap(\.self), "\(answer.text.prefix(2000))")
    let bar = (layout["views"] as? [String: Any])?["bar"] as? [String: Any]
    if hole == nil { #expect(bar?.rect("frame")?[2] == 30) }
  }

  /// A view in which a text is not known, another one behind that, and one around it that scrolls.
  private static let panel = """
    import UIKit
    final class Panel: UIView {
      let word = UILabel(), tall = UILabel(), dot = UIView(), pile = UIStackView(), bar = UIView(), scroll = UIScrollView()
      let inner = UILabel()
      init(text: String) {
        super.init(frame: .zero)
        for label in [word, tall, inner] { label.text = text }
        tall.numberOfLines = 0
        pile.addArrangedSubview(word)
        for view in [pile, tall, bar, scroll] { addSubview(view) }
        scroll.addSubview(inner)
        for view in [pile, tall, bar, scroll, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
          pile.topAnchor.constraint(equalTo: topAnchor), pile.leadingAnchor.constraint(equalTo: leadingAnchor),
          bar.topAnchor.constraint(equalTo: topAnchor), bar.widthAnchor.constraint(equalToConstant: 30),
          bar.leadingAnchor.constraint(equalTo: pile.trailingAnchor, constant: 4),
          bar.heightAnchor.constraint(equalToConstant: 5),
          tall.topAnchor.constraint(equalTo: pile.bottomAnchor), tall.widthAnchor.constraint(equalToConstant: 80),
          tall.leadingAnchor.constraint(equalTo: leadingAnchor),
          scroll.topAnchor.constraint(equalTo: tall.bottomAnchor), scroll.heightAnchor.constraint(equalToConstant: 40),
          scroll.leadingAnchor.constraint(equalTo: leadingAnchor), scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
          scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
          inner.topAnchor.constraint(equalTo: scroll.topAnchor), inner.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
          inner.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        ])
        addSubview(dot)
      }
      required init?(coder: NSCoder) { nil }
    """

  /// What is told of such a view that asks where it is while it is laid out.
  private func laidOut(_ body: String) throws -> (choices: [String], holes: [String]) {
    let source = """
      \(Self.panel)
        override func layoutSubviews() {
          super.layoutSubviews()
          \(body)
        }
      }
      """
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%2015", Array(source.utf8), contentType: "text/x-swift")
    let report = try answer.object()["source"] as? [String: Any] ?? [:]
    func keys(_ member: String) -> [String] {
      (report[member] as? [[String: Any]] ?? []).compactMap { $0["key"] as? String }
    }
    return (keys("choices"), keys("holes").filter { $0 != "Panel.text" })
  }

  /// Conditions on sizes and places that hang on a text that is not known are choices; those on others are none.
  @Test(arguments: [
    ("word.intrinsicContentSize.width", "intrinsicContentSize.width"),
    ("word.frame.width", "word.frame.width"), ("word.bounds.width", "word.frame.width"),
    ("word.frame.maxX", "word.frame.width"), ("pile.frame.width", "pile.frame.width"),
    ("bar.frame.minX", "bar.frame.x"), ("tall.frame.height", "tall.frame.height"),
    ("scroll.frame.minY", "scroll.frame.y"), ("scroll.contentSize.width", "contentSize.width"),
    (
      "word.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width",
      "systemLayoutSizeFitting.width"
    ),
    (
      "pile.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width",
      "systemLayoutSizeFitting.width"
    ),
    ("pile.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height", nil),
    ("word.frame.height", nil), ("word.frame.minX", nil), ("bar.frame.width", nil), ("tall.frame.width", nil),
    ("tall.frame.minY", nil), ("scroll.frame.width", nil), ("bounds.width", nil),
  ]) func conditionsOnSizesOfTexts(_ asked: String, _ choice: String?) throws {
    #expect(try laidOut("dot.isHidden = \(asked) > 100").choices == [choice].compactMap(\.self))
    let inBranch = try laidOut("if \(asked) > 100 { dot.isHidden = true }")
    #expect(inBranch.choices == [choice].compactMap(\.self))
  }

  /// What code puts beside such a view has no place that is known.
  @Test(arguments: [("word.frame.maxX", "word.frame.width"), ("bar.frame.width", nil)])
  func framesBesideTexts(_ asked: String, _ hole: String?) throws {
    let found = try laidOut("dot.frame = CGRect(x: \(asked) + 4, y: 0, width: 5, height: 5)")
    #expect(found.holes == [hole].compactMap(\.self))
  }

  private static func notes(_ made: String, _ more: String, _ list: String) -> String {
    """
    import UIKit
    enum SmallButton {
      static func make() -> UIButton {
        var small = UIButton.Configuration.plain()
        small.title = "More"; small.buttonSize = .small
        return UIButton(configuration: small)
      }
    }
    final class NoteCell: UITableViewCell {
      let chart = \(made)
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        chart.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(chart)
        NSLayoutConstraint.activate([
          chart.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
          chart.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
          chart.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          chart.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
        \(more)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Notes: UIViewController, UITableViewDataSource {
      let list = UITableView()
      override func viewDidLoad() {
        (list.frame, list.dataSource) = (view.bounds, self)
        \(list)
        view.addSubview(list)
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        NoteCell(style: .default, reuseIdentifier: nil)
      }
    }
    """
  }

  /// A row of a table is as high as what is in it makes it, unless something else says its height: a view of an unknown size counts for that.
  @Test(arguments: [
    ("ChartView()", "", "", true), ("SmallButton.make()", "", "", true),
    ("ChartView()", "chart.heightAnchor.constraint(equalToConstant: 30).isActive = true", "", false),
    ("SmallButton.make()", "chart.heightAnchor.constraint(equalToConstant: 30).isActive = true", "", false),
    (
      "SmallButton.make()", "contentView.heightAnchor.constraint(equalToConstant: 60).isActive = true", "",
      false
    ),
    ("ChartView()", "contentView.heightAnchor.constraint(equalToConstant: 60).isActive = true", "", false),
    ("ChartView()", "", "list.rowHeight = 50", false),
    ("SmallButton.make()", "", "list.rowHeight = 50", false),
  ]) func rowsThatSizeThemselves(_ made: String, _ more: String, _ list: String, _ isTold: Bool) throws {
    let source = Self.notes(made, more, list)
    func holes(_ type: String) throws -> [String] {
      let answer = Client().upload(
        "/v1/import?type=\(type)", Array(source.utf8), contentType: "text/x-swift")
      let document = (try answer.object()["documents"] as? [[String: Any]])?.first
      let holes = (document?["source"] as? [String: Any])?["holes"] as? [[String: Any]] ?? []
      return holes.compactMap { $0["key"] as? String }
    }
    #expect(try holes("Notes") == (isTold ? ["list/0/0/chart.intrinsicContentSize"] : []))
    let isTall = !list.isEmpty
    #expect(try holes("NoteCell") == (isTold || isTall ? ["chart.intrinsicContentSize"] : []))
  }
}
