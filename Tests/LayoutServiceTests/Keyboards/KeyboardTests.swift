import Foundation
import LayoutService
import Testing

/// The keyboard as part of the environment: how high it is, and what follows it.
@Suite struct KeyboardTests {
  private let client = Client()

  /// An empty screen.
  private static func screen(_ environment: String) -> String {
    "{\(environment),\"hierarchy\":{\"id\":\"root\"}}"
  }

  // MARK: heights

  /// A frame that an app logged of `UIKeyboardFrameEndUserInfoKey`.
  struct Recorded: Sendable, CustomTestStringConvertible {
    var device: String
    var version: Int
    var suggestions = true
    var orientation = "portrait"
    var height: Double
    var testDescription: String { "\(device) \(version) \(suggestions) \(orientation)" }
  }

  @Test(
    "DV-keyboard-height: the recorded heights",
    arguments: [
      Recorded(device: "iPhone 4s", version: 7, suggestions: false, height: 216),
      Recorded(device: "iPhone 5", version: 8, suggestions: false, height: 216),
      Recorded(device: "iPhone SE (1st generation)", version: 12, height: 253),
      Recorded(device: "iPhone 6", version: 8, suggestions: false, height: 216),
      Recorded(device: "iPhone 6", version: 12, height: 258),
      Recorded(device: "iPhone 8", version: 13, height: 260),
      Recorded(device: "iPhone 6 Plus", version: 9, suggestions: false, height: 226),
      Recorded(device: "iPhone 8 Plus", version: 12, height: 271),
      Recorded(device: "iPhone X", version: 11, height: 333),
      Recorded(device: "iPhone XR", version: 12, height: 346),
      Recorded(device: "iPhone 13", version: 15, suggestions: false, height: 291),
      Recorded(device: "iPhone 13 Pro Max", version: 15, suggestions: false, height: 301),
      Recorded(device: "iPhone 17", version: 26, suggestions: false, height: 291),
      Recorded(device: "iPad Air 1", version: 7, suggestions: false, height: 264),
      Recorded(device: "iPad Air 1", version: 7, suggestions: false, orientation: "landscape", height: 352),
      Recorded(device: "iPad Air 1", version: 11, orientation: "landscape", height: 398),
    ])
  func recordedHeights(_ recorded: Recorded) throws {
    let answer = client.post(
      "/v1/resolve",
      Self.screen(
        #""device":"\#(recorded.device)","systemVersion":\#(recorded.version),"orientation":"\#(recorded.orientation)","#
          + #""keyboard":{"suggestions":\#(recorded.suggestions)}"#))
    let layout = try answer.object()
    let window = try #require(layout.rect("environment", "window"))
    let expected = [0, window[3] - recorded.height, window[2], recorded.height]
    #expect(layout.rect("environment", "keyboard", "frame") == expected, "\(answer.text)")
    #expect(layout["uncertain"] as? [String] == nil)
  }

  /// Published tables of 390 and 428 points with the bar: 291 + 45 and 301 + 45. Before 8 there is none.
  @Test("DV-keyboard-height: heights that nobody recorded say so, given ones do not")
  func otherHeights() throws {
    for (environment, height, uncertain) in [
      (#""device":"iPhone 13","systemVersion":15,"keyboard":true"#, 336.0, ["DV-keyboard-height"]),
      (
        #""device":"iPhone 13 Pro Max","systemVersion":15,"keyboard":{"visible":true}"#, 346,
        ["DV-keyboard-height"]
      ),
      (#""device":"iPhone 13","systemVersion":15,"keyboard":{"height":340}"#, 340, nil),
      (#""device":"iPhone 4s","systemVersion":7,"keyboard":true"#, 216, nil),
      (
        #""device":"iPhone 8","orientation":"landscape","keyboard":{"suggestions":false}"#, 162,
        ["DV-keyboard-height"]
      ),
    ] as [(String, Double, [String]?)] {
      let layout = try client.post("/v1/resolve", Self.screen(environment)).object()
      #expect(layout.rect("environment", "keyboard", "frame")?[3] == height, "\(environment)")
      #expect(layout["uncertain"] as? [String] == uncertain, "\(environment)")
    }
  }

  // MARK: answers

  @Test("DV-keyboard: a hidden keyboard leaves no trace")
  func hidden() {
    let plain = client.post("/v1/resolve", Self.screen(#""device":"iPhone 8""#))
    for keyboard in ["false", #"{"visible":false}"#, #"{"visible":false,"height":300,"floating":true}"#] {
      let hidden = client.post("/v1/resolve", Self.screen(#""device":"iPhone 8","keyboard":\#(keyboard)"#))
      #expect(hidden.body == plain.body)
    }
  }

  @Test func theTextSaysItOnTheFirstLine() {
    let docked = client.post(
      "/v1/resolve?keyboard=216", Self.screen(#""device":"iPhone 8","systemVersion":12"#),
      accept: "text/plain")
    #expect(
      docked.text.hasPrefix(
        "iPhone 8, portrait, version 12, 375×667 @2x, safe area 20 0 0 0, keyboard 216\n"))
    let floating = client.post(
      "/v1/resolve",
      Self.screen(
        #""device":"iPad Air 1","keyboard":{"floating":true,"frame":{"x":40,"y":700,"width":320,"height":253}}"#
      ),
      accept: "text/plain")
    #expect(floating.text.contains("safe area 20 0 0 0, floating keyboard (40, 700, 320, 253)\n"))
  }

  @Test func theAnswerSaysHowItStands() throws {
    for (style, words) in [
      ("docked", [false, false, false]), ("undocked", [false, false, true]), ("split", [false, true, true]),
      ("floating", [true, false, true]),
    ] {
      let answer = try client.post(
        "/v1/resolve?keyboard=\(style)", Self.screen(#""device":"iPad Air 1""#)
      ).object()
      let keyboard = try #require(answer.at("environment", "keyboard") as? [String: Any])
      #expect(keyboard["visible"] as? Bool == true)
      #expect(["floating", "split", "undocked"].map { keyboard[$0] as? Bool } == words, "\(style)")
      let isChosen = (answer["uncertain"] as? [String])?.contains("DV-keyboard-place") == true
      #expect(isChosen == (style != "docked"), "\(style)")
    }
  }

  // MARK: where it is said

  @Test func listsAndQueriesNameIt() throws {
    func keyboards(_ environments: String) throws -> [(name: String, height: Double?)] {
      let body = Self.screen(
        #""device":"iPhone 8","keyboard":{"height":200},"environments":\#(environments)"#)
      let answer = client.post("/v1/resolve", body)
      let results = try #require(try answer.object()["results"] as? [[String: Any]], "\(answer.text)")
      return results.map { ($0["name"] as? String ?? "", $0.rect("environment", "keyboard", "frame")?[3]) }
    }
    let list = try keyboards(#"[{},{"keyboard":false},{"keyboard":{"height":250}}]"#)
    #expect(list.map(\.height) == [200, nil, 250])
    let query = try keyboards(
      #"{"devices":["iPhone 8","iPad Air 1"],"keyboards":[false,true,{"height":250},{"floating":true,"height":100}]}"#
    )
    #expect(
      query.map(\.name) == [
        "iphone-8 portrait without keyboard", "iphone-8 portrait keyboard", "iphone-8 portrait keyboard 250",
        "ipad-air portrait without keyboard", "ipad-air portrait keyboard",
        "ipad-air portrait keyboard 250", "ipad-air portrait keyboard floating 100",
      ])
    #expect(query.map(\.height).dropFirst(2).first == 250)
    #expect(try keyboards(#"{"devices":["iPhone 8"]}"#).map(\.height) == [200])
  }

  @Test func theAddressWins() throws {
    let body = Self.screen(#""device":"iPhone 8","systemVersion":12,"keyboard":{"height":200}"#)
    for (word, height) in [
      ("", 200), ("?keyboard=true", 258), ("?keyboard=320.5", 320.5), ("?keyboard=false", nil),
      ("?keyboard=0", nil),
    ] as [(String, Double?)] {
      let layout = try client.post("/v1/resolve" + word, body).object()
      #expect(layout.rect("environment", "keyboard", "frame")?[3] == height, "\(word)")
    }
    for word in ["yes", "-3", "1e3", "nan", "inf", "0x10", "floatin", "99999999999", ".", "1.2.3"] {
      let answer = client.post("/v1/resolve?keyboard=\(word)", body)
      #expect(answer.status == 422, "\(word)")
      #expect(try answer.errors().map { $0["parameter"] as? String } == ["keyboard"], "\(word)")
    }
    #expect(client.post("/v1/transition?keyboard=true", body).status == 422)
  }

  // MARK: faults

  @Test(arguments: [
    (#""device":"iPhone 8","keyboard":"yes""#, "invalidValue #/keyboard"),
    (#""device":"iPhone 8","keyboard":-320"#, "invalidValue #/keyboard"),
    (#""device":"iPhone 8","keyboard":[]"#, "wrongType #/keyboard"),
    (#""device":"iPhone 8","keyboard":{"visible":1}"#, "wrongType #/keyboard/visible"),
    (#""device":"iPhone 8","keyboard":{"heigth":1}"#, "unknownKey #/keyboard/heigth"),
    (#""device":"iPhone 8","keyboard":{"height":-1}"#, "invalidValue #/keyboard/height"),
    (#""device":"iPhone 8","keyboard":{"height":1e999}"#, "nonFinite #/keyboard/height"),
    (#""device":"iPhone 8","keyboard":{"height":667.5}"#, "invalidValue #/keyboard/height"),
    (#""device":"iPhone 8","keyboard":{"floating":true}"#, "keyboardNotAvailable #/keyboard/floating"),
    (#""device":"iPhone 8","keyboard":{"split":true}"#, "keyboardNotAvailable #/keyboard/split"),
    (#""device":"iPhone 8","keyboard":{"undocked":true}"#, "keyboardNotAvailable #/keyboard/undocked"),
    (#""device":"Apple TV HD","keyboard":true"#, "keyboardNotAvailable #/keyboard"),
    (#""device":"iPad Air 1","keyboard":{"floating":true,"split":true}"#, "invalidValue #/keyboard"),
    (
      #""device":"iPad Air 1","keyboard":{"frame":{"x":0,"y":0,"width":1,"height":1}}"#,
      "invalidValue #/keyboard"
    ),
    (
      #""device":"iPad Air 1","keyboard":{"floating":true,"height":1,"frame":{"x":0,"y":0,"width":1,"height":1}}"#,
      "invalidValue #/keyboard"
    ),
    (
      #""device":"iPad Air 1","keyboard":{"floating":true,"frame":{"x":0,"y":0,"width":1,"height":1025}}"#,
      "invalidValue #/keyboard/frame"
    ),
  ])
  func faults(_ environment: String, _ expected: String) throws {
    let answer = client.post("/v1/resolve", Self.screen(environment))
    #expect(answer.status == 422, "\(answer.text)")
    #expect(try answer.errors().map { "\($0["code"] ?? "-") \($0["pointer"] ?? "-")" } == [expected])
  }
}
