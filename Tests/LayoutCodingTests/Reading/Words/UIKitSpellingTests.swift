import LayoutModel
import Testing

@testable import LayoutCoding

/// Words as code for UIKit has them: Apple's documented names in Swift and Objective-C.
@Suite struct UIKitSpellingTests {
  private func document(_ members: String, traits: String = "{}") throws -> DecodedRequest {
    try request(
      #"""
      {"device":"iPhone 6","traits":\#(traits),"hierarchy":{"id":"main","view":{"id":"root",\#(members)}}}
      """#)
  }

  @Test(
    arguments: [
      ("horizontalSizeClass", ".compact", "compact"),
      ("horizontalSizeClass", "UIUserInterfaceSizeClass.compact", "compact"),
      ("verticalSizeClass", "UIUserInterfaceSizeClassRegular", "regular"),
      ("userInterfaceStyle", "UIUserInterfaceStyleDark", "dark"),
      ("userInterfaceIdiom", "UIUserInterfaceIdiomPad", "pad"),
      ("userInterfaceIdiom", "UIUserInterfaceIdiomCarPlay", "carPlay"),
      ("userInterfaceIdiom", "UIUserInterfaceIdiomTV", "tv"),
      ("userInterfaceIdiom", "UIUserInterfaceIdiom.tv", "tv"),
      ("displayGamut", "UIDisplayGamutSRGB", "sRGB"), ("displayGamut", "UIDisplayGamut.P3", "p3"),
      ("displayGamut", "UIDisplayGamutP3", "p3"),
      ("layoutDirection", "UITraitEnvironmentLayoutDirectionRightToLeft", "rightToLeft"),
      ("layoutDirection", "UITraitEnvironmentLayoutDirection.rightToLeft", "rightToLeft"),
      ("layoutDirection", "UIUserInterfaceLayoutDirectionRightToLeft", "rightToLeft"),
      ("userInterfaceLevel", "UIUserInterfaceLevelElevated", "elevated"),
      ("accessibilityContrast", "UIAccessibilityContrastHigh", "high"),
      ("legibilityWeight", "UILegibilityWeightBold", "bold"),
      ("imageDynamicRange", "UIImageDynamicRangeConstrainedHigh", "constrainedHigh"),
      (
        "preferredContentSizeCategory", "UIContentSizeCategoryAccessibilityExtraLarge",
        "accessibilityExtraLarge"
      ),
      (
        "preferredContentSizeCategory", "UIContentSizeCategory.accessibilityExtraLarge",
        "accessibilityExtraLarge"
      ),
      ("preferredContentSizeCategory", ".accessibilityExtraLarge", "accessibilityExtraLarge"),
      ("preferredContentSizeCategory", "UICTContentSizeCategoryAccessibilityXL", "accessibilityExtraLarge"),
      ("preferredContentSizeCategory", "UICTContentSizeCategoryAccessibilityM", "accessibilityMedium"),
      ("preferredContentSizeCategory", "UICTContentSizeCategoryXS", "extraSmall"),
      ("preferredContentSizeCategory", "UICTContentSizeCategoryL", "large"),
      ("preferredContentSizeCategory", "XS", "extraSmall"), ("preferredContentSizeCategory", "S", "small"),
      ("preferredContentSizeCategory", "M", "medium"), ("preferredContentSizeCategory", "L", "large"),
      ("preferredContentSizeCategory", "XL", "extraLarge"),
      ("preferredContentSizeCategory", "XXL", "extraExtraLarge"),
      ("preferredContentSizeCategory", "XXXL", "extraExtraExtraLarge"),
      ("preferredContentSizeCategory", "AX1", "accessibilityMedium"),
      ("preferredContentSizeCategory", "AX2", "accessibilityLarge"),
      ("preferredContentSizeCategory", "AX5", "accessibilityExtraExtraExtraLarge"),
    ])
  func readsTraits(_ key: String, _ written: String, _ name: String) throws {
    guard let trait = LayoutModel.Trait(key: key), let value = trait.value(named: name) else {
      Issue.record("no trait \(key) with a value \(name)")
      return
    }
    let traits = try document(#""hidden":true"#, traits: #"{"\#(key)":"\#(written)"}"#).environment.traits
    #expect(traits[trait] == .choice(value.raw))
  }

  @Test(arguments: [
    ("horizontalSizeClass", ".unspecified"), ("verticalSizeClass", "UIUserInterfaceSizeClassUnspecified"),
    ("preferredContentSizeCategory", "UIContentSizeCategoryUnspecified"),
  ])
  func unspecifiedSaysNothing(_ key: String, _ written: String) throws {
    #expect(try document(#""hidden":true"#, traits: #"{"\#(key)":"\#(written)"}"#).environment.traits.isEmpty)
  }

  @Test(arguments: [
    (".vertical", "UIStackView.Distribution.fillEqually", ".firstBaseline"),
    ("NSLayoutConstraint.Axis.vertical", ".fillEqually", "UIStackView.Alignment.firstBaseline"),
    (
      "UILayoutConstraintAxisVertical", "UIStackViewDistributionFillEqually",
      "UIStackViewAlignmentFirstBaseline"
    ),
    ("UILayoutConstraintAxis.vertical", "UIStackViewDistribution.fillEqually", "Alignment.firstBaseline"),
  ])
  func readsStacks(_ axis: String, _ distribution: String, _ alignment: String) throws {
    let stack = try #require(
      try document(
        #"""
        "type":"UIStackView","axis":"\#(axis)","distribution":"\#(distribution)","alignment":"\#(alignment)"
        """#
      ).document.stacks.first)
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .fillEqually)
    #expect(stack.alignment == .firstBaseline)
  }

  @Test(
    arguments: [
      ("UIView", .view), ("UILabel", .label), ("UISwitch", .switch), ("UIImageView", .imageView),
      ("UIActivityIndicatorView", .activityIndicator), ("UICollectionViewCell", .collectionViewCell),
      ("WKWebView", .webView), ("MKMapView", .mapView), (".toolbar", .toolbar),
    ] as [(String, ViewType)])
  func readsTypes(_ written: String, _ type: ViewType) throws {
    #expect(
      try request(#"{"device":"iPhone 6","hierarchy":{"type":"\#(written)"}}"#).document.views[0].type == type
    )
  }

  @Test(arguments: ["UINavigationController", ".navigationController"])
  func readsControllers(_ written: String) throws {
    let text = #"{"device":"iPhone 6","hierarchy":{"type":"\#(written)","children":[{"id":"a"}]}}"#
    #expect(try request(text).document.controllers[0].type == .navigationController)
  }

  @Test(
    arguments: [
      ("UIInterfaceOrientationLandscapeLeft", .landscapeLeft), (".landscapeRight", .landscapeRight),
      ("UIInterfaceOrientation.portraitUpsideDown", .portraitUpsideDown), (".landscape", .landscapeRight),
      ("UIInterfaceOrientationMaskPortrait", .portrait),
    ] as [(String, InterfaceOrientation)])
  func readsOrientations(_ written: String, _ orientation: InterfaceOrientation) throws {
    let text = #"{"device":"iPhone 6","orientation":"\#(written)","hierarchy":{}}"#
    #expect(try request(text).environment.orientation == orientation)
  }

  @Test(arguments: ["UIModalPresentationStyle.popover", ".popover", "UIModalPresentationPopover"])
  func readsPresentationStyles(_ written: String) throws {
    let text = #"""
      {"device":"iPhone 6","hierarchy":{"id":"main","view":{"id":"root"},"presented":{"id":"sheet",
      "modalPresentationStyle":"\#(written)","presentation":{"sourceView":"root"}}}}
      """#
    #expect(try request(text).document.presentations[0].modalPresentationStyle == .popover)
  }

  @Test func readsContent() throws {
    let content = try #require(
      try document(
        #"""
        "type":".label","font":{"textStyle":"UIFont.TextStyle.title1","weight":"UIFontWeightBold",
        "design":".rounded"},"lineBreakMode":"NSLineBreakByCharWrapping","text":"a"
        """#
      ).document.contents.first)
    #expect(content.font?.textStyle == .title1)
    #expect(content.font?.weight == .bold)
    #expect(content.font?.design == .rounded)
    #expect(content.lineBreakMode == .byCharWrapping)
    let raw = try document(#""type":"label","font":"UICTFontTextStyleSubhead","text":"a""#)
    #expect(raw.document.contents.first?.font?.textStyle == .subheadline)
  }

  @Test(arguments: [
    ("UILayoutPriorityDefaultHigh", 750), (".defaultLow", 250), ("UILayoutPriority.required", 1000),
    ("UILayoutPriorityFittingSizeLevel", 50), ("defaultHigh", 750),
  ])
  func readsPriorities(_ written: String, _ value: Float) throws {
    let view = try document(#""contentHuggingPriority":"\#(written)""#).document.views[0]
    #expect(view.hugging == AxisPriorities(horizontal: value, vertical: value))
  }

  @Test func readsAutoresizing() throws {
    let text = #""autoresizingMask":[".flexibleWidth","UIViewAutoresizingFlexibleHeight"]"#
    let mask = try document(text).document.draft.details(ofView: 0).autoresizingMask
    #expect(mask == [.flexibleWidth, .flexibleHeight])
  }

  /// The name of another type, and a constant without its capital letter, are none.
  @Test(arguments: [
    ("axis", "UIStackView.Alignment.vertical", "vertical"), ("axis", "UILayoutConstraintAxisvertical", ""),
    ("axis", "UILayoutConstraintAxisVertcal", "vertical"), ("axis", ".vertcal", "vertical"),
    ("axis", "UILayoutConstraintAxis", ""), ("axis", ".", ""),
  ])
  func refusesOthers(_ key: String, _ written: String, _ nearest: String) {
    let found = faults(
      of: #"{"device":"iPhone 6","hierarchy":{"type":"stackView","\#(key)":"\#(written)"}}"#)
    #expect(found.map(\.code) == ["invalidValue"])
    #expect(found.first?.pointer == "#/hierarchy/\(key)")
    if !written.contains("Alignment"), !nearest.isEmpty { #expect(found.first?.nearest == [nearest]) }
  }
}
