import Foundation
import TestSupport
import Testing

/// What two people or more have measured of windows of 2026, or one and Apple: each fact with its voices (docs/windows.md).
@Suite struct WindowFactsTests {
  struct Fact: CustomTestStringConvertible, Sendable {
    let text: String
    let voices: [String]
    let endpoint: String
    let request: String
    /// JSON texts by pointers into the answer; null for what is not there.
    let expected: [String: String]

    var testDescription: String { text }
  }

  static let facts: [Fact] = {
    let rows =
      try? JSONSerialization.jsonObject(
        with: Data(try Repository.text("Tests/Fixtures/windows/facts.json").utf8)) as? [[String: Any]]
    return (rows ?? []).map { row in
      Fact(
        text: row["fact"] as? String ?? "", voices: row["voices"] as? [String] ?? [],
        endpoint: row["endpoint"] as? String ?? "/v1/resolve?exact=true", request: text(row["request"]),
        expected: (row["expect"] as? [String: Any] ?? [:]).mapValues { text($0) })
    }
  }()

  private static func text(_ value: Any?) -> String {
    let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys]
    let data = try? JSONSerialization.data(withJSONObject: value ?? NSNull(), options: options)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  @Test func eachHasTwoVoices() {
    #expect(Self.facts.count >= 30)
    for fact in Self.facts { #expect(Set(fact.voices).count >= 2, "\(fact.text)") }
  }

  @Test(arguments: facts) func holds(_ fact: Fact) throws {
    let answer = Client().post(fact.endpoint, fact.request)
    #expect(answer.status == 200, "\(answer.text)")
    let root = try answer.object()
    #expect(!fact.expected.isEmpty)
    for (pointer, value) in fact.expected {
      #expect(Self.text(self.value(at: pointer, in: root)) == value, "\(pointer) of \(fact.request)")
    }
  }

  /// Two voices have the outer display as the main screen, open or not, and the window on the other one.
  @Test func codeAsksForTheMainScreen() throws {
    let code = """
      import UIKit
      class Screens: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(UIView(frame: UIScreen.main.bounds))
          let beside = UIView()
          beside.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(beside)
          let guide = view.layoutGuide(for: .margins(cornerAdaptation: .horizontal))
          NSLayoutConstraint.activate([
            beside.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            beside.topAnchor.constraint(equalTo: view.topAnchor),
            beside.widthAnchor.constraint(equalToConstant: CGFloat(UIScreen.screens.count)),
            beside.heightAnchor.constraint(equalToConstant: 10)])
        }
      }
      """
    func frames(_ device: String) throws -> [[Double]] {
      let target = "/v1/resolve?device=\(device)&orientation=landscapeLeft&type=Screens"
      let answer = Client().post(target, code, contentType: "text/x-swift")
      #expect(answer.status == 200, "\(answer.text)")
      let views = try #require(try answer.object()["views"] as? [String: [String: Any]])
      var frames: [[Double]] = []
      for view in views.values where view["parent"] as? String == "view" {
        let frame = try #require(view["frame"] as? [String: Double])
        frames.append([frame["x"] ?? -1, frame["y"] ?? -1, frame["width"] ?? -1, frame["height"] ?? -1])
      }
      return frames.sorted { (a: [Double], b: [Double]) in a[2] < b[2] }
    }
    // 16 at an edge without safe area, and the margin of a root view so wide, 20.
    #expect(try frames("iphone-duo-inner") == [[36, 0, 2, 10], [0, 0, 466, 678]])
    #expect(try frames("iphone-duo-outer").last == [0, 0, 678, 466])
  }

  private func value(at pointer: String, in root: Any) -> Any? {
    var value: Any? = root
    for part in pointer.split(separator: "/") {
      let key = String(part).replacing("~1", with: "/")
      if let list = value as? [Any] {
        let index = Int(key) ?? list.count
        value = list.indices.contains(index) ? list[index] : nil
      } else {
        value = (value as? [String: Any])?[key]
      }
    }
    return value
  }
}
