import Foundation
import LayoutService
import Testing

/// Interface Builder files as callers send them.
@Suite struct InterfaceBuilderEndpointTests {
  let client = Client()

  private static func scene(_ number: Int) -> String {
    """
    <scene sceneID="s\(number)"><objects>
      <viewController id="c\(number)" storyboardIdentifier="Scene\(number)">
        <view key="view" id="root\(number)"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews><label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="label\(number)">
            <rect key="frame" x="7" y="7" width="7" height="7"/></label><hologramView id="h\(number)">
            <rect key="frame" x="1" y="2" width="3" height="4"/></hologramView></subviews>
          <viewLayoutGuide key="safeArea" id="guide\(number)"/>
          <constraints>
            <constraint firstItem="label\(number)" firstAttribute="top" secondItem="guide\(number)" secondAttribute="top" constant="\(number)" id="t\(number)"/>
            <constraint firstItem="label\(number)" firstAttribute="centerX" secondItem="root\(number)" secondAttribute="centerX" id="x\(number)"/>
          </constraints>
        </view>
      </viewController></objects></scene>
    """
  }

  private static func file(scenes: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes>\((1...scenes).map { scene($0) }.joined())</scenes>
    </document>
    """
  }

  @Test(arguments: ["application/xml", "text/xml; charset=utf-8", "application/x-www-form-urlencoded", nil])
  func aSceneIsResolved(contentType: String?) throws {
    let answer = client.post("/v1/resolve", Self.file(scenes: 1), contentType: contentType)
    #expect(answer.status == 200, "\(answer.text)")
    let layout = try answer.object()
    #expect(layout["scene"] as? String == "c1")
    #expect(layout.at("views", "label1", "frame", "y") as? Double == 21)
    let left = try #require(layout["notUnderstood"] as? [[String: Any]])
    #expect(left.map { $0["id"] as? String } == ["h1"])
    #expect(
      left.first?["path"] as? String
        == "/document/scenes/scene/objects/viewController/view/subviews/hologramView")
  }

  @Test func theAddressMayShowTheKeyboard() throws {
    for (word, height) in [("true", 258.0), ("240.5", 240.5)] {
      let answer = client.post(
        "/v1/resolve?keyboard=\(word)&systemVersion=12", Self.file(scenes: 1), contentType: "application/xml")
      let layout = try answer.object()
      #expect(
        layout.rect("environment", "keyboard", "frame") == [0, 667 - height, 375, height], "\(answer.text)")
    }
    let wide = client.post(
      "/v1/resolve?keyboard=split&device=iPad%20Air%201", Self.file(scenes: 1), contentType: "application/xml"
    )
    #expect(try wide.object().at("environment", "keyboard", "split") as? Bool == true)
  }

  @Test func eachSceneIsALine() throws {
    let answer = client.post(
      "/v1/resolve", Self.file(scenes: 3), contentType: "application/xml", accept: "application/x-ndjson")
    let lines = try answer.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(lines.map { $0["index"] as? Int } == [0, 1, 2, nil])
    #expect(lines.map { $0["scene"] as? String } == ["c1", "c2", "c3", nil])
    #expect(lines.last?.at("summary", "resolved") as? Int == 3)
  }

  @Test func severalScenesAreAList() throws {
    let results = try #require(
      try client.post("/v1/resolve", Self.file(scenes: 3), contentType: "application/xml").object()["results"]
        as? [[String: Any]])
    #expect(results.map { $0["scene"] as? String } == ["c1", "c2", "c3"])
    #expect(results.map { $0["name"] as? String } == ["Scene1", "Scene2", "Scene3"])
    let one = try client.post(
      "/v1/resolve?scene=Scene2", Self.file(scenes: 3), contentType: "application/xml"
    )
    .object()
    #expect(one["scene"] as? String == "c2")
    for scene in ["Scene9", ""] {
      let unknown = client.post(
        "/v1/resolve?scene=\(scene)", Self.file(scenes: 3), contentType: "application/xml")
      #expect(unknown.status == 422)
      #expect(try unknown.errors().first?["parameter"] as? String == "scene")
    }
  }

  /// Importing and resolving is resolving, to the byte: the documents say nothing of a device that is not asked for, and
  /// all that is.
  @Test(arguments: [
    ("", "?device=iPad%20Air%201"), ("", "?device=iphone-15&orientation=landscape"),
    ("", "?environments=all"),
    ("", "?device=iphone-se&device=ipad-pro-13-m5&window=500x700"),
    ("?device=iphone-se&systemVersion=12&locale=ar", "?device=iphone-se&systemVersion=12&locale=ar"),
    (
      "?device=ipad-6&orientation=landscapeLeft&keyboard=true",
      "?device=ipad-6&orientation=landscapeLeft&keyboard=true"
    ),
  ])
  func importedDocumentsResolveAsTheFileDoes(imported: String, resolved: String) throws {
    let file = Self.file(scenes: 2)
    let documents = try #require(
      try client.post("/v1/import\(imported)", file, contentType: "application/xml").object()["documents"]
        as? [[String: Any]])
    #expect(documents.count == 2)
    for entry in documents {
      let scene = try #require(entry["scene"] as? String)
      let body = try JSONSerialization.data(withJSONObject: entry["document"] ?? [:])
      let ofDocument = client.post(
        "/v1/resolve\(imported.isEmpty ? resolved : "")", String(decoding: body, as: UTF8.self),
        accept: "application/x-ndjson")
      let ofFile = client.post(
        "/v1/resolve\(resolved)&scene=\(scene)", file, contentType: "application/xml",
        accept: "application/x-ndjson")
      #expect(try lines(of: ofDocument.text) == lines(of: ofFile.text))
      #expect(ofDocument.status == 200 && ofFile.status == 200)
    }
  }

  /// The layouts of a stream, without what says whose they are.
  private func lines(of stream: String) throws -> [NSDictionary] {
    try stream.split(separator: "\n").dropLast().map { line in
      var layout = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      for key in ["name", "scene", "notUnderstood"] { layout[key] = nil }
      return NSDictionary(dictionary: layout)
    }
  }

  @Test func answersConformToTheContract() throws {
    let contract = try client.get("/openapi.json").object()
    let file = Self.file(scenes: 2)
    for (target, schema) in [
      ("/v1/resolve", "Batch"), ("/v1/resolve?scene=c1", "Layout"), ("/v1/import", "Import"),
    ] {
      let answer = try client.post(target, file, contentType: "application/xml").object()
      let root = try #require(contract.at("components", "schemas", schema) as? [String: Any])
      #expect(SchemaCheck(contract: contract).faults(of: answer, root, at: target) == [])
    }
  }

  @Test func aTextTreeHasEveryScene() {
    let answer = client.post(
      "/v1/resolve", Self.file(scenes: 2), contentType: "application/xml", accept: "text/plain")
    #expect(answer.text.contains("Scene1\n") && answer.text.contains("label Hello (id label2)"))
  }

  @Test func whatIsNoFileIsRefused() throws {
    let broken = client.post("/v1/resolve", "<document>", contentType: "application/xml")
    #expect(broken.status == 400)
    let fault = try #require(try broken.errors().first)
    #expect(fault["code"] as? String == "invalidXML")
    #expect(fault["line"] as? Int == 1)
    #expect(try broken.object()["type"] as? String == "/problems/invalid-xml")
    let other = client.post("/v1/import", "<plist/>", contentType: "text/xml")
    #expect(other.status == 422)
    #expect(try other.errors().first?["code"] as? String == "notInterfaceBuilder")
    #expect(client.post("/v1/import", "{}").status == 415)
    #expect(client.post("/v1/resolve", "<a/>").status == 400)
  }
}
