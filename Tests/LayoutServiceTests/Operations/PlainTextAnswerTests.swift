import Operations
import TestSupport
import Testing

/// Hostile names through every operation that answers as `text/plain`.
@Suite struct PlainTextAnswerTests {
  private let client = Client()

  /// The name as JSON has it.
  private static let name =
    "\""
    + hostileName.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return scalar.value < 0x80 && scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
        ? String(scalar) : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined() + "\""

  /// A name wherever a document takes one: ids of views and controllers, names, texts, titles, images, identifiers, scenes.
  private static func hierarchy(_ width: Int) -> String {
    #"""
    "hierarchy":{"id":"tabs","type":"tabBarController","children":[
      {"id":"nav","type":"navigationController","title":\#(name),"children":[
        {"id":\#(name),"name":\#(name),"title":\#(name),
         "navigationItem":{"title":\#(name),"rightBarButtonItem":{"id":"bar","title":\#(name)}},
         "presented":{"id":"::warning::p","name":\#(name),"modalPresentationStyle":"formSheet"},
         "view":{"id":"::debug::r","name":\#(name),"subviews":[
           {"id":"::notice::l","name":\#(name),"type":"label","text":\#(name)},
           {"id":"box","name":"::group::n"},
           {"id":"i","type":"imageView","image":\#(name)}]}}]}]},
    "constraints":[
      {"firstItem":"box","firstAttribute":"width","constant":\#(width),"identifier":\#(name)},
      {"firstItem":"box","firstAttribute":"width","constant":200,"identifier":"::endgroup::"},
      {"firstItem":"box","firstAttribute":"left","secondItem":"::debug::r","secondAttribute":"left","constant":\#(width)}]
    """#
  }

  private static let device = #""device":"iPhone 8","#
  private static let documents = [
    "resolve": "{\(device)\(hierarchy(10))}",
    "explain": "{\(device)\(hierarchy(10))}",
    "lint": "{\(device)\(hierarchy(10))}",
    "sweep": "{\(device)\(hierarchy(10))}",
    "diff": "{\"old\":{\(device)\(hierarchy(10))},\"new\":{\(device)\(hierarchy(30))}}",
    "transition": "{\(device)\"from\":{},\"to\":{\"orientation\":\"landscape\"},\(hierarchy(10))}",
  ]

  static let operations = Operation.all.filter {
    $0.forms.contains(.text) && !["import", "check"].contains($0.name)
  }.map(\.name)

  @Test(arguments: operations)
  func noNameControlsATerminal(_ operation: String) throws {
    let document = try #require(
      Self.documents[operation], "\(operation) answers text and has no document here")
    for query in [
      "", "?environments=iphone-se-3,iphone-15", "?environments=iphone-se-3,iphone-15&compact=true",
    ] {
      if operation == "transition", !query.isEmpty { continue }
      let answer = client.post("/v1/\(operation)\(query)", document, accept: "text/plain")
      if query.isEmpty { #expect(answer.status == 200, "\(answer.text.prefix(600))") }
      guard answer.status == 200 else { continue }
      #expect(hasNoControls(answer.text), "\(answer.text)")
      #expect(beginsNoCommand(answer.text), "\(answer.text)")
      #expect(answer.text.contains("error::x"), "The name is told.")
    }
  }

  /// A view that is elsewhere, and one that a dump does not have.
  @Test func checksTellNamesWithoutControls() throws {
    let document = try #require(Self.documents["resolve"])
    let dump =
      "<UIView; frame = (0 0; 375 667); layer = <CALayer>>\n   | <\(hostileName); frame = (1 1; 1 1)>"
    let answer = client.upload(
      "/v1/check", form(("document", Array(document.utf8)), ("against", Array(dump.utf8))),
      accept: "text/plain")
    #expect(answer.status == 200 || answer.status == 422, "\(answer.text.prefix(600))")
    #expect(hasNoControls(answer.text) && beginsNoCommand(answer.text), "\(answer.text)")
  }

  /// An import speaks of classes and files in Swift, of which only the files can be called anything.
  @Test func importedFilesAreToldWithoutControls() {
    let source = """
      import UIKit
      class A: UIView {
        init(title: String) {
          super.init(frame: .zero)
          let label = UILabel()
          label.text = title
          addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    // A line would end the header of the part.
    let name = hostileName.replacing("\r\n", with: "")
    let part = "Content-Disposition: form-data; name=\"app\"; filename=\"\(name).swift\""
    let body = "--limit\r\n\(part)\r\n\r\n\(source)\r\n--limit--\r\n"
    let answer = Client().upload("/v1/import", Array(body.utf8), accept: "text/plain")
    #expect(answer.status == 200, "\(answer.text)")
    #expect(hasNoControls(answer.text) && beginsNoCommand(answer.text), "\(answer.text)")
    #expect(answer.text.contains("error::x"), "The name is told.")
  }

  /// Lines of a console with escapes of a terminal in them.
  @Test func logsAreToldWithoutControls() {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x6000 '\(hostileName)' a\u{1B}[31mb:0x7f8.width == 100   (active)>",
          "<NSLayoutConstraint:0x6001 UIView:0x7f8.width == 50   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x6001 UIView:0x7f8.width == 50   (active)>
      """
    let answer = client.post("/v1/explain", log, contentType: "text/plain", accept: "text/plain")
    #expect(hasNoControls(answer.text) && beginsNoCommand(answer.text), "\(answer.text)")
  }
}
