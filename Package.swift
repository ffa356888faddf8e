// swift-tools-version: 6.3
// Read this manifest as the diagram of the house: one line per module, and everything it may import.

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  // A warning stops the build where we can act on it, not on the machine of someone with a newer compiler.
  .treatAllWarnings(as: Context.environment["CI"] == nil ? .warning : .error),
]

/// The commit that is built, as the variable `REVISION` says it; what is no name of a commit is none. A target of C holds it,
/// so that another commit means compiling one line, and not every module (docs/decisions/0061-commits-in-programs.md).
let revision: String = {
  let text = Context.environment["REVISION"] ?? ""
  let isName = text.utf8.allSatisfy {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || Array("-0123456789".utf8).contains($0)
  }
  return text.isEmpty || !isName ? "unknown" : text
}()

/// Whether pictures can be answered as pixels, as the variable `LAYOUT_RESOLVER_PNG` says it: with 1 the program needs librsvg
/// (docs/decisions/0100-pixels-by-librsvg.md).
let hasPixels = Context.environment["LAYOUT_RESOLVER_PNG"] == "1"

/// Whether font files can be read, as the variable `LAYOUT_RESOLVER_HARFBUZZ` says it: with 1 the program needs HarfBuzz
/// (docs/decisions/0158-shaping-with-harfbuzz.md).
let hasFonts = Context.environment["LAYOUT_RESOLVER_HARFBUZZ"] == "1"

/// One line per module: its name and everything it may import.
func module(
  _ name: String, imports: [Target.Dependency] = [], exclude: [String] = [], defines: [String] = []
) -> Target {
  .target(
    name: name, dependencies: imports, exclude: exclude,
    swiftSettings: settings + defines.map { .define($0) })
}

/// The tests of one module, with what they need besides it.
func tests(of name: String, imports: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name), "TestSupport"] + imports,
    swiftSettings: settings)
}

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")

