import Foundation
import TestSupport
import Testing

/// What stands by its autoresizing mask in rows, above rows and behind them, on a phone of 393 points. UIKit makes a row 320 by 44, and a
/// header as its code does, and resizes both.
@Suite struct CellMaskTests {
  private func table(_ row: String, _ members: String = "", loading: String = "") -> String {
    """
    class Screen: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.rowHeight = 70
        tableView.register(Row.self, forCellReuseIdentifier: "row")
        \(loading)
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      }
      \(members)
    }
    class Row: UITableViewCell {
      let plate = UIView(), badge = UIView(), line = UIView()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        \(row)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Banner: UIView {
      let box = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        box.frame = bounds
        box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(box)
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  /// 320 - 270 - 40 = 10 remain behind the badge, and 44 - 40 = 4 below the line, which is in the row itself.
  @Test func rowsGrowFromTheSizeThatTheyAreMadeWith() throws {
    let found = try framesOnPhone(
      table(
        """
        plate.frame = contentView.bounds
        plate.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(plate)
        badge.frame = CGRect(x: 270, y: 10, width: 40, height: 20)
        badge.autoresizingMask = .flexibleLeftMargin
        contentView.addSubview(badge)
        line.frame = CGRect(x: 0, y: 38, width: 320, height: 2)
        line.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        addSubview(line)
        """))
    #expect(found["view/0/0/plate"] == [0, 0, 393, 70])
    #expect(found["view/0/0/badge"] == [343, 10, 40, 20])
    #expect(found["view/0/0/line"] == [0, 64, 393, 2])
  }

  /// A view above the rows of a section is made without a size.
  @Test func headersGrowFromNothing() throws {
    let found = try framesOnPhone(
      table(
        "",
        """
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { Banner() }
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
        """))
    #expect(found["view/0/header"]?.suffix(2) == [393, 40])
    #expect(found["view/0/header/box"] == [0, 0, 393, 40])
  }

  /// What is as wide as the view above all rows when that gets its height is as wide as the table then.
  @Test func viewsAboveAllRowsGrow() throws {
    let found = try framesOnPhone(
      table("", "let top = Banner()", loading: "top.frame.size.height = 60; tableView.tableHeaderView = top"))
    #expect(found["top"] == [0, 0, 393, 60])
    #expect(found["top/box"] == [0, 0, 393, 60], "\(found.keys)")
  }

  /// A background is as large as its row, and stands beside the content, whose place in the row it does not change.
  @Test func backgroundsFillTheirRows() throws {
    let found = try framesOnPhone(
      table(
        """
        let back = UIView(), strip = UIView()
        strip.translatesAutoresizingMaskIntoConstraints = false
        back.addSubview(strip)
        NSLayoutConstraint.activate([
          strip.leadingAnchor.constraint(equalTo: back.leadingAnchor, constant: 12),
          strip.trailingAnchor.constraint(equalTo: back.trailingAnchor),
          strip.topAnchor.constraint(equalTo: back.topAnchor), strip.heightAnchor.constraint(equalToConstant: 9),
        ])
        backgroundView = back
        plate.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        contentView.addSubview(plate)
        """))
    #expect(found["view/0/0/back"] == [0, 0, 393, 70])
    #expect(found["view/0/0/strip"] == [12, 0, 381, 9])
    #expect(found["view/0/0/plate"] == [0, 0, 8, 8])
  }
}
