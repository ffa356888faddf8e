import InterfaceBuilder
import LayoutModel
import SwiftScreens
import Testing

/// Classes of one name in several modules, which are folders.
@Suite struct ModuleTests {
  private func document(_ sources: [(String, String)], _ nib: String) throws -> (String, SourceReport) {
    let folder = SwiftFolder(sources.map { SourceText(path: $0.0, bytes: Array($0.1.utf8)) })
    let library = NibLibrary([InterfaceFile(path: "Kit/PanelView.xib", bytes: Array(nib.utf8))])
    var reader = ScreenReader(folder, nibs: { library.answer($0) })
    let readings = folder.classes.indices.compactMap { reader.reading($0, in: ScreenFacts([:])).screen }
    let reading = try #require(readings.first { $0.name == "PanelViewController" })
    return (String(decoding: reading.document, as: UTF8.self), reading.report)
  }

  private func nib(module: String, _ attributes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PanelViewController"><connections>
    <outlet property="view" destination="root" id="o"/></connections></placeholder>
    <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <label text="A" id="label" customClass="StyledLabel" customModule="\(module)"><rect key="frame" x="0" y="0" width="100" height="20"/>
    <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></label>
    <button id="button" customClass="StyledButton" customModule="\(module)"><rect key="frame" x="0" y="50" width="100" height="20"/>
    <state key="normal" title="B"/>
    <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></button>
    </subviews></view></objects></document>
    """
  }

  private static let sources = [
    (
      "App/Redeclared.swift",
      "import Kit\nclass StyledButton: Kit.StyledButton {}\nclass StyledLabel: Kit.StyledLabel {}"
    ),
    (
      "Kit/PanelViewController.swift",
      """
      import UIKit
      class PanelViewController: UIViewController {
        let extra = UIKit.UIView()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(extra) }
      }
      """
    ),
    (
      "Kit/StyledButton.swift",
      """
      import UIKit
      open class StyledButton: UIKit.UIButton {
        public var style = "" { didSet { titleLabel?.font = .systemFont(ofSize: style == "big" ? 30 : 9) } }
      }
      """
    ),
    (
      "Kit/StyledLabel.swift",
      """
      import UIKit
      open class StyledLabel: UILabel {
        public var style = "" { didSet { font = .systemFont(ofSize: style == "big" ? 40 : 9) } }
      }
      """
    ),
  ]

  private static let big =
    #"<userDefinedRuntimeAttribute type="string" keyPath="style" value="big"/>"#

  /// A class that is derived from one of the same name in another module is another one, of which that is the superclass.
  @Test(arguments: ["Kit", "App"]) func classesOfOneNameAreOfTheirModules(module: String) throws {
    let (document, report) = try document(Self.sources, nib(module: module, Self.big))
    #expect(document.contains(#""pointSize":40"#) && document.contains(#""pointSize":30"#), "\(document)")
    #expect(report.status == .clean && report.missing.isEmpty, "\(report)")
  }

  /// What an author gives to a property that nobody declares is told.
  @Test func attributesThatNobodyDeclaresAreTold() throws {
    let attributes = #"<userDefinedRuntimeAttribute type="string" keyPath="lineStyle" value="x"/>"#
    let (_, report) = try document(Self.sources, nib(module: "Kit", attributes))
    #expect(report.holes.contains { $0.kind.isBlocking }, "\(report)")
    let missing = report.missing.map(\.name)
    #expect(missing.contains("StyledButton.lineStyle =") && missing.contains("StyledLabel.lineStyle ="))
  }

  /// A value that is no text, number or flag is not known to the code that gets it.
  @Test func attributesOfOtherTypesAreNotKnown() throws {
    var sources = Self.sources
    sources[3].1 = sources[3].1.replacing(
      "public var style", with: "var kind: UIImage? { didSet { isHidden = kind == nil } }\n  public var style"
    )
    let attributes = Self.big + #"<userDefinedRuntimeAttribute type="image" keyPath="kind" value="x"/>"#
    let (_, report) = try document(sources, nib(module: "Kit", attributes))
    #expect(report.choices.contains { $0.key.contains("StyledLabel.kind") }, "\(report)")
  }

  private func copied(_ attributes: String, _ code: String, _ classes: [(String, String)]) throws
    -> SourceReport
  {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="card" customClass="CardView" \(attributes)><rect key="frame" x="0" y="0" width="200" height="100"/></view>
      </objects></document>
      """
    let screen = """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let objects = Bundle.main.loadNibNamed(String(describing: CardView.self), owner: self, options: nil)
          \(code)
          view.addSubview(card)
        }
      }
      """
    let sources = classes + [("Second/Screen.swift", screen)]
    let folder = SwiftFolder(sources.map { SourceText(path: $0.0, bytes: Array($0.1.utf8)) })
    let library = NibLibrary([InterfaceFile(path: "Second/CardView.xib", bytes: Array(nib.utf8))])
    var reader = ScreenReader(folder, nibs: { library.answer($0) })
    let readings = folder.classes.indices.compactMap { reader.reading($0, in: ScreenFacts([:])).screen }
    return try #require(readings.first { $0.name == "Screen" }).report
  }

  /// Whoever copies a file into another target copies the name of the first one's module, which a build does not look at.
  @Test func filesMeanTheModuleTheyAreIn() throws {
    let report = try copied(
      #"customModule="First" customModuleProvider="target""#, "let card = objects!.first as! CardView",
      ["First", "Second"].map { ("\($0)/CardView.swift", "import UIKit\nclass CardView: UIView {}") })
    #expect(report.status == .clean, "\(report)")
  }

  /// A class in Objective-C has a name though no file in Swift declares it, and its nib is called after it.
  @Test func classesInNoFileHaveNames() throws {
    let report = try copied(
      "", #"guard let card = objects?.first as? CardView else { fatalError("No nib") }"#, [])
    #expect(!report.holes.contains { $0.kind == .limit }, "\(report)")
  }
}
