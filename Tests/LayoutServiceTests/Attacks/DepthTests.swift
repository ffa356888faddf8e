import Foundation
import HTTPServer
import LayoutCoding
import LayoutService
import Operations
import Synchronization
import Testing

/// The greatest depth that the setting takes: what is as deep is answered, on a stack as threads of the server have it.
@Suite struct DepthTests {
  private static let depth = DecodingLimits.mostDepth

  /// A document in which something is nested, with the levels of brackets that one of it has.
  private static func nested(_ open: String, _ close: String, levels: Int, inside: String = #"{"id":"end"}"#)
    -> String
  {
    let count = (depth - 12) / levels
    let hierarchy =
      (0..<count).map { open.replacing("#", with: String($0)) }.joined() + inside
      + String(repeating: close, count: count)
    return #"{"device":"iPhone SE 3","hierarchy":\#(hierarchy)}"#
  }

  private static let table =
    ##"{"id":"t#","type":"tableView","frame":{"x":0,"y":0,"width":300,"height":400},"sections":[{"rows":["##
  private static let cell = ##"{"type":"tableViewCell","height":400,"contentView":{"id":"c#","subviews":["##

  private static func conditions(_ open: String, _ close: String, levels: Int) -> String {
    let count = (depth - 8) / levels
    let when =
      String(repeating: open, count: count) + #""idiom":"phone""# + String(repeating: close, count: count)
    return #"""
      {"device":"iPhone SE 3","hierarchy":{"id":"r"},
       "rules":[{"id":"x","when":{\#(when)},"set":{"views":{"r":{"isHidden":true}}}}]}
      """#
  }

  private static func groups() -> String {
    let count = (depth - 12) / 2
    let open = #"{"layoutSize":{"widthDimension":10,"heightDimension":10},"axis":"horizontal","subitems":["#
    let group =
      String(repeating: open, count: count) + #"{"layoutSize":{"widthDimension":1,"heightDimension":1}}"#
      + String(repeating: "]}", count: count)
    return #"""
      {"device":"iPhone SE 3","hierarchy":{"id":"g","type":"collectionView","prototypes":{"a":{"type":"collectionViewCell"}},
       "collectionViewLayout":{"compositional":{"section":{"group":\#(group)}}},"sections":[{"items":[{"cell":"a"}]}]}}
      """#
  }

  private static func storyboard() -> String {
    let count = (depth - 12) / 2
    let views = (1..<count).map { ##"<view id="v\##($0)"><subviews>"## }.joined()
    return #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490.70" \#
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc"><scenes><scene sceneID="s"><objects>\#
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v0"><subviews>\#(views)<label id="l" text="x"/>\#
      \#(String(repeating: "</subviews></view>", count: count))</viewController></objects></scene></scenes></document>
      """#
  }

  static let documents = [
    "subviews": nested(##"{"id":"v#","subviews":["##, "]}", levels: 2),
    "stacks": nested(##"{"id":"v#","type":"stackView","arrangedSubviews":["##, "]}", levels: 2),
    "children": nested(##"{"id":"v#","type":"navigationController","children":["##, "]}", levels: 2),
    "presented": nested(##"{"id":"v#","presented":"##, "}", levels: 1),
    "tables": nested(table + cell, "]}}]}]}", levels: 7),
    "not": conditions(#""not":{"#, "}", levels: 1),
    "all": conditions(#""all":[{"#, "}]", levels: 2),
    "groups": groups(),
    "unknown": #"{"device":"iPhone SE 3","x":"# + String(repeating: "[", count: depth - 1)
      + String(repeating: "]", count: depth - 1) + "}",
    "storyboard": storyboard(),
  ]

  /// Work that takes too long is refused, which is no matter here.
  @Test(arguments: documents.keys.sorted()) func theDeepestDocumentFits(_ name: String) throws {
    var settings = Settings()
    settings.limits.decoding.depth = Self.depth
    settings.limits.solveSeconds = 1
    let client = Client(settings)
    let document = try #require(Self.documents[name])
    let type = name == "storyboard" ? "application/xml" : "application/json"
    for (address, form) in [
      ("resolve", "application/json"), ("resolve", "text/plain"), ("resolve", "text/html"),
      ("explain", "text/plain"),
      ("lint", "application/json"),
    ] {
      let answers = Mutex<[Answer]>([])
      let isDone = Monitor(false)
      let isStarted = startThread {
        let answer = client.post("/v1/\(address)", document, contentType: type, accept: form)
        answers.withLock { $0.append(answer) }
        isDone.withLock { $0 = true }
        isDone.broadcast()
      }
      try #require(isStarted)
      _ = isDone.wait { $0 ? true : nil }
      let status = answers.withLock { $0[0].status }
      #expect(
        (name == "unknown" ? [422] : [200, 504]).contains(status),
        "\(name) \(address): \(answers.withLock { $0[0].text.prefix(300) })")
    }
  }

  /// Four times what a level takes in a release, 4 kB.
  @Test func stacksAreMadeForIt() {
    #expect(threadStackSize >= 4 * 4096 * DecodingLimits.mostDepth)
    let setting = Setting.all.first { $0.flag == "--max-depth" }
    #expect(setting != nil)
    #expect(throws: SettingError.self) {
      _ = try Settings.read(flags: ["MAX_DEPTH": "\(Self.depth + 1)"], environment: [:])
    }
    #expect(throws: Never.self) {
      _ = try Settings.read(flags: ["MAX_DEPTH": "\(Self.depth)"], environment: [:])
    }
  }
}
