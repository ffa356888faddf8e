import Foundation
import Testing

/// Folders of apps on the command line (docs/apps.md).
@Suite struct AppTests {
  /// A button of 120 points, in which `Buy` has room in every text size up to AX5, and its German does not.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="shop">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="s"><objects>
                <viewController id="shop" customClass="ShopController" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>
                            <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="buy">
                                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                                <state key="normal" title="Buy"/>
                            </button>
                            <label opaque="NO" text="Buy" adjustsFontForContentSizeCategory="YES" \
    adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="price">
                                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                            </label>
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="safe"/>
                        <constraints>
                            <constraint firstItem="buy" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c1"/>
                            <constraint firstItem="buy" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c2"/>
                            <constraint firstItem="buy" firstAttribute="width" constant="120" id="c3"/>
                            <constraint firstItem="buy" firstAttribute="height" constant="80" id="c7"/>
                            <constraint firstItem="price" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c4"/>
                            <constraint firstItem="price" firstAttribute="top" secondItem="buy" secondAttribute="bottom" constant="20" id="c5"/>
                            <constraint firstItem="price" firstAttribute="width" constant="120" id="c6"/>
                        </constraints>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
            </objects></scene>
        </scenes>
    </document>

    """

  private func app() throws -> Checkout {
    let checkout = try Checkout()
    try checkout.write(Self.storyboard, to: "App/Base.lproj/Main.storyboard")
    try checkout.write(
      "\"buy.normalTitle\" = \"Kostenpflichtig bestellen\";\n\"price.text\" = \"Kostenpflichtig bestellen\";\n",
      to: "App/de.lproj/Main.strings")
    try checkout.write(signInStoryboard(), to: "App/SignIn.storyboard")
    try checkout.write("<broken", to: "App/Pods/Kit/Kit.storyboard")
    return checkout
  }

  private func run(_ words: String, in checkout: Checkout, status: Int32 = 0) throws -> String {
    try checkout.shell("'\(Program.path)' \(words)", status: status)
  }

  /// German on an iPhone SE at AX5 clips Buy.
  @Test func aTranslationThatIsCutIsFoundByOneCommand() throws {
    let checkout = try app()
    let asked = "--device 'iPhone SE (1st generation)' --text-size AX5 --format xcode"
    #expect(!(try run("lint App \(asked) --only truncatedText", in: checkout)).contains("truncatedText"))
    let german = try run("lint App \(asked) --only truncatedText --locale de", in: checkout, status: 1)
    let lines = german.split(separator: "\n")
    #expect(
      lines.allSatisfy { $0.hasPrefix("App/Base.lproj/Main.storyboard:") } && !lines.isEmpty, "\(german)")
    #expect(german.contains("truncatedText"))
    // The file's own texts and the German ones.
    let both = try run("lint App \(asked) --only truncatedText --language de", in: checkout, status: 1)
    #expect(both.contains("truncatedText"))
  }

  @Test func filesThatCannotBeReadAreTheirOwn() throws {
    let checkout = try app()
    try checkout.write("<document\n<", to: "App/Bad.storyboard")
    let linted = try run("lint App --format xcode", in: checkout, status: 2)
    #expect(linted.contains("App/Bad.storyboard:2:"), "\(linted)")
    let resolved = try run("resolve App --format text", in: checkout, status: 2)
    #expect(resolved.contains("Base.lproj/Main.storyboard: ShopController"), "\(resolved)")
    #expect(resolved.contains("App/Bad.storyboard:2:1: error: invalidXML"), "\(resolved)")
    try checkout.write("", to: "Empty/a.txt")
    #expect(try run("resolve Empty", in: checkout, status: 2).contains("no .storyboard"))
    #expect(try run("lint Empty", in: checkout) == "Nothing to look at\n")
    try checkout.write("<", to: "Broken/A.xib")
    #expect(try run("lint Broken", in: checkout, status: 2).contains("Broken/A.xib:1:"))
  }

  @Test func everyCommandTakesAFolder() throws {
    let checkout = try app()
    let lines = try run(
      "resolve App --device 'iPhone SE (1st generation)' --device 'iPad Air 1' --locale de --window full --direction rtl --format ndjson",
      in: checkout
    ).split(separator: "\n").compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
    #expect(
      lines.compactMap { $0["file"] as? String } == [
        "Base.lproj/Main.storyboard", "Base.lproj/Main.storyboard", "SignIn.storyboard", "SignIn.storyboard",
        "SignIn.storyboard", "SignIn.storyboard",
      ])
    #expect(
      try run("preview App --device 'iPhone SE (1st generation)' --locale de", in: checkout).contains(
        "Kosten"))
    #expect(try run("explain App", in: checkout).contains("No conflicts"))
    let imported = try run("import App --locale de", in: checkout)
    #expect(imported.contains(#""file": "Base.lproj/Main.storyboard""#), "\(imported.prefix(300))")
    #expect(imported.contains(#""title": "Kostenpflichtig bestellen""#))
    #expect(!(try run("import App", in: checkout)).contains("Kostenpflichtig"))
    #expect(
      try run("resolve App --all --scene shop --fields frames --format ndjson", in: checkout).contains(
        "\"summary\""))
    // Several folders and files say which is which.
    let two = try run("resolve App App/SignIn.storyboard --format ndjson", in: checkout)
    #expect(
      two.contains(#""file":"App/SignIn.storyboard""#)
        && two.contains(#""file":"App/Base.lproj/Main.storyboard""#))
  }

  @Test func aHundredThousandFilesArePassedOver() throws {
    let checkout = try app()
    _ = try checkout.shell(
      "mkdir -p App/build App/Sources && cd App && (for i in $(seq 1 50000); do echo build/$i.xib; done) | xargs touch "
        + "&& (for i in $(seq 1 50000); do echo Sources/$i.swift; done) | xargs touch")
    let start = ContinuousClock.now
    _ = try run("resolve App --format ndjson", in: checkout)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
