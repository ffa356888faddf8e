import LayoutCoding
import LayoutModel
import Localization
import Testing

/// Translated texts in documents, by the keys that Xcode writes for storyboards.
@Suite struct LocalizeTests {
  private let text = """
    {"hierarchy": {"id": "v-c-1", "title": "Home", "view": {"id": "root", "subviews": [
      {"id": "lab-el-001", "type": "label", "text": "Hello"},
      {"id": "lab-el-002", "type": "label", "attributedText": [
        {"text": "a", "font": {"pointSize": 30}}, {"text": "b"}]},
      {"id": "but-to-001", "type": "button", "title": "Send"},
      {"id": "but-to-002", "type": "button", "configuration": {"title": "Go", "subtitle": "now"}},
      {"id": "fie-ld-001", "type": "textField", "text": "x", "placeholder": "Mail"},
      {"id": "seg-me-001", "type": "segmentedControl", "segments": ["Day", "Week"]},
      {"id": "lab.el-003", "type": "label"}
    ]}}, "device": "iPhone 8"}
    """

  @Test func textsByTheirKeys() throws {
    let texts = [
      "lab-el-001.text": "Hallo", "lab-el-002.attributedText": "ab c", "but-to-001.normalTitle": "Senden",
      "but-to-002.configuration.title": "Los", "but-to-002.configuration.subtitle": "jetzt",
      "fie-ld-001.placeholder": "Adresse", "fie-ld-001.text": "y", "seg-me-001.segmentTitles[1]": "Woche",
      "lab.el-003.text": "Neu", "v-c-1.title": "Start",
    ]
    var document = try decodeLayoutRequest(Array(text.utf8)).document.draft
    #expect(localize(&document, with: texts) == Set(texts.keys))
    let contents = try contents(document)
    #expect(contents["lab-el-001"]?.text == "Hallo")
    let runs = try #require(contents["lab-el-002"]?.attributedText)
    #expect(runs.map(\.text) == ["ab c"] && runs[0].font?.pointSize == 30)
    #expect(contents["but-to-001"]?.title == "Senden")
    #expect(contents["but-to-002"]?.configuration?.title == "Los")
    #expect(contents["but-to-002"]?.configuration?.subtitle == "jetzt")
    #expect(contents["fie-ld-001"]?.placeholder == "Adresse")
    #expect(contents["fie-ld-001"]?.text == "y")
    #expect(contents["seg-me-001"]?.segments == ["Day", "Woche"])
    #expect(contents["lab.el-003"]?.text == "Neu")
    #expect(document.controllers[0].title == "Start")
  }

  /// What a table lacks stays, and what it has too much does nothing.
  @Test func otherKeys() throws {
    let texts = [
      "lab-el-001.accessibilityLabel": "x", "lab-el-001.title": "x", "but-to-002.normalTitle": "x",
      "seg-me-001.segmentTitles[2]": "x", "seg-me-001.segmentTitles[-1]": "x",
      "seg-me-001.segmentTitles[99999999999999999999]": "x", "seg-me-001.segmentTitles[]": "x",
      "not-he-re1.text": "x", "text": "x", ".text": "x", "": "x", "but-to-001.configuration.title": "x",
      "lab-el-001": "x", "[0]": "x",
    ]
    var document = try decodeLayoutRequest(Array(text.utf8)).document.draft
    #expect(localize(&document, with: texts) == [])
    let contents = try contents(document)
    #expect(contents["lab-el-001"]?.text == "Hello")
    #expect(contents["but-to-002"]?.configuration?.title == "Go")
    #expect(contents["seg-me-001"]?.segments == ["Day", "Week"])
    #expect(document.controllers[0].title == "Home")
  }

  private func contents(_ document: DocumentDraft) throws -> [String: ViewContent] {
    let pairs = document.views.indices.map { (document.views[$0].id, document.content(ofView: $0)) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}

/// Where Xcode puts the translations of a file.
@Suite struct StringsPathsTests {
  @Test(arguments: ["App/Base.lproj/Main.storyboard", "App/en.lproj/Main.storyboard"])
  func besideAFileOfALanguage(path: String) {
    #expect(
      stringsPaths(ofFile: path, in: "de") == ["App/mul.lproj/Main.xcstrings", "App/de.lproj/Main.strings"])
  }

  @Test func otherFiles() {
    #expect(
      stringsPaths(ofFile: "Base.lproj/Cell.xib", in: "pt-BR") == [
        "mul.lproj/Cell.xcstrings", "pt-BR.lproj/Cell.strings",
      ])
    #expect(stringsPaths(ofFile: "/a/Base.lproj/x.y.xib", in: "de")[1] == "/a/de.lproj/x.y.strings")
    for path in [
      "Main.storyboard", "App/Main.storyboard", "de.lproj/Main.storyboard", "Base.lproj/Main.json",
      "Base.lproj/.xib", "", "/", "Base.lproj/",
    ] {
      #expect(stringsPaths(ofFile: path, in: "de") == [], "\(path)")
    }
    for language in ["", "..", "../..", "a/b", "de\0", "é", String(repeating: "a", count: 65)] {
      #expect(stringsPaths(ofFile: "Base.lproj/Main.xib", in: language) == [])
    }
  }
}
