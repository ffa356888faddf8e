import LayoutModel
import Testing

@testable import LayoutCoding

/// What can be wrong with views and their ids.
extension DocumentFaultTests {
  // MARK: Views

  static let views: [FaultyDocument] = [
    .view(
      "misspelt key", #""intrinsicSize":{}"#,
      .init("unknownKey(intrinsicSize)", "#/hierarchy/intrinsicSize", nearest: ["intrinsicContentSize"])),
    .view(
      "misspelt key below", #""subviews":[{"subviews":[{"hiden":true}]}]"#,
      .init("unknownKey(hiden)", "#/hierarchy/subviews/0/subviews/0/hiden", nearest: ["hidden"])),
    .view(
      "two spellings of one key", #""hidden":true,"isHidden":false"#,
      .init("duplicateKey(isHidden)", "#/hierarchy/isHidden")),
    .view(
      "two spellings, the other order", #""isHidden":true,"hidden":false"#,
      .init("duplicateKey(hidden)", "#/hierarchy/hidden")),
    .view(
      "duplicate key", #""hidden":true,"hidden":true"#, .init("duplicateKey(hidden)", "#/hierarchy/hidden")),
    .view("id twice", #""id":"b""#, .init("duplicateKey(id)", "#/hierarchy/id")),
    .view(
      "id twice below", #""subviews":[{"id":"a","id":"b"}]"#,
      .init("duplicateKey(id)", "#/hierarchy/subviews/0/id")),
    .view("unknown type", #""type":"lable""#, .init("invalidValue", "#/hierarchy/type", nearest: ["label"])),
    .view(
      "misspelt type of UIKit", #""type":"UILable""#,
      .init("invalidValue", "#/hierarchy/type", nearest: ["label"])),
    .view("type is a number", #""type":1"#, .init("wrongType(number)", "#/hierarchy/type")),
    .view("type varies", #""type":{"default":"view"}"#, .init("wrongType(object)", "#/hierarchy/type")),
    .view("subviews are an object", #""subviews":{}"#, .init("wrongType(object)", "#/hierarchy/subviews")),
    .view(
      "a subview is a string", #""subviews":["a"]"#, .init("invalidValue", "#/hierarchy/subviews/0")),
    .view("hidden is a number", #""hidden":1"#, .init("wrongType(number)", "#/hierarchy/hidden")),
    .view("text is a number", #""text":1"#, .init("wrongType(number)", "#/hierarchy/text")),
    .view("image is an array", #""image":[]"#, .init("wrongType(array)", "#/hierarchy/image")),
    .view(
      "accessibilityIdentifier is false", #""accessibilityIdentifier":false"#,
      .init("wrongType(boolean)", "#/hierarchy/accessibilityIdentifier")),
    .view(
      "size is a number", #""intrinsicContentSize":42"#,
      .init("wrongType(number)", "#/hierarchy/intrinsicContentSize")),
    .view(
      "negative width", #""intrinsicContentSize":{"width":-2}"#,
      .init("invalidValue", "#/hierarchy/intrinsicContentSize/width")),
    .view(
      "width beyond a double", #""intrinsicContentSize":{"width":1e999}"#,
      .init("nonFinite", "#/hierarchy/intrinsicContentSize/width")),
    .view(
      "misspelt side", #""intrinsicContentSize":{"widht":1}"#,
      .init("unknownKey(widht)", "#/hierarchy/intrinsicContentSize/widht", nearest: ["width"])),
    .view(
      "priority 0", #""contentHuggingPriority":0"#, .init("badPriority", "#/hierarchy/contentHuggingPriority")
    ),
    .view(
      "priority 1001", #""contentHuggingPriority":1001"#,
      .init("badPriority", "#/hierarchy/contentHuggingPriority")),
    .view(
      "priority word", #""contentHuggingPriority":"hihg""#,
      .init("invalidValue", "#/hierarchy/contentHuggingPriority", nearest: ["high"])),
    .view(
      "priority is an array", #""contentHuggingPriority":[]"#,
      .init("wrongType(array)", "#/hierarchy/contentHuggingPriority")),
    .view(
      "no axis", #""contentHuggingPriority":{}"#,
      .init("missingKey(horizontal)", "#/hierarchy/contentHuggingPriority")),
    .view(
      "bad axis", #""contentCompressionResistancePriority":{"horizontal":-1,"vertical":1}"#,
      .init("badPriority", "#/hierarchy/contentCompressionResistancePriority/horizontal")),
    .view(
      "unknown axis", #""contentHuggingPriority":{"horizontal":1,"vertical":1,"x":1}"#,
      .init("unknownKey(x)", "#/hierarchy/contentHuggingPriority/x")),
    .view(
      "two kinds of margins", #""layoutMargins":{"left":1,"trailing":1}"#,
      .init("invalidValue", "#/hierarchy/layoutMargins")),
    .view(
      "margin is a word", #""layoutMargins":{"left":"8"}"#,
      .init("wrongType(string)", "#/hierarchy/layoutMargins/left")),
    .view(
      "directional alignment insets", #""alignmentRectInsets":{"leading":1}"#,
      .init("invalidValue", "#/hierarchy/alignmentRectInsets")),
    .view(
      "unknown attribute of content", #""semanticContentAttribute":"forceLefttoRight""#,
      .init("invalidValue", "#/hierarchy/semanticContentAttribute", nearest: ["forceLeftToRight"])),
    .view(
      "preserves is a word", #""preservesSuperviewLayoutMargins":"no""#,
      .init("wrongType(string)", "#/hierarchy/preservesSuperviewLayoutMargins")),
    .view(
      "insets is a number", #""insetsLayoutMarginsFromSafeArea":0"#,
      .init("wrongType(number)", "#/hierarchy/insetsLayoutMarginsFromSafeArea")),
    .view(
      "baseline is a number", #""baselineOffsets":3"#,
      .init("wrongType(number)", "#/hierarchy/baselineOffsets")),
    .view(
      "unknown baseline", #""baselineOffsets":{"frist":3}"#,
      .init("unknownKey(frist)", "#/hierarchy/baselineOffsets/frist", nearest: ["first"])),
    .view(
      "baseline beyond reason", #""baselineOffsets":{"first":1e8}"#,
      .init("invalidValue", "#/hierarchy/baselineOffsets/first")),
    .view(
      "guides are an object", #""layoutGuides":{}"#, .init("wrongType(object)", "#/hierarchy/layoutGuides")),
    .view("guide without id", #""layoutGuides":[{}]"#, .init("missingKey(id)", "#/hierarchy/layoutGuides/0")),
    .view(
      "unknown key of a guide", #""layoutGuides":[{"id":"g","identifer":"x"}]"#,
      .init("unknownKey(identifer)", "#/hierarchy/layoutGuides/0/identifer", nearest: ["identifier"])),
    .view(
      "identifier of a guide is a number", #""layoutGuides":[{"id":"g","identifier":1}]"#,
      .init("wrongType(number)", "#/hierarchy/layoutGuides/0/identifier")),
    .view(
      "constraints of a view are a string", #""constraints":"a""#,
      .init("wrongType(string)", "#/hierarchy/constraints")),
  ]

  // MARK: Ids

  static let ids: [FaultyDocument] = [
    .hierarchy("id is a number", #"{"id":1}"#, .init("wrongType(number)", "#/hierarchy/id")),
    .hierarchy("id is empty", #"{"id":""}"#, .init("invalidValue", "#/hierarchy/id")),
    .hierarchy(
      "id is endless", #"{"id":"\#(String(repeating: "x", count: 100_000))"}"#,
      .init("invalidValue", "#/hierarchy/id")),
    .hierarchy(
      "two views", #"{"id":"a","subviews":[{"id":"a"}]}"#,
      .init("duplicateId(a)", "#/hierarchy/subviews/0/id")),
    .hierarchy(
      "two brothers", #"{"subviews":[{"id":"a"},{"id":"b"},{"id":"a"}]}"#,
      .init("duplicateId(a)", "#/hierarchy/subviews/2/id")),
    .hierarchy(
      "view and guide", #"{"id":"a","layoutGuides":[{"id":"a"}]}"#,
      .init("duplicateId(a)", "#/hierarchy/layoutGuides/0/id")),
    .hierarchy(
      "two guides", #"{"layoutGuides":[{"id":"g"},{"id":"g"}]}"#,
      .init("duplicateId(g)", "#/hierarchy/layoutGuides/1/id")),
    .hierarchy(
      "controller and view", #"{"id":"a","view":{"id":"a"}}"#, .init("duplicateId(a)", "#/hierarchy/view/id")),
    .hierarchy(
      "two controllers", #"{"id":"a","children":[{"id":"b"},{"id":"b"}]}"#,
      .init("duplicateId(b)", "#/hierarchy/children/1/id")),
    .hierarchy(
      "an id and a path", #"{"id":"root","subviews":[{},{"id":"root/0"}]}"#,
      .init("duplicateId(root/0)", "#/hierarchy/subviews/0")),
    .hierarchy(
      "an id and the path of a root", #"{"subviews":[{"id":"root"}]}"#,
      .init("duplicateId(root)", "#/hierarchy")),
    .hierarchy(
      "an id and the path of a child controller", #"{"id":"p","children":[{},{"id":"p/0"}]}"#,
      .init("duplicateId(p/0)", "#/hierarchy/children/0")),
    .hierarchy(
      "ids are told by their unescaped text", #"{"id":"a","subviews":[{"id":"\u0061"}]}"#,
      .init("duplicateId(a)", "#/hierarchy/subviews/0/id")),
  ]
}
