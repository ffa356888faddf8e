import Foundation
import TestSupport
import Testing

/// Rows of a list that lie below what is seen of it, on a phone of 393 × 852 points.
@Suite struct UnseenRowTests {
  private static let list = """
    import UIKit
    class Screen: UITableViewController {
      let mark = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 100
        tableView.register(Row.self, forCellReuseIdentifier: "row")
        view.addSubview(mark)
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        mark.frame = tableView.rectForRow(at: IndexPath(row: 12, section: 0))
        mark.isHidden = tableView.cellForRow(at: IndexPath(row: 12, section: 0)) == nil
        mark.frame.size.height = tableView.cellForRow(at: IndexPath(row: 1, section: 0)) == nil ? 1 : 2
      }
    }
    class Row: UITableViewCell {
      let bar = UIView()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(bar)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = contentView.bounds.insetBy(dx: 10, dy: 20)
      }
    }
    """

  private func layout() throws -> [String: Any] {
    let answer = Client().upload(
      "/v1/resolve?type=Screen&device=iPhone%2015&show=elements", Array(Self.list.utf8),
      contentType: "text/x-swift")
    #expect(answer.status == 200, "\(answer.text.prefix(1000))")
    let layout = try answer.object()
    #expect((layout["source"] as? [String: Any])?["status"] as? String == "clean")
    return layout
  }

  /// Whoever scrolls sees each row as its class lays it out, as wide as the list.
  @Test(arguments: [0, 8, 9, 19]) func unseenRowsAreLaidOut(row: Int) throws {
    let bar = try layout().rect("views", "view/0/\(row)/bar", "frame")
    #expect(bar == [10, 20, 373, 60])
  }

  /// A list knows where a row is that is not seen, and has no cell for it.
  @Test func unseenRowsHaveNoCells() throws {
    let mark = try #require((try layout()["views"] as? [String: Any])?["mark"] as? [String: Any])
    #expect(mark.rect("frame") == [0, 1200, 393, 2])
    #expect(mark["hidden"] as? Bool == true, "\(mark)")
  }
}
