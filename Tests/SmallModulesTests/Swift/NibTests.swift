import Foundation
import InterfaceBuilder
import LayoutModel
import SwiftInterpreter
import SwiftScreens
import TestSupport
import Testing

/// Classes of which Interface Builder files have a part, and the documents that whoever reads both would write by hand.
@Suite struct NibTests {
  private static let facts = ScreenFacts([
    "horizontalSizeClass": .integer(1), "verticalSizeClass": .integer(2), "userInterfaceIdiom": .integer(0),
    "windowWidth": .number(393), "windowHeight": .number(852),
  ])

  /// - Parameter stage: Where a file shows the classes; nil for classes by themselves.
  func readings(
    _ sources: [String: String], _ nibs: [String: String], on stage: SceneStage? = nil
  ) -> [ScreenReading] {
    let folder = SwiftFolder(
      sources.map { SourceText(path: "App/\($0.key).swift", bytes: Array($0.value.utf8)) })
    let library = NibLibrary(
      nibs.sorted { $0.key < $1.key }.map {
        InterfaceFile(path: "App/\($0.key)", bytes: Array($0.value.utf8))
      })
    var reader = ScreenReader(folder, nibs: { library.answer($0) })
    return folder.classes.indices.compactMap { reader.reading($0, on: stage, in: Self.facts).screen }
  }

  private func fixture(_ name: String) throws -> String {
    String(decoding: try Repository.fixture("Swift/Nibs/\(name)"), as: UTF8.self)
  }

  func tree(_ bytes: some Collection<UInt8>) throws -> [String: Any] {
    var found = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    found["sources"] = nil
    return found
  }

