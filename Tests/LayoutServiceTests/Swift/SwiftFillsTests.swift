import Foundation
import LayoutService
import TestSupport
import Testing

/// What somebody says of classes in Swift as JSON (docs/swift.md): what each value is in Swift.
@Suite struct SwiftFillsTests {
  private static let source = """
    import UIKit
    struct Person { let name: String; let note: String? }
    final class PeopleView: UIView {
      private let titleLabel = UILabel(), noteLabel = UILabel(), countLabel = UILabel()
      init(title: String, person: Person, names: [String], indent: CGFloat, isWide: Bool) {
        super.init(frame: .zero)
        titleLabel.text = title
        noteLabel.text = person.note ?? "no note"
        countLabel.text = names.joined(separator: "+")
        for one in [titleLabel, noteLabel, countLabel] { addSubview(one) }
        titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: indent).isActive = true
        if isWide { titleLabel.widthAnchor.constraint(equalToConstant: 200).isActive = true }
        #if LARGE
        titleLabel.heightAnchor.constraint(equalToConstant: 77).isActive = true
        #endif
      }
      required init?(coder: NSCoder) { nil }
    }
    """

  private func query(_ values: [(String, String)]) -> String {
    values.map { name, value in
      "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
    }.joined(separator: "&")
  }

  private func post(_ values: [(String, String)], target: String = "/v1/import") -> Answer {
    Client().upload("\(target)?\(query(values))", Array(Self.source.utf8), contentType: "text/x-swift")
  }

  private func form(_ parts: [(disposition: String, content: [UInt8])], _ target: String = "/v1/import")
    -> Answer
  {
    var body: [UInt8] = []
    for (disposition, content) in parts {
      body += Array("--limit\r\nContent-Disposition: form-data; \(disposition)\r\n\r\n".utf8)
      body += content + Array("\r\n".utf8)
    }
    return Client().upload(target, body + Array("--limit--\r\n".utf8))
  }

