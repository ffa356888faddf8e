import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// Values as code for UIKit writes them, where documents have an object or a word.
@Suite struct CodeValueTests {
  private func document(_ view: String) throws -> DocumentDraft {
    try request(Self.text(view)).document.draft
  }

  private static func text(_ view: String) -> String {
    #"{"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{"id":"v",\#(view)}]}}"#
  }

  @Test(arguments: [
    "CGRect(x: 1, y: -2, width: 30, height: 40.5)", "CGRectMake(1, -2, 30, 81 / 2)", "{{1, -2}, {30, 40.5}}",
    "CGRect(origin: CGPoint(x: 1, y: -2), size: CGSize(width: 30, height: 40.5))",
    ".init(x: 1, y: -2, width: 2 * 15, height: 40 + 1.0 / 2)",
  ])
  func rectangles(_ written: String) throws {
    #expect(
      try document(#""frame":"\#(written)""#).details(ofView: 1).frame
        == Rect(x: 1, y: -2, width: 30, height: 40.5))
  }

  @Test func sizesAndInsets() throws {
    let size = try document(#""intrinsicContentSize":"CGSize(width: UIView.noIntrinsicMetric, height: 44)""#)
      .views[1]
    #expect(size.intrinsicWidth == nil && size.intrinsicHeight == 44)
    let fixed = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    for written in ["UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)", "UIEdgeInsetsMake(1, 2, 3, 4)"] {
      #expect(
        try document(#""layoutMargins":"\#(written)""#).details(ofView: 1).layoutMargins == .fixed(fixed))
    }
    let directional = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let written = "NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)"
    let margins = try document(#""directionalLayoutMargins":"\#(written)""#).details(ofView: 1).layoutMargins
    #expect(margins == .directional(directional))
    for zero in [".zero", "UIEdgeInsets.zero", "UIEdgeInsetsZero"] {
      #expect(try document(#""layoutMargins":"\#(zero)""#).details(ofView: 1).layoutMargins == .fixed(.zero))
    }
  }

  private static let fonts: [(String, FontDescription)] = [
    ("Helvetica 17", FontDescription(name: "Helvetica", pointSize: 17)),
    ("Helvetica-Bold 17", FontDescription(name: "Helvetica-Bold", pointSize: 17)),
    ("Helvetica Neue 14.0", FontDescription(name: "Helvetica Neue", pointSize: 14)),
    ("Avenir-Heavy 15pt", FontDescription(name: "Avenir-Heavy", pointSize: 15)),
    ("System 17.0", FontDescription(pointSize: 17)),
    ("System Bold 17.0", FontDescription(pointSize: 17, weight: .bold)),
    (".systemFont(ofSize: 17)", FontDescription(pointSize: 17)),
    (".systemFont(ofSize: 17, weight: .bold)", FontDescription(pointSize: 17, weight: .bold)),
    (
      "UIFont.systemFont(ofSize: 17.5, weight: UIFont.Weight.thin)",
      FontDescription(pointSize: 17.5, weight: .thin)
    ),
    ("UIFont.boldSystemFont(ofSize: 17)", FontDescription(pointSize: 17, weight: .bold)),
    (".preferredFont(forTextStyle: .headline)", FontDescription(textStyle: .headline)),
    ("UIFont.preferredFont(forTextStyle: UIFont.TextStyle.title1)", FontDescription(textStyle: .title1)),
    (#"UIFont(name: \"Avenir-Heavy\", size: 15)"#, FontDescription(name: "Avenir-Heavy", pointSize: 15)),
    (#"UIFont(name: \"Avenir-Heavy\", size: 15)!"#, FontDescription(name: "Avenir-Heavy", pointSize: 15)),
    (#"[UIFont fontWithName:@\"Avenir\" size:15]"#, FontDescription(name: "Avenir", pointSize: 15)),
    (
      "[UIFont systemFontOfSize:17 weight:UIFontWeightSemibold]",
      FontDescription(pointSize: 17, weight: .semibold)
    ),
    ("[UIFont boldSystemFontOfSize:12.0f]", FontDescription(pointSize: 12, weight: .bold)),
    ("[UIFont preferredFontForTextStyle:UIFontTextStyleBody]", FontDescription(textStyle: .body)),
    (".systemFont(ofSize: 17).withSize(12)", FontDescription(pointSize: 12)),
    (".headline", FontDescription(textStyle: .headline)),
  ]

  @Test(arguments: fonts)
  func fontsAsCodeMakesThem(_ written: String, _ font: FontDescription) throws {
    #expect(try document(#""type":"label","font":"\#(written)""#).content(ofView: 1).font == font)
  }

  @Test func fontsWithMoreThanSizeAndWeight() throws {
    func font(_ written: String) throws -> FontDescription? {
      try document(#""type":"label","font":"\#(written)""#).content(ofView: 1).font
    }
    #expect(try font(".italicSystemFont(ofSize: 17)")?.isItalic == true)
    #expect(try font(".monospacedSystemFont(ofSize: 17, weight: .regular)")?.design == .monospaced)
    #expect(try font(".monospacedDigitSystemFont(ofSize: 17, weight: .medium)")?.hasMonospacedDigits == true)
  }

  @Test(arguments: [
    "Helvetica", "17", "Helvetica -3", "Helvetica 1e9", ".systemFont(ofSize: big)",
    ".systemFont(ofSize: 17, weight: .fat)",
    ".preferredFont(forTextStyle: .huge)", "UIFont(", "UIFont(name: 7, size: 15)", "System Fat 17",
  ])
  func otherFontsAreRefused(_ written: String) {
    let found = faults(of: Self.text(#""type":"label","font":"\#(written)""#))
    #expect(found.map(\.pointer) == ["#/hierarchy/subviews/0/font"])
  }

  @Test(arguments: [
    "[.flexibleWidth, .flexibleHeight]", "UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight",
  ])
  func optionSets(_ written: String) throws {
    let mask = try document(#""autoresizingMask":"\#(written)""#).details(ofView: 1).autoresizingMask
    #expect(mask == [.flexibleWidth, .flexibleHeight])
  }

  @Test func onePriorityLeavesTheOtherToTheClass() throws {
    let view = try document(#""type":"switch","contentHuggingPriority":{"horizontal":".required"}"#).views[1]
    #expect(view.hugging.horizontal == 1000)
    #expect(view.explicit.contains(.horizontalHuggingPriority))
    #expect(!view.explicit.contains(.verticalHuggingPriority))
  }

  @Test func whatIsArrangedMayStandInPlace() throws {
    let document = try document(#""type":"stackView","arrangedSubviews":[{"id":"a"},{"id":"b"}]"#)
    #expect(document.views.map(\.id) == ["root", "v", "a", "b"])
    #expect(document.pointer(toView: 3).fragment == "#/hierarchy/subviews/0/arrangedSubviews/1")
    let both = Self.text(#""type":"stackView","subviews":[{"id":"c"}],"arrangedSubviews":[{"id":"a"}]"#)
    let stack = try request(both).document.draft.stacks.first
    #expect(stack?.arrangedSubviews?.count == 1)
  }

  @Test func controllersHaveTheNamesOfUIKit() throws {
    let text = #"""
      {"device":"iPhone 6","hierarchy":{"id":"n","type":"UINavigationController","viewControllers":[{"id":"c",
      "navigationItem":{"title":"T","largeTitleDisplayMode":".never"}}],
      "presentedViewController":{"id":"p","view":{"type":"x"}}}}
      """#
    #expect(faults(of: text).map(\.pointer) == ["#/hierarchy/presentedViewController/view/type"])
    let document = try request(text.replacing(#""type":"x""#, with: #""id":"pv""#)).document.draft
    #expect(document.controllers.map(\.id) == ["n", "c", "p"])
    #expect(document.controllers[1].largeTitleDisplayMode == .never)
    #expect(document.pointer(toController: 1).fragment == "#/hierarchy/viewControllers/0")
  }

  @Test func imagesAsCodeMakesThem() throws {
    func details(_ written: String) throws -> ViewDetails {
      try document(#""type":"imageView","image":"\#(written)""#).details(ofView: 1)
    }
    for written in [
      "logo", #"UIImage(named: \"logo\")"#, #"UIImage(named: \"logo\")!"#, #"[UIImage imageNamed:@\"logo\"]"#,
    ] {
      #expect(try details(written).image == "logo")
    }
    for written in [#"UIImage(systemName: \"star.fill\")"#, #"[UIImage systemImageNamed:@\"star.fill\"]"#] {
      #expect(try details(written).symbol?.name == "star.fill")
      #expect(try details(written).image == nil)
    }
    #expect(try details("photo (1)").image == "photo (1)")
  }

  /// As `UITraitCollection(traitsFrom:)` merges: the last word counts.
  @Test func traitsOfAnEnvironmentMayBeSeveral() throws {
    let traits = try request(
      #"""
      {"device":"iPhone 6","hierarchy":{"id":"r"},"traits":[{"horizontalSizeClass":"compact","userInterfaceStyle":"dark"},
      {"horizontalSizeClass":".regular"},null]}
      """#
    ).environment.traits
    #expect(traits[.horizontalSizeClass] == .choice(2))
    #expect(traits[.userInterfaceStyle] == .choice(2))
  }

  /// Brackets in brackets end soon, and nothing is a crash.
  @Test(.timeLimit(.minutes(1)), arguments: ["[", "(", "{", "a(", "[a b:", "1+", "@", "|", "\"", "a.b(c:"])
  func hostileExpressionsAreNone(unit: String) {
    let text = String(repeating: unit, count: 4096 / unit.utf8.count)
    #expect(CodeParser.parse(text) == nil)
    // As short as may be, or twice as long: no length makes one of it.
    #expect(CodeParser.parse(unit) == nil && CodeParser.parse(text + text) == nil)
  }
}
