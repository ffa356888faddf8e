import Foundation
import LayoutService
import TestSupport
import Testing

/// Scenes that show the controllers of other scenes, with the code of all of them.
@Suite struct ScenesInScenesTests {
  /// A scene of a label, and what its controller has besides.
  private static func scene(_ name: String, _ views: String = "", _ more: String = "") -> String {
    """
    <scene sceneID="s-\(name)"><objects>
      <viewController storyboardIdentifier="\(name)" id="\(name)" customClass="\(name)Screen">
        <view key="view" id="\(name)-view"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews><label text="file" id="\(name)-label"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/></label>\(views)</subviews>
        </view>
        <connections><outlet property="label" destination="\(name)-label" id="o-\(name)"/>\(more)</connections>
      </viewController>
    </objects></scene>
    """
  }

  private static func storyboard(_ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="Outer">
      <device id="retina4_7" orientation="portrait"/><scenes>\(scenes)</scenes>
    </document>
    """
  }

  private static func code(_ name: String, _ body: String) -> String {
    """
    class \(name)Screen: UIViewController {
      @IBOutlet var label: UILabel!
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "code of \(name)"
        let added = UIView()
        added.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(added)
    \(body)
      }
    }

    """
  }

  private static let size = """
    added.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width / 3).isActive = true
    """

  private func documents(_ scenes: String, _ code: String) throws -> [[String: Any]] {
    let archive = storedZip([
      ("Main.storyboard", Array(Self.storyboard(scenes).utf8)),
      ("Code.swift", Array(("import UIKit\n" + code).utf8)),
    ])
    let answer = Client().upload("/v1/import", archive, contentType: "application/zip")
    return try #require(try answer.object()["documents"] as? [[String: Any]], "\(answer.text.prefix(2000))")
  }

  private func text(of document: [String: Any]) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: document, options: [.sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }

  private static let embedding = scene(
    "Outer",
    """
    <containerView id="box"><rect key="frame" x="0.0" y="50" width="300" height="300"/>
      <connections><segue destination="Inner" kind="embed" id="e1"/></connections></containerView>
    """)

  /// A controller and the one that it embeds run their code in one document, whatever the order of their classes. Each has a view that it calls
  /// `added`, a third of the 375 points of the storyboard's device wide.
  @Test(arguments: [["Outer", "Inner"], ["Inner", "Outer"]]) func aSceneRunsTheCodeOfAllThatItShows(
    _ names: [String]
  ) throws {
    let code = names.map { Self.code($0, Self.size) }.joined()
    let documents = try documents(Self.embedding + Self.scene("Inner"), code)
    #expect(documents.count == 1)
    let text = try text(of: documents[0])
    #expect(text.contains("code of Outer") && text.contains("code of Inner"), "\(text)")
    let document = try #require(documents[0]["document"] as? [String: Any])
    let constraints = try #require(document["constraints"] as? [[String: Any]])
    #expect(Set(constraints.compactMap { $0["firstItem"] as? String }) == ["added", "added2"])
    #expect(constraints.compactMap { $0["constant"] as? Double } == [125, 125])
    let source = try #require(documents[0]["source"] as? [String: Any])
    #expect(source["status"] as? String == "clean")
    #expect((source["sites"] as? [String: Any])?["ran"] as? Int == 6, "\(source)")
    let places = (document["sources"] as? [[String: Any]] ?? []).compactMap { $0["places"] as? [String: Any] }
    #expect(
      places.contains { $0["/constraints/0"] != nil && $0["/constraints/1"] != nil && $0["added2"] != nil })
  }

  /// What is not understood of a controller that a scene embeds is told there, and the rest is run: what was understood of it is shown,
  /// unless that is less than half of what lays out.
  @Test(arguments: [
    ("Unknown.a(added); Unknown.b(added); Unknown.c(added)", true),
    ("Unknown.a(added).isActive = true\nUnknown.b(added).isActive = true", false),
  ])
  func aPartIsToldThatIsNotUnderstood(_ lines: String, _ isShown: Bool) throws {
    let code = Self.code("Outer", Self.size) + Self.code("Inner", lines)
    let documents = try documents(Self.embedding + Self.scene("Inner"), code)
    let text = try text(of: documents[0])
    #expect(text.contains("code of Outer") && text.contains("code of Inner") == isShown)
    let source = try #require(documents[0]["source"] as? [String: Any])
    #expect(source["status"] as? String == "partial" && source["holes"] != nil, "\(source)")
  }

  /// A screen that stands before the one that presents it has its own code, and that of the presenter below it.
  @Test func aPresenterRunsInItsOwnSceneAndBelow() throws {
    let scenes =
      Self.scene("Next")
      + Self.scene(
        "Outer", "",
        #"<segue destination="Next" kind="presentation" modalPresentationStyle="pageSheet" id="p1"/>"#)
    let documents = try documents(scenes, Self.code("Outer", Self.size) + Self.code("Next", Self.size))
    #expect(documents.count == 2 && documents.allSatisfy { $0["source"] != nil })
    for one in documents {
      let (text, isNext) = (try text(of: one), one["scene"] as? String == "Next")
      #expect(text.contains("code of Outer") && text.contains("code of Next") == isNext, "\(text)")
    }
  }

  /// `storyboard` is the one that has the controller.
  @Test func aSceneKnowsItsStoryboard() throws {
    let body = """
      let next = storyboard!.instantiateViewController(withIdentifier: "Inner") as! InnerScreen
      next.loadViewIfNeeded()
      label.text = (next.label.text ?? "") + " of " + (self.storyboard?.name ?? "")
      """
    let documents = try documents(
      Self.scene("Outer") + Self.scene("Inner"), Self.code("Outer", body) + Self.code("Inner", ""))
    let outer = try #require(documents.first { $0["scene"] as? String == "Outer" })
    let text = try text(of: outer)
    #expect(text.contains("code of Inner of Main"), "\(text)")
  }

  /// What code gives to a container that a view of a file holds is not in the document, which is told.
  @Test(arguments: [true, false]) func whatCodeGivesToEmbeddedContainersIsTold(_ isGiven: Bool) throws {
    let pages = """
      <scene sceneID="s-Inner"><objects>
        <pageViewController transitionStyle="scroll" navigationOrientation="horizontal" id="Inner"
          customClass="InnerScreen" sceneMemberID="viewController"/>
      </objects></scene>
      """
    let code = """
      class OuterScreen: UIViewController {}
      class InnerScreen: UIPageViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(isGiven ? "setViewControllers([Page()], direction: .forward, animated: false)" : "")
        }
      }
      class Page: UIViewController {}
      """
    let documents = try documents(Self.embedding + pages, code)
    let source = documents.first { $0["scene"] as? String == "Outer" }?["source"] as? [String: Any]
    let holes = source?["holes"] as? [[String: Any]] ?? []
    #expect(holes.compactMap { $0["key"] as? String } == (isGiven ? ["InnerScreen.viewControllers"] : []))
  }

  /// The controller that embeds another one prepares it before that loads its view.
  @Test func anEmbeddedSceneIsPrepared() throws {
    let code = """
      class OuterScreen: UIViewController {
        let word = "prepared"
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "embedded", let inner = segue.destination as? InnerScreen { inner.word = word }
        }
      }
      class InnerScreen: UIViewController {
        @IBOutlet var label: UILabel!
        var word = "plain"
        override func viewDidLoad() { super.viewDidLoad(); label.text = word }
      }
      """
    let scenes = Self.embedding.replacing(#"kind="embed""#, with: #"kind="embed" identifier="embedded""#)
    let documents = try documents(scenes + Self.scene("Inner"), code)
    let text = try text(of: documents[0])
    #expect(text.contains(#""text":"prepared""#), "\(text)")
  }
}