  private static let fills = #"""
    {"PeopleView.title": "A \"b\"\n\\(c)", "PeopleView.person": {"swift": "Person(name: \"x\", note: nil)"},
     "PeopleView.names": ["a", {"swift": "\"b\" + \"c\""}], "PeopleView.indent": 12.5, "PeopleView.isWide": false}
    """#

  private func holds(_ answer: Answer) {
    #expect(answer.status == 200, "\(answer.text)")
    #expect(answer.text.contains(#""text":"A \"b\"\n\\(c)""#), "\(answer.text)")
    #expect(answer.text.contains(#""text":"no note""#) && answer.text.contains(#""text":"a+bc""#))
    #expect(answer.text.contains("12.5") && !answer.text.contains("200"))
    #expect(!answer.text.contains(#""holes""#))
  }

  /// They come by a query, and in a form beside files or an archive.
  @Test func valuesAreThoseOfJSON() {
    holds(post([("fills", Self.fills)]))
    let fills = (#"name="fills""#, Array(Self.fills.utf8))
    let file = (#"name="app"; filename="App/People.swift""#, Array(Self.source.utf8))
    holds(form([file, fills]))
    holds(form([fills, file]))
    let archive = storedZip([(path: "App/People.swift", bytes: Array(Self.source.utf8))])
    holds(form([(#"name="app""#, archive), fills]))
    // What is said for itself counts before what a file says.
    let both = post([("fills", Self.fills), ("fill", #"PeopleView.title="own""#)])
    #expect(both.text.contains(#""text":"own""#))
  }

  @Test func faultsHavePlaces() throws {
    let wrong = #"""
      {"a": {"swift": "1 +"}, "b": {"swif": "1"}, "c": {"swift": 1}, "d": [1, {"swift": ")"}], "e/f": {"swift": "1; 2"}}
      """#
    let errors = try post([("fills", wrong)]).errors()
    let found = errors.map { "\($0["pointer"] as? String ?? "") \($0["code"] as? String ?? "")" }
    #expect(
      found == [
        "fills#/a/swift invalidSwift", "fills#/b/swif unknownKey",
        "fills#/c/swift wrongType", "fills#/d/1/swift invalidSwift", "fills#/e~1f/swift invalidSwift",
      ], "\(found)")
    #expect(errors.last?["line"] as? Int == 1 && errors.last?["column"] as? Int == 4)
    for text in ["", "[", "[]", "1", #"{"a": }"#] {
      let answer = post([("fills", text)])
      #expect(answer.status == 400 || answer.status == 422, "\(answer.text)")
      #expect(try answer.errors().first?["pointer"] as? String == "fills#", "\(answer.text)")
    }
  }

  @Test func keysThatNothingAsksForAreFaults() throws {
    let wrong = #"{"PeopleView.tite": "x", "PeopleView.indent": 1, "Other.key": 1}"#
    let errors = try post([("fills", wrong)]).errors()
    #expect(errors.map { $0["pointer"] as? String } == ["fills#/PeopleView.tite", "fills#/Other.key"])
    #expect(errors.allSatisfy { $0["code"] as? String == "unknownReference" })
    #expect((errors.first?["nearest"] as? [String])?.first == "PeopleView.title")
  }

  /// Values are of Swift, which only an app has.
  @Test func fillsStandBesideAnApp() throws {
    let fills = (#"name="fills""#, Array(Self.fills.utf8))
    let document = (#"name="document""#, Array(#"{"device":"iPhone 15","hierarchy":{"id":"a"}}"#.utf8))
    for parts in [[fills], [document, fills]] {
      let answer = form(parts, "/v1/resolve")
      #expect(answer.status == 422)
      #expect(try answer.errors().map { $0["code"] as? String } == ["contradictoryParts"], "\(answer.text)")
    }
    let file = (#"name="app"; filename="App/People.swift""#, Array(Self.source.utf8))
    #expect(try form([file, fills, fills]).errors().first?["code"] as? String == "duplicatePart")
  }

  @Test func flagsAreThoseOfTheBuild() throws {
    #expect(!post([]).text.contains("77"))
    #expect(post([("define", "LARGE")]).text.contains("77"))
    #expect(!post([("define", "OTHER"), ("define", "SMALL")]).text.contains("77"))
    #expect(try post([("define", "A B")]).errors().first?["code"] as? String == "invalidValue")
  }

  /// A folder's Xcode project sets flags as well (0167).
  @Test func flagsAreThoseOfTheProject() throws {
    let project = """
      { objects = {
        P = { isa = PBXProject; targets = (T); buildConfigurationList = L; };
        T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = LARGE; }; };
      }; rootObject = P; }
      """
    let source = ("App/People.swift", Array(Self.source.utf8))
    let alone = Client().upload("/v1/import", storedZip([source]), contentType: "application/zip")
    #expect(alone.status == 200 && !alone.text.contains("77"), "\(alone.text)")
    let archive = storedZip([source, ("App.xcodeproj/project.pbxproj", Array(project.utf8))])
    let answer = Client().upload("/v1/import", archive, contentType: "application/zip")
    #expect(answer.status == 200 && answer.text.contains("77"), "\(answer.text)")
  }

  @Test func hostileFillsEnd() throws {
    let deep =
      #"{"PeopleView.names": "# + String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
      + "}"
    let large = #"{"PeopleView.title": ""# + String(repeating: "x", count: 300_000) + #""}"#
    let endless = #"{"PeopleView.title": {"swift": "{ while true {} }()"}}"#
    let recursive = #"{"PeopleView.title": {"swift": "PeopleView.title"}}"#
    for text in [deep, large, endless, recursive] {
      let answer = form([
        (#"name="app"; filename="A.swift""#, Array(Self.source.utf8)), (#"name="fills""#, Array(text.utf8)),
      ])
      #expect([200, 422].contains(answer.status), "\(answer.text.prefix(300))")
    }
    let many = "{" + (0..<5000).map { #""k\#($0)": \#($0)"# }.joined(separator: ", ") + "}"
    let answer = form([
      (#"name="app"; filename="A.swift""#, Array(Self.source.utf8)), (#"name="fills""#, Array(many.utf8)),
    ])
    #expect(answer.status == 422)
  }
}
