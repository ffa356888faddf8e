import Foundation
import LayoutService
import TestSupport
import Testing

/// Views of xibs in a folder with the code of their classes.
@Suite struct NibViewTests {
  private static let row = """
    <tableViewCell id="root" customClass="Row"><rect key="frame" x="0" y="0" width="320" height="90"/>
    <tableViewCellContentView key="contentView" tableViewCell="root" id="content"><rect key="frame" x="0" y="0" width="320" height="90"/></tableViewCellContentView>
    </tableViewCell>
    """

  private static func view(_ type: String = "") -> String {
    """
    <view id="root" \(type)><rect key="frame" x="0" y="0" width="320" height="90"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
    """
  }

  private func xib(_ view: String, owner: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>\(view)</objects>
    </document>
    """
  }

  /// What is said of a xib in a folder, and the frame of a badge that code puts into the corner at the end.
  private func shown(_ xib: String, _ code: String) throws -> (badge: [Double]?, status: String?) {
    let source = """
      import UIKit
      func addBadge(to view: UIView, in outer: UIView) {
        let badge = UIView()
        badge.accessibilityIdentifier = "badge"
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        NSLayoutConstraint.activate([
          badge.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
          badge.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
          badge.widthAnchor.constraint(equalToConstant: 30), badge.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
      \(code)
      """
    let archive = storedZip([("App/Shown.xib", Array(xib.utf8)), ("App/A.swift", Array(source.utf8))])
    let answer = Client().upload("/v1/resolve", archive, contentType: "application/zip")
    #expect(answer.status == 200, "\(answer.text.prefix(2000))")
    let layout = try answer.object()
    let views = layout["views"] as? [String: [String: Any]] ?? [:]
    let badge = views.first { $0.value["accessibilityIdentifier"] as? String == "badge" || $0.key == "badge" }
    return (
      badge.flatMap {
        layout.rect("views", $0.key, "frameInWindow") ?? layout.rect("views", $0.key, "frame")
      },
      (layout["source"] as? [String: Any])?["status"] as? String
    )
  }

  /// A file shows its view in 320 × 90, with what the class adds when it is awake.
  @Test func aViewRunsItsClass() throws {
    let code =
      "class Card: UIView { override func awakeFromNib() { super.awakeFromNib(); addBadge(to: self, in: self) } }"
    let found = try shown(xib(Self.view(#"customClass="Card""#)), code)
    #expect(found.badge == [290, 70, 30, 20])
    #expect(found.status == "clean")
  }

  @Test func aCellRunsItsClass() throws {
    let code = """
      class Row: UITableViewCell {
        override func awakeFromNib() { super.awakeFromNib(); addBadge(to: contentView, in: self) }
      }
      """
    let found = try shown(xib(Self.row), code)
    #expect(found.badge == [290, 70, 30, 20])
    #expect(found.status == "clean")
  }

  /// The view around what the class loads is as large as the file shows that.
  @Test func aClassThatLoadsTheFile() throws {
    let code = """
      class Card: UIView {
        override init(frame: CGRect) { super.init(frame: frame); load() }
        required init?(coder: NSCoder) { super.init(coder: coder); load() }
        func load() {
          let content = Bundle.main.loadNibNamed("Shown", owner: self, options: nil)!.first as! UIView
          content.frame = bounds
          content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          addSubview(content)
          addBadge(to: content, in: self)
        }
      }
      """
    let found = try shown(xib(Self.view(), owner: #"customClass="Card""#), code)
    #expect(found.badge == [290, 70, 30, 20])
    #expect(found.status == "clean")
  }

  /// What is not understood for the most part leaves the view as its file says, and is told.
  @Test func aViewWithoutItsClass() throws {
    let code = "class Card: UIView { override func awakeFromNib() { Unknown.decorate(self) } }"
    let found = try shown(xib(Self.view(#"customClass="Card""#)), code)
    #expect(found.badge == nil && found.status == "partial")
  }

  /// A file means that of two classes of a name which is of the module that it says; the other one is a screen of its own, made by its code.
  @Test func anotherClassOfTheNameIsAScreen() throws {
    func code(_ text: String) -> String {
      """
      import UIKit
      class Card: UIView {
        let label = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); show() }
        required init?(coder: NSCoder) { super.init(coder: coder); show() }
        func show() { label.text = "\(text)"; addSubview(label) }
      }
      """
    }
    let file = xib(Self.view(#"customClass="Card" customModule="Shop""#))
    let archive = storedZip([
      ("Core/Card.swift", Array(code("core").utf8)), ("Shop/Card.swift", Array(code("shop").utf8)),
      ("Shop/Card.xib", Array(file.utf8)),
    ])
    let answer = Client().upload("/v1/import", archive, contentType: "application/zip")
    let documents = try answer.object()["documents"] as? [[String: Any]] ?? []
    #expect(documents.compactMap { $0["file"] as? String } == ["Shop/Card.xib", "Core/Card.swift"])
    let texts = try documents.map { document in
      let text = String(decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
      return ["core", "shop"].filter { text.contains("\"text\":\"\($0)\"") }
    }
    #expect(texts == [["shop"], ["core"]], "\(answer.text.prefix(3000))")
  }
}
