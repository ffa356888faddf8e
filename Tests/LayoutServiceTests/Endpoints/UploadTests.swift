import Archives
import Foundation
import HTTPServer
import LayoutService
import Operations
import TestSupport
import Testing

/// Archives of assets by upload (AS-archive). The archives are made by Info-ZIP and Python, see `generate.py` beside
/// them; the sizes in them are those of `Fixtures/images/sizes.json`.
@Suite struct UploadTests {
  let client = Client()

  private func post(
    _ target: String, _ body: [UInt8], contentType: String = "multipart/form-data; boundary=limit",
    accept: String? = nil, client: Client? = nil
  ) -> Answer {
    (client ?? self.client).upload(target, body, contentType: contentType, accept: accept)
  }

  private func archive(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Repository.root.appending(path: "Tests/Fixtures/archives/\(name)")))
  }

  private let document = """
    {"device":"iPhone 6","hierarchy":{"id":"root","subviews":[
      {"id":"star","type":"imageView","image":"Icons/star"},{"id":"page","type":"imageView","image":"page"},
      {"id":"photo","type":"imageView","image":"photo"},{"id":"tall","type":"imageView","image":"tall"}]},
     "constraints":["star.leading == root.leading","star.top == root.top","page.leading == root.leading",
      "page.top == root.top","photo.leading == root.leading","photo.top == root.top","tall.leading == root.leading",
      "tall.top == root.top"]}
    """

  @Test func imagesOfAnArchiveGiveViewsTheirSizes() throws {
    let body = form(("document", Array(document.utf8)), ("catalog", try archive("app.zip")))
    let answer = post("/v1/resolve", body)
    #expect(answer.status == 200, "\(answer.text)")
    let object = try answer.object()
    // 31 × 17 pixels at 2x; 50 × 30 turned; Exif turns 40 × 30, at 2x for compact width; a view box.
    #expect(object.rect("views", "star", "frame") == [0, 0, 15.5, 8.5])
    #expect(object.rect("views", "page", "frame") == [0, 0, 30, 50])
    #expect(object.rect("views", "photo", "frame") == [0, 0, 15, 20])
    #expect(object.rect("views", "tall", "frame") == [0, 0, 12, 34])
    #expect((object.at("images", "star") as? [String: Any])?["filename"] as? String == "star@2x.png")
    let places = (object["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["pointer"] as? String }
    #expect(places.contains("App/Media.xcassets/photo.imageset/Contents.json#"))
    #expect(post("/v1/resolve", body).body == answer.body)
  }

  /// Reading an archive, choosing among its assets and laying out have one deadline.
  @Test func readingAnArchiveHasToEnd() throws {
    var settings = Settings()
    settings.limits.solveSeconds = 1e-9
    let hurried = Client(settings)
    let bytes = try archive("app.zip")
    let body = form(("document", Array(document.utf8)), ("catalog", bytes))
    #expect(post("/v1/resolve", body, client: hurried).status == 504)
    let answer = post(
      "/v1/assets/select?device=iPhone%206", bytes, contentType: "application/zip", client: hurried)
    #expect(answer.status == 504)
    #expect(try answer.object()["type"] as? String == "/problems/time-limit")
    #expect(post("/v1/assets/select?device=iPhone%206", bytes, contentType: "application/zip").status == 200)
  }

  @Test func inlineAssetsWin() throws {
    let text = document.replacing(
      #""constraints":"#,
      with: """
        "assets":{"page":{"contents":{"images":[{"idiom":"universal","filename":"x.png","scale":"1x"}]},
        "files":{"x.png":{"pixelWidth":9,"pixelHeight":8}}}},"constraints":
        """)
    let answer = post(
      "/v1/resolve", form(("catalog", try archive("app.zip")), ("document", Array(text.utf8))))
    let object = try answer.object()
    #expect(object.rect("views", "page", "frame") == [0, 0, 9, 8], "\(answer.text)")
    let codes = (object["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
    #expect(codes.contains("overridden"))
  }

  /// A set that cannot be read fails the request only if it is used (AS-unreadable).
  @Test func brokenSetsFailWhereTheyAreUsed() throws {
    let text = document.replacing("\"Icons/star\"", with: "\"broken\"")
    let answer = post(
      "/v1/resolve", form(("document", Array(text.utf8)), ("catalog", try archive("app.zip"))))
    #expect(answer.status == 422)
    let error = try #require(try answer.errors().first)
    #expect(error["code"] as? String == "invalidStructure")
    #expect(error["pointer"] as? String == "App/Media.xcassets/broken.imageset/Contents.json#/images")
  }

  @Test func oneAssetIsChosenByName() throws {
    let body = try archive("app.zip")
    let answer = post(
      "/v1/assets/select?name=photo&device=iPhone%206&orientation=portrait", body,
      contentType: "application/zip")
    #expect(answer.status == 200, "\(answer.text)")
    let object = try answer.object()
    #expect(object["filename"] as? String == "turned.jpg")
    #expect(object.at("pointSize", "width") as? Double == 15)
    let same = post("/v1/assets/select?name=photo&device=iPhone%206", form(("catalog", body)))
    #expect(same.body == answer.body)
    let question = Array(
      #"{"name":"photo","traits":{"horizontalSizeClass":"compact","displayScale":2}}"#.utf8)
    let asked = try post("/v1/assets/select", form(("catalog", body), ("document", question))).object()
    #expect(asked["filename"] as? String == "turned.jpg")
    let missing = try post("/v1/assets/select?name=Photo", body, contentType: "application/zip").object()
    #expect(missing["status"] as? String == "notFound")
    let broken = post("/v1/assets/select?name=broken", body, contentType: "application/zip")
    #expect(broken.status == 422)
  }

  @Test func withoutANameAllAssetsAreChosen() throws {
    let answer = post(
      "/v1/assets/select?device=iPad%20Air%201", try archive("app.zip"), contentType: "application/zip")
    let object = try answer.object()
    let assets = try #require(object["assets"] as? [[String: Any]])
    #expect(assets.map { $0["asset"] as? String } == ["Icons/star", "page", "photo", "tint", "tall"])
    let diagnostics = try #require(object["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["code"] as? String } == ["unreadableContents"])
    let contract = try client.get("/openapi.json").object()
    let schema = try #require(contract.at("components", "schemas", "AssetSelections") as? [String: Any])
    #expect(SchemaCheck(contract: contract).faults(of: object, schema, at: "selections") == [])
  }

  @Test(arguments: [
    ("traversal.zip", 422, "unsafePath"), ("absolute.zip", 422, "unsafePath"),
    ("link.zip", 422, "unsafePath"),
    ("encrypted.zip", 422, "encryptedEntry"), ("bzip2.zip", 422, "unsupportedCompression"),
    ("duplicate.zip", 422, "duplicateEntry"), ("damaged.zip", 422, "damagedEntry"),
    ("truncated.zip", 422, "invalidArchive"), ("overlapping.zip", 422, "invalidArchive"),
    ("empty.zip", 422, "invalidArchive"), ("no-catalog.zip", 422, "noCatalog"),
    ("bomb.zip", 413, "archiveTooLarge"), ("claims.zip", 413, "archiveTooLarge"),
    ("deep.zip", 413, "archiveTooLarge"), ("large-contents.zip", 413, "archiveTooLarge"),
  ])
  func hostileArchivesAreRefused(name: String, status: Int, code: String) throws {
    for target in ["/v1/assets/select", "/v1/resolve"] {
      let body = form(("document", Array("{}".utf8)), ("catalog", try archive(name)))
      let answer = post(target, body)
      #expect(answer.status == status, "\(answer.text)")
      #expect(try answer.errors().map { $0["code"] as? String } == [code])
      if status == 413 {
        #expect(try answer.object()["type"] as? String == "/problems/archive-too-large")
        #expect(try answer.errors().first?["limit"] is Int)
      }
    }
  }

  /// Every limit is a setting.
  @Test(arguments: [
    ("MAX_ARCHIVE_BYTES", "1000"), ("MAX_ARCHIVE_ENTRIES", "4"), ("MAX_ARCHIVE_DEPTH", "2"),
    ("MAX_CONTENTS_BYTES", "40"), ("MAX_ASSETS", "3"),
  ])
  func limitsAreSettings(name: String, value: String) throws {
    var settings = Settings()
    let setting = try #require(Setting.all.first { $0.name == name })
    #expect(setting.set(value, &settings))
    let strict = Client(settings)
    let answer = post(
      "/v1/assets/select", try archive("app.zip"), contentType: "application/zip", client: strict)
    #expect(answer.status == 413, "\(answer.text)")
  }

  @Test func contentsAreLimitedWhateverTheirRatio() throws {
    var settings = Settings()
    settings.limits.archive.ratio = 10_000
    let answer = post(
      "/v1/assets/select", try archive("large-contents.zip"), contentType: "application/zip",
      client: Client(settings))
    #expect(
      try answer.errors().first?["detail"] as? String
        == "The number of bytes in a Contents.json is 2097152, which is over the limit of 1048576 (contentsBytes)."
    )
  }

  @Test func formsSayWhatIsWrongWithThem() throws {
    let good = try archive("app.zip")
    let cases: [([UInt8], String)] = [
      (form(("catalog", good), ("catalog", good)), "duplicatePart"),
      (form(("catalogue", good), ("catalog", good)), "unknownKey"),
      (form(("document", Array("{}".utf8))), "missingKey"),
      (Array(form(("catalog", good)).dropLast(6)), "invalidMultipart"),
      (Array("no form".utf8), "invalidMultipart"), ([], "invalidMultipart"),
      (form(("catalog", Array("no archive".utf8))), "invalidArchive"),
    ]
    for (body, code) in cases {
      let answer = post("/v1/assets/select", body)
      #expect(answer.status == 422)
      #expect(try answer.errors().map { $0["code"] as? String } == [code])
    }
    let noDocument = post("/v1/resolve", form(("catalog", good)))
    #expect(try noDocument.errors().map { $0["code"] as? String } == ["missingKey"])
    // An app's folder, which an archive of assets is not.
    #expect(post("/v1/resolve", good, contentType: "application/zip").status == 422)
    let question = Array(#"{"name":"a","contents":{}}"#.utf8)
    #expect(post("/v1/assets/select", form(("catalog", good), ("document", question))).status == 422)
  }

  @Test(arguments: [
    ("name=a&name=b", "duplicateKey"), ("nam=a", "unknownKey"), ("device=iPhone%2066", "unknownDevice"),
    ("orientation=portrait", "missingKey"), ("device=iPhone%206&orientation=up", "invalidValue"),
    ("strict=perhaps", "invalidValue"), ("locale=not%20a%20tag", "invalidValue"),
  ])
  func queriesSayWhatIsWrongWithThem(query: String, code: String) throws {
    let answer = client.post("/v1/assets/select?\(query)", #"{"contents":{}}"#)
    #expect(try answer.errors().map { $0["code"] as? String } == [code])
  }
}
