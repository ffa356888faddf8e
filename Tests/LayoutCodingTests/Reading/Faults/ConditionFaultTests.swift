import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// What is wrong with a condition, each fault at its place in it.
@Suite struct ConditionFaultTests {
  static let table: [(String, [ExpectedFault])] = [
    ("[]", [ExpectedFault("wrongType(array)", "#")]),
    (
      #"{"minWith":1,"idiom":"tablet"}"#,
      [
        ExpectedFault("unknownKey(minWith)", "#/minWith", nearest: ["minWidth"]),
        ExpectedFault("invalidValue", "#/idiom"),
      ]
    ),
    (#"{"idiom":1}"#, [ExpectedFault("wrongType(number)", "#/idiom")]),
    (#"{"all":{}}"#, [ExpectedFault("wrongType(object)", "#/all")]),
    (
      #"{"all":[{"any":[{"not":{"idiom":"pd"}}]}]}"#,
      [ExpectedFault("invalidValue", "#/all/0/any/0/not/idiom", nearest: ["pad"])]
    ),
    (
      #"{"orientation":"landscapeLeft"}"#,
      [ExpectedFault("invalidValue", "#/orientation", nearest: ["landscape"])]
    ),
    (
      #"{"interfaceOrientation":["portrait","landscape"]}"#,
      [
        ExpectedFault(
          "invalidValue", "#/interfaceOrientation/1", nearest: ["landscapeLeft", "landscapeRight"])
      ]
    ),
    (#"{"minWidth":-1}"#, [ExpectedFault("invalidValue", "#/minWidth")]),
    (#"{"maxHeight":"tall"}"#, [ExpectedFault("wrongType(string)", "#/maxHeight")]),
    (#"{"width":400}"#, [ExpectedFault("wrongType(number)", "#/width")]),
    (#"{"width":{}}"#, [ExpectedFault("invalidValue", "#/width")]),
    (
      #"{"width":{"ge":1}}"#,
      [
        ExpectedFault("unknownKey(ge)", "#/width/ge", nearest: ["gt", "gte", "lte"]),
        ExpectedFault("invalidValue", "#/width"),
      ]
    ),
    (#"{"aspect":"16:9"}"#, [ExpectedFault("invalidValue", "#/aspect")]),
    (#"{"minAspect":0}"#, [ExpectedFault("invalidValue", "#/minAspect")]),
    (#"{"maxAspect":"1/0"}"#, [ExpectedFault("invalidValue", "#/maxAspect")]),
    (#"{"maxAspect":"nan/inf"}"#, [ExpectedFault("invalidValue", "#/maxAspect")]),
    (#"{"scale":0}"#, [ExpectedFault("invalidValue", "#/scale")]),
    (
      #"{"horizontalSizeClass":"wide"}"#, [ExpectedFault("invalidValue", "#/horizontalSizeClass")]
    ),
    (
      #"{"contentSizeCategory":{"gte":"larg"}}"#,
      [ExpectedFault("invalidValue", "#/contentSizeCategory/gte", nearest: ["large"])]
    ),
    (#"{"contentSizeCategory":7}"#, [ExpectedFault("wrongType(number)", "#/contentSizeCategory")]),
    (
      #"{"traits":{"horizontalSizeClas":1}}"#,
      [
        ExpectedFault(
          "unknownKey(horizontalSizeClas)", "#/traits/horizontalSizeClas", nearest: ["horizontalSizeClass"])
      ]
    ),
    (#"{"custom":{"density":null}}"#, [ExpectedFault("wrongType(null)", "#/custom/density")]),
    (#"{"custom":{"density":{"gt":"2"}}}"#, [ExpectedFault("wrongType(string)", "#/custom/density/gt")]),
    (
      #"{"presentedAs":"sheet"}"#,
      [ExpectedFault("invalidValue", "#/presentedAs", nearest: ["pageSheet", "formSheet"])]
    ),
    (#"{"multitasking":"splitView"}"#, [ExpectedFault("invalidValue", "#/multitasking")]),
    (#"{"minScale":1,"minScale":2}"#, [ExpectedFault("duplicateKey(minScale)", "#/minScale")]),
  ]

  @Test(arguments: table.indices)
  func everyFaultHasItsPlace(_ index: Int) throws {
    let (text, expected) = Self.table[index]
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      var workspace = ReadingWorkspace()
      var draft = Draft(bytes, catalogue: .embedded, limits: DecodingLimits(), using: &workspace)
      draft.document.customTraits = [CustomTrait(id: "density", kind: .integer, defaultValue: .number(1))]
      _ = try draft.condition()
      try draft.reader.end()
      draft.checkCustomTraits()
      let found = draft.reader.faults.map { ExpectedFault($0) }
      #expect(found == expected, "\(text)")
    }
  }
}
