import Foundation
import TestSupport
import Testing

/// Classes that files of Interface Builder draw: which of several they mean, what is around them, and what is theirs.
@Suite struct DrawnClassTests {
  private static func storyboard(_ scenes: String, initial: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(initial)>
      <device id="retina4_7" orientation="portrait"/><scenes>\(scenes)</scenes>
    </document>
    """
  }

  private static func scene(_ id: String, _ type: String, _ subviews: String = "", _ more: String = "")
    -> String
  {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" customClass="\(type)">
      <view key="view" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews><label text="drawn" id="\(id)-label"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/></label>\(subviews)</subviews>
      </view>
      <connections><outlet property="label" destination="\(id)-label" id="o-\(id)"/>\(more)</connections>
    </viewController></objects></scene>
    """
  }

  private func documents(
    _ files: [(String, String)], _ query: String = "", status: Int = 200
  ) throws -> [[String: Any]] {
    let answer = Client().upload(
      "/v1/import?\(query)", storedZip(files.map { ($0.0, Array($0.1.utf8)) }), contentType: "application/zip"
    )
    #expect(answer.status == status, "\(answer.text.prefix(2000))")
    return try answer.object()["documents"] as? [[String: Any]] ?? []
  }

  private func source(_ document: [String: Any]?) -> [String: Any] {
    document?["source"] as? [String: Any] ?? [:]
  }

  private func keys(_ member: String, _ document: [String: Any]?) -> [String] {
    (source(document)[member] as? [[String: Any]] ?? []).compactMap { $0["key"] as? String }
  }

  /// The object of an id, wherever it is.
  private func object(_ id: String, in value: Any?) -> [String: Any]? {
    if let array = value as? [Any] { return array.lazy.compactMap { object(id, in: $0) }.first }
    guard let found = value as? [String: Any] else { return nil }
    return found["id"] as? String == id ? found : found.values.lazy.compactMap { object(id, in: $0) }.first
  }

  // MARK: Around it

