import Foundation
import LayoutService
import Testing

/// What is posted when the keyboard comes, goes or moves.
@Suite struct KeyboardTransitionTests {
  private func transition(_ device: String, _ from: String, _ to: String) throws -> [String: Any] {
    let body =
      #"{"device":"\#(device)","systemVersion":12,"from":{\#(from)},"to":{\#(to)},"hierarchy":{"id":"root"}}"#
    let answer = Client().post("/v1/transition", body)
    try #require(answer.status == 200, "\(answer.text)")
    return try answer.object()
  }

  /// The events about the keyboard, and the frames that they all have.
  private func posted(_ transition: [String: Any]) throws -> (
    names: [String], begin: [Double]?, end: [Double]?
  ) {
    let events = try #require(transition["events"] as? [[String: Any]])
    let own = events.filter { ($0["callback"] as? String)?.hasPrefix("keyboard") == true }
    #expect(own.allSatisfy { $0["targetType"] as? String == "window" })
    #expect(events.compactMap { $0["phase"] as? Int } == events.compactMap { $0["phase"] as? Int }.sorted())
    for event in own {
      let isBefore = (event["callback"] as? String)?.hasPrefix("keyboardWill") == true
      #expect(event["phase"] as? Int == (isBefore ? 2 : 5))
    }
    return (
      own.compactMap { $0["callback"] as? String }, own.first?.rect("value", "begin"),
      own.last?.rect("value", "end")
    )
  }

  private static let height = #""keyboard":{"height":260}"#

  @Test("TX-keyboard: it comes up from below the window and goes there")
  func comesAndGoes() throws {
    let shown = try transition("iPhone 8", "", Self.height)
    let up = try posted(shown)
    #expect(
      up.names == [
        "keyboardWillChangeFrame", "keyboardWillShow", "keyboardDidChangeFrame", "keyboardDidShow",
      ])
    #expect(up.begin == [0, 667, 375, 260] && up.end == [0, 407, 375, 260])
    #expect(shown.at("coordinator", "cause") as? String == "keyboard")
    #expect(shown.at("coordinator", "isAnimated") as? Bool == true)
    #expect(shown.at("coordinator", "transitionDuration") as? Double == 0.25)
    #expect((shown["events"] as? [Any])?.count == 4)
    let down = try posted(try transition("iPhone 8", Self.height, #""keyboard":false"#))
    #expect(
      down.names == [
        "keyboardWillChangeFrame", "keyboardWillHide", "keyboardDidChangeFrame", "keyboardDidHide",
      ])
    #expect(down.begin == up.end && down.end == up.begin)
  }

  /// Nobody recorded a keyboard of an iPhone 8 on its side.
  @Test("DV-keyboard-height: each end of a transition says what its keyboard rests on")
  func heightsOfBothEndsAreUncertain() throws {
    let keyboard = #""keyboard":{"suggestions":false}"#
    let turned = try transition("iPhone 8", "", #"\#(keyboard),"orientation":"landscape""#)
    let uncertain = ["from", "to"].map {
      (turned.at($0, "uncertain") as? [String])?.contains("DV-keyboard-height")
    }
    #expect(uncertain == [nil, true])
  }

  @Test("TX-keyboard: nothing is posted of one that stays")
  func stays() throws {
    let stays = try transition("iPhone 8", Self.height, Self.height)
    #expect(try posted(stays).names == [])
    #expect(stays.at("coordinator", "cause") as? String != "keyboard")
  }

  /// rdar://38117524: an iPad that is turned with the keyboard up posts that it shows, 313 and 398 high.
  @Test("TX-keyboard, TX-cause: a rotation with the keyboard up shows it anew, and is a rotation")
  func rotation() throws {
    let turned = try transition(
      "iPad Air 1", #""keyboard":{"height":313}"#, #""orientation":"landscape","keyboard":{"height":398}"#)
    let posted = try posted(turned)
    #expect(
      posted.names == [
        "keyboardWillChangeFrame", "keyboardWillShow", "keyboardDidChangeFrame", "keyboardDidShow",
      ])
    #expect(posted.begin == [0, 711, 768, 313] && posted.end == [0, 370, 1024, 398])
    #expect(turned.at("coordinator", "cause") as? String == "rotation")
    #expect(turned.at("coordinator", "transitionDuration") as? Double == 0.4)
  }

  @Test("TX-keyboard: one that is not docked counts as hidden")
  func undocked() throws {
    let frame = #"{"x":40,"y":600,"width":320,"height":250}"#
    let floating = #""keyboard":{"floating":true,"frame":\#(frame)}"#
    let moved = #""keyboard":{"floating":true,"frame":\#(frame.replacing("600", with: "500"))}"#
    #expect(
      try posted(transition("iPad Air 1", Self.height, floating)).names == [
        "keyboardWillChangeFrame", "keyboardWillHide", "keyboardDidChangeFrame", "keyboardDidHide",
      ])
    for (from, to) in [(floating, moved), ("", floating), (floating, "")] {
      #expect(
        try posted(transition("iPad Air 1", from, to)).names == [
          "keyboardWillChangeFrame", "keyboardDidChangeFrame",
        ])
    }
  }

  /// The sheet moves because the keyboard does.
  @Test("TX-cause: a presentation that only follows the keyboard is no cause")
  func formSheet() throws {
    let body = #"""
      {"device":"iPad Pro (9.7-inch)","systemVersion":12,"from":{},"to":{"keyboard":{"height":264}},
      "hierarchy":{"id":"main","view":{"id":"root"},"presented":{"id":"sheet","modalPresentationStyle":"formSheet",
      "view":{"id":"sheetView"}}}}
      """#
    let answer = try Client().post("/v1/transition", body).object()
    #expect(answer.at("coordinator", "cause") as? String == "keyboard")
    #expect(answer.rect("to", "views", "sheetView", "frameInWindow") == [114, 140, 540, 620])
  }

  @Test func theTextSaysIt() {
    let body = #"{"device":"iPhone 8","from":{},"to":{\#(Self.height)},"hierarchy":{"id":"root"}}"#
    let text = Client().post("/v1/transition", body, accept: "text/plain").text
    #expect(
      text.contains("  2 keyboardWillShow the window from (0, 667, 375, 260) to (0, 407, 375, 260)\n"),
      "\(text)")
    #expect(text.contains("coordinator: keyboard, animated in 0.25 s,"))
  }
}
