import Foundation
import LayoutService
import TestSupport
import Testing

/// What the source of all screens does not tell (docs/swift.md), counted by hand.
@Suite struct SwiftHolesTests {
  /// `Config` is declared nowhere: its margin is in three statements of two classes. The title is in two of one.
  private static let source = """
    import UIKit
    final class Model { let title: String = Server.title }
    final class FirstView: UIView {
      private let a = UILabel(), b = UILabel()
      init(model: Model) {
        super.init(frame: .zero)
        for one in [a, b] { addSubview(one) }
        a.text = model.title
        b.text = model.title
        a.topAnchor.constraint(equalTo: topAnchor, constant: Config.current.margin).isActive = true
        b.topAnchor.constraint(equalTo: topAnchor, constant: Config.current.margin).isActive = true
        a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        b.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        a.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        b.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    final class SecondView: UIView {
      private let label = UILabel(), picture = UIImageView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        for one in [label, picture] { addSubview(one) }
        label.font = Style.font
        picture.image = Server.icon
        label.topAnchor.constraint(equalTo: topAnchor, constant: Config.current.margin).isActive = true
        label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        label.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        picture.topAnchor.constraint(equalTo: topAnchor).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    final class ThirdView: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(UILabel())
      }
      required init?(coder: NSCoder) { nil }
    }
    """

  private func post(_ query: [(String, String)], accept: String? = nil) -> Answer {
    let words = query.map { name, value in
      "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
    }
    return Client().upload(
      "/v1/import?\(words.joined(separator: "&"))", Array(Self.source.utf8), contentType: "text/x-swift",
      accept: accept)
  }

  private func table(_ query: [(String, String)] = []) throws -> [String: Any] {
    let answer = post([("holes", "true")] + query)
    #expect(answer.status == 200, "\(answer.text)")
    return try answer.object()
  }

  private func rows(_ table: [String: Any]) -> [[String: Any]] { table["holes"] as? [[String: Any]] ?? [] }

  @Test func whatBlocksMostStandsFirst() throws {
    let table = try table()
    #expect(table["documents"] == nil)
    let rows = rows(table)
    let first = try #require(rows.first)
    #expect(first["key"] as? String == "Config.current.margin" && first["kind"] as? String == "number")
    #expect(first["blocking"] as? Bool == true && first["sites"] as? Int == 3)
    #expect(first["screens"] as? [String] == ["FirstView", "SecondView"])
    #expect(first.at("place", "line") as? Int == 10)
    // The title of one class stands before the font and the image of another: two statements hang on it.
    #expect(rows.dropFirst().allSatisfy { $0["blocking"] as? Bool == false })
    #expect(rows[1]["sites"] as? Int == 2 && rows[1]["kind"] as? String == "text", "\(rows)")
    #expect(Set(rows.dropFirst(2).compactMap { $0["kind"] as? String }) == ["font", "image"])
    #expect(
      table["screens"] as? [String: Int] == ["clean": 1, "near": 0, "partial": 2, "refused": 0], "\(table)")
    let missing = try #require(table["missing"] as? [[String: Any]])
    #expect(missing.first?["name"] as? String == "Config" && missing.first?["screens"] as? Int == 2)
  }

  /// Every example is a value that its key takes: nothing is left.
  @Test func theExamplesAreFills() throws {
    let fills = rows(try table()).compactMap { $0["fill"] as? String }
    #expect(fills.count == 4)
    let filled = try table(fills.map { ("fill", $0) })
    #expect(rows(filled).isEmpty, "\(filled)")
    #expect(filled["screens"] as? [String: Int] == ["clean": 3, "near": 0, "partial": 0, "refused": 0])
  }

  @Test func itIsATextForPeople() throws {
    let answer = post([("holes", "true")], accept: "text/plain")
    let lines = answer.text.split(separator: "\n")
    #expect(
      lines[1].hasPrefix("  3 sites, 2 screens  number  Config.current.margin  Screen.swift:10:"), "\(lines)")
    #expect(lines[1].hasSuffix("--fill 'Config.current.margin=16'"))
    #expect(lines.last == "3 screens: 1 clean, 2 partial")
    #expect(answer.text.contains("  2 screens  Config  3 uses\n"))
    // As text an import is this table, whatever is asked for.
    #expect(post([], accept: "text/plain").text == answer.text)
    #expect(try post([]).object()["documents"] != nil)
  }

  @Test func oneClassHasATableOfItsOwn() throws {
    let table = try table([("type", "ThirdView")])
    #expect(rows(table).isEmpty)
    #expect(table["screens"] as? [String: Int] == ["clean": 1, "near": 0, "partial": 0, "refused": 0])
  }

  /// The size of a view whose class is in no file is no value of the source.
  @Test func whatHangsOnNoValueHasNoExample() throws {
    let source = """
      import UIKit
      class Panel: UIView {
        let chart = ChartView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          chart.translatesAutoresizingMaskIntoConstraints = false
          addSubview(chart)
          chart.topAnchor.constraint(equalTo: topAnchor).isActive = true
          chart.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let answer = Client().upload("/v1/import?holes=true", Array(source.utf8), contentType: "text/x-swift")
    let row = try #require(rows(try answer.object()).first, "\(answer.text)")
    #expect(row["key"] as? String == "chart.intrinsicContentSize" && row["fill"] == nil)
  }

  /// What is not read at all is told, and what is refused counts.
  @Test func nothingIsLeftOut() throws {
    let deep = "let a = " + String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000)
    let panel = """
      import UIKit
      class Panel: UIView {
        let label = UILabel(), chart = Charts.make()
        override init(frame: CGRect) {
          super.init(frame: frame)
          chart.embed(label)
          chart.addSubview(label)
          addSubview(label)
          label.topAnchor.constraint(equalTo: chart.bottomAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let files = [("App/Panel.swift", panel), ("App/Deep.swift", deep)].map {
      (path: $0, bytes: Array($1.utf8))
    }
    for accept in ["application/json", "text/plain"] {
      let answer = Client().upload(
        "/v1/import?holes=true", storedZip(files), contentType: "application/zip", accept: accept)
      #expect(answer.text.contains("App/Deep.swift"), "\(answer.text)")
      #expect(answer.text.contains("1 refused") || answer.text.contains(#""refused":1"#), "\(answer.text)")
    }
  }
}
