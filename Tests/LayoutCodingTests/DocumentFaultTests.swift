import LayoutModel
import Testing

@testable import LayoutCoding

/// What is wrong with a layout document, where, and what was probably meant: one row a fault.
@Suite struct DocumentFaultTests {
  @Test(
    arguments: text + document + environment + device + views + ids + references + variations + controllers)
  func saysWhatAndWhere(_ document: FaultyDocument) {
    #expect(!document.faults.isEmpty)
    #expect(faults(of: document.text) == document.faults)
  }

  // MARK: The text

  static let text: [FaultyDocument] = [
    .init("empty body", "", .init("invalidJSON(unexpectedEnd, 0)", "#")),
    .init("no JSON", "device", .init("invalidJSON(expectedValue, 0)", "#")),
    .init("an array", "[]", .init("wrongType(array)", "#"), .init("missingKey(device)", "#")),
    .init("a string", #""iPhone 6""#, .init("wrongType(string)", "#"), .init("missingKey(device)", "#")),
    .init("null", "null", .init("wrongType(null)", "#"), .init("missingKey(device)", "#")),
    .init(
      "empty object", "{}", .init("missingKey(device)", "#"), .init("missingKey(hierarchy)", "#")),
    .init("no device", #"{"hierarchy":{}}"#, .init("missingKey(device)", "#")),
    .init("no hierarchy", #"{"device":"iPhone 6"}"#, .init("missingKey(hierarchy)", "#")),
    .init(
      "a text that goes on", #"{"device":"iPhone 6","hierarchy":{}} x"#,
      .init("invalidJSON(trailingBytes, 37)", "#")),
    .init(
      "faults before unreadable JSON are told, too", #"{"devise":"iPhone 6","hierarchy":{},}"#,
      .init("unknownKey(devise)", "#/devise", nearest: ["device"]), .init("invalidJSON(expectedKey, 36)", "#")
    ),
    .init(
      "unreadable JSON inside what nobody reads", #"{"device":"iPhone 6","hierarchy":{"x":[1,}}"#,
      .init("invalidJSON(expectedValue, 41)", "#")),
  ]

  // MARK: The document's keys

  static let document: [FaultyDocument] = [
    .members(
      "misspelt key", #""constrains":[]"#,
      .init("unknownKey(constrains)", "#/constrains", nearest: ["constraints"])),
    .members("unknown key", #""zzz":1"#, .init("unknownKey(zzz)", "#/zzz")),
    .members(
      "unknown key that needs escapes", #""a/b~c d":1"#, .init("unknownKey(a/b~c d)", "#/a~1b~0c%20d")),
    .members("duplicate key", #""device":"iPhone 5""#, .init("duplicateKey(device)", "#/device")),
    .members(
      "duplicate key with escapes", #""\u0064evice":"iPhone 5""#, .init("duplicateKey(device)", "#/device")),
    .members("hierarchy twice", #""hierarchy":{}"#, .init("duplicateKey(hierarchy)", "#/hierarchy")),
    .members("strict is no boolean", #""strict":"yes""#, .init("wrongType(string)", "#/strict")),
    .members("strict is null", #""strict":null"#, .init("wrongType(null)", "#/strict")),
    .members("constraints are no array", #""constraints":{}"#, .init("wrongType(object)", "#/constraints")),
    .members(
      "constraints of other types", #""constraints":[1,null,true,[]]"#,
      .init("wrongType(number)", "#/constraints/0"),
      .init("wrongType(null)", "#/constraints/1"), .init("wrongType(boolean)", "#/constraints/2"),
      .init("wrongType(array)", "#/constraints/3")),
    .hierarchy("hierarchy is an array", "[]", .init("wrongType(array)", "#/hierarchy")),
    .hierarchy("hierarchy is null", "null", .init("wrongType(null)", "#/hierarchy")),
    .hierarchy("hierarchy is a string", #""root""#, .init("wrongType(string)", "#/hierarchy")),
  ]

  // MARK: The environment

  static let environment: [FaultyDocument] = [
    .environment(
      "unknown device", #""device":"iphone 66""#,
      .init("unknownDevice(iphone 66)", "#/device", nearest: ["iphone-6", "iphone-6-plus", "iphone-6s"])),
    .environment("device is a number", #""device":6"#, .init("wrongType(number)", "#/device")),
    .environment("device is null", #""device":null"#, .init("wrongType(null)", "#/device")),
    .environment("device is an array", #""device":["iPhone 6"]"#, .init("wrongType(array)", "#/device")),
    .members(
      "unknown orientation", #""orientation":"landscapeRigth""#,
      .init("invalidValue", "#/orientation", nearest: ["landscapeRight", "landscapeLeft", "landscape"])),
    .members(
      "orientation in another letter case", #""orientation":"Portrait""#,
      .init("invalidValue", "#/orientation", nearest: ["portrait"])),
    .members("orientation is a number", #""orientation":1"#, .init("wrongType(number)", "#/orientation")),
    .members("version 0", #""systemVersion":0"#, .init("invalidValue", "#/systemVersion")),
    .members("version in words", #""systemVersion":"x""#, .init("invalidValue", "#/systemVersion")),
    .members(
      "version with three parts", #""systemVersion":"9.3.1""#, .init("invalidValue", "#/systemVersion")),
    .members("negative version", #""systemVersion":-12"#, .init("invalidValue", "#/systemVersion")),
    .members("enormous version", #""systemVersion":1e300"#, .init("invalidValue", "#/systemVersion")),
    .members("version beyond a double", #""systemVersion":1e999"#, .init("nonFinite", "#/systemVersion")),
    .members(
      "version is a boolean", #""systemVersion":true"#, .init("wrongType(boolean)", "#/systemVersion")),
    .members("locale is a number", #""locale":1"#, .init("wrongType(number)", "#/locale")),
    .members("locale is empty", #""locale":"""#, .init("invalidValue", "#/locale")),
    .members("locale with a blank", #""locale":"en US""#, .init("invalidValue", "#/locale")),
    .members("locale with a long subtag", #""locale":"en-abcdefghi""#, .init("invalidValue", "#/locale")),
    .members("locale that ends in a hyphen", #""locale":"en-""#, .init("invalidValue", "#/locale")),
    .members("locale that begins with a digit", #""locale":"1n""#, .init("invalidValue", "#/locale")),
    .members("displayZoom is a word", #""displayZoom":"true""#, .init("wrongType(string)", "#/displayZoom")),
    .members("window is a word", #""window":"third""#, .init("wrongType(string)", "#/window")),
    .members(
      "unknown mode", #""window":{"multitasking":"twoThird"}"#,
      .init("invalidValue", "#/window/multitasking", nearest: ["twoThirds", "third"])),
    .members("window without height", #""window":{"width":320}"#, .init("missingKey(height)", "#/window")),
    .members("window without width", #""window":{"height":320}"#, .init("missingKey(width)", "#/window")),
    .members(
      "window with mode and size", #""window":{"multitasking":"half","width":320,"height":480}"#,
      .init("invalidValue", "#/window")),
    .members(
      "negative width", #""window":{"width":-1,"height":480}"#, .init("invalidValue", "#/window/width")),
    .members(
      "enormous height", #""window":{"width":1,"height":1e8}"#, .init("invalidValue", "#/window/height")),
    .members(
      "height is a word", #""window":{"width":1,"height":"tall"}"#,
      .init("wrongType(string)", "#/window/height")),
    .members(
      "unknown key of a window", #""window":{"widht":1}"#,
      .init("unknownKey(widht)", "#/window/widht", nearest: ["width"])),
    .members(
      "directional insets of a window", #""window":{"safeAreaInsets":{"leading":1}}"#,
      .init("invalidValue", "#/window/safeAreaInsets")),
    .members(
      "unknown inset", #""window":{"safeAreaInsets":{"topp":1}}"#,
      .init("unknownKey(topp)", "#/window/safeAreaInsets/topp", nearest: ["top"])),
    .members(
      "inset of another type", #""window":{"safeAreaInsets":{"top":"1"}}"#,
      .init("wrongType(string)", "#/window/safeAreaInsets/top")),
    .members("traits are an array", #""traits":[]"#, .init("wrongType(array)", "#/traits")),
    .members(
      "unknown trait", #""traits":{"horizontalSizeClas":1}"#,
      .init("unknownKey(horizontalSizeClas)", "#/traits/horizontalSizeClas", nearest: ["horizontalSizeClass"])
    ),
    .members(
      "unknown value of a trait", #""traits":{"horizontalSizeClass":"compakt"}"#,
      .init("invalidValue", "#/traits/horizontalSizeClass", nearest: ["compact"])),
    .members(
      "value in another letter case", #""traits":{"userInterfaceStyle":"Dark"}"#,
      .init("invalidValue", "#/traits/userInterfaceStyle", nearest: ["dark"])),
    .members(
      "unknown raw value", #""traits":{"horizontalSizeClass":3}"#,
      .init("invalidValue", "#/traits/horizontalSizeClass")),
    .members(
      "raw value between two", #""traits":{"horizontalSizeClass":1.5}"#,
      .init("invalidValue", "#/traits/horizontalSizeClass")),
    .members(
      "trait is a boolean", #""traits":{"horizontalSizeClass":true}"#,
      .init("wrongType(boolean)", "#/traits/horizontalSizeClass")),
    .members(
      "negative scale", #""traits":{"displayScale":-1}"#, .init("invalidValue", "#/traits/displayScale")),
    .members(
      "scale beyond a double", #""traits":{"displayScale":1e999}"#,
      .init("nonFinite", "#/traits/displayScale")),
    .members(
      "scale is a word", #""traits":{"displayScale":"two"}"#, .init("invalidValue", "#/traits/displayScale")),
    .members(
      "flag is a number", #""traits":{"resolvesNaturalAlignmentWithBaseWritingDirection":1}"#,
      .init("wrongType(number)", "#/traits/resolvesNaturalAlignmentWithBaseWritingDirection")),
    .members(
      "language is no tag", #""traits":{"typesettingLanguage":"?"}"#,
      .init("invalidValue", "#/traits/typesettingLanguage")),
    .members(
      "trait twice", #""traits":{"displayScale":2,"displayScale":3}"#,
      .init("duplicateKey(displayScale)", "#/traits/displayScale")),
  ]

  // MARK: Devices that a request describes

  static let device: [FaultyDocument] = [
    .environment("no size", #""device":{}"#, .init("missingKey(portraitSize)", "#/device")),
    .environment(
      "null size", #""device":{"portraitSize":null}"#, .init("missingKey(portraitSize)", "#/device")),
    .environment(
      "half a size", #""device":{"portraitSize":{"width":320}}"#,
      .init("missingKey(height)", "#/device/portraitSize")),
    .environment(
      "size of numbers", #""device":{"portraitSize":[320,480]}"#,
      .init("wrongType(array)", "#/device/portraitSize")),
    .environment(
      "misspelt key", #""device":{"portraitSize":{"width":1,"height":2},"displayscale":2}"#,
      .init("unknownKey(displayscale)", "#/device/displayscale", nearest: ["displayScale"])),
    .environment(
      "scale 0", #""device":{"portraitSize":{"width":1,"height":2},"displayScale":0}"#,
      .init("invalidValue", "#/device/displayScale")),
    .environment(
      "unknown idiom", #""device":{"portraitSize":{"width":1,"height":2},"idiom":"phon"}"#,
      .init("invalidValue", "#/device/idiom", nearest: ["phone"])),
    .environment(
      "insets without an orientation",
      #""device":{"portraitSize":{"width":1,"height":2},"safeAreaInsets":{"top":20}}"#,
      .init("unknownKey(top)", "#/device/safeAreaInsets/top")),
    .environment(
      "unknown class",
      #""device":{"portraitSize":{"width":1,"height":2},"sizeClasses":{"portrait":{"horizontal":"c","vertical":"regular"}}}"#,
      .init("invalidValue", "#/device/sizeClasses/portrait/horizontal")),
    .environment(
      "unknown key of an era",
      #""device":{"portraitSize":{"width":1,"height":2},"safeAreaInsetsByOS":[{"form":9}]}"#,
      .init("unknownKey(form)", "#/device/safeAreaInsetsByOS/0/form", nearest: ["from"])),
    .environment(
      "unknown key of a range", #""device":{"portraitSize":{"width":1,"height":2},"osVersions":{"frist":9}}"#,
      .init("unknownKey(frist)", "#/device/osVersions/frist", nearest: ["first"])),
    .environment(
      "unknown key of multitasking",
      #""device":{"portraitSize":{"width":1,"height":2},"multitasking":{"window":{}}}"#,
      .init("unknownKey(window)", "#/device/multitasking/window", nearest: ["windows"])),
    .environment(
      "unknown mode",
      #""device":{"portraitSize":{"width":1,"height":2},"multitasking":{"windows":{"portrait":{"thrid":null}}}}"#,
      .init("unknownKey(thrid)", "#/device/multitasking/windows/portrait/thrid", nearest: ["third"])),
  ]

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
    .view("duplicate key", #""text":"a","text":"b""#, .init("duplicateKey(text)", "#/hierarchy/text")),
    .view("id twice", #""id":"b""#, .init("duplicateKey(id)", "#/hierarchy/id")),
    .view(
      "id twice below", #""subviews":[{"id":"a","id":"b"}]"#,
      .init("duplicateKey(id)", "#/hierarchy/subviews/0/id")),
    .view("unknown type", #""type":"lable""#, .init("invalidValue", "#/hierarchy/type", nearest: ["label"])),
    .view(
      "type of UIKit", #""type":"UILabel""#, .init("invalidValue", "#/hierarchy/type", nearest: ["label"])),
    .view("type is a number", #""type":1"#, .init("wrongType(number)", "#/hierarchy/type")),
    .view("type varies", #""type":{"default":"view"}"#, .init("wrongType(object)", "#/hierarchy/type")),
    .view("subviews are an object", #""subviews":{}"#, .init("wrongType(object)", "#/hierarchy/subviews")),
    .view(
      "a subview is a string", #""subviews":["a"]"#, .init("wrongType(string)", "#/hierarchy/subviews/0")),
    .view("hidden is a number", #""hidden":1"#, .init("wrongType(number)", "#/hierarchy/hidden")),
    .view("installed is null", #""installed":null"#, .init("wrongType(null)", "#/hierarchy/installed")),
    .view("text is a number", #""text":1"#, .init("wrongType(number)", "#/hierarchy/text")),
    .view("image is an array", #""image":[]"#, .init("wrongType(array)", "#/hierarchy/image")),
    .view(
      "accessibilityIdentifier is false", #""accessibilityIdentifier":false"#,
      .init("wrongType(boolean)", "#/hierarchy/accessibilityIdentifier")),
    .view(
      "size is a number", #""intrinsicContentSize":42"#,
      .init("wrongType(number)", "#/hierarchy/intrinsicContentSize")),
    .view(
      "negative width", #""intrinsicContentSize":{"width":-1}"#,
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
      "one axis", #""contentHuggingPriority":{"horizontal":1}"#,
      .init("missingKey(vertical)", "#/hierarchy/contentHuggingPriority")),
    .view(
      "bad axis", #""contentCompressionResistancePriority":{"horizontal":-1,"vertical":1}"#,
      .init("badPriority", "#/hierarchy/contentCompressionResistancePriority/horizontal")),
    .view(
      "unknown axis", #""contentHuggingPriority":{"horizontal":1,"vertical":1,"x":1}"#,
      .init("unknownKey(x)", "#/hierarchy/contentHuggingPriority/x")),
    .view(
      "margins are a number", #""layoutMargins":8"#, .init("wrongType(number)", "#/hierarchy/layoutMargins")),
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
    .view(
      "guide is a string", #""layoutGuides":["g"]"#, .init("wrongType(string)", "#/hierarchy/layoutGuides/0")),
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
      "an id and the name of the root controller", #"{"children":[{"id":"main"}]}"#,
      .init("duplicateId(main)", "#/hierarchy")),
    .hierarchy(
      "ids are told by their unescaped text", #"{"id":"a","subviews":[{"id":"\u0061"}]}"#,
      .init("duplicateId(a)", "#/hierarchy/subviews/0/id")),
  ]

  // MARK: References

  static let references: [FaultyDocument] = [
    .constraint(
      "unknown first item", #"{"firstItem":"rot","firstAttribute":"width"}"#,
      .init("unknownReference(rot)", "#/constraints/0/firstItem", nearest: ["root"])),
    .constraint(
      "unknown second item",
      #"{"firstItem":"a","firstAttribute":"left","secondItem":"titel","secondAttribute":"left"}"#,
      .init("unknownReference(titel)", "#/constraints/0/secondItem")),
    .constraint(
      "both unknown",
      #"{"secondItem":"zzzz","firstAttribute":"left","firstItem":"quux","secondAttribute":"left"}"#,
      .init("unknownReference(zzzz)", "#/constraints/0/secondItem"),
      .init("unknownReference(quux)", "#/constraints/0/firstItem")),
    .constraint(
      "UIKit's name of a guide", #"{"firstItem":"root.safeAreaLayoutGuide","firstAttribute":"width"}"#,
      .init(
        "unknownReference(root.safeAreaLayoutGuide)", "#/constraints/0/firstItem", nearest: ["root.safeArea"])
    ),
    .constraint(
      "misspelt guide", #"{"firstItem":"root.safearea","firstAttribute":"width"}"#,
      .init("unknownReference(root.safearea)", "#/constraints/0/firstItem", nearest: ["root.safeArea"])),
    .constraint(
      "guide of a guide", #"{"firstItem":"g.safeArea","firstAttribute":"width"}"#,
      .init("unknownReference(g.safeArea)", "#/constraints/0/firstItem")),
    .constraint(
      "guide of nothing", #"{"firstItem":"rot.safeArea","firstAttribute":"width"}"#,
      .init("unknownReference(rot.safeArea)", "#/constraints/0/firstItem", nearest: ["root.safeArea"])),
    .constraint(
      "empty reference", #"{"firstItem":"","firstAttribute":"width"}"#,
      .init("unknownReference()", "#/constraints/0/firstItem")),
    .constraint(
      "item is a number", #"{"firstItem":1,"firstAttribute":"width"}"#,
      .init("wrongType(number)", "#/constraints/0/firstItem")),
    .constraint(
      "first item is null", #"{"firstItem":null,"firstAttribute":"width"}"#,
      .init("wrongType(null)", "#/constraints/0/firstItem")),
    .constraint("no first item", #"{"firstAttribute":"width"}"#, .init("noFirstItem", "#/constraints/0")),
    .constraint(
      "no first attribute", #"{"firstItem":"a"}"#, .init("missingKey(firstAttribute)", "#/constraints/0")),
    .constraint(
      "unknown attributes",
      #"{"firstItem":"a","firstAttribute":"tralling","secondItem":"root","secondAttribute":"Left"}"#,
      .init("unknownLayoutAttribute(tralling)", "#/constraints/0/firstAttribute", nearest: ["trailing"]),
      .init("unknownLayoutAttribute(Left)", "#/constraints/0/secondAttribute", nearest: ["left"])),
    .constraint(
      "attribute by number", #"{"firstItem":"a","firstAttribute":7}"#,
      .init("wrongType(number)", "#/constraints/0/firstAttribute")),
    .constraint(
      "unknown relation", #"{"firstItem":"a","firstAttribute":"width","relation":"greaterOrEqual"}"#,
      .init("invalidValue", "#/constraints/0/relation", nearest: ["greaterThanOrEqual"])),
    .constraint(
      "relation by number", #"{"firstItem":"a","firstAttribute":"width","relation":0}"#,
      .init("wrongType(number)", "#/constraints/0/relation")),
    .constraint(
      "unknown key", #"{"firstItem":"a","firstAttribute":"width","constnat":1}"#,
      .init("unknownKey(constnat)", "#/constraints/0/constnat", nearest: ["constant"])),
    .constraint(
      "two spellings of active", #"{"firstItem":"a","firstAttribute":"width","active":true,"isActive":true}"#,
      .init("duplicateKey(isActive)", "#/constraints/0/isActive")),
    .constraint(
      "constant beyond a double", #"{"firstItem":"a","firstAttribute":"width","constant":1e999}"#,
      .init("nonFinite", "#/constraints/0/constant")),
    .constraint(
      "multiplier beyond a double", #"{"firstItem":"a","firstAttribute":"width","multiplier":-1e999}"#,
      .init("nonFinite", "#/constraints/0/multiplier")),
    .constraint(
      "constant is a word", #"{"firstItem":"a","firstAttribute":"width","constant":"8"}"#,
      .init("wrongType(string)", "#/constraints/0/constant")),
    .constraint(
      "multiplier varies", #"{"firstItem":"a","firstAttribute":"width","multiplier":{"default":1}}"#,
      .init("wrongType(object)", "#/constraints/0/multiplier")),
    .constraint(
      "priority 0", #"{"firstItem":"a","firstAttribute":"width","priority":0}"#,
      .init("badPriority", "#/constraints/0/priority")),
    .constraint(
      "priority -1", #"{"firstItem":"a","firstAttribute":"width","priority":-1}"#,
      .init("badPriority", "#/constraints/0/priority")),
    .constraint(
      "priority 1000.5", #"{"firstItem":"a","firstAttribute":"width","priority":1000.5}"#,
      .init("badPriority", "#/constraints/0/priority")),
    .constraint(
      "priority word", #"{"firstItem":"a","firstAttribute":"width","priority":"requird"}"#,
      .init("invalidValue", "#/constraints/0/priority", nearest: ["required"])),
    .constraint(
      "active is a number", #"{"firstItem":"a","firstAttribute":"width","active":1}"#,
      .init("wrongType(number)", "#/constraints/0/active")),
    .constraint(
      "active varies", #"{"firstItem":"a","firstAttribute":"width","active":{"default":true}}"#,
      .init("wrongType(object)", "#/constraints/0/active")),
    .constraint(
      "identifier is null", #"{"firstItem":"a","firstAttribute":"width","identifier":null}"#,
      .init("wrongType(null)", "#/constraints/0/identifier")),
    .view(
      "constraint of a view", #""constraints":[{"firstItem":"rot","firstAttribute":"width"}]"#,
      .init("unknownReference(rot)", "#/hierarchy/constraints/0/firstItem", nearest: ["root"])),
    .view(
      "constraint of a view below", #""subviews":[{},{"constraints":["rot.width == 1"]}]"#,
      .init("unknownReference(rot)", "#/hierarchy/subviews/1/constraints/0", offset: 0, nearest: ["root"])),
    .view(
      "unknown baseline view", #""viewForFirstBaselineLayout":"rot","viewForLastBaselineLayout":"ro""#,
      .init("unknownReference(rot)", "#/hierarchy/viewForFirstBaselineLayout", nearest: ["root"]),
      .init("unknownReference(ro)", "#/hierarchy/viewForLastBaselineLayout", nearest: ["root"])),
    .view(
      "baseline view is a number", #""viewForLastBaselineLayout":1"#,
      .init("wrongType(number)", "#/hierarchy/viewForLastBaselineLayout")),
    .view(
      "baseline view is a guide", #""layoutGuides":[{"id":"guide"}],"viewForLastBaselineLayout":"guide""#,
      .init("unknownReference(guide)", "#/hierarchy/viewForLastBaselineLayout")),
  ]

  // MARK: Variations

  static let variations: [FaultyDocument] = [
    .constraint(
      "constant without default", #"{"firstItem":"a","firstAttribute":"width","constant":{"wC":8}}"#,
      .init("missingKey(default)", "#/constraints/0/constant")),
    .constraint(
      "empty variation", #"{"firstItem":"a","firstAttribute":"width","priority":{}}"#,
      .init("missingKey(default)", "#/constraints/0/priority")),
    .constraint(
      "unknown condition", #"{"firstItem":"a","firstAttribute":"width","constant":{"default":1,"wc":2}}"#,
      .init("unknownKey(wc)", "#/constraints/0/constant/wc", nearest: ["wC", "wR", "hC"])),
    .constraint(
      "condition twice",
      #"{"firstItem":"a","firstAttribute":"width","constant":{"default":1,"wC":2,"wC":3}}"#,
      .init("duplicateKey(wC)", "#/constraints/0/constant/wC")),
    .constraint(
      "condition in both orders",
      #"{"firstItem":"a","firstAttribute":"width","constant":{"default":1,"wC hC":2,"hC wC":3}}"#,
      .init("duplicateKey(hC wC)", "#/constraints/0/constant/hC%20wC")),
    .constraint(
      "default twice", #"{"firstItem":"a","firstAttribute":"width","constant":{"default":1,"default":2}}"#,
      .init("duplicateKey(default)", "#/constraints/0/constant/default")),
    .constraint(
      "value of another type",
      #"{"firstItem":"a","firstAttribute":"width","constant":{"default":1,"wC":"2"}}"#,
      .init("wrongType(string)", "#/constraints/0/constant/wC")),
    .constraint(
      "default of another type",
      #"{"firstItem":"a","firstAttribute":"width","constant":{"default":null,"wC":2}}"#,
      .init("wrongType(null)", "#/constraints/0/constant/default")),
    .constraint(
      "variation in a variation",
      #"{"firstItem":"a","firstAttribute":"width","constant":{"default":{"default":1}}}"#,
      .init("wrongType(object)", "#/constraints/0/constant/default")),
    .constraint(
      "bad priority in a variation",
      #"{"firstItem":"a","firstAttribute":"width","priority":{"default":1000,"hC":0}}"#,
      .init("badPriority", "#/constraints/0/priority/hC")),
    .constraint(
      "installed of another type",
      #"{"firstItem":"a","firstAttribute":"width","installed":{"default":true,"hC":0}}"#,
      .init("wrongType(number)", "#/constraints/0/installed/hC")),
    .view(
      "hidden without default", #""hidden":{"wC":true}"#, .init("missingKey(default)", "#/hierarchy/hidden")),
    .view(
      "an object without default is the value itself", #""intrinsicContentSize":{"wC":{"width":1}}"#,
      .init("unknownKey(wC)", "#/hierarchy/intrinsicContentSize/wC")),
    .view(
      "bad value in a variation of an object",
      #""intrinsicContentSize":{"default":{"width":1},"wC":{"height":-1}}"#,
      .init("invalidValue", "#/hierarchy/intrinsicContentSize/wC/height")),
    .view(
      "unknown condition beside an object", #""layoutMargins":{"default":{},"compact":{}}"#,
      .init("unknownKey(compact)", "#/hierarchy/layoutMargins/compact")),
  ]

  // MARK: Controllers

  static let controllers: [FaultyDocument] = [
    .hierarchy(
      "unknown key", #"{"view":{},"childern":[]}"#,
      .init("unknownKey(childern)", "#/hierarchy/childern", nearest: ["children"])),
    .hierarchy(
      "unknown type", #"{"type":"viewControler","view":{}}"#,
      .init(
        "invalidValue", "#/hierarchy/type",
        nearest: ["viewController", "pageViewController", "splitViewController"])),
    .hierarchy("id twice", #"{"id":"a","id":"b","view":{}}"#, .init("duplicateKey(id)", "#/hierarchy/id")),
    .hierarchy("view is a string", #"{"view":"root"}"#, .init("wrongType(string)", "#/hierarchy/view")),
    .hierarchy("view twice", #"{"view":{},"view":{}}"#, .init("duplicateKey(view)", "#/hierarchy/view")),
    .hierarchy(
      "children are an object", #"{"children":{}}"#, .init("wrongType(object)", "#/hierarchy/children")),
    .hierarchy(
      "a child is a number", #"{"children":[{},1]}"#, .init("wrongType(number)", "#/hierarchy/children/1")),
    .hierarchy(
      "fault in a grandchild before the view",
      #"{"children":[{"children":[{"view":{"hiden":true}}]}],"view":{"txt":""}}"#,
      .init("unknownKey(hiden)", "#/hierarchy/children/0/children/0/view/hiden", nearest: ["hidden"]),
      .init("unknownKey(txt)", "#/hierarchy/view/txt", nearest: ["text"])),
    .hierarchy(
      "override for a grandchild",
      #"{"id":"p","overrideTraits":{"grandchild":{}},"children":[{"id":"child","children":[{"id":"grandchild"}]}]}"#,
      .init("overrideTargetNotChild(grandchild)", "#/hierarchy/overrideTraits/grandchild")),
    .hierarchy(
      "override for itself", #"{"id":"p","overrideTraits":{"p":{}}}"#,
      .init("overrideTargetNotChild(p)", "#/hierarchy/overrideTraits/p")),
    .hierarchy(
      "override for a view", #"{"id":"p","view":{"id":"v"},"overrideTraits":{"v":{"displayScale":1}}}"#,
      .init("overrideTargetNotChild(v)", "#/hierarchy/overrideTraits/v")),
    .hierarchy(
      "override twice", #"{"overrideTraits":{"c":{},"c":{}},"children":[{"id":"c"}]}"#,
      .init("duplicateKey(c)", "#/hierarchy/overrideTraits/c")),
    .hierarchy(
      "unknown trait in an override", #"{"overrideTraits":{"c":{"sizeClass":1}},"children":[{"id":"c"}]}"#,
      .init("unknownKey(sizeClass)", "#/hierarchy/overrideTraits/c/sizeClass", nearest: ["verticalSizeClass"])
    ),
    .hierarchy(
      "overrides are an array", #"{"overrideTraits":[]}"#,
      .init("wrongType(array)", "#/hierarchy/overrideTraits")),
    .hierarchy(
      "size for no child", #"{"childSizes":{"c":{"width":1,"height":1}},"children":[]}"#,
      .init("overrideTargetNotChild(c)", "#/hierarchy/childSizes/c")),
    .hierarchy(
      "half a size", #"{"childSizes":{"c":{"width":1}},"children":[{"id":"c"}]}"#,
      .init("missingKey(height)", "#/hierarchy/childSizes/c")),
    .hierarchy(
      "unknown container", #"{"view":{"id":"root"},"children":[{"containerView":"rot"}]}"#,
      .init("unknownReference(rot)", "#/hierarchy/children/0/containerView", nearest: ["root"])),
    .hierarchy(
      "container of its own view",
      #"{"view":{"id":"root"},"children":[{"containerView":"v","view":{"id":"v"}}]}"#,
      .init("invalidValue", "#/hierarchy/children/0/containerView")),
    .hierarchy(
      "container of the grandparent",
      #"{"view":{"id":"root"},"children":[{"children":[{"containerView":"root"}]}]}"#,
      .init("invalidValue", "#/hierarchy/children/0/children/0/containerView")),
    .hierarchy(
      "container of the root", #"{"view":{"id":"root"},"containerView":"root"}"#,
      .init("invalidValue", "#/hierarchy/containerView")),
    .hierarchy(
      "directional additional insets", #"{"view":{},"additionalSafeAreaInsets":{"leading":1}}"#,
      .init("invalidValue", "#/hierarchy/additionalSafeAreaInsets")),
    .hierarchy(
      "respects is a word", #"{"view":{},"viewRespectsSystemMinimumLayoutMargins":"no"}"#,
      .init("wrongType(string)", "#/hierarchy/viewRespectsSystemMinimumLayoutMargins")),
    .hierarchy(
      "a constraint that names a controller", #"{"id":"p","view":{"id":"v","constraints":["p.width == 1"]}}"#,
      .init("unknownReference(p)", "#/hierarchy/view/constraints/0", offset: 0)),
  ]

  // MARK: All of them

  /// Everything that is wrong, in the order of the text, whenever it was found out. What is missing is missing
  /// at the end of its object.
  @Test func tellsAllFaultsInTheOrderOfTheText() {
    let text = #"""
      {"orientation":"up",
       "constraints":["titel.top == root.top", "a.top ==", {"firstItem":"nobody","firstAttribute":"topp"}, "a.width == zzz.width"],
       "hierarchy":{"children":[{"containerView":"missing","view":{"hiden":true}}],
         "overrideTraits":{"stranger":{}},
         "view":{"id":"root","subviews":[{"id":"a"},{"id":"title","viewForFirstBaselineLayout":"b"},{"id":"a"}]},
         "children":[]},
       "strict":1}
      """#
    #expect(
      faults(of: text) == [
        .init("invalidValue", "#/orientation"),
        .init("unknownReference(titel)", "#/constraints/0", offset: 0, nearest: ["title"]),
        .init("invalidConstraint", "#/constraints/1", offset: 8),
        .init("unknownReference(nobody)", "#/constraints/2/firstItem"),
        .init("unknownLayoutAttribute(topp)", "#/constraints/2/firstAttribute", nearest: ["top"]),
        .init("unknownReference(zzz)", "#/constraints/3", offset: 11, nearest: []),
        .init("unknownReference(missing)", "#/hierarchy/children/0/containerView"),
        .init("unknownKey(hiden)", "#/hierarchy/children/0/view/hiden", nearest: ["hidden"]),
        .init("overrideTargetNotChild(stranger)", "#/hierarchy/overrideTraits/stranger"),
        .init("unknownReference(b)", "#/hierarchy/view/subviews/1/viewForFirstBaselineLayout"),
        .init("duplicateId(a)", "#/hierarchy/view/subviews/2/id"),
        .init("duplicateKey(children)", "#/hierarchy/children"),
        .init("wrongType(number)", "#/strict"),
        .init("missingKey(device)", "#"),
      ])
  }

  // MARK: Limits

  private func limits(depth: Int = 512, views: Int = 20_000, constraints: Int = 100_000) -> DecodingLimits {
    var limits = DecodingLimits()
    (limits.depth, limits.views, limits.constraints) = (depth, views, constraints)
    return limits
  }

  @Test func limitsViewsAndGuides() {
    let text =
      #"{"device":"iPhone 6","hierarchy":{"layoutGuides":[{"id":"g"}],"subviews":[{},{"layoutGuides":[{"id":"h"}]}]}}"#
    #expect(faults(of: text, limits: limits(views: 5)) == [])
    #expect(
      faults(of: text, limits: limits(views: 4)) == [
        .init("limitExceeded(views, 4, 5)", "#/hierarchy/subviews/1/layoutGuides/0")
      ])
    #expect(
      faults(of: text, limits: limits(views: 3)) == [
        .init("limitExceeded(views, 3, 4)", "#/hierarchy/subviews/1")
      ])
  }

  /// A controller that says nothing of its view has one all the same.
  @Test func limitsTheViewsOfControllers() {
    let text = #"{"device":"iPhone 6","hierarchy":{"children":[{},{"view":{}},{}]}}"#
    #expect(faults(of: text, limits: limits(views: 4)) == [])
    #expect(
      faults(of: text, limits: limits(views: 3)) == [
        .init("limitExceeded(views, 3, 4)", "#/hierarchy/children/2")
      ])
  }

  @Test func limitsConstraintsWhereverTheyStand() {
    let text =
      #"{"device":"iPhone 6","hierarchy":{"id":"a","constraints":["a.width == 1"]},"constraints":["a.width == 1",{"firstItem":"a","firstAttribute":"width"}]}"#
    #expect(faults(of: text, limits: limits(constraints: 3)) == [])
    #expect(
      faults(of: text, limits: limits(constraints: 2)) == [
        .init("limitExceeded(constraints, 2, 3)", "#/constraints/1")
      ])
  }

  @Test func limitsTheDepth() {
    let text = #"{"device":"iPhone 6","hierarchy":{"subviews":[{"subviews":[{}]}]}}"#
    #expect(faults(of: text, limits: limits(depth: 6)) == [])
    #expect(faults(of: text, limits: limits(depth: 5)).map(\.code) == ["limitExceeded(depth, 5, 6)"])
  }
}
