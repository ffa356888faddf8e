import Foundation
import LayoutService
import TestSupport
import Testing

/// Code that asks how large its window is says something else in each window of a sweep.
@Suite struct SwiftSweepTests {
  private func screen(_ code: String) -> String {
    """
    import UIKit
    class AnyViewController: UIViewController {
      let go = UIButton(type: .custom)
      override func viewDidLoad() {
        super.viewDidLoad()
        go.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(go)
        go.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
        go.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 100).isActive = true
        go.heightAnchor.constraint(equalToConstant: 50).isActive = true
    \(code)
      }
    }
    """
  }

  private func file(_ answer: Answer) throws -> [String: Any] {
    #expect(answer.status == 200, "\(answer.text.prefix(2000))")
    return try #require((try answer.object()["files"] as? [[String: Any]])?.first)
  }

  private func sweep(_ code: String, widths: String = "320...1024", only rule: String) throws -> [String: Any]
  {
    let query = "device=ipad-air-2&width=\(widths)&only=\(rule)"
    return try file(
      Client().upload("/v1/sweep?\(query)", Array(screen(code).utf8), contentType: "text/x-swift"))
  }

  /// Pairs of ends of each finding.
  private func sizes(_ file: [String: Any]) throws -> [[[Double]]] {
    try #require(file["findings"] as? [[String: Any]]).map { finding in
      try #require(finding["sizes"] as? [[String: Any]]).map {
        [try #require($0["from"] as? NSNumber).doubleValue, try #require($0["to"] as? NSNumber).doubleValue]
      }
    }
  }

  /// 24 points in windows wider than 500, which are hard to hit.
  @Test func aClassThatComparesTheWidth() throws {
    let file = try sweep(
      "go.widthAnchor.constraint(equalToConstant: view.bounds.width > 500 ? 24 : 60).isActive = true",
      only: "smallTouchTarget")
    #expect(try sizes(file) == [[[500.5, 1024]]])
    let layout = try #require((file["layouts"] as? [[String: Any]])?.first)
    let jumps = try #require((layout["sweep"] as? [String: Any])?["jumps"] as? [[String: Any]])
    #expect(
      jumps.count == 1 && jumps.first?["at"] as? Double == 500.5 && jumps.first?["view"] as? String == "go")
  }

  /// A sixteenth of the width, whose edge at 127.75 is drawn at 128 from 444 on and makes it 28 points wide, which are enough, and a second
  /// button from 600 on, which has 20 points.
  @Test func viewsThatOnlySomeWindowsHave() throws {
    let code = """
      go.widthAnchor.constraint(equalToConstant: view.bounds.width / 16).isActive = true
      if view.bounds.width >= 600 {
        let more = UIButton(frame: CGRect(x: 10, y: 400, width: 20, height: 20))
        view.addSubview(more)
      }
      """
    let file = try sweep(code, widths: "430...620", only: "smallTouchTarget")
    let found = try sizes(file)
    #expect(found.count == 2)
    #expect(found.contains([[600, 620]]), "\(found)")
    #expect(found.contains([[430, 443.5]]), "\(found)")
    let elements = try #require(file["findings"] as? [[String: Any]]).flatMap {
      $0["elements"] as? [[String: Any]] ?? []
    }
    #expect(
      elements.allSatisfy { $0["line"] != nil && ($0["type"] as? String)?.contains("utton") == true },
      "\(elements)")
  }

  /// A contradiction is the same in all windows, though it has the width of the window in it.
  @Test func numbersMakeNoOtherFinding() throws {
    let code = """
      go.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      go.widthAnchor.constraint(equalToConstant: view.bounds.width).isActive = true
      """
    let file = try sweep(code, only: "unsatisfiableConstraints")
    #expect(try sizes(file) == [[[320, 1024]]])
    let layout = try #require((file["layouts"] as? [[String: Any]])?.first)
    #expect(try #require((layout["sweep"] as? [String: Any])?["solved"] as? Int) < 150)
  }

  /// A scene of a storyboard, to which code adds something in compact windows: iPads are regular from 640 on here.
  @Test func aSceneWithItsClass() throws {
    let source = """
      import UIKit
      class PeopleViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          if traitCollection.horizontalSizeClass == .compact {
            view.addSubview(UIButton(frame: CGRect(x: 10, y: 400, width: 20, height: 20)))
          }
        }
      }
      """
    let storyboard = [UInt8](try Repository.fixture("Swift/Nibs/People.storyboard"))
    let archive = storedZip([("App/Main.storyboard", storyboard), ("App/People.swift", Array(source.utf8))])
    let query = "device=ipad-air-2&width=320...1024&only=smallTouchTarget"
    let file = try file(Client().upload("/v1/sweep?\(query)", archive, contentType: "application/zip"))
    #expect(try sizes(file) == [[[320, 639.5]]])
  }
}
