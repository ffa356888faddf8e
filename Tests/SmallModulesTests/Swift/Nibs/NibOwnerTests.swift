import Foundation
import InterfaceBuilder
import LayoutModel
import SwiftScreens
import Testing

/// Xibs that code loads and changes, and views in them whose classes are in no file.
@Suite struct NibOwnerTests {
  private func xib(_ views: String, owner: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>\(views)</objects>
    </document>
    """
  }

  private func reading(of name: String, _ code: String, _ xib: String) throws -> ScreenReading {
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(("import UIKit\n" + code).utf8))])
    let library = NibLibrary([InterfaceFile(path: "Pane.xib", bytes: Array(xib.utf8))])
    var reader = ScreenReader(folder, nibs: { library.answer($0) })
    let index = try #require(folder.classes.firstIndex { $0.name == name })
    return try #require(reader.reading(index, in: ScreenFacts([:])).screen)
  }

  /// The frame of a view in a document.
  private func frame(_ id: String, _ document: [UInt8]) throws -> [Double] {
    let text = String(decoding: document, as: UTF8.self)
    let start = try #require(text.range(of: "\"id\":\"\(id)\"")?.upperBound)
    let frame = try #require(text[start...].range(of: "\"frame\":")?.upperBound)
    let end = try #require(text[frame...].firstIndex(of: "}"))
    let found = try JSONSerialization.jsonObject(with: Data(text[frame...end].utf8)) as? [String: Double]
    return ["x", "y", "width", "height"].map { found?[$0] ?? -1 }
  }

  private static let pane = """
    <view id="pane"><rect key="frame" x="0" y="0" width="200" height="100"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
    <view id="wide"><rect key="frame" x="10" y="10" width="180" height="20"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/><subviews>
    <view id="last"><rect key="frame" x="160" y="0" width="20" height="20"/>
    <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/></view></subviews></view>
    <view id="low"><rect key="frame" x="0" y="80" width="50" height="20"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/></view>
    </subviews></view>
    """

  /// What stands in a view of a file by its mask follows when code gives that another size, and what stands in that.
  @Test(
    arguments: [
      ("", [10, 10, 280, 20], [260, 0, 20, 20], [0, 30, 50, 20]),
      ("v.autoresizesSubviews = false; ", [10, 10, 180, 20], [160, 0, 20, 20], [0, 80, 50, 20]),
    ] as [(String, [Double], [Double], [Double])])
  func masksFollowCode(_ statement: String, _ wide: [Double], _ last: [Double], _ low: [Double]) throws {
    let code = """
      class Holder: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let v = Bundle.main.loadNibNamed("Pane", owner: nil)!.first as! UIView
          \(statement)v.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
          addSubview(v)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let document = try reading(of: "Holder", code, xib(Self.pane)).document
    #expect(try frame("pane", document) == [0, 0, 300, 50])
    #expect(try frame("wide", document) == wide)
    #expect(try frame("last", document) == last)
    #expect(try frame("low", document) == low)
  }

  /// A class that loads its file once it is awake is made as files make it.
  @Test func anOwnerLoadsItsFileOnceItIsAwake() throws {
    let code = """
      class Holder: UIView {
        override func awakeFromNib() {
          super.awakeFromNib()
          for v in Bundle.main.loadNibNamed("Pane", owner: self)! { addSubview(v as! UIView) }
        }
      }
      """
    let found = try reading(of: "Holder", code, xib(Self.pane, owner: #"customClass="Holder""#))
    #expect(found.report.status == .clean && found.report.sites.ran == 1, "\(found.report)")
    #expect(try frame("wide", found.document) == [10, 10, 180, 20])
  }

  /// Nobody knows how large a view is by itself whose class is in no file, or below one that is.
  @Test(arguments: [("VendorChart", "VendorChart"), ("OwnBar", "VendorBar")])
  func viewsOfClassesInNoFile(_ className: String, _ missing: String) throws {
    let views = """
      <view id="root" customClass="Holder"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <view id="chart" customClass="\(className)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="80" height="80"/>@</view></subviews><constraints>
      <constraint firstItem="chart" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
      <constraint firstItem="chart" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      </constraints></view>
      """
    let code = """
      class Holder: UIView {
        override func awakeFromNib() { super.awakeFromNib(); addSubview(UIView()) }
      }
      class OwnBar: VendorBar {}
      """
    let open = try reading(of: "Holder", code, xib(views.replacing("@", with: "")))
    #expect(open.report.holes.map(\.key) == ["chart.intrinsicContentSize"], "\(open.report)")
    #expect(open.report.missing.map(\.name) == [missing], "\(open.report)")
    let sides = ["width", "height"].map {
      "<constraint firstAttribute=\"\($0)\" constant=\"80\" id=\"\($0)\"/>"
    }
    let fixed = "<constraints>\(sides.joined())</constraints>"
    let sized = try reading(of: "Holder", code, xib(views.replacing("@", with: fixed)))
    #expect(sized.report.holes.isEmpty && sized.report.status == .clean, "\(sized.report)")
    #expect(sized.report.missing.map(\.name) == [missing])
  }
}
