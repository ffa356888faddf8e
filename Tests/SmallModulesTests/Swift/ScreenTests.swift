import Foundation
import LayoutModel
import SwiftInterpreter
import SwiftScreens
import TestSupport
import Testing

/// Classes of UIKit in Swift, and the documents that whoever reads them would write by hand.
@Suite struct ScreenTests {
  private func files(_ names: [String]) throws -> [SourceText] {
    try names.map { name in
      SourceText(
        path: "App/\(name).swift", bytes: [UInt8](try Repository.fixture("Swift/Screens/\(name).swift")))
    }
  }

  /// An upright phone.
  private static let facts = ScreenFacts([
    "horizontalSizeClass": .integer(1), "verticalSizeClass": .integer(2), "userInterfaceIdiom": .integer(0),
    "windowWidth": .number(393), "windowHeight": .number(852),
  ])

  private func readings(in folder: SwiftFolder, _ facts: ScreenFacts = facts) -> [ScreenReading] {
    var reader = ScreenReader(folder)
    return folder.classes.indices.compactMap { reader.reading($0, in: facts).screen }
  }

  private func readings(of source: String, _ facts: ScreenFacts = facts) -> [ScreenReading] {
    readings(in: SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))]), facts)
  }

  private func reading(of type: String, in names: [String]) throws -> ScreenReading {
    try #require(readings(in: SwiftFolder(try files(names))).first { $0.name == type })
  }

  @Test(arguments: [
    ("LoginViewController", "Login"), ("ProfileViewController", "Profile"), ("RatingView", "Rating"),
  ])
  func aClassIsTheDocumentThatOneWouldWrite(type: String, name: String) throws {
    let reading = try reading(of: type, in: [name])
    var found = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    #expect(found?.removeValue(forKey: "sources") != nil)
    let wanted = try JSONSerialization.jsonObject(with: Repository.fixture("Swift/Screens/\(name).json"))
    #expect(
      found as NSDictionary? == wanted as? NSDictionary,
      "\(String(decoding: reading.document, as: UTF8.self))")
    #expect(reading.faults.isEmpty && reading.report.missing.isEmpty, "\(reading.faults) \(reading.report)")
    #expect(reading.report.status == .clean)
  }

  /// A text that only the app's data has is told, with where it comes from.
  @Test func whatIsNotKnownIsTold() throws {
    let reading = try reading(of: "ProfileViewController", in: ["Profile"])
    #expect(reading.report.holes.map(\.key) == ["ProfileViewController.person.name"])
    #expect(reading.report.holes.map(\.target) == ["nameLabel.text"])
    #expect(reading.report.holes.allSatisfy { !$0.kind.isBlocking })
    // `if person.isPremium` is taken to hold.
    #expect(reading.report.choices.map(\.key) == ["ProfileViewController.person.isPremium"])
  }

  /// What lays out and did not run is told, with why: nobody calls it, or another branch was taken.
  @Test func statementsAreAccountedFor() throws {
    let source = """
      import UIKit
      class Card: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          label.topAnchor.constraint(equalTo: topAnchor).isActive = true
          if 1 > 2 { label.setContentHuggingPriority(.required, for: .vertical) }
        }
        required init?(coder: NSCoder) { nil }
        func showError() { addSubview(UILabel()) }
      }
      """
    let report = try #require(readings(of: source).first).report
    // The constraint and its activation are two.
    #expect(report.sites.all == 5 && report.sites.ran == 3 && report.sites.notRun == 2)
    #expect(report.notRun.map(\.statement) == ["setContentHuggingPriority", "addSubview"])
    #expect(report.notRun.map(\.reason) == [.branch, .uncalled])
    #expect(report.notRun.map(\.function) == ["init(frame:)", "showError()"])
    #expect(report.notRun.map { $0.place?.place.line } == [8, 11])
  }

  /// Every class that leads to UIKit is one, bases that are only inherited from too; structures are none.
  @Test func screensOfAFolder() throws {
    let folder = SwiftFolder(try files(["Login", "Profile", "Rating"]))
    let found = readings(in: folder)
    #expect(
      found.map(\.name) == [
        "LoginViewController", "BaseViewController", "ProfileViewController", "RatingView",
      ])
    #expect(
      found.map(\.file) == ["App/Login.swift", "App/Profile.swift", "App/Profile.swift", "App/Rating.swift"])
  }

  /// The order in which files are named changes nothing.
  @Test func theSameBytesInAnyOrder() throws {
    let one = readings(in: SwiftFolder(try files(["Login", "Profile", "Rating"])))
    let other = readings(in: SwiftFolder(try files(["Rating", "Profile", "Login"])))
    #expect(one.map(\.document) == other.map(\.document))
  }

  /// What no parser may have is refused, and the rest of the folder is read.
  @Test func hostileFilesAreRefused() throws {
    let hostile = SourceText(
      path: "App/A.swift", bytes: Array(("let x = " + String(repeating: "[", count: 100_000)).utf8))
    let folder = SwiftFolder(try files(["Login"]) + [hostile])
    #expect(folder.refused.map(\.path) == ["App/A.swift"])
    #expect(readings(in: folder).map(\.name) == ["LoginViewController"])
  }

  /// A class that calls itself for ever ends at a limit, and what it laid out before is there.
  @Test func runawaysEnd() throws {
    let source = """
      import UIKit
      class Endless: UIViewController {
        override func viewDidLoad() { view.addSubview(UILabel()); again() }
        func again() { again() }
      }
      class Loop: UIViewController {
        override func viewDidLoad() { while true { view.tag += 1 } }
      }
      """
    let found = readings(of: source)
    #expect(found.count == 2 && found.allSatisfy { $0.faults.first?.stop.kind == .limit })
    #expect(String(decoding: found[0].document, as: UTF8.self).contains(#""type":"label""#))
  }

  /// A controller may have a method of the name of a variable that it inherits: what is read is the variable.
  @Test func variablesComeBeforeMethodsOfTheirName() throws {
    let source = """
      import UIKit
      class List: UITableViewController {
        let header = UIView()
        override func viewDidLoad() { tableView.addSubview(header) }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      }
      """
    let reading = try #require(readings(of: source).first)
    #expect(reading.types["header"] == "UIView", "\(String(decoding: reading.document, as: UTF8.self))")
  }

  /// What code asks of its surroundings is told, and another answer is another document.
  @Test func surroundingsAreAskedFor() throws {
    let source = """
      import UIKit
      class Panel: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          let isWide = traitCollection.horizontalSizeClass == .regular
          label.widthAnchor.constraint(equalToConstant: isWide ? 400 : 200).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    var constants: [Bool] = []
    for sizeClass in [1, 2, 1] {
      let facts = ScreenFacts(["horizontalSizeClass": .integer(sizeClass), "windowWidth": .number(1)])
      let found = reader.reading(0, in: facts).screen
      let reading = try #require(found)
      #expect(reading.report.facts == ["horizontalSizeClass"])
      constants.append(String(decoding: reading.document, as: UTF8.self).contains(#""constant":400"#))
    }
    #expect(constants == [false, true, false])
  }

  /// What nobody tells is not taken for granted: code that asks for it takes a branch that is told.
  @Test func factsThatNobodyTellsAreUnknown() throws {
    let source = """
      import UIKit
      class Panel: UIView {
        override func layoutSubviews() { if UIAccessibility.isVoiceOverRunning { addSubview(UIView()) } }
      }
      """
    let reading = try #require(readings(of: source).first)
    #expect(reading.faults.isEmpty && reading.report.choices.map(\.key) == ["isVoiceOverRunning"])
  }

  /// A call that is not understood and gets a view blocks what it would lay out; so does a constraint to what is not known.
  @Test func whatIsNotUnderstoodBlocks() throws {
    let source = """
      import UIKit
      class Panel: UIView {
        let label = UILabel(), container = Container()
        override init(frame: CGRect) {
          super.init(frame: frame)
          container.addSubview(label)
          container.embed(label)
          addSubview(label)
          label.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let report = try #require(readings(of: source).first).report
    #expect(report.status == .partial)
    #expect(Set(report.holes.filter(\.kind.isBlocking).compactMap { $0.place?.place.line }) == [6, 7, 9])
    #expect(report.sites.all == report.sites.ran + report.sites.notRun + report.sites.blocked)
    #expect(report.sites.blocked == 3)
    #expect(report.missing.map(\.name) == ["Container"])
  }

  /// Places are those of the screen's own lines, even where another file makes the constraint.
  @Test func placesAreThoseOfTheScreen() throws {
    let helper = """
      import UIKit
      extension UIView {
        func fill(_ other: UIView) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true }
      }
      """
    let source = """
      import UIKit
      class Panel: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          label.fill(self)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let folder = SwiftFolder([
      SourceText(path: "Fill.swift", bytes: Array(helper.utf8)),
      SourceText(path: "Panel.swift", bytes: Array(source.utf8)),
    ])
    let places = try #require(readings(in: folder).first).places
    #expect(places.map(\.file) == ["Panel.swift"])
    // Behind the three constraints of the stage.
    let lines = Dictionary(uniqueKeysWithValues: places[0].places.map { ($0.id, $0.place.line) })
    #expect(lines["label"] == 3 && lines["/constraints/3"] == 7)
  }

  /// The worked example of Apple's guide to visual formats: `|-[find]-[findNext]-[findField(>=20)]-|`, between siblings the
  /// system's spacing of 8.
  @Test func visualFormatsAreConstraints() throws {
    let source = """
      import UIKit
      class Bar: UIView {
        let find = UIButton(), findField = UITextField()
        override init(frame: CGRect) {
          super.init(frame: frame)
          [find, findField].forEach { $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0) }
          let views: [String: Any] = ["find": find, "field": findField]
          addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-gap-[find]-[field(>=20@500)]|", options: .alignAllTop, metrics: ["gap": 12], views: views))
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let reading = try #require(readings(of: source).first)
    #expect(reading.report.status == .clean, "\(reading.report)")
    let document = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    let constraints = try #require(document?["constraints"] as? [[String: Any]]).dropFirst(3)
    #expect(
      constraints.map { $0["firstItem"] as? String } == ["find", "findField", "findField", "Bar", "find"])
    #expect(
      constraints.map { $0["firstAttribute"] as? String } == [
        "leading", "leading", "width", "trailing", "top",
      ])
    #expect(constraints.map { $0["constant"] as? Double } == [12, 8, 20, nil, nil])
    #expect(
      constraints.map { $0["secondItem"] as? String } == ["Bar", "find", nil, "findField", "findField"])
    #expect(constraints.dropFirst(2).first?["priority"] as? Double == 500)
  }

  /// A screen in all the words of SnapKit, of which the fixture is what its own source makes of them, compiled by swiftc against the
  /// UIKit of Tests/RecordingUIKit. Here the app has not got that source.
  @Test func snapKitIsKnown() throws {
    let reading = try reading(of: "Screen", in: ["Snap"])
    #expect(reading.report.status == .clean && reading.report.missing.isEmpty, "\(reading.report)")
    let wanted = String(decoding: try Repository.fixture("Swift/Screens/Snap.txt"), as: UTF8.self)
    #expect(try lines(of: reading) == wanted.split(separator: "\n").map(String.init))
  }

  /// The constraints of a document as Tests/RecordingUIKit prints them.
  private func lines(of reading: ScreenReading) throws -> [String] {
    let document = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    return try #require(document?["constraints"] as? [[String: Any]]).map { constraint in
      func text(_ key: String) -> String { constraint[key] as? String ?? "" }
      func number(_ key: String, _ usual: Double) -> Double { constraint[key] as? Double ?? usual }
      func spoken(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
      let relation = ["lessThanOrEqual": "<=", "greaterThanOrEqual": ">="][text("relation")] ?? "=="
      var line = "\(text("firstItem")).\(text("firstAttribute")) \(relation)"
      let (constant, multiplier) = (number("constant", 0), number("multiplier", 1))
      if text("secondItem").isEmpty {
        line += " \(spoken(constant))"
      } else {
        line += " \(text("secondItem")).\(text("secondAttribute"))"
        if multiplier != 1 { line += " * \(spoken(multiplier))" }
        if constant != 0 { line += " + \(spoken(constant))" }
      }
      return number("priority", 1000) == 1000 ? line : line + " @\(spoken(number("priority", 1000)))"
    }
  }

  /// Objects that extensions keep by the addresses of variables.
  @Test func associatedObjectsAreKept() throws {
    let source = """
      import UIKit
      enum Keys { static var first: UInt8 = 0, second: UInt8 = 0 }
      private var third: UInt8 = 0
      extension UIView {
        var first: UIView? {
          get { objc_getAssociatedObject(self, &Keys.first) as? UIView }
          set { objc_setAssociatedObject(self, &Keys.first, newValue, .OBJC_ASSOCIATION_RETAIN) }
        }
        var second: UIView? { objc_getAssociatedObject(self, &Keys.second) as? UIView }
        var third_: UIView? { objc_getAssociatedObject(self, &third) as? UIView }
      }
      class Panel: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          first = UILabel()
          if let first { addSubview(first) }
          if second == nil, third_ == nil, UIView().first == nil { addSubview(UIButton()) }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let reading = try #require(readings(of: source).first)
    #expect(reading.report.status == .clean, "\(reading.report)")
    #expect(reading.types.values.sorted() == ["Panel", "UIButton", "UILabel"])
  }

  /// What would end an app for what is not known ends one statement, which is told: the label is there, and the constraint after it.
  /// A `!` on a variable that an app sets elsewhere ends nothing.
  @Test func oneStatementStops() throws {
    let source = """
      import UIKit
      enum Session { static var current: Session?; static var shared: Session { current! } }
      class Panel: UIView {
        let label = UILabel()
        init(session: Session) {
          super.init(frame: .zero)
          addSubview(label)
          let session = Session.shared
          let first = [UIView]()[0]
          label.topAnchor.constraint(equalTo: first.topAnchor).isActive = true
          label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        }
        @available(*, unavailable) init() { fatalError("init() has not been implemented") }
        required init?(coder: NSCoder) { nil }
      }
      """
    let reading = try #require(readings(of: source).first)
    let stops = reading.report.holes.filter { $0.kind == .limit }
    #expect(stops.compactMap { $0.place?.place.line } == [9], "\(reading.report.holes)")
    #expect(reading.faults.isEmpty && reading.report.status != .clean)
    // Three of the stage, and the one whose view is known.
    #expect(reading.constraintCount == 4 && reading.report.sites.blocked == 2)
  }

  /// Long texts and lists cost steps as they cost memory: what is kept of a run is bounded. Files beyond what may be parsed are told.
  @Test func whatIsKeptIsBounded() throws {
    let source = """
      import UIKit
      class Hoard: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          var texts: [String] = []
          let text = String(repeating: "x", count: 60000)
          while true { texts.append(text + "\\(texts.count)") }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let reading = try #require(readings(of: source).first)
    #expect(reading.faults.first?.stop.kind == .limit && reading.steps < 600_000)
  }
}