  /// What code changes of a nib and adds to it is in the document; all else is as the file says.
  @Test(arguments: ["CardView"])
  func aClassOnTopOfItsNib(name: String) throws {
    let found = readings([name: try fixture("\(name).swift")], ["\(name).xib": try fixture("\(name).xib")])
    let reading = try #require(found.first)
    let wanted = try tree(try Repository.fixture("Swift/Nibs/\(name).json"))
    #expect(
      try tree(reading.document) as NSDictionary == wanted as NSDictionary,
      "\(String(decoding: reading.document, as: UTF8.self))")
    #expect(reading.report.status == .clean && reading.faults.isEmpty, "\(reading.report) \(reading.faults)")
  }

  /// A storyboard's prototype is made for each row, with its outlets and constraints and what code adds.
  @Test func rowsOfPrototypes() throws {
    let found = readings(
      ["People": try fixture("People.swift")], ["Main.storyboard": try fixture("People.storyboard")])
    let reading = try #require(found.first { $0.name == "PeopleViewController" })
    let hierarchy = try #require(try tree(reading.document)["hierarchy"] as? [String: Any])
    let view = try #require(hierarchy["view"] as? [String: Any])
    let table = try #require((view["subviews"] as? [[String: Any]])?.first)
    let section = try #require((table["sections"] as? [[String: Any]])?.first)
    let cells = (section["rows"] as? [[String: Any]] ?? []).compactMap { $0["contentView"] as? [String: Any] }
    #expect(cells.compactMap { ($0["constraints"] as? [Any])?.count } == [3, 3, 3], "\(section)")
    let texts = cells.map { ($0["subviews"] as? [[String: Any]])?.first?["text"] as? String }
    #expect(texts == ["Anna", "Bob", "Cleo"])
    #expect(cells.map { ($0["subviews"] as? [Any])?.count } == [2, 2, 2])
    let added = (section["rows"] as? [[String: Any]] ?? []).map { ($0["constraints"] as? [Any])?.count }
    #expect(added == [4, 4, 4] && reading.report.status == .clean, "\(reading.report)")
  }

  /// Each scene of our files with a class that does nothing: its view is what the file's own document says.
  @Test(arguments: interfaceFiles())
  func aClassWithoutCodeChangesNothing(path: String) throws {
    var text = String(decoding: try Data(contentsOf: Repository.root.appending(path: path)), as: UTF8.self)
    for element in ["viewController", "tableViewController", "collectionViewController"] {
      text = text.replacingOccurrences(of: "<\(element) ", with: "<\(element) customClass=\"Screen\" ")
    }
    guard text.contains("customClass=\"Screen\"") else { return }
    let file = InterfaceFile(path: "App/Main.storyboard", bytes: Array(text.utf8))
    guard let app = try? importApp([file]), let nib = try NibFile(file).scene(ofClass: "Screen")?.nib else {
      return
    }
    let base = text.contains("<tableViewController") ? "UITableViewController" : "UIViewController"
    let source = "import UIKit\nclass Screen: \(base) {}\n"
    let reading = try #require(readings(["Screen": source], ["Main.storyboard": text]).first)
    let view = try #require(
      (try tree(reading.document)["hierarchy"] as? [String: Any])?["view"] as? NSDictionary)
    #expect(!nib.trees.isEmpty)
    let own = (try tree(nib.trees[0])["hierarchy"] as? [String: Any])?["view"] as? NSDictionary
    #expect(view == own, "\(view) is not \(own ?? [:])")
    let isThere = try app.screens.contains { screen in
      try views(in: tree(screen.document)).contains { ($0 as NSDictionary) == view }
    }
    #expect(isThere)
  }

  private func views(in value: Any) -> [[String: Any]] {
    if let object = value as? [String: Any] { return [object] + object.values.flatMap { views(in: $0) } }
    if let list = value as? [Any] { return list.flatMap { views(in: $0) } }
    return []
  }

  /// A nib that is not there, and one that cannot be read, are holes that name it.
  @Test(arguments: [[:], ["Card.xib": "<document"]])
  func nibsThatAreNotThere(nibs: [String: String]) throws {
    let source = """
      import UIKit
      class Panel: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          if let view = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: self).first as? UIView { addSubview(view) }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let reading = try #require(readings(["Panel": source], nibs).first)
    #expect(reading.report.status != .clean)
    #expect(
      reading.report.holes.contains { $0.key == "Card.xib" && $0.place?.place.line == 5 }, "\(reading.report)"
    )
  }

  /// A view is of the class that its file says, though that is in no file of code: casts to it hold, others do not, and its members
  /// are its own affair.
  @Test func viewsAreOfTheClassThatTheirFileSays() throws {
    let source = """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          let found = Bundle.main.loadNibNamed("Empty", owner: self)?.first
          guard let empty = found as? LibraryEmpty else { fatalError("no nib") }
          empty.kind = .small
          empty.show(3)
          if found is LibraryOther { view.addSubview(UILabel()) }
          view.addSubview(empty)
        }
      }
      """
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="a" customClass="LibraryEmpty"><rect key="frame" x="0" y="0" width="90" height="80"/></view>
      </objects></document>
      """
    let reading = try #require(readings(["Screen": source], ["Empty.xib": nib]).first)
    #expect(reading.report.status == .clean && reading.faults.isEmpty, "\(reading.report) \(reading.faults)")
    #expect(reading.report.missing.map(\.name).contains("LibraryEmpty.show"), "\(reading.report.missing)")
    #expect(!reading.types.values.contains("UILabel"))
  }

  /// A nib that loads itself for ever ends at a limit.
  @Test func nibsInThemselves() throws {
    let source = """
      import UIKit
      class Ring: UIView {
        required init?(coder: NSCoder) { super.init(coder: coder); load() }
        override init(frame: CGRect) { super.init(frame: frame); load() }
        func load() { Bundle.main.loadNibNamed("Ring", owner: self) }
      }
      """
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="a"><rect key="frame" x="0" y="0" width="1" height="1"/><subviews>
      <view id="b" customClass="Ring"><rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews></view>
      </objects></document>
      """
    let reading = try #require(readings(["Ring": source], ["Ring.xib": nib]).first)
    #expect(reading.report.holes.contains { $0.kind == .limit || $0.kind == .call }, "\(reading.report)")
  }
}

/// The storyboards among our fixtures, by their paths.
private func interfaceFiles() -> [String] {
  let folder = Repository.fixtures.appending(path: "apps").path
  let paths = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String]) ?? []
  return paths.filter { $0.hasSuffix(".storyboard") }.sorted().map { "Tests/Fixtures/apps/\($0)" }
}