let package = Package(
  name: "layout-resolver",
  products: [
    .executable(name: "layout-resolver", targets: ["layout-resolver"]),
    .library(name: "LayoutResolver", targets: ["LayoutResolver"]),
  ],
  // Exact, so that a commit means the same program everywhere.
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CMicroHTTPD", path: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .systemLibrary(
      name: "CMinizip", pkgConfig: "minizip",
      providers: [.apt(["libminizip-dev"]), .brew(["minizip"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "CRevision", cSettings: [.define("REVISION", to: "\"\(revision)\"")]),

    .target(name: "EmbeddedData", exclude: ["Generated"]),

    module("ConstraintSolver"),
    module("JSON"),
    module("LayoutModel", imports: ["JSON"]),
    module("XML", imports: ["LayoutModel", "JSON", "CExpat"]),
    module("SwiftLexing"),
    module("SwiftOutline", imports: ["SwiftLexing"]),
    module("UIKitDefaults", imports: ["LayoutModel"]),
    module("ListLayout", imports: ["LayoutModel", "UIKitDefaults"]),
    module("AssetSelection", imports: ["LayoutModel", "JSON"]),
    module("LayoutCoding", imports: ["LayoutModel", "JSON", "EmbeddedData"], exclude: ["Data"]),
    module(
      "InterfaceBuilder",
      imports: ["LayoutModel", "UIKitDefaults", "TextMetrics", "JSON", "LayoutCoding", "XML"]),
    module(
      "HierarchyDumps", imports: ["LayoutModel", "UIKitDefaults", "JSON", "LayoutCoding", "XML"]),
    module("Localization", imports: ["LayoutModel", "UIKitDefaults", "JSON"]),
    module("ObjectiveCHeaders", imports: ["JSON"]),
    module(
      "AppFolder",
      imports: ["LayoutModel", "InterfaceBuilder", "Localization", "XML", "ObjectiveCHeaders", "JSON"]),
    module("SwiftProgram"),
    module("SwiftParsing", imports: ["SwiftLexing", "SwiftProgram", "JSON"]),
    module("SwiftInterpreter", imports: ["SwiftProgram", "JSON"], exclude: ["Preludes"]),
    module(
      "SwiftScreens",
      imports: [
        "SwiftOutline", "SwiftProgram", "SwiftParsing", "SwiftInterpreter", "LayoutModel", "UIKitDefaults",
        "JSON", "LayoutCoding", "TextMetrics", "EmbeddedData", "InterfaceBuilder",
      ]),
    module("ConsoleLogs", imports: ["LayoutModel", "JSON"]),
    module("FontFiles", imports: hasFonts ? ["CHarfBuzz"] : [], defines: hasFonts ? ["FONTS"] : []),
    module("TextMetrics", imports: ["LayoutModel", "JSON", "EmbeddedData", "FontFiles"], exclude: ["Data"]),
    module(
      "AdaptiveLayout",
      imports: [
        "LayoutModel", "UIKitDefaults", "ListLayout", "AssetSelection", "TextMetrics", "ConstraintSolver",
        "JSON",
      ]),
    module("ProjectConfiguration", imports: ["LayoutModel", "JSON", "CYAML"]),
    module("LayoutLint", imports: ["LayoutModel", "UIKitDefaults"]),
    module("LayoutPreview", imports: ["LayoutModel", "UIKitDefaults", "JSON"]),
    module("PictureRendering", imports: hasPixels ? ["CRSVG"] : [], defines: hasPixels ? ["PNG"] : []),
    module("ImageHeaders", imports: ["CMinizip"]),
    module("Archives", imports: ["JSON", "CMinizip"]),
    module("HTTPServer", imports: ["CMicroHTTPD", "CZlib"]),
    module(
      "Operations",
      imports: [
        "LayoutModel", "JSON", "EmbeddedData", "LayoutCoding", "AssetSelection", "AdaptiveLayout",
        "LayoutLint", "Localization", "AppFolder", "ObjectiveCHeaders", "LayoutPreview", "PictureRendering",
        "InterfaceBuilder",
        "ConsoleLogs", "ImageHeaders", "Archives", "CZlib", "SwiftScreens", "HierarchyDumps", "TextMetrics",
      ]),
    module(
      "ModelContext", imports: ["Operations", "LayoutModel", "LayoutCoding", "LayoutPreview", "JSON"]),
    module(
      "LayoutService",
      imports: [
        "Operations", "ModelContext", "LayoutModel", "JSON", "EmbeddedData", "LayoutCoding", "AppFolder",
        "Archives",
        "LayoutPreview", "PictureRendering", "HTTPServer", logging,
      ]),
    module(
      "Commands",
      imports: [
        "Operations", "ModelContext", "LayoutModel", "LayoutPreview", "LayoutCoding", "AppFolder",
        "ProjectConfiguration", "JSON", arguments,
      ]),
    module("LayoutResolver", imports: ["Operations", "LayoutModel"]),
    .executableTarget(
      name: "layout-resolver",
      dependencies: [
        "LayoutService", "Commands", "Operations", "LayoutModel", "CRevision", arguments,
      ],
      swiftSettings: settings),

    .target(
      name: "FuzzTargets",
      dependencies: [
        "JSON", "LayoutModel", "LayoutCoding", "AdaptiveLayout", "InterfaceBuilder", "Localization",
        "AppFolder",
        "ConsoleLogs", "TextMetrics", "FontFiles", "ProjectConfiguration", "ImageHeaders", "Archives",
        "HTTPServer",
        "SwiftLexing", "SwiftOutline", "SwiftParsing", "SwiftProgram", "Operations", "LayoutService",
        "HierarchyDumps", "XML", "ObjectiveCHeaders", "TestSupport",
      ], path: "Fuzzing/Targets", swiftSettings: settings),

    .target(name: "TestSupport", dependencies: ["JSON"], path: "Tests/TestSupport", swiftSettings: settings),
    tests(of: "ConstraintSolver"),
    tests(of: "JSON"),
    tests(of: "ListLayout", imports: ["LayoutModel", "UIKitDefaults"]),
    tests(of: "LayoutCoding", imports: ["LayoutModel", "JSON", "EmbeddedData", yams]),
    tests(of: "InterfaceBuilder", imports: ["LayoutModel", "JSON", "LayoutCoding", "AdaptiveLayout", "XML"]),
    tests(
      of: "LayoutPreview",
      imports: ["LayoutModel", "JSON", "LayoutCoding", "AdaptiveLayout", "XML"]),
    tests(of: "LayoutLint", imports: ["LayoutModel", "JSON", "LayoutCoding", "AdaptiveLayout"]),
    tests(of: "AdaptiveLayout", imports: ["LayoutModel", "JSON", "LayoutCoding"]),
    // One target for the tests of all modules that are small, a folder for each: a target costs seconds of every build.
    .testTarget(
      name: "SmallModulesTests",
      dependencies: [
        "JSON", "LayoutModel", "UIKitDefaults", "AssetSelection", "LayoutCoding", "InterfaceBuilder",
        "Localization",
        "AppFolder", "ConsoleLogs", "TextMetrics", "FontFiles", "AdaptiveLayout", "ProjectConfiguration",
        "PictureRendering",
        "ImageHeaders", "Archives", "SwiftLexing", "SwiftOutline", "SwiftProgram", "SwiftParsing",
        "SwiftInterpreter",
        "SwiftScreens", "HierarchyDumps", "ObjectiveCHeaders",
        "TestSupport",
      ], swiftSettings: settings),
    tests(of: "HTTPServer"),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["layout-resolver", "LayoutService", "Operations", "TextMetrics", "TestSupport", yams],
      swiftSettings: settings),
    tests(
      of: "LayoutService",
      imports: [
        "Operations", "LayoutResolver", "LayoutModel", "JSON", "EmbeddedData", "LayoutCoding", "AppFolder",
        "Archives",
        "HTTPServer", "PictureRendering", "SwiftScreens", "TextMetrics", "FuzzTargets", logging, yams,
      ]),
  ]
)

if hasPixels {
  package.targets.append(
    .systemLibrary(
      name: "CRSVG", pkgConfig: "librsvg-2.0",
      providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]))
}

if hasFonts {
  package.targets.append(
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]))
}
