import Foundation
import HTTPServer
import LayoutService
import Operations
import TestSupport
import Testing

/// Folders of apps as callers send them (docs/apps.md).
@Suite struct AppEndpointTests {
  let client = Client()

  private func post(
    _ target: String, _ files: [(path: String, bytes: [UInt8])] = SampleApp.files, accept: String? = nil
  ) -> Answer {
    send(target, storedZip(files), contentType: "application/zip", accept: accept)
  }

  private func send(
    _ target: String, _ body: [UInt8], contentType: String = "multipart/form-data; boundary=limit",
    accept: String? = nil, client: Client? = nil
  ) -> Answer {
    (client ?? self.client).upload(target, body, contentType: contentType, accept: accept)
  }

  private func results(_ answer: Answer) throws -> [[String: Any]] {
    try #require(try answer.object()["results"] as? [[String: Any]], "\(answer.text.prefix(2000))")
  }

  // MARK: Screens and images

  @Test func everyScreenIsResolvedWithTheImagesOfTheFolder() throws {
    let answer = post("/v1/resolve")
    #expect(answer.status == 200)
    let results = try results(answer)
    #expect(
      results.map { $0["file"] as? String } == ["App/Base.lproj/Main.storyboard", "App/More.storyboard"])
    #expect(results.map { $0["scene"] as? String } == ["a", "b"])
    // The catalogue's 31 × 17, not the 10 × 10 that the file records.
    #expect(results[0].rect("views", "img-a", "frame").map { $0.suffix(2) } == [31, 17])
    #expect((results[1].at("images", "img-b") as? [String: Any])?["filename"] as? String == "logo.png")
    #expect(post("/v1/resolve", SampleApp.files.reversed()).body == answer.body)
  }

  @Test func withoutCataloguesFilesSayHowLargeImagesAre() throws {
    let files = SampleApp.files.filter { !$0.path.contains(".xcassets") }
    let results = try results(post("/v1/resolve", files))
    #expect(results[0].rect("views", "img-a", "frame").map { $0.suffix(2) } == [10, 10])
  }

  @Test func picturesShowTheImagesOfTheFolder() throws {
    let answer = post("/v1/resolve?scene=a", accept: "image/svg+xml")
    #expect(answer.status == 200 && answer.text.contains("data:image/png;base64,"))
  }

  @Test func aStoryboardMayComeWithItsCatalogue() throws {
    let catalog = storedZip(SampleApp.files.filter { $0.path.contains(".xcassets") })
    let file = Array(SampleApp.storyboard("a").utf8)
    for target in ["/v1/resolve", "/v1/explain", "/v1/lint", "/v1/import"] {
      let answer = send(target, form(("document", file), ("catalog", catalog)))
      #expect(answer.status == 200, "\(target): \(answer.text)")
      if target == "/v1/resolve" {
        let layout = try answer.object()
        #expect(layout.rect("views", "img-a", "frame").map { $0.suffix(2) } == [31, 17])
        #expect(layout["file"] == nil)
      }
    }
  }

  @Test func aFormMayHaveTheFolder() throws {
    let zip = storedZip(SampleApp.files)
    #expect(send("/v1/resolve", form(("app", zip))).body == post("/v1/resolve").body)
    let both = send("/v1/resolve", form(("app", zip), ("document", Array("{}".utf8))))
    #expect(both.status == 422)
    #expect(try both.errors().map { $0["code"] as? String } == ["contradictoryParts"])
  }

  // MARK: Languages

  private func document(_ scene: String, _ query: String) throws -> [String: Any] {
    let answer = try post("/v1/import?\(query)").object()
    let documents = try #require(answer["documents"] as? [[String: Any]])
    return try #require(
      documents.first { $0["scene"] as? String == scene }?["document"] as? [String: Any])
  }

  @Test func importedTextsAreThoseOfTheLanguage() throws {
    func texts(_ query: String) throws -> [String] {
      let hierarchy = try #require(try document("a", query)["hierarchy"] as? [String: Any])
      let views = try #require(hierarchy.at("view", "subviews") as? [[String: Any]])
      return [
        hierarchy.at("navigationItem", "title") as? String ?? "", views[0]["text"] as? String ?? "",
        views[1]["title"] as? String ?? "",
        (views[2]["segments"] as? [String])?.joined(separator: " ") ?? "",
      ]
    }
    #expect(try texts("") == ["Shop", "Hello", "Buy", "Day Week"])
    // Nobody translated the label and the first segment.
    let german = ["Geschäft", "Hello", "Kostenpflichtig bestellen", "Day Wochenübersicht"]
    #expect(try texts("locale=de") == german)
    #expect(try texts("locale=de-AT") == german)
    #expect(try texts("locale=ja") == ["Shop", "Hello", "購入手続きへ", "Day Week"])
    #expect(try texts("locale=fr") == ["Shop", "Hello", "Buy", "Day Week"])
    #expect(try document("a", "locale=de")["locale"] as? String == "de")
  }

  @Test func widthsFollowTheLanguage() throws {
    func width(_ locale: String) throws -> Double {
      let answer = try results(post("/v1/resolve?device=iphone-15&locale=\(locale)"))
      return try #require(answer[0].rect("views", "btn-a", "frame"))[2]
    }
    let english = try width("en")
    for locale in ["de", "ja", "ar"] { #expect(try width(locale) > english + 20, "\(locale)") }
    #expect(try width("fr") == english)
  }

  /// 393 points less 20 from the leading edge, which is on the right.
  @Test func arabicRunsFromRightToLeft() throws {
    let layout = try results(post("/v1/resolve?device=iphone-15&locale=ar"))[0]
    #expect(layout.at("environment", "traits", "layoutDirection") as? String == "rightToLeft")
    let frame = try #require(layout.rect("views", "btn-a", "frame"))
    #expect(abs(frame[0] + frame[2] - 373) < 0.5)
  }

  @Test func severalLanguagesChangeNothingOfTheOthers() throws {
    let all = try results(post("/v1/resolve?device=iphone-15&locale=en&locale=de&locale=ar"))
    #expect(all.count == 6)
    #expect(
      all.prefix(3).map { $0["name"] as? String } == [
        "Screena, iphone-15 portrait en", "Screena, iphone-15 portrait de", "Screena, iphone-15 portrait ar",
      ])
    for (index, locale) in ["en", "de", "ar"].enumerated() {
      let alone = try results(post("/v1/resolve?device=iphone-15&locale=\(locale)"))[0]
      let views = try #require(all[index]["views"] as? [String: Any])
      #expect(
        NSDictionary(dictionary: views) == NSDictionary(dictionary: alone["views"] as? [String: Any] ?? [:]))
    }
  }

  // MARK: Faults

  @Test func filesThatCannotBeReadLeaveTheOthersAlone() throws {
    let files = SampleApp.files(
      with: ("App/Bad.storyboard", "<document\n<"),
      ("App/de.lproj/Main.strings", "\"btn-a.normalTitle\" = ;\n"),
      ("Other/Info.plist", "<html/>"))
    let answer = post("/v1/resolve?device=iphone-15&locale=de", files)
    #expect(answer.status == 200)
    let results = try results(answer)
    #expect(results.count == 5)
    let failed = results.filter { $0["problem"] != nil }
    #expect(
      Set(failed.compactMap { $0["file"] as? String }) == [
        "App/Bad.storyboard", "App/de.lproj/Main.strings", "Other/Info.plist",
      ])
    let bad = try #require(failed.first { $0["file"] as? String == "App/Bad.storyboard" })
    let error = try #require((bad.at("problem", "errors") as? [[String: Any]])?.first)
    #expect(error["pointer"] as? String == "App/Bad.storyboard#" && error["line"] as? Int == 2)
    let lines = post("/v1/resolve?device=iphone-15&locale=de", files, accept: "application/x-ndjson").text
      .split(separator: "\n").compactMap { Answer.object(of: String($0)) }
    #expect(lines.count == 6 && lines.last?.at("summary", "failed") as? Int == 3)
    #expect(lines[0]["file"] as? String == "App/Base.lproj/Main.storyboard")
    let text = post("/v1/resolve", files, accept: "text/plain").text
    #expect(
      text.contains("App/More.storyboard: Screenb\n") && text.contains("App/Bad.storyboard: Bad.storyboard\n")
    )
    let imported = try post("/v1/import", files).object()
    #expect((imported["documents"] as? [Any])?.count == 2)
    #expect(
      (imported["unreadable"] as? [[String: Any]])?.compactMap { $0["file"] as? String } == [
        "Other/Info.plist", "App/Bad.storyboard",
      ])
  }

  @Test func whereNoFileCanBeReadAllFaultsAreTold() throws {
    for target in ["/v1/resolve", "/v1/import", "/v1/lint", "/v1/explain"] {
      let answer = post(target, [("A.xib", Array("<a".utf8)), ("B.storyboard", Array("<plist/>".utf8))])
      #expect(answer.status == 400, "\(target)")
      #expect(try answer.errors().map { $0["pointer"] as? String } == ["A.xib#", "B.storyboard#"])
      let nothing = post(target, [("a.txt", [])])
      #expect(nothing.status == 422)
      #expect(try nothing.errors().map { $0["code"] as? String } == ["noScreens"])
      let source = "import SwiftUI\nstruct Screen: View { var body: some View { Text(\"a\") } }"
      let other = post(target, [("Screen.swift", Array(source.utf8))])
      #expect(other.status == 422, "\(target)")
      #expect(try other.errors().map { $0["code"] as? String } == ["noScreens"])
    }
  }

  @Test func twoFilesOfOneNameAndOneIdAreTwo() throws {
    let file = Array(SampleApp.storyboard("a").utf8)
    let files = [(path: "A/Main.storyboard", bytes: file), (path: "B/Main.storyboard", bytes: file)]
    #expect(
      try results(post("/v1/resolve", files)).map { $0["file"] as? String } == [
        "A/Main.storyboard", "B/Main.storyboard",
      ])
    let report = try post("/v1/lint", files).object()
    #expect(
      (report["files"] as? [[String: Any]])?.map { $0["path"] as? String } == [
        "A/Main.storyboard", "B/Main.storyboard",
      ])
  }

  // MARK: Hostile folders

  @Test func manyEntriesAreRefusedAtOnce() throws {
    let files = (0..<30_000).map { (path: "f/\($0).xib", bytes: [UInt8]()) }
    let zip = storedZip(files)
    let start = ContinuousClock.now
    let answer = send("/v1/resolve", zip, contentType: "application/zip")
    #expect(answer.status == 413 && ContinuousClock.now - start < .seconds(5))
    let few = post("/v1/resolve", Array(files.prefix(1001)))
    #expect(few.status == 413)
    #expect(
      try few.errors().first?["detail"] as? String ?? ""
        == "The number of storyboards and xibs in the folder is 1001, which is over the limit of 1000 (interfaceFiles)."
    )
  }

  @Test(arguments: ["traversal.zip", "absolute.zip", "link.zip", "duplicate.zip", "encrypted.zip"])
  func archivesThatLeadAstrayAreRefused(name: String) throws {
    let data = try Data(contentsOf: Repository.root.appending(path: "Tests/Fixtures/archives/\(name)"))
    #expect(send("/v1/resolve", Array(data), contentType: "application/zip").status == 422)
  }

  /// Reading is linear: were it quadratic, no limit of a minute would be enough for 10 MiB of quotation marks.
  @Test func largeAndBrokenTextsEndQuickly() throws {
    var settings = Settings()
    settings.limits.solveSeconds = 60
    let client = Client(settings)
    var broken = Array(#""a" = "\U00zz\"#.utf8)
    broken += [UInt8](repeating: UInt8(ascii: "\""), count: 10 << 20)
    var files = SampleApp.files
    files.append(("App/de-AT.lproj/Main.strings", broken))
    func ask(_ target: String) -> Answer {
      send(target, storedZip(files), contentType: "application/zip", client: client)
    }
    let answer = ask("/v1/resolve?locale=de-AT")
    #expect(answer.status == 200, "\(answer.text.prefix(500))")
    files.append(("App/de-DE.lproj/Main.strings", [UInt8](repeating: 0x20, count: 17 << 20)))
    #expect(ask("/v1/resolve?locale=de-DE").status == 413)
    // What nobody asks for is not read.
    #expect(ask("/v1/resolve").status == 200)
  }

  @Test func readingAFolderHasToEnd() {
    var settings = Settings()
    settings.limits.solveSeconds = 1e-9
    for target in ["/v1/resolve", "/v1/lint", "/v1/import", "/v1/explain"] {
      let answer = send(
        target, storedZip(SampleApp.files), contentType: "application/zip", client: Client(settings))
      #expect(answer.status == 504, "\(target)")
    }
  }

  // MARK: Other addresses

  @Test func explanationsAndFindingsSayTheirFile() throws {
    let conflict = SampleApp.storyboard("b").replacing(
      "<constraints>",
      with: """
        <constraints><constraint firstItem="lbl-b" firstAttribute="width" constant="50" id="w1"/>
        <constraint firstItem="lbl-b" firstAttribute="width" constant="60" id="w2"/>
        """)
    let files = SampleApp.files(with: ("App/More.storyboard", conflict))
    let explained = try post("/v1/explain", files).object()
    let environments = try #require(explained["environments"] as? [[String: Any]])
    #expect(
      environments.map { $0["file"] as? String } == ["App/Base.lproj/Main.storyboard", "App/More.storyboard"])
    #expect((explained["findings"] as? [Any])?.isEmpty == false)
    let report = try post("/v1/lint", files).object()
    let linted = try #require(report["files"] as? [[String: Any]])
    #expect(
      linted.map { $0["path"] as? String } == ["App/Base.lproj/Main.storyboard", "App/More.storyboard"])
    #expect((linted[0]["findings"] as? [Any])?.isEmpty == true)
    #expect(
      (linted[1]["findings"] as? [[String: Any]])?.first?["code"] as? String == "unsatisfiableConstraints")
  }

  /// The storyboard that the `Info.plist` names begins the app; a storyboard alone begins with its initial controller.
  @Test func aScreenTurns() throws {
    let query = "/v1/transition?device=iphone-15&to.orientation=landscapeRight"
    for (suffix, id) in [("", "b"), ("&scene=a", "a")] {
      let answer = post(query + suffix)
      #expect(answer.status == 200, "\(answer.text)")
      let transition = try answer.object()
      #expect(transition.at("from", "environment", "orientation") as? String == "portrait")
      #expect(transition.at("to", "environment", "orientation") as? String == "landscapeRight")
      #expect(transition.at("to", "views", "root-\(id)") != nil)
      #expect((transition["events"] as? [Any])?.isEmpty == false)
    }
    let file = client.post(
      query + "&from.contentSizeCategory=AX5", SampleApp.storyboard("a"), contentType: "application/xml")
    #expect(file.status == 200, "\(file.text)")
    #expect(
      try file.object().at("from", "environment", "traits", "preferredContentSizeCategory") as? String
        == "accessibilityExtraExtraExtraLarge")
  }

  /// An app turns to the orientations of its `Info.plist` only, on pads to those of pads.
  @Test(arguments: [("iphone-15", "portrait"), ("ipad-6", "landscapeRight")])
  func anAppTurnsAsItSays(device: String, turned: String) throws {
    let info = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array>
      <key>UISupportedInterfaceOrientations~ipad</key>
      <array><string>UIInterfaceOrientationPortrait</string><string>UIInterfaceOrientationLandscapeRight</string></array>
      </dict></plist>
      """
    let answer = post(
      "/v1/transition?device=\(device)&to.orientation=landscapeRight",
      SampleApp.files(with: ("App/Info.plist", info)))
    #expect(try answer.object().at("to", "environment", "orientation") as? String == turned, "\(answer.text)")
  }

  /// Up to 26 an app that requires the full screen has no other window.
  @Test func anAppFillsTheScreenAsItSays() throws {
    let info = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIRequiresFullScreen</key><true/></dict></plist>
      """
    for (version, width) in [(26, 768.0), (27, 500)] {
      let answer = post(
        "/v1/resolve?device=ipad-air-2&systemVersion=\(version)&window=500x700&fields=environment",
        SampleApp.files(with: ("App/Info.plist", info)))
      let results = try #require(try answer.object()["results"] as? [[String: Any]])
      #expect(!results.isEmpty, "\(answer.text)")
      for result in results {
        let size = try #require((result["environment"] as? [String: Any])?["window"] as? [String: Any])
        #expect(size["width"] as? Double == width)
      }
    }
  }

  @Test func endsAreChecked() throws {
    func errors(_ query: String) throws -> [String?] {
      let answer = client.post(
        "/v1/transition?\(query)", SampleApp.storyboard("a"), contentType: "application/xml")
      #expect(answer.status == 422)
      return try answer.errors().map { "\($0["code"] ?? "") \($0["parameter"] ?? "")" }
    }
    #expect(try errors("to.orientation=landscape") == ["missingKey device"])
    #expect(
      try errors("device=iphone-15&to.orientation=sideways&from.orientatio=portrait") == [
        "invalidValue to.orientation", "unknownKey from.orientatio",
      ])
    #expect(
      try errors("device=iphone-15&to.window=half&to.window=full") == ["duplicateKey to.window"])
    let document = client.post(
      "/v1/transition?to.orientation=landscape",
      #"{"device":"iphone-6","hierarchy":{"id":"r"},"from":{},"to":{}}"#)
    #expect(document.status == 422)
  }

  @Test func answersConformToTheContract() throws {
    let contract = try client.get("/openapi.json").object()
    let files = SampleApp.files(with: ("App/Bad.storyboard", "<"))
    for (target, schema) in [
      ("/v1/resolve", "Batch"), ("/v1/import", "Import"),
      ("/v1/lint", "LintReport"), ("/v1/explain", "Explanation"),
    ] {
      let answer = try post(target, files).object()
      let root = try #require(contract.at("components", "schemas", schema) as? [String: Any])
      #expect(SchemaCheck(contract: contract).faults(of: answer, root, at: target) == [])
    }
  }

  /// UIKit's categories by the names that people say.
  @Test(arguments: [
    ("XS", "extraSmall"), ("XXXL", "extraExtraExtraLarge"), ("AX1", "accessibilityMedium"),
    ("AX5", "accessibilityExtraExtraExtraLarge"),
    ("UICTContentSizeCategoryAccessibilityXXXL", "accessibilityExtraExtraExtraLarge"),
    ("accessibilityLarge", "accessibilityLarge"),
  ])
  func textSizesHaveShortNames(word: String, name: String) throws {
    let query = try client.post(
      "/v1/resolve?contentSizeCategory=\(word)", #"{"device":"iphone-15","hierarchy":{"id":"r"}}"#
    ).object()
    let document = try client.post(
      "/v1/resolve",
      #"{"device":"iphone-15","traits":{"preferredContentSizeCategory":"\#(word)"},"hierarchy":{"id":"r"}}"#
    ).object()
    for layout in [query, document] {
      #expect(layout.at("environment", "traits", "preferredContentSizeCategory") as? String == name)
    }
  }
}
