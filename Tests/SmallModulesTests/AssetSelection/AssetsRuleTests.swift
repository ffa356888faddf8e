import AssetSelection
import Foundation
import LayoutCoding
import LayoutModel
import Testing

/// Rules (AS-selection, AS-size, AS-colours) for which the worked examples have no case; each case names its
/// rule.
@Suite struct AssetsRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let body: String
    /// JSON of what the answer must hold, as in the worked examples.
    let expected: String

    var testDescription: String { rule }
  }

  private static func images(_ rule: String, _ rows: String, _ more: String, _ expected: String) -> Case {
    Case(rule: rule, body: #"{"contents":{"images":[\#(rows)]},\#(more)}"#, expected: expected)
  }

  private static func row(_ name: String, _ more: String = "", idiom: String = "universal") -> String {
    #"{"filename":"\#(name)","idiom":"\#(idiom)"\#(more.isEmpty ? "" : ","+more)}"#
  }

  static let selection: [Case] = [
    images(
      "AS-environment: no display scale at all counts as 2",
      [row("a.png", #""scale":"1x""#), row("b.png", #""scale":"2x""#)]
        .joined(separator: ","), #""traits":{}"#,
      #"{"filename":"b.png","diagnostics":["displayScaleAssumed"]}"#),
    images(
      "AS-environment: no idiom matches universal rows only",
      [row("a.png", idiom: "iphone"), row("b.png")]
        .joined(separator: ","), #""traits":{}"#,
      #"{"filename":"b.png","rejected":{"a.png":"idiomMismatch"}}"#),
    images(
      "AS-idioms: no chain crosses from pad to phone", row("a.png", idiom: "iphone"),
      #""traits":{"userInterfaceIdiom":"pad"}"#, #"{"status":"none","code":"noEligibleVariant"}"#),
    images(
      "AS-catalyst: an iPad app on a Mac takes mac before ipad",
      [row("a.png", idiom: "ipad"), row("b.png", idiom: "mac")]
        .joined(separator: ","),
      #""traits":{"userInterfaceIdiom":"pad"},"environment":{"device":{"catalyst":true}}"#,
      #"{"filename":"b.png","rejected":{"a.png":"outranked:idiom"}}"#),
    images(
      "AS-subtypes: the catalogue gives heights in points and pixels", row("a.png", #""subtype":"1334h""#),
      #""environment":{"device":"iPhone 6"}"#, #"{"filename":"a.png"}"#),
    images(
      "AS-device-facts: facts win over the device", row("a.png", #""screen-width":">1000""#),
      #""environment":{"device":{"id":"iphone-6","screenWidth":1024}}"#, #"{"filename":"a.png"}"#),
    images(
      "AS-locale: the first language by prefix before the second exactly",
      [row("de.png", #""locale":"de""#), row("fr.png", #""locale":"fr""#)].joined(separator: ","),
      #""environment":{"languages":["fr-CA","de"]}"#,
      #"{"filename":"fr.png","rejected":{"de.png":"outranked:locale"}}"#),
    images(
      "AS-locale: a longer prefix before a shorter one",
      [row("zh.png", #""locale":"zh""#), row("hans.png", #""locale":"zh_Hans""#)].joined(separator: ","),
      #""environment":{"languages":["zh-Hans-CN"]}"#, #"{"filename":"hans.png"}"#),
    images(
      "AS-graphics: a family without version has the highest",
      [
        row("a.png", #""graphics-feature-set":"apple6""#),
        row("m.png", #""graphics-feature-set":"metal6v2""#),
      ]
      .joined(separator: ","), #""environment":{"device":{"graphicsFeatureSet":"metal6v3"}}"#,
      #"{"filename":"m.png","rejected":{"a.png":"graphicsTooHigh"}}"#),
    images(
      "AS-environment: unknown memory fulfils no demand", row("a.png", #""memory":"1GB""#), #""traits":{}"#,
      #"{"status":"none","rejected":{"a.png":"memoryTooHigh"}}"#),
    images(
      "AS-scale: scales are compared as numbers",
      [row("1.png", #""scale":"1x""#), row("2.png", #""scale":"2x""#)]
        .joined(separator: ","), #""traits":{"displayScale":1.5}"#, #"{"filename":"2.png"}"#),
    images(
      "AS-any-scale: a vector of any scale stands beside scaled rows",
      [row("a.pdf"), row("a@3x.png", #""scale":"3x""#)].joined(separator: ","),
      #""traits":{"displayScale":2}"#,
      #"{"filename":"a.pdf","scale":2,"vector":true}"#),
    images(
      "AS-unknown-value: an unknown value is reported where its axis is checked",
      row("a.png", #""width-class":"wide""#, idiom: "ipad"), #""traits":{"userInterfaceIdiom":"phone"}"#,
      #"{"rejected":{"a.png":"idiomMismatch"},"diagnostics":["unsupportedValue"]}"#),
  ]

  static let geometry: [Case] = [
    images(
      "AS-vector-size: the page of a vector in a scaled slot counts points", row("a.pdf", #""scale":"2x""#),
      #""files":{"a.pdf":{"pointWidth":24,"pointHeight":12}},"traits":{"displayScale":2}"#,
      #"{"scale":2,"pointSize":[24,12],"diagnostics":["vectorInScaledSlot"]}"#),
    images(
      "AS-slices, AS-mirrored: caps are mirrored with the image",
      row(
        "a.png",
        #""scale":"2x","language-direction":"left-to-right","resizing":{"mode":"3-part-horizontal","#
          + #""center":{"mode":"fill","width":2},"cap-insets":{"left":4,"right":10}}"#),
      #""files":{"a.png":{"pixelWidth":40,"pixelHeight":20}},"#
        + #""traits":{"displayScale":2,"layoutDirection":"rightToLeft"}"#,
      #"{"mirrored":true,"pointSize":[8,10],"filePointSize":[20,10],"resizingMode":"stretch","#
        + #""capInsets":{"left":5,"right":2,"top":0,"bottom":0}}"#),
    images(
      "AS-slice-size: 3-part-vertical keeps the width",
      row(
        "a.png",
        #""scale":"1x","resizing":{"mode":"3-part-vertical","center":{"width":1,"height":2},"#
          + #""cap-insets":{"top":3,"bottom":5}}"#),
      #""files":{"a.png":{"pixelWidth":40,"pixelHeight":20}},"traits":{"displayScale":1}"#,
      #"{"pointSize":[40,10],"resizingMode":"tile"}"#),
    images(
      "AS-slice-clamp: caps are cut to the file, left before right",
      row("a.png", #""scale":"1x","resizing":{"mode":"9-part","cap-insets":{"left":30,"right":30}}"#),
      #""files":{"a.png":{"pixelWidth":40,"pixelHeight":20}},"traits":{"displayScale":1}"#,
      #"{"pointSize":[40,20],"capInsets":{"left":30,"right":10,"top":0,"bottom":0},"#
        + #""diagnostics":["invalidValue"]}"#),
    images(
      "AS-no-size: without a size the choice stands", row("a.png", #""scale":"2x""#),
      #""traits":{"displayScale":2}"#,
      #"{"filename":"a.png","diagnostics":["sizeUnknown"]}"#),
  ]

  static let others: [Case] = [
    Case(
      rule: "AS-register-fallback: the last registered image where nothing fits",
      body: #"{"registrations":[{"filename":"a","traits":{"horizontalSizeClass":"compact"}},"#
        + #"{"filename":"b","traits":{"userInterfaceStyle":"dark"}}],"traits":{"userInterfaceStyle":"light"}}"#,
      expected: #"{"status":"resolved","code":"registeredFallback","filename":"b","#
        + #""diagnostics":["registrationWithoutScale"]}"#),
    Case(
      rule: "AS-register-first: registered images come before rows of equal cost",
      body:
        #"{"contents":{"images":[{"idiom":"universal","scale":"2x","filename":"row.png"}]},"registrations":"#
        + #"[{"filename":"code","traits":{"displayScale":2}}],"traits":{"displayScale":2}}"#,
      expected: #"{"filename":"code","registrationIndex":0,"rejected":{"row.png":"outranked:order"}}"#),
    Case(
      rule: "AS-register-match: the point size uses the scale of the image",
      body: #"{"registrations":[{"filename":"a","imageScale":4,"traits":{"displayScale":2}}],"#
        + #""files":{"a":{"pixelWidth":40,"pixelHeight":20}}}"#,
      expected: #"{"pointSize":[10,5],"scale":4}"#),
    Case(
      rule: "AS-colour-reference: colours of the system are named, not invented",
      body:
        #"{"contents":{"colors":[{"idiom":"universal","color":{"reference":"labelColor","platform":"ios"}}]}}"#,
      expected: #"{"status":"resolved","rowIndex":0,"reference":"labelColor","platform":"ios"}"#),
    Case(
      rule: "AS-set-types: data by idiom, memory and graphics",
      body: #"{"contents":{"data":[{"idiom":"universal","filename":"a"},"#
        + #"{"idiom":"universal","memory":"2GB","filename":"b"}]},"environment":{"device":{"memoryGB":2}}}"#,
      expected: #"{"filename":"b","rejected":{"a":"outranked:memory"}}"#),
    Case(
      rule: "AS-symbols: symbols by idiom, locale and direction",
      body: #"{"contents":{"symbols":[{"idiom":"universal","filename":"a.svg"},{"idiom":"universal","#
        + #""language-direction":"right-to-left","filename":"b.svg"}]},"traits":{"layoutDirection":"rightToLeft"}}"#,
      expected: #"{"filename":"b.svg","diagnostics":["symbolSizeUnknown"]}"#),
    Case(
      rule: "AS-set-types: other types are only named",
      body: #"{"type":"appiconset","contents":{"images":[]}}"#,
      expected: #"{"status":"error","code":"unsupportedAssetType"}"#),
  ]

  @Test(arguments: selection + geometry + others)
  func rulesHold(_ item: Case) throws {
    let expected = try #require(
      try JSONSerialization.jsonObject(with: Data(item.expected.utf8)) as? [String: Any])
    #expect(differences(expected, try selectAsset(Array(item.body.utf8))) == [])
  }

  /// The example of 5.3, less its traits in words.
  @Test func theChoiceIsExplained() throws {
    let body = #"""
      {"name": "logo", "contents": {"images": [
          {"idiom": "universal", "scale": "2x", "filename": "logo@2x.png"},
          {"idiom": "universal", "scale": "2x", "filename": "logo-c@2x.png", "width-class": "compact"}]},
        "files": {"logo@2x.png": {"pixelWidth": 96, "pixelHeight": 48},
          "logo-c@2x.png": {"pixelWidth": 60, "pixelHeight": 30}},
        "traits": {"userInterfaceIdiom": "phone", "displayScale": 2, "horizontalSizeClass": "compact",
          "verticalSizeClass": "regular"}}
      """#
    let answer = try selectAsset(Array(body.utf8))
    #expect(
      answer["matched"] as? [String: String] == [
        "idiom": "fallback", "scale": "exact", "width-class": "exact",
      ])
    let unmatched = try #require(answer["unmatched"] as? [String])
    #expect(Set(unmatched) == ["heightClass", "luminosity", "gamut", "direction"])
    #expect(
      answer["reason"] as? String
        == "Chosen over logo@2x.png on widthClass: the row is compact, the other is Any.")
    let expected: [String: Any] = [
      "asset": "logo", "rowIndex": 1, "scale": 2, "pointSize": [30, 15], "filePointSize": [30, 15],
      "renderingMode": "automatic", "rejected": ["logo@2x.png": "outranked:widthClass"],
    ]
    #expect(differences(expected, answer) == [])
  }
}