  /// Nothing is around the scene in its document, so that code finds nothing: whether it is put into a navigation controller is told where
  /// code asks, unless the app begins with the scene.
  @Test(arguments: [("", ["PaneController.navigationController"]), (#"initialViewController="pane""#, [])])
  func sceneInNoNavigationController(initial: String, choices: [String]) throws {
    let code = """
      import UIKit
      class PaneController: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Pane"
          if let bar = navigationController?.navigationBar { label.text = "bar"; bar.isTranslucent = false }
          label.numberOfLines = navigationController == nil ? 7 : 9
          label.isHidden = parent != nil
        }
      }
      """
    let info = """
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Pane</string></dict></plist>
      """
    let files = [
      ("Pane.storyboard", Self.storyboard(Self.scene("pane", "PaneController"), initial: initial)),
      ("A.swift", code),
      ("Info.plist", initial.isEmpty ? "" : info),
    ]
    let document = try documents(files.filter { !$0.1.isEmpty }).first
    let label = object("pane-label", in: document)
    #expect(
      label?["text"] as? String == "drawn" && label?["numberOfLines"] as? Int == 7, "\(document ?? [:])")
    #expect(label?["hidden"] == nil)
    #expect(Set(keys("choices", document)) == Set(choices))
    #expect(source(document)["status"] as? String == "clean")
  }

  /// Who leads to a scene says how it is presented, or it says that itself.
  @Test(arguments: [
    ("segue.destination.modalPresentationStyle = .fullScreen", "", "fullScreen"), ("", "", nil),
    (
      "", "required init?(coder: NSCoder) { super.init(coder: coder); modalPresentationStyle = .formSheet }",
      "formSheet"
    ),
  ])
  func stylesOfPresentations(prepare: String, members: String, style: String?) throws {
    let code = """
      import UIKit
      class First: UIViewController {
        @IBOutlet var label: UILabel!
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(prepare) }
      }
      class Second: UIViewController {
        @IBOutlet var label: UILabel!
        \(members)
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(UILabel()) }
      }
      """
    let segue = #"<segue destination="two" kind="presentation" identifier="show" id="g"/>"#
    let scenes = Self.scene("one", "First", "", segue) + Self.scene("two", "Second")
    let found = try documents([
      ("Main.storyboard", Self.storyboard(scenes, initial: #"initialViewController="one""#)),
      ("A.swift", code),
    ])
    let second = object("two", in: found.first { $0["scene"] as? String == "two" }?["document"])
    #expect(second?["modalPresentationStyle"] as? String == style, "\(found)")
  }

  /// A controller may refuse what its view would hold: that is not shown then, and given nothing.
  @Test(arguments: [("sender is String", false), ("identifier == \"inner\"", true)])
  func embeddedControllersMayBeRefused(condition: String, isShown: Bool) throws {
    let code = """
      import UIKit
      class Outer: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(UILabel()) }
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { \(condition) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { (segue.destination as? Inner)?.word = "given" }
      }
      class Inner: UIViewController {
        @IBOutlet var label: UILabel!
        var word = "none"
        override func viewDidLoad() { super.viewDidLoad(); label.text = word }
      }
      """
    let container = """
      <containerView id="box"><rect key="frame" x="0" y="100" width="375" height="200"/>
      <connections><segue destination="inner" kind="embed" identifier="inner" id="seg"/></connections></containerView>
      """
    let scenes = Self.scene("outer", "Outer", container) + Self.scene("inner", "Inner")
    let found = try documents([
      ("Main.storyboard", Self.storyboard(scenes, initial: #"initialViewController="outer""#)),
      ("A.swift", code),
    ])
    let outer = found.first { $0["scene"] as? String == "outer" }
    #expect(object("box", in: outer) != nil, "\(found)")
    #expect(object("inner-label", in: outer)?["text"] as? String == (isShown ? "given" : nil), "\(found)")
    #expect(source(outer)["status"] as? String == "clean")
  }

  // MARK: Which it is

  /// One of two classes of a name runs: that of the module that the file says, or else the first of those that lie as near.
  @Test(arguments: [("Shop", "shop"), ("Extra", "extra"), ("Nobody", "extra")])
  func oneOfTwoClassesRuns(module: String, text: String) throws {
    func code(_ name: String) -> String {
      """
      import UIKit
      class PaneController: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "\(name)"
          let mark = UIView()
          mark.accessibilityIdentifier = "\(name)-mark"
          view.addSubview(mark)
        }
      }
      """
    }
    let scene = Self.scene("pane", "PaneController").replacing(
      #"customClass="PaneController""#, with: #"customClass="PaneController" customModule="\#(module)""#)
    let found = try documents([
      ("Shared/Pane.storyboard", Self.storyboard(scene)), ("Shop/A.swift", code("shop")),
      ("Extra/A.swift", code("extra")),
    ])
    #expect(object("pane-label", in: found)?["text"] as? String == text, "\(found)")
    let marks = ["shop", "extra"].filter { "\(found)".contains("\($0)-mark") }
    #expect(marks == [text])
  }

  /// Who asks for a class by its name gets what its file draws, whether or not its code lays anything out.
  @Test func classesByTheirNames() throws {
    let code = """
      import UIKit
      class PaneController: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() { super.viewDidLoad(); label.text = "Hello" }
      }
      class PlainCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          textLabel?.text = "Plain"
        }
        required init?(coder: NSCoder) { nil }
      }
      class EmptyCell: UITableViewCell {}
      """
    let files = [
      ("Pane.storyboard", Self.storyboard(Self.scene("pane", "PaneController"))), ("A.swift", code),
    ]
    let pane = try documents(files, "type=PaneController").first
    #expect(object("pane-label", in: pane)?["text"] as? String == "Hello", "\(pane ?? [:])")
    let cell = try documents(files, "type=PlainCell").first
    #expect("\(cell ?? [:])".contains("Plain"), "\(cell ?? [:])")
    let empty = Client().upload(
      "/v1/import?type=EmptyCell", storedZip(files.map { ($0.0, Array($0.1.utf8)) }),
      contentType: "application/zip")
    #expect(empty.text.contains("nothingLaidOut"), "\(empty.text)")
  }

  // MARK: What it is

  /// A class whose superclass is in no file is what its file draws: what that has it has, and what nobody has may lay out. How large it is is
  /// not known where nothing says it.
  @Test func classesBelowUnknownOnes() throws {
    let code = """
      import UIKit
      class PaneController: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() { super.viewDidLoad(); label.text = "Hello" }
      }
      class CheerButton: VendorButton {
        override func awakeFromNib() { super.awakeFromNib(); setTitle("Cheer", for: .normal) }
      }
      class Strip: VendorStrip {
        required init?(coder: NSCoder) { super.init(coder: coder); loadContent() }
      }
      """
    let subviews = """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="cheer" customClass="CheerButton"><rect key="frame" x="0" y="40" width="50" height="30"/><state key="normal" title="Button"/></button>
      <view id="strip" customClass="Strip"><rect key="frame" x="0" y="80" width="50" height="30"/></view>
      """
    let files = [
      ("Pane.storyboard", Self.storyboard(Self.scene("pane", "PaneController", subviews))), ("A.swift", code),
    ]
    let document = try documents(files).first
    let holes = keys("holes", document)
    #expect(holes.contains("cheer.intrinsicContentSize"), "\(document ?? [:])")
    #expect(holes.contains { $0.hasSuffix("loadContent") }, "\(holes)")
    #expect(source(document)["status"] as? String != "clean")
    let sized = [
      (files[0].0, files[0].1.replacing(#"translatesAutoresizingMaskIntoConstraints="NO" "#, with: "")),
      ("A.swift", code.replacing("; loadContent()", with: "")),
    ]
    #expect(object("cheer", in: try documents(sized).first)?["title"] as? String == "Cheer")
  }

  /// The owner of a xib that loads it when it is awake has what is in it.
  @Test func ownersThatLoadTheirFilesLater() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Holder"/>
      <view id="front"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews><label text="front" id="text"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews></view></objects>
      </document>
      """
    let code = """
      import UIKit
      class Holder: UIView {
        override func awakeFromNib() {
          super.awakeFromNib()
          for one in Bundle.main.loadNibNamed("Sides", owner: self)! { addSubview(one as! UIView) }
        }
      }
      """
    let found = try documents([("Sides.xib", xib), ("A.swift", code)])
    #expect(object("text", in: found)?["text"] as? String == "front", "\(found)")
  }
}
