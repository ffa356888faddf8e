import Foundation
import SwiftInterpreter
import SwiftScreens
import TestSupport
import Testing

/// Classes of UIKit in Swift, and the documents that whoever reads them would write by hand.
@Suite struct ScreenTests {
  private func files(_ names: [String]) throws -> [SwiftFile] {
    try names.map { name in
      SwiftFile(
        path: "App/\(name).swift", bytes: [UInt8](try Repository.fixture("Swift/Screens/\(name).swift")))
    }
  }

  private func reading(of type: String, in names: [String]) throws -> ScreenReading {
    let folder = SwiftFolder(try files(names))
    return try #require(readScreens(in: folder, type: type, device: "iphone-16").first)
  }

  @Test(arguments: [
    ("LoginViewController", "Login"), ("ProfileViewController", "Profile"), ("RatingView", "Rating"),
  ])
  func aClassIsTheDocumentThatOneWouldWrite(type: String, name: String) throws {
    let reading = try reading(of: type, in: [name])
    let found = try JSONSerialization.jsonObject(with: Data(reading.document)) as? NSDictionary
    let wanted = try JSONSerialization.jsonObject(with: Repository.fixture("Swift/Screens/\(name).json"))
    #expect(
      found == wanted as? NSDictionary, "\(String(decoding: reading.document, as: UTF8.self))")
    #expect(reading.faults.isEmpty && reading.missing.isEmpty, "\(reading.faults) \(reading.missing)")
  }

  /// A text that only the app's data has is told, with where it comes from.
  @Test func whatIsNotKnownIsTold() throws {
    let reading = try reading(of: "ProfileViewController", in: ["Profile"])
    #expect(reading.holes.map(\.key) == ["ProfileViewController.person.name"])
    #expect(reading.holes.map(\.target) == ["nameLabel.text"])
    #expect(reading.holes.allSatisfy { !$0.isBlocking })
    // `if person.isPremium` is taken to hold.
    #expect(reading.choices.map(\.path) == ["ProfileViewController.person.isPremium"])
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
    let folder = SwiftFolder([SwiftFile(path: "A.swift", bytes: Array(source.utf8))])
    let sites = try #require(readScreens(in: folder, device: "iphone-16").first).sites
    // The constraint and its activation are two.
    #expect(sites.all == 5 && sites.ran == 3 && sites.notRun.count == 2)
    #expect(sites.notRun.map(\.name) == ["setContentHuggingPriority", "addSubview"])
    #expect(sites.notRun.map(\.reason) == [.branch, .uncalled])
    #expect(sites.notRun.map(\.function) == ["init(frame:)", "showError()"])
  }

  /// Every class that leads to UIKit is one, bases that are only inherited from too; structures are none.
  @Test func screensOfAFolder() throws {
    let folder = SwiftFolder(try files(["Login", "Profile", "Rating"]))
    let found = readScreens(in: folder, device: "iphone-16")
    #expect(
      found.map(\.name) == [
        "LoginViewController", "BaseViewController", "ProfileViewController", "RatingView",
      ])
    #expect(
      found.map(\.file) == ["App/Login.swift", "App/Profile.swift", "App/Profile.swift", "App/Rating.swift"])
  }

  /// The order in which files are named changes nothing.
  @Test func theSameBytesInAnyOrder() throws {
    let one = readScreens(in: SwiftFolder(try files(["Login", "Profile", "Rating"])), device: "iphone-16")
    let other = readScreens(in: SwiftFolder(try files(["Rating", "Profile", "Login"])), device: "iphone-16")
    #expect(one.map(\.document) == other.map(\.document))
  }

  /// What no parser may have is refused, and the rest of the folder is read.
  @Test func hostileFilesAreRefused() throws {
    let hostile = SwiftFile(
      path: "App/A.swift", bytes: Array(("let x = " + String(repeating: "[", count: 100_000)).utf8))
    let folder = SwiftFolder(try files(["Login"]) + [hostile])
    #expect(folder.refused.map(\.path) == ["App/A.swift"])
    #expect(readScreens(in: folder, device: "iphone-16").map(\.name) == ["LoginViewController"])
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
    let folder = SwiftFolder([SwiftFile(path: "A.swift", bytes: Array(source.utf8))])
    let found = readScreens(in: folder, device: "iphone-16")
    #expect(found.count == 2 && found.allSatisfy { $0.faults.first?.stop.kind == .limit })
    #expect(String(decoding: found[0].document, as: UTF8.self).contains(#""type":"label""#))
  }
}
