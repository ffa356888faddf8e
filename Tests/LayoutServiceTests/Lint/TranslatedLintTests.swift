import LayoutModel
import Operations
import Testing

/// Lint over the texts of other languages, which lie beside a file as Xcode has them.
@Suite struct TranslatedLintTests {
  /// A label of 60 points whose text a translation replaces.
  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
          <connections><outlet property="buyLabel" destination="lbl" id="o-1"/></connections>
        </placeholder>
        <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews>
            <label text="Buy" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lbl">
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="lbl" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c-1"/>
            <constraint firstItem="lbl" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c-2"/>
            <constraint firstItem="lbl" firstAttribute="width" constant="60" id="c-3"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  private func lint(_ languages: [String], _ files: [String: String]) -> LintedFile {
    var asked = FileLinting()
    asked.languages = languages
    return FileResolver().lint(Array(Self.file.utf8), path: "App/Base.lproj/Main.xib", asked) {
      files[$0].map { Array($0.utf8) }
    }
  }

  private static let german = #""lbl.text" = "Kostenpflichtig bestellen";"#

  @Test func longTranslationsAreCut() throws {
    let file = lint(["de", "fr"], ["App/de.lproj/Main.strings": Self.german])
    #expect(file.faults.isEmpty)
    // Nobody wrote a French one.
    #expect(
      file.layouts.map(\.environment) == ["retina6_12 portrait", "retina6_12 portrait, in de"])
    let finding = try #require(file.findings.first)
    #expect(file.findings.count == 1 && finding.diagnostic.code == .truncatedText)
    #expect(finding.layouts == [1] && finding.layoutCount == 2)
    #expect(finding.elements.first?.name == "buyLabel")
  }

  @Test func stringCatalogsCountToo() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"lbl.text": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Kostenpflichtig bestellen"}}}}}}
      """
    let file = lint(["de"], ["App/mul.lproj/Main.xcstrings": catalog])
    #expect(file.findings.map(\.diagnostic.code) == [.truncatedText])
  }

  @Test func brokenStringsAreFaultsAndTheRestCounts() throws {
    let broken = Self.german + "\n\"other.text\" = ;\n"
    let file = lint(["de"], ["App/de.lproj/Main.strings": broken])
    #expect(file.findings.count == 1)
    #expect(file.faults.first?.message.hasPrefix("App/de.lproj/Main.strings:2:") == true, "\(file.faults)")
  }
}
