import Foundation
import TestSupport
import Testing

/// What a scene is given by the segue that leads to it, and which navigation controller it has.
@Suite struct SegueTests {
  private static func scene(_ name: String, _ more: String = "") -> String {
    """
    <scene sceneID="s-\(name)"><objects><viewController id="\(name)" customClass="\(name)">
      <view key="view" id="\(name)-view"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews><label text="\(name)" id="\(name)-label"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/></label></subviews>
      </view>
      <connections><outlet property="label" destination="\(name)-label" id="o-\(name)"/>\(more)</connections>
    </viewController></objects></scene>
    """
  }

  private static func stack(_ id: String, _ root: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects><navigationController id="\(id)" customClass="Stack"><navigationBar key="navigationBar" id="\(id)-bar"/>
      <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="r-\(id)"/></connections>
    </navigationController></objects></scene>
    """
  }

  private static func segue(_ destination: String, _ kind: String, _ id: String) -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" identifier=\"to\(destination)\" id=\"\(id)\"/>"
  }

  /// The text of the label of a scene.
  private func text(_ scene: String, _ scenes: String, initial: String, _ code: String) throws -> String {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
        <device id="retina4_7" orientation="portrait"/><scenes>\(scenes)</scenes>
      </document>
      """
    let files = [("Main.storyboard", storyboard), ("Code.swift", "import UIKit\n" + code)]
    let answer = Client().upload(
      "/v1/import", storedZip(files.map { ($0.0, Array($0.1.utf8)) }), contentType: "application/zip")
    let documents = try #require(try answer.object()["documents"] as? [[String: Any]])
    let document = try #require(
      documents.first { $0["scene"] as? String == scene }, "\(answer.text.prefix(999))")
    return try #require(text("\(scene)-label", document["document"]))
  }

  private func text(_ id: String, _ value: Any?) -> String? {
    if let array = value as? [Any] { return array.lazy.compactMap { text(id, $0) }.first }
    guard let object = value as? [String: Any] else { return nil }
    if object["id"] as? String == id { return object["text"] as? String }
    return object.values.lazy.compactMap { text(id, $0) }.first
  }

  private static func code(_ prepare: String, _ shown: String = "label.text = word") -> String {
    """
    class First: UIViewController {
      @IBOutlet var label: UILabel!
      var names: [String]!
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = navigationController == nil ? "alone" : "stacked"
      }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        \(prepare)
      }
    }
    class Second: UIViewController {
      @IBOutlet var label: UILabel!
      var word = "usual"
      override func viewDidLoad() { super.viewDidLoad(); \(shown) }
    }
    class Stack: UINavigationController { let word = "stack" }
    """
  }

  private static let given = """
    guard segue.identifier == "toSecond", let second = segue.destination as? Second else { return }
    second.word = "given"
    """

  /// A scene gets what the controller that shows it says before its view is loaded, pushed or presented.
  @Test func scenesGetWhatIsPrepared() throws {
    let show = Self.scene("First", Self.segue("Second", "show", "a")) + Self.scene("Second")
    #expect(try text("Second", show, initial: "First", Self.code(Self.given)) == "given")
    let pushed = Self.stack("Stack", "First") + show
    #expect(try text("Second", pushed, initial: "Stack", Self.code(Self.given)) == "given")
    let modal =
      Self.scene("First", Self.segue("Stack", "presentation", "a")) + Self.stack("Stack", "Second")
      + Self.scene("Second")
    let top = """
      ((segue.destination as? UINavigationController)?.topViewController as? Second)?.word = "of the top"
      """
    #expect(try text("Second", modal, initial: "First", Self.code(top)) == "of the top")
  }

  /// What is not known of it, what is not understood, and where several ways lead there, is left as it is.
  @Test func othersAreLeft() throws {
    let show = Self.scene("First", Self.segue("Second", "show", "a")) + Self.scene("Second")
    let unknown = "(segue.destination as? Second)?.word = names[3]"
    #expect(try text("Second", show, initial: "First", Self.code(unknown)) == "usual")
    let failing = Self.given + "\nnobodyKnows(second)\nlayOutNobodyKnows().frame = .zero"
    #expect(["usual", "given"].contains(try text("Second", show, initial: "First", Self.code(failing))))
    let two =
      Self.scene("First", Self.segue("Second", "show", "a") + Self.segue("Second", "show", "b"))
      + Self.scene("Second")
    #expect(try text("Second", two, initial: "First", Self.code(Self.given)) == "usual")
  }

  /// The first scene of an app, and what it presents, have the navigation controller of the storyboard or none.
  @Test func navigationControllersOfScenes() throws {
    let asked = Self.code(
      "",
      "label.text = (navigationController as? Stack)?.word ?? (navigationController == nil ? \"alone\" : \"other\")"
    )
    let show = Self.scene("First", Self.segue("Second", "presentation", "a")) + Self.scene("Second")
    #expect(try text("First", show, initial: "First", asked) == "alone")
    #expect(try text("Second", show, initial: "First", asked) == "alone")
    let pushed =
      Self.stack("Stack", "First") + Self.scene("First", Self.segue("Second", "show", "a"))
      + Self.scene("Second")
    #expect(try text("First", pushed, initial: "Stack", asked) == "stacked")
    #expect(try text("Second", pushed, initial: "Stack", asked) == "stack")
    // What only code shows is in none in its document.
    let loose = show + Self.scene("Third")
    let third = asked + "\nclass Third: First {}"
    #expect(try text("Third", loose, initial: "First", third) == "alone")
  }
}
