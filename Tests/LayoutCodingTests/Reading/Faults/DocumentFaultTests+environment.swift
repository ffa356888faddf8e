import LayoutModel
import Testing

@testable import LayoutCoding

/// What can be wrong with an environment.
extension DocumentFaultTests {
  // MARK: The environment

  static let environment: [FaultyDocument] = [
    .environment(
      "unknown device", #""device":"iphone 66""#,
      .init(
        "unknownDevice(iphone 66)", "#/device", nearest: ["iphone-6", "iphone-18-pro", "iphone-18-pro-max"])),
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
    .members(
      "traits are an array of words", #""traits":[{},"compact"]"#, .init("wrongType(string)", "#/traits/1")),
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
      "size of one number", #""device":{"portraitSize":[320]}"#,
      .init("invalidValue", "#/device/portraitSize")),
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
}
