import Foundation
import LayoutService
import TestSupport
import Testing

/// Scenes of storyboards in a folder with the code of their classes.
@Suite struct SceneCodeTests {
  private func post(_ target: String, _ source: String) throws -> Answer {
    let storyboard = [UInt8](try Repository.fixture("Swift/Nibs/People.storyboard"))
    let archive = storedZip([("App/Main.storyboard", storyboard), ("App/People.swift", Array(source.utf8))])
    return Client().upload(target, archive, contentType: "application/zip")
  }

  private func code() throws -> String {
    String(decoding: try Repository.fixture("Swift/Nibs/People.swift"), as: UTF8.self)
  }

  /// A row is a label of 20.333 points with 20 above and below and a separator; a badge of 8 is 8 from the end of 393 points.
  @Test func aSceneRunsItsClass() throws {
    let answer = try post("/v1/resolve?device=iPhone%2015", try code())
    #expect(answer.status == 200, "\(answer.text.prefix(2000))")
    let layout = try answer.object()
    #expect(layout["scene"] as? String == "vc-1-aa")
    let views = try #require(layout["views"] as? [String: [String: Any]])
    let names = views.filter { $0.key.hasPrefix("la-1-aa") }.sorted { $0.key < $1.key }
    #expect(names.map(\.key) == ["la-1-aa2", "la-1-aa3", "la-1-aa4"], "\(views.keys.sorted())")
    #expect(layout.rect("views", "ce-1-aa2/badge", "frame")?.first == 377)
    #expect((layout["source"] as? [String: Any])?["status"] as? String == "clean")
  }

  /// What is not understood for the most part leaves the scene as its file says.
  @Test func aSceneWithoutItsClass() throws {
    let source = """
      import UIKit
      class PeopleViewController: UIViewController {
        override func viewDidLoad() { Unknown.decorate(view) }
      }
      """
    let answer = try post("/v1/resolve?device=iPhone%2015", source)
    #expect(answer.status == 200, "\(answer.text.prefix(2000))")
    let layout = try answer.object()
    #expect(layout["source"] == nil && layout.rect("views", "ta-1-aa", "frame") == [0, 59, 393, 793])
    #expect((layout["views"] as? [String: Any])?["la-1-aa"] != nil)
  }

  /// What a class asks of its surroundings makes a scene of its own for each.
  @Test func aSceneForEachDevice() throws {
    let source = """
      import UIKit
      class PeopleViewController: UIViewController {
        @IBOutlet weak var tableView: UITableView!
        override func viewDidLoad() {
          tableView.isHidden = traitCollection.horizontalSizeClass == .regular
        }
      }
      """
    let query = "device=iPad%20Air&device=iPhone%2015"
    let answer = try post("/v1/resolve?\(query)", source)
    let results = try #require(
      try answer.object()["results"] as? [[String: Any]], "\(answer.text.prefix(1000))")
    let hidden = results.map { result in
      ((result["views"] as? [String: Any])?["ta-1-aa"] as? [String: Any])?["hidden"] as? Bool ?? false
    }
    #expect(hidden == [true, false], "\(answer.text.prefix(3000))")
  }
}
