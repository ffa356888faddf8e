import Foundation
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// What is wrong inside a `Contents.json`, and how it is taken (AS-row-keys, AS-leniency).
@Suite struct AssetsContentsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// One row, less its braces.
    let row: String
    let code: String
    let key: String
    /// Why the row is no candidate, nil if it is one.
    var refusal: AssetRefusal?

    var testDescription: String { row }
  }

  static let usual = #""idiom":"universal","filename":"a.png","scale":"2x""#

  static let cases: [Case] = [
    // An unknown value of a matching attribute leaves the row out (AS-unknown-value).
    Case(row: #"\#(usual),"width-class":"wide""#, code: "unsupportedValue", key: "width-class"),
    Case(row: #"\#(usual),"subtype":"retina7""#, code: "unsupportedValue", key: "subtype"),
    Case(row: #"\#(usual),"screen-width":"=145""#, code: "unsupportedValue", key: "screen-width"),
    Case(row: #"\#(usual),"screen-width":">""#, code: "unsupportedValue", key: "screen-width"),
    Case(row: #"\#(usual),"display-gamut":"cmyk""#, code: "unsupportedValue", key: "display-gamut"),
    Case(row: #"\#(usual),"language-direction":"up""#, code: "unsupportedValue", key: "language-direction"),
    Case(row: #"\#(usual),"locale":"not a tag""#, code: "unsupportedValue", key: "locale"),
    Case(row: #"\#(usual),"memory":"1TB""#, code: "unsupportedValue", key: "memory"),
    Case(
      row: #"\#(usual),"graphics-feature-set":"metal3""#, code: "unsupportedValue",
      key: "graphics-feature-set"),
    Case(
      row: #"\#(usual),"graphics-feature-set":"apple""#, code: "unsupportedValue", key: "graphics-feature-set"
    ),
    Case(
      row: #"\#(usual),"appearances":[{"appearance":"luminosity","value":"tinted"}]"#,
      code: "unsupportedValue",
      key: "appearances/0"),
    Case(
      row: #"\#(usual),"appearances":[{"appearance":"mood","value":"dark"}]"#, code: "unsupportedValue",
      key: "appearances/0"),
    Case(row: #"\#(usual),"appearances":["dark"]"#, code: "unsupportedValue", key: "appearances/0"),
    Case(
      row: #""filename":"a.png","idiom":"toaster""#, code: "unsupportedValue", key: "idiom",
      refusal: .unsupportedValue),
    Case(
      row: #""filename":"a.png","idiom":"universal","scale":"1""#, code: "unsupportedValue", key: "scale",
      refusal: .unsupportedValue),
    // A wrong type counts as an unknown value; elsewhere the key is ignored (AS-wrong-type).
    Case(row: #"\#(usual),"width-class":1"#, code: "unsupportedValue", key: "width-class"),
    Case(row: #"\#(usual),"appearances":{}"#, code: "unsupportedValue", key: "appearances"),
    Case(
      row: #""filename":"a.png","idiom":null"#, code: "unsupportedValue", key: "idiom",
      refusal: .unsupportedValue),
    Case(row: #"\#(usual),"unassigned":"yes""#, code: "invalidValue", key: "unassigned"),
    Case(
      row: #""idiom":"universal","filename":5"#, code: "invalidValue", key: "filename", refusal: .noFilename),
    Case(row: #"\#(usual),"alignment-insets":[1,2]"#, code: "invalidValue", key: "alignment-insets"),
    Case(
      row: #"\#(usual),"alignment-insets":{"left":"wide"}"#, code: "invalidValue",
      key: "alignment-insets/left"),
    Case(row: #"\#(usual),"resizing":{"center":{}}"#, code: "invalidValue", key: "resizing"),
    Case(row: #"\#(usual),"resizing":{"mode":"5-part"}"#, code: "invalidValue", key: "resizing"),
    Case(
      row: #"\#(usual),"resizing":{"mode":"9-part","center":{"mode":"spin"}}"#, code: "invalidValue",
      key: "resizing/center/mode"),
    Case(
      row: #"\#(usual),"resizing":{"mode":"9-part","cap-insets":{"top":-1}}"#, code: "invalidValue",
      key: "resizing/cap-insets/top"),
    Case(
      row: #"\#(usual),"template-rendering-intent":"vivid""#, code: "invalidValue",
      key: "template-rendering-intent"),
    // Notes about harmless things.
    Case(row: #"\#(usual),"halo":true"#, code: "unknownKey", key: "halo"),
    Case(row: #"\#(usual),"resizing":{"mode":"9-part","caps":{}}"#, code: "unknownKey", key: "resizing/caps"),
    Case(row: #""idiom":"universal","filename":"a.gif""#, code: "unusualFileType", key: "filename"),
  ]

  @Test(arguments: cases)
  func rowsAreTakenAsFarAsPossible(_ item: Case) throws {
    let set = try decodeAssetContents(Array(#"{"images":[{\#(item.row)}]}"#.utf8), name: "a")
    #expect(set.rows.count == 1)
    #expect(set.diagnostics.map(\.code.rawValue) == [item.code])
    #expect(set.diagnostics.first?.pointer?.fragment == "#/images/0/\(item.key)")
    #expect(set.refusals == [item.refusal])
    if item.code == "unsupportedValue" { #expect(!set.rows[0].slot.isSupported) }
  }

  static let spellings: [String] = [
    #""idiom":"universal","filename":"a.png","scale":2"#,
    #"\#(usual),"memory":1"#,
    #"\#(usual),"alignment-insets":{"left":"4"}"#,
    #"\#(usual),"widthClass":"compact","heightClass":"regular""#,
    #"\#(usual),"width-class":"any""#,
    #"\#(usual),"display-gamut":"DISPLAY-p3""#,
    #"\#(usual),"locale":"zh_Hans_CN""#,
    #"\#(usual),"subtype":"1136h""#,
    #"\#(usual),"appearances":[]"#,
    #"\#(usual),"size":"20x20","role":"quickLook","platform":"ios""#,
  ]

  /// Numbers and strings of numbers stand for each other; AS-row-keys: second spellings and letter cases
  /// (AS-wrong-type).
  @Test(arguments: spellings)
  func otherSpellingsAreUnderstood(row: String) throws {
    let set = try decodeAssetContents(Array(#"{"images":[{\#(row)}]}"#.utf8), name: "a")
    #expect(set.diagnostics == [])
    #expect(set.refusals == [nil])
    #expect(set.rows[0].slot.isSupported)
  }

  static let properties: [(String, [String])] = [
    (#""info":{"version":2}"#, ["unknownVersion"]), (#""info":{"version":"1"}"#, []),
    (#""info":{"template-rendering-intent":"template"}"#, ["misplacedKey"]),
    (#""info":[]"#, ["invalidValue"]),
    (#""properties":{"provides-namespace":true,"on-demand-resources":["a"],"auto-scaling":"auto"}"#, []),
    (#""properties":{"shine":1}"#, ["unknownKey"]), (#""extra":{}"#, ["unknownKey"]),
    (#""colors":[]"#, ["unknownKey"]),
  ]

  /// 1.2 and 1.3.
  @Test(arguments: properties)
  func propertiesAreRead(member: String, codes: [String]) throws {
    let set = try decodeAssetContents(Array(#"{"images":[],\#(member)}"#.utf8), name: "a", type: .imageset)
    #expect(set.diagnostics.map(\.code.rawValue) == codes)
  }

  static let modes: [(String, String, ImageRenderingMode)] = [
    ("plain", "", ImageRenderingMode.automatic), ("starTemplate", "", .alwaysTemplate),
    ("plain", #","info":{"template-rendering-intent":"template"}"#, .alwaysTemplate),
    ("starTemplate", #","properties":{"template-rendering-intent":"original"}"#, .alwaysOriginal),
    (
      "plain",
      #","properties":{"template-rendering-intent":"original"},"info":{"template-rendering-intent":"template"}"#,
      .alwaysOriginal
    ),
  ]

  /// What is absent follows from the name; a property wins over the misplaced key (AS-row-keys).
  @Test(arguments: modes)
  func renderingModes(name: String, members: String, mode: ImageRenderingMode) throws {
    let set = try decodeAssetContents(Array(#"{"images":[]\#(members)}"#.utf8), name: name)
    #expect(set.renderingMode == mode)
  }

  /// Colour rows have fewer axes; what else stands in them is unknown (AS-colour-axes).
  @Test func colorRowsHaveTheirOwnKeys() throws {
    let row = #"{"idiom":"universal","scale":"2x","color":{"reference":"labelColor","platform":"ios"}}"#
    let set = try decodeAssetContents(Array(#"{"colors":[\#(row)]}"#.utf8), name: "a")
    #expect(set.type == .colorset)
    #expect(set.diagnostics.map(\.code) == [.unknownKey])
    #expect(set.rows[0].color == .reference("labelColor", platform: "ios"))
  }

  static let colors: [(String, [Double]?)] = [
    (#""srgb","components":{"red":"255","green":"0","blue":"51"}"#, [1, 0, 0.2, 1]),
    (#""srgb","components":{"red":"1","green":"1.0","blue":"1e-1","alpha":"1"}"#, [1.0 / 255, 1, 0.1, 1]),
    (#""srgb","components":{"red":"1.5","green":"-0.5","blue":"0x33","alpha":"0"}"#, [1, 0, 0.2, 0]),
    (
      #""extended-srgb","components":{"red":"1.5","green":"-0.5","blue":"0.0","alpha":"1"}"#,
      [1.5, -0.5, 0, 1]
    ),
    (#""gray-gamma-22","components":{"white":"0.5","alpha":"0.5"}"#, [0.5, 0.5]),
    (#""srgb","components":{"red":"nan","green":"0","blue":"0"}"#, nil),
    (#""srgb","components":{"red":"0x1p3","green":"0","blue":"0"}"#, nil),
    (#""srgb","components":{"green":"0","blue":"0"}"#, nil),
    (#""lab","components":{"red":"1","green":"0","blue":"0"}"#, nil),
    (#""srgb""#, nil),
  ]

  /// AS-colour-spaces, AS-components, AS-colour-clamp.
  @Test(arguments: colors)
  func colorsAreRead(color: String, components: [Double]?) throws {
    let text = #"{"colors":[{"idiom":"universal","color":{"color-space":\#(color)}}]}"#
    let set = try decodeAssetContents(Array(text.utf8), name: "a")
    guard let components else {
      #expect(set.refusals == [.unsupportedValue])
      #expect(set.diagnostics.map(\.code) == [.unsupportedValue])
      return
    }
    guard case .components(_, let values)? = set.rows[0].color else {
      Issue.record("no components")
      return
    }
    #expect(zip(values, components).allSatisfy { abs($0 - $1) < 1e-12 } && values.count == components.count)
  }

  /// AS-srgb. White is white everywhere; P3 red lies outside of sRGB by the matrix's first column.
  @Test func colorsAreConvertedToSRGB() throws {
    let white = try #require(AssetColor.components(.displayP3, [1, 1, 1, 1]).sRGBComponents)
    #expect(white.allSatisfy { abs($0 - 1) < 1e-5 })
    let red = try #require(AssetColor.components(.displayP3, [1, 0, 0, 1]).sRGBComponents)
    #expect(abs(red[0] - 1.0930) < 1e-3 && abs(red[1] + 0.2267) < 1e-3 && abs(red[2] + 0.1501) < 1e-3)
    let gray = try #require(AssetColor.components(.grayGamma22, [0.5, 1]).sRGBComponents)
    #expect(gray.prefix(3).allSatisfy { abs($0 - 0.5039) < 1e-3 })
    let linear = try #require(AssetColor.components(.extendedLinearSRGB, [0.5, 0, 2, 1]).sRGBComponents)
    #expect(abs(linear[0] - 0.735357) < 1e-6 && linear[1] == 0 && abs(linear[2] - 1.353256) < 1e-6)
    #expect(AssetColor.components(.extendedGray, [1.25, 1]).sRGBComponents == [1.25, 1.25, 1.25, 1])
  }

  /// Diagnostics do not depend on the order of members.
  @Test func orderOfMembersChangesNothing() throws {
    let members = [#""idiom":"x""#, #""scale":"9x""#, #""a":1"#, #""b":{}"#, #""filename":"f.gif""#]
    func diagnostics(_ members: [String]) throws -> [Diagnostic] {
      let text = #"{"images":[{\#(members.joined(separator: ","))}]}"#
      return try decodeAssetContents(Array(text.utf8), name: "a").diagnostics
    }
    #expect(try diagnostics(members) == diagnostics(members.reversed()))
  }

  /// No text makes much of little: notes are bounded, and so is time.
  @Test func hostileContentsEndQuickly() throws {
    let keys = (0..<20_000).map { #""k\#($0)":1"# }.joined(separator: ",")
    #expect(try decodeAssetContents(Array("{\(keys)}".utf8), name: "a").diagnostics.count == 100)
    let rows = Array(repeating: #"{"idiom":"universal","filename":"a.png"}"#, count: 20_000)
    let set = try decodeAssetContents(Array(#"{"images":[\#(rows.joined(separator: ","))]}"#.utf8), name: "a")
    #expect(set.refusals.filter { $0 == .duplicateSlot }.count == 19_999)
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: FaultList.self) {
      try decodeAssetContents(Array(#"{"images":[{"size":\#(deep)"#.utf8), name: "a")
    }
  }
}
