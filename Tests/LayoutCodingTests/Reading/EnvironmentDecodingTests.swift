import LayoutModel
import Testing

@testable import LayoutCoding

/// What the environment of a document means once it is read.
@Suite struct EnvironmentDecodingTests {
  private func environment(_ members: String) throws -> EnvironmentRequest {
    try request(#"{\#(members),"hierarchy":{}}"#).environment
  }

  @Test(arguments: [
    ("12", 12, 0), (#""12""#, 12, 0), ("26.1", 26, 1), (#""26.1""#, 26, 1), (#""10.10""#, 10, 10),
    ("12.0", 12, 0),
    ("1.2e1", 12, 0), ("9.3", 9, 3),
  ])
  func readsVersions(_ json: String, _ major: Int, _ minor: Int) throws {
    #expect(
      try environment(#""device":"iPhone 6","systemVersion":\#(json)"#).systemVersion
        == SystemVersion(major, minor))
  }

  @Test(arguments: ["en", "de-CH", "zh-Hant-TW", "ar_EG", "sr-Latn", "es-419", "x", "de-1996"])
  func readsLocales(_ tag: String) throws {
    #expect(try environment(#""device":"iPhone 6","locale":"\#(tag)""#).locale == tag)
  }

  @Test(
    arguments: [
      ("{}", .multitasking(.full), nil), (#"{"multitasking":"slideOver"}"#, .multitasking(.slideOver), nil),
      (#"{"width":320,"height":480.5}"#, .size(Size(width: 320, height: 480.5)), nil),
      (
        #"{"multitasking":"half","safeAreaInsets":{"top":20}}"#, .multitasking(.half),
        EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      ),
      (#"{"height":1,"safeAreaInsets":{},"width":2}"#, .size(Size(width: 2, height: 1)), .zero),
    ] as [(String, WindowRequest.Extent, EdgeInsets?)])
  func readsWindows(_ json: String, _ extent: WindowRequest.Extent, _ insets: EdgeInsets?) throws {
    #expect(
      try environment(#""device":"iPhone 6","window":\#(json)"#).window
        == WindowRequest(extent: extent, safeAreaInsets: insets))
  }

  @Test(
    arguments: [
      ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown), ("landscapeLeft", .landscapeLeft),
      ("landscapeRight", .landscapeRight), ("landscape", .landscapeRight),
    ] as [(String, InterfaceOrientation)])
  func readsOrientations(_ word: String, _ orientation: InterfaceOrientation) throws {
    #expect(try environment(#""device":"iPhone 6","orientation":"\#(word)""#).orientation == orientation)
  }

  @Test(
    arguments: [
      (#""horizontalSizeClass":"compact""#, .horizontalSizeClass, .choice(1)),
      (#""horizontalSizeClass":2"#, .horizontalSizeClass, .choice(2)),
      (#""userInterfaceIdiom":"pad""#, .userInterfaceIdiom, .choice(1)),
      (#""userInterfaceIdiom":0"#, .userInterfaceIdiom, .choice(0)),
      (#""displayGamut":"P3""#, .displayGamut, .choice(1)),
      (#""displayGamut":"srgb""#, .displayGamut, .choice(0)),
      (#""layoutDirection":"rightToLeft""#, .layoutDirection, .choice(1)),
      (#""displayScale":3"#, .displayScale, .number(3)),
      (#""displayScale":1.5"#, .displayScale, .number(1.5)),
      (#""toolbarItemPresentationSize":"large""#, .toolbarItemPresentationSize, .choice(3)),
      (#""typesettingLanguage":"th""#, .typesettingLanguage, .language("th")),
      (
        #""resolvesNaturalAlignmentWithBaseWritingDirection":false"#,
        .resolvesNaturalAlignmentWithBaseWritingDirection, .flag(false)
      ),
      (
        #""preferredContentSizeCategory":"accessibilityExtraLarge""#, .preferredContentSizeCategory,
        .choice(9)
      ),
    ] as [(String, LayoutModel.Trait, TraitCollection.Value)])
  func readsTraits(_ member: String, _ trait: LayoutModel.Trait, _ value: TraitCollection.Value) throws {
    let traits = try environment(#""device":"iPhone 6","traits":{\#(member)}"#).traits
    #expect(traits[trait] == value)
    #expect(traits.specifiedTraits == [trait])
  }

  /// Absent, null and "unspecified" are the same thing, for every trait.
  @Test(arguments: LayoutModel.Trait.allCases)
  func unspecifiedSaysNothing(_ trait: LayoutModel.Trait) throws {
    for value in ["null", "\"unspecified\""] + (trait.unspecified.map { ["\($0)"] } ?? []) {
      #expect(
        try environment(#""device":"iPhone 6","traits":{"\#(trait.key)":\#(value)}"#).traits.isEmpty,
        "\(value)")
    }
  }

  @Test func readsDevicesThatTheRequestDescribes() throws {
    let device = try environment(
      #"""
      "device":{"portraitSize":{"width":400,"height":800},"displayScale":3,"idiom":"pad","displayGamut":"p3",
        "safeAreaInsets":{"portrait":{"top":50,"bottom":34}},"sizeClasses":{"portrait":{"horizontal":"compact",
        "vertical":"regular"}},"osVersions":{"first":12,"last":17},"supportedOrientations":["portrait"],"notes":"any"}
      """#
    ).device
    #expect(
      device.id == "inline" && device.idiom == .pad && device.displayScale == 3 && device.displayGamut == .p3)
    #expect(device.size(in: .portrait) == Size(width: 400, height: 800))
    #expect(device.size(in: .landscapeLeft) == Size(width: 800, height: 400))
    #expect(device.safeAreas.count == 1)
    #expect(device.safeAreas[0].insets.portrait == EdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
    #expect(device.safeAreas[0].insets.landscape == .zero)
    #expect(device.sizeClasses?.landscape == SizeClasses(horizontal: .compact, vertical: .regular))
    #expect(device.systemVersions == 12...17 && device.newestSystemVersion == SystemVersion(17))
    #expect(device.supportedOrientations == [.portrait])
  }

  @Test func aDescribedDeviceHasTheDefaultsOfTheContract() throws {
    let device = try environment(#""device":{"portraitSize":{"width":320,"height":480}}"#).device
    #expect(
      device.displayScale == 2 && device.idiom == .phone && device.safeAreas.map(\.insets.portrait) == [.zero]
    )
    #expect(device.newestSystemVersion == SystemVersion(18))
    let television = try environment(
      #""device":{"portraitSize":null,"landscapeSize":{"width":1920,"height":1080},"idiom":"tv"}"#
    ).device
    #expect(television.size(in: .portrait) == nil && television.size(in: .landscapeRight)?.width == 1920)
  }

  @Test func overridesWinOverTheBody() throws {
    var overrides = EnvironmentOverrides()
    overrides.device = DeviceCatalogue.embedded.device(named: "iPhone 5")
    overrides.orientation = .landscapeLeft
    overrides.systemVersion = SystemVersion(9)
    overrides.locale = "he"
    let text =
      #"{"device":"iPhone 6","orientation":"portrait","systemVersion":8,"locale":"en","hierarchy":{}}"#
    let request = try decodeLayoutRequest(Array(text.utf8), overrides: overrides)
    #expect(request.environment.device.id == "iphone-5" && request.environment.orientation == .landscapeLeft)
    #expect(request.environment.systemVersion == SystemVersion(9) && request.environment.locale == "he")
    #expect(
      try decodeLayoutRequest(Array(#"{"hierarchy":{}}"#.utf8), overrides: overrides).document.views.count
        == 1)
  }
}
