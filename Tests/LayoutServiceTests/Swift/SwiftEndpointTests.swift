import AppFolder
import Foundation
import LayoutService
import Operations
import TestSupport
import Testing

/// Classes in Swift as callers send them (docs/swift.md). The example app's frames are computed by hand from its constants.
@Suite struct SwiftEndpointTests {
  private static let names = ["ContactViewController", "ContactHeader", "UIView+Layout"]

  private func files() throws -> [(path: String, bytes: [UInt8])] {
    try Self.names.map { name in
      let data = try Data(contentsOf: Repository.root.appending(path: "examples/contacts/\(name).swift"))
      return ("App/\(name).swift", Array(data))
    }
  }

  private func post(_ target: String, accept: String? = nil) throws -> Answer {
    Client().upload(target, storedZip(try files()), contentType: "application/zip", accept: accept)
  }

  private func post(_ target: String, source: String) -> Answer {
    Client().upload(target, Array(source.utf8), contentType: "text/x-swift")
  }

  private func source(of object: [String: Any]) throws -> [String: Any] {
    try #require(object["source"] as? [String: Any], "\(object.keys.sorted())")
  }

  /// A phone of 393 × 852 with 59 points of safe area at the top: 16 beside, 24 above the header of 64, 16, 44, 24.
  @Test func aControllerIsLaidOut() throws {
    let answer = try post("/v1/resolve?device=iPhone%2015&type=ContactViewController")
    #expect(answer.status == 200, "\(answer.text.prefix(2000))")
    let layout = try answer.object()
    #expect(layout["scene"] as? String == "ContactViewController")
    #expect(layout["file"] as? String == "App/ContactViewController.swift")
    #expect(layout.rect("views", "header", "frame") == [16, 83, 361, 64])
    #expect(layout.rect("views", "header/picture", "frame") == [0, 0, 64, 64])
    #expect(layout.rect("views", "actions", "frame") == [16, 163, 361, 44])
    #expect(layout.rect("views", "button2", "frame") == [123, 0, 115, 44])
    #expect(layout.rect("views", "noteLabel", "frame").map { Array($0.prefix(2)) } == [16, 231])
    let source = try source(of: layout)
    #expect(source["status"] as? String == "clean")
    #expect(
      (source["holes"] as? [[String: Any]])?.compactMap { $0["key"] as? String } == [
        "ContactViewController.contact.name", "ContactViewController.contact.company",
        "ContactViewController.contact.note",
      ])
    #expect((source["facts"] as? [String])?.contains("horizontalSizeClass") == true)
  }

  /// Where the code asks for the size class, each device gets what it comes to there: 64 points beside on a pad.
  @Test func everyDeviceGetsItsOwnAnswer() throws {
    let query = "device=iPad%20Air&device=iPhone%2015&type=ContactViewController&fields=frames"
    let results = try #require(try post("/v1/resolve?\(query)").object()["results"] as? [[String: Any]])
    let pairs = results.map { ($0["name"] as? String ?? "", $0.rect("views", "header", "frame")?.first) }
    let edges = Dictionary(uniqueKeysWithValues: pairs)
    #expect(edges.count == 2, "\(results)")
    #expect(edges.first { $0.key.contains("ipad") }?.value == 64)
    #expect(edges.first { $0.key.contains("iphone") }?.value == 16)
  }

  /// The controller shows the header, which is no screen besides; who asks for it gets it.
  @Test func whatAnotherScreenShowsIsNoScreen() throws {
    let imported = try post("/v1/import").object()
    let documents = try #require(imported["documents"] as? [[String: Any]])
    #expect(documents.map { $0["name"] as? String } == ["ContactViewController"])
    let header = try post("/v1/import?type=ContactHeader&device=iphone-se").object()
    let document = try #require(
      (header["documents"] as? [[String: Any]])?.first?["document"] as? [String: Any])
    #expect(document["device"] as? String == "iphone-se")
    #expect(document.at("hierarchy", "id") as? String == "stage")
  }

  /// What is imported and then resolved is what is resolved.
  @Test func importAndResolveAgree() throws {
    let imported = try post("/v1/import?type=ContactViewController&device=iphone-se").object()
    let document = try #require((imported["documents"] as? [[String: Any]])?.first?["document"])
    let again = Client().post(
      "/v1/resolve", String(decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self))
    let direct = try post("/v1/resolve?type=ContactViewController&device=iphone-se").object()
    #expect(try again.object()["views"] as? NSDictionary == direct["views"] as? NSDictionary)
  }

  @Test func filesMayComeOneByOne() throws {
    var body: [UInt8] = []
    for file in try files() {
      body += Array(
        "--limit\r\nContent-Disposition: form-data; name=\"app\"; filename=\"\(file.path)\"\r\n\r\n".utf8)
      body += file.bytes + Array("\r\n".utf8)
    }
    body += Array("--limit--\r\n".utf8)
    for target in ["/v1/resolve?device=iPhone%2015", "/v1/import", "/v1/lint", "/v1/explain"] {
      let form = Client().upload(target, body, contentType: "multipart/form-data; boundary=limit")
      #expect(form.status == 200, "\(form.text.prefix(500))")
      #expect(form.body == (try post(target)).body)
    }
  }

  /// The two widths in lines 8 and 9 cannot both hold; UIKit breaks the one that came last.
  @Test func findingsStandAtLinesOfSwift() throws {
    let source = """
      import UIKit
      final class BadgeView: UIView {
        private let dot = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          dot.translatesAutoresizingMaskIntoConstraints = false
          addSubview(dot)
          dot.widthAnchor.constraint(equalToConstant: 10).isActive = true
          dot.widthAnchor.constraint(equalToConstant: 20).isActive = true
          dot.heightAnchor.constraint(equalToConstant: 20).isActive = true
          dot.topAnchor.constraint(equalTo: topAnchor).isActive = true
          dot.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let report = try post("/v1/lint", source: source).object()
    let files = try #require(report["files"] as? [[String: Any]])
    let findings = try #require(files.first?["findings"] as? [[String: Any]])
    let conflict = try #require(findings.first { $0["code"] as? String == "unsatisfiableConstraints" })
    let lines = [conflict["line"] as? Int].compactMap { $0 }
    #expect(lines == [9] || lines == [8], "\(conflict)")
  }

  private func query(_ values: [(String, String)]) -> String {
    values.map { name, value in
      let plain = value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      return "\(name)=\(plain)"
    }.joined(separator: "&")
  }

  /// What the initializer was not given is said by one who asks: an object of the app, or one of its texts.
  @Test func whatIsNotKnownIsFilled() throws {
    let device = ("device", "iPhone 15")
    let one = query([device, ("fill", #"ContactViewController.contact.name="Anna""#)])
    var found = try source(of: try post("/v1/resolve?\(one)").object())
    #expect((found["holes"] as? [[String: Any]])?.count == 2, "\(found)")
    let contact = #"Contact(name: "Anna", company: nil, note: "Met her at " + "the fair")"#
    let all = query([device, ("fill", "ContactViewController.contact=\(contact)")])
    let layout = try post("/v1/resolve?\(all)").object()
    found = try source(of: layout)
    #expect((found["holes"] as? [Any])?.isEmpty ?? true, "\(found)")
    let text = try post("/v1/import?\(all)").text
    #expect(text.contains("Met her at the fair") && text.contains("Anna"))
  }

  @Test func keysThatNothingAsksForAreFaults() throws {
    let wrong = query([("fill", "ContactViewController.contact.nam=1"), ("device", "iPhone 15")])
    let error = try #require(try post("/v1/resolve?\(wrong)").errors().first)
    #expect(error["code"] as? String == "unknownReference" && error["parameter"] as? String == "fill")
    #expect((error["nearest"] as? [String])?.first == "ContactViewController.contact.name")
    for value in ["a", "=1"] {
      let answer = try post("/v1/import?\(query([("fill", value)]))")
      #expect(try answer.errors().first?["code"] as? String == "invalidValue", "\(value)")
    }
    let call = try post("/v1/import?\(query([("call", "layOut()")]))")
    #expect(try call.errors().first?["code"] as? String == "missingKey")
  }

  /// A cell is empty until somebody configures it.
  @Test func cellsAreConfigured() throws {
    let cell = """
      import UIKit
      final class TitleCell: UITableViewCell {
        private let label = UILabel()
        func configure(title: String, indent: CGFloat) {
          contentView.addSubview(label)
          label.text = title
          label.frame = CGRect(x: indent, y: 0, width: 100, height: 20)
        }
      }
      """
    let empty = post("/v1/import?type=TitleCell", source: cell)
    #expect(try empty.errors().first?["code"] as? String == "nothingLaidOut")
    let words = query([("type", "TitleCell"), ("call", #"configure(title: "Hello", indent: 12)"#)])
    let filled = post("/v1/import?\(words)", source: cell)
    #expect(filled.text.contains(#""text":"Hello""#) && filled.text.contains(#""x":12"#), "\(filled.text)")
  }

  /// A row is as high as its content view, and that as what is in it: a line of 17 points, 20⅓ high, with 30 above and below. One that has
  /// nothing that says so is 44 high.
  @Test func rowsSizeThemselves() throws {
    func cell(_ content: String) -> String {
      """
      import UIKit
      final class Row: UITableViewCell {
        private let label = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          label.translatesAutoresizingMaskIntoConstraints = false
          label.text = "Hi"
          contentView.addSubview(label)
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 30).isActive = true
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
          \(content)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    }
    let closed =
      "label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -30).isActive = true"
    let button = """
      let button = UIButton(configuration: .filled())
      button.configuration?.buttonSize = .large
      contentView.addSubview(button)
      """
    for (content, height) in [(closed, 80 + 1.0 / 3), (button, 44)] {
      let layout = try post("/v1/resolve?device=iPhone%2015", source: cell(content)).object()
      #expect((layout["unsatisfiableConstraints"] as? [Any])?.isEmpty ?? true, "\(layout)")
      let frame = try #require(layout.rect("views", "Row", "frame"), "\(layout)")
      #expect(abs(frame[3] - height) < 0.01, "\(frame)")
    }
  }

  @Test func whatIsNotThereIsTold() throws {
    let unknown = try post("/v1/resolve?type=ContactVewController")
    #expect(unknown.status == 422)
    let error = try #require(try unknown.errors().first)
    #expect(error["code"] as? String == "unknownType" && error["parameter"] as? String == "type")
    #expect((error["nearest"] as? [String])?.first == "ContactViewController")
    let empty = post(
      "/v1/resolve?type=Empty", source: "import UIKit\nclass Empty: UIViewController { let a = UILabel() }")
    #expect(empty.status == 422)
    #expect(try empty.errors().first?["code"] as? String == "nothingLaidOut")
    let turned = try post("/v1/transition?device=iPhone%2015&to.orientation=landscape")
    #expect(try turned.errors().first?["code"] as? String == "transitionOfSource")
    for target in ["/v1/resolve", "/v1/import", "/v1/lint", "/v1/explain"] {
      let nothing = post(target, source: "let a = 1")
      #expect(nothing.status == 422)
      #expect(try nothing.errors().first?["code"] as? String == "noScreens")
    }
  }

  /// More than half of what lays out hangs on a class that is not there: the document is in no layout, and import says why.
  @Test func whatIsMostlyUnknownIsRefused() throws {
    let source = """
      import UIKit
      class Panel: UIView {
        let label = UILabel(), chart = Charts.make()
        override init(frame: CGRect) {
          super.init(frame: frame)
          chart.embed(label)
          chart.addSubview(label)
          addSubview(label)
          label.topAnchor.constraint(equalTo: chart.bottomAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let imported = try post("/v1/import", source: source).object()
    #expect((imported["documents"] as? [Any])?.isEmpty == true)
    let refused = try #require((imported["refused"] as? [[String: Any]])?.first)
    #expect(refused["name"] as? String == "Panel" && refused["code"] as? String == "tooMuchUnknown")
    let resolved = post("/v1/resolve?type=Panel", source: source)
    #expect(try resolved.errors().first?["code"] as? String == "tooMuchUnknown")
  }

  /// Code that asks for texts by key gets those of the language that is asked for, and of its base without one.
  @Test func textsComeFromTheTables() throws {
    let source = """
      import UIKit
      final class Panel: UIViewController {
        private let titleLabel = UILabel()
        private let countLabel = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          titleLabel.text = NSLocalizedString("panel.title", comment: "")
          countLabel.text = String(format: "panel.count".localized, locale: Locale.current, arguments: [3])
          for one in [titleLabel, countLabel] { view.addSubview(one) }
        }
      }
      extension String {
        var localized: String { Bundle.main.localizedString(forKey: self, value: nil, table: nil) }
      }
      """
    let files = [
      ("App/Panel.swift", source),
      ("App/en.lproj/Localizable.strings", #""panel.title" = "Contacts"; "panel.count" = "%d people";"#),
      ("App/de.lproj/Localizable.strings", #""panel.title" = "Kontakte"; "panel.count" = "%d Leute";"#),
    ].map { (path: $0, bytes: Array($1.utf8)) }
    let texts = try ["en", "de", "fr"].map { locale in
      let answer = Client().upload(
        "/v1/import?locale=\(locale)", storedZip(files), contentType: "application/zip")
      let imported = try #require(try answer.object()["documents"] as? [[String: Any]]).first
      let views = imported?.at("document", "hierarchy", "view", "subviews") as? [[String: Any]] ?? []
      return views.map { $0["text"] as? String }
    }
    #expect(texts == [["Contacts", "3 people"], ["Kontakte", "3 Leute"], ["Contacts", "3 people"]])
  }

  /// Texts that code gives stand for those of an app whose English is in code; without one a key is shown.
  @Test func textsOfCodeBeforeThoseOfOtherLanguages() throws {
    let source = """
      import UIKit
      final class Panel: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let texts = [
            NSLocalizedString("greeting", value: "Hi", comment: ""), NSLocalizedString("greeting", comment: ""),
            String(localized: "greeting", defaultValue: "Hi there"),
            Bundle.main.localizedString(forKey: "greeting", value: "", table: nil),
          ]
          for text in texts { let label = UILabel(); label.text = text; view.addSubview(label) }
        }
      }
      """
    let files = [
      ("App/Panel.swift", source), ("App/ar.lproj/Localizable.strings", #""greeting" = "مرحبا";"#),
      ("App/en.lproj/InfoPlist.strings", ""),
    ].map { (path: $0, bytes: Array($1.utf8)) }
    let texts = try ["en", "ar"].map { locale in
      let answer = Client().upload(
        "/v1/import?locale=\(locale)", storedZip(files), contentType: "application/zip")
      let imported = try #require(try answer.object()["documents"] as? [[String: Any]]).first
      let views = imported?.at("document", "hierarchy", "view", "subviews") as? [[String: Any]] ?? []
      return views.map { $0["text"] as? String }
    }
    #expect(
      texts == [["Hi", "greeting", "Hi there", "greeting"], ["مرحبا", "مرحبا", "مرحبا", "مرحبا"]])
  }

  /// What `String(localized:)` looks up: interpolations are formats in its key, and a text that no table has is the default or the key.
  @Test func textsWithInterpolatedKeys() throws {
    let source = """
      import UIKit
      final class Panel: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let (count, name, price) = (3, "Anna", 2.5)
          let texts = [
            String(localized: "\\(count) items"), String(localized: "Hi \\(name), 100%"),
            String(localized: "total", defaultValue: "Total \\(count)"),
            String(localized: "absent", defaultValue: "None of \\(name)"),
            String(localized: "plain", table: "Other"), String(localized: "nowhere \\(count)"),
            String(localized: "cost \\(price, specifier: "%.2f")"),
            String(localized: LocalizedStringResource("later", defaultValue: "Later, \\(name)")),
          ]
          for text in texts { let label = UILabel(); label.text = text; view.addSubview(label) }
        }
      }
      """
    let table = #"""
      "%lld items" = "%lld things"; "Hi %@, 100%%" = "Hello %@, 100%%"; "total" = "In all %lld"; "cost %.2f" = "%.2f each";
      """#
    let files = [
      ("App/Panel.swift", source), ("App/en.lproj/Localizable.strings", table),
      ("App/en.lproj/Other.strings", #""plain" = "From another table";"#),
    ].map { (path: $0, bytes: Array($1.utf8)) }
    let answer = Client().upload("/v1/import", storedZip(files), contentType: "application/zip")
    let imported = try #require(try answer.object()["documents"] as? [[String: Any]]).first
    let views = imported?.at("document", "hierarchy", "view", "subviews") as? [[String: Any]] ?? []
    #expect(
      views.map { $0["text"] as? String } == [
        "3 things", "Hello Anna, 100%", "In all 3", "None of Anna", "From another table", "nowhere 3",
        "2.50 each", "Later, Anna",
      ], "\(answer.text.prefix(2000))")
  }

  /// The order of the files of an archive changes nothing, and neither does asking again.
  @Test func sameBytes() throws {
    let answers = try [files(), files().reversed()].map {
      Client().upload("/v1/import?device=iPad%20Air", storedZip($0), contentType: "application/zip").body
    }
    #expect(answers[0] == answers[1])
  }

  @Test func limitsHold() throws {
    var settings = Settings()
    settings.limits.app.sourceFiles = 2
    let many = Client(settings).upload("/v1/lint", storedZip(try files()), contentType: "application/zip")
    #expect(many.status == 413)
    (settings.limits.app.sourceFiles, settings.limits.app.sourceBytes) = (5, 100)
    let large = Client(settings).upload("/v1/lint", storedZip(try files()), contentType: "application/zip")
    #expect(large.status == 413)
    let endless = "import UIKit\nclass A: UIView { let a: Int = { while true {} }() }"
    var quick = Settings()
    quick.limits.solveSeconds = 1e-9
    #expect(
      Client(quick).upload("/v1/import", Array(endless.utf8), contentType: "text/x-swift").status == 504)
  }
}
