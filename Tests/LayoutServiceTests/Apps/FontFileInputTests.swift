import AppFolder
import Foundation
import HTTPServer
import LayoutService
import Operations
import TestSupport
import Testing
import TextMetrics

/// Font files that come along with documents and apps (docs/fonts.md): of `AVa fib` hb-shape says 2,860 units of 1,000 in Boxes Regular and
/// 3,220 in Boxes Bold, whose lines are 1,200 and, by USE_TYPO_METRICS, 1,000 high.
@Suite struct FontFileInputTests {
  private func font(_ name: String) throws -> [UInt8] { Array(try Repository.fixture("fonts/\(name).ttf")) }

  private func document(_ name: String = "Boxes-Regular", fonts: String = "{}") -> String {
    """
    {"device":"iPhone 8","fonts":\(fonts),"hierarchy":{"id":"root","subviews":[
      {"id":"title","type":"label","text":"AVa fib","font":{"name":"\(name)","pointSize":20}}]},
     "constraints":["title.leading == root.leading","title.top == root.top"]}
    """
  }

  /// A form with fonts, each under the name of its file.
  private func form(_ others: [(name: String, content: [UInt8])], fonts: [(file: String, content: [UInt8])])
    -> [UInt8]
  {
    var body: [UInt8] = []
    for (name, content) in others.map({ ("\"\($0.name)\"", $0.content) })
      + fonts.map({ ("\"fonts\"; filename=\"\($0.file)\"", $0.content) })
    {
      body +=
        Array("--limit\r\nContent-Disposition: form-data; name=\(name)\r\n\r\n".utf8) + content + [13, 10]
    }
    return body + Array("--limit--\r\n".utf8)
  }

  private func size(_ answer: Answer, view: String = "title") throws -> [Double] {
    let object = try answer.object()
    let layout = (object["results"] as? [[String: Any]])?.first ?? object
    return Array(try #require(layout.rect("views", view, "frame"), "\(answer.text.prefix(1000))").suffix(2))
  }

  private func codes(_ answer: Answer) throws -> [String] {
    let object = try answer.object()
    let layout = (object["results"] as? [[String: Any]])?.first ?? object
    return (layout["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
  }

  @Test(.enabled(if: canReadFonts)) func aFormBringsThem() throws {
    let files = [("Regular.ttf", try font("Boxes-Regular")), ("Bold.ttf", try font("Boxes-Bold"))]
    let plain = Client().upload("/v1/resolve", form([("document", Array(document().utf8))], fonts: files))
    #expect(try size(plain) == [57.5, 24] && codes(plain) == [], "\(plain.text)")
    let named = document("Heading", fonts: #"{"Heading":{"file":"Bold.ttf"}}"#)
    let heading = Client().upload("/v1/resolve", form([("document", Array(named.utf8))], fonts: files))
    #expect(try size(heading) == [64.5, 20] && codes(heading) == [], "\(heading.text)")
  }

  @Test(.enabled(if: canReadFonts)) func aDocumentHasThem() throws {
    let text = Data(try font("Boxes-Bold")).base64EncodedString()
    let answer = Client().post("/v1/resolve", document("Mine", fonts: #"{"Mine":{"data":"\#(text)"}}"#))
    #expect(try size(answer) == [64.5, 20] && codes(answer) == [])
    // The same from all devices of a batch.
    let many = Client().post(
      "/v1/resolve?environments=all", document("Mine", fonts: #"{"Mine":{"data":"\#(text)"}}"#))
    let results = try #require(try many.object()["results"] as? [[String: Any]])
    for result in results {
      #expect((result.rect("views", "title", "frame")?[2]).map { $0 >= 64.4 && $0 <= 65 } ?? true)
    }
  }

  @Test(.enabled(if: canReadFonts)) func whatIsNoFontIsAFault() throws {
    func fault(_ fonts: String) throws -> [String?] {
      let answer = Client().post("/v1/resolve", document("Mine", fonts: fonts))
      let errors = try answer.object()["errors"] as? [[String: Any]] ?? []
      return [answer.status == 422 ? nil : "\(answer.status)"]
        + errors.flatMap { [$0["code"] as? String, $0["pointer"] as? String] }
    }
    #expect(try fault(#"{"Mine":{"data":"bm8gZm9udA=="}}"#) == [nil, "invalidFont", "#/fonts/Mine/data"])
    #expect(try fault(#"{"Mine":{"data":"?"}}"#) == [nil, "invalidValue", "#/fonts/Mine/data"])
    #expect(try fault(#"{"Mine":{"file":"a.ttf"}}"#) == [nil, "unknownFontFile", "#/fonts/Mine/file"])
    #expect(try fault(#"{"Mine":{"file":"a.ttf","data":""}}"#) == [nil, "invalidValue", "#/fonts/Mine"])
  }

  /// A label in a font that is asked how high its lines are.
  private static let source = """
    import UIKit
    class Screen: UIViewController {
      let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "AVa fib"
        label.font = UIFont(name: "Boxes-Bold", size: 20)
        label.frame.origin = CGPoint(x: 10, y: label.font.lineHeight)
        label.sizeToFit()
        view.addSubview(label)
      }
    }
    """

  /// A label of an app in a font of its folder; what is no font beside it is told with its path.
  @Test(.enabled(if: canReadFonts)) func anAppHasThem() throws {
    let storyboard = SampleApp.storyboard("a").replacing("text=\"Hello\"", with: "text=\"AVa fib\"")
      .replacing(
        #"type="system" pointSize="17"/></label>"#,
        with: #"name="Boxes-Regular" family="Boxes" pointSize="20"/></label>"#)
    let files: [(path: String, bytes: [UInt8])] = [
      ("App/Screen.swift", Array(Self.source.utf8)), ("App/Main.storyboard", Array(storyboard.utf8)),
      ("App/Fonts/Boxes-Bold.ttf", try font("Boxes-Bold")),
      ("App/Fonts/Boxes.TTF", try font("Boxes-Regular")),
      ("App/Fonts/broken.otf", Array("no font".utf8)),
    ]
    for order in [files, files.reversed()] {
      let answer = Client().upload(
        "/v1/resolve?device=iPhone%208", storedZip(order), contentType: "application/zip")
      let results = try #require(try answer.object()["results"] as? [[String: Any]], "\(answer.text)")
      #expect(results.count == 2)
      #expect(results[0].rect("views", "lbl-a", "frame").map { Array($0.suffix(2)) } == [57.5, 24])
      // Its ascender and descender are 20 points, so that is where the code puts it.
      #expect(results[1].rect("views", "label", "frame") == [10, 20, 64.5, 20])
      for result in results {
        let told = try #require(result["diagnostics"] as? [[String: Any]])
        #expect(told.map { $0["code"] as? String } == ["unreadableFont"])
        #expect((told.first?["message"] as? String)?.contains("'App/Fonts/broken.otf'") == true)
      }
    }
  }

  @Test(.enabled(if: canReadFonts)) func limitsHold() throws {
    let files = [("a.ttf", try font("Boxes-Regular")), ("b.ttf", try font("Boxes-Bold"))]
    func status(_ change: (inout Settings) -> Void) -> Int {
      var settings = Settings()
      change(&settings)
      let body = form([("document", Array(document().utf8))], fonts: files)
      return Client(settings).upload("/v1/resolve", body).status
    }
    #expect(status { $0.limits.app.fontFiles = 2 } == 200 && status { $0.limits.app.fontFiles = 1 } == 413)
    #expect(
      status { $0.limits.app.fontFileBytes = 1400 } == 413 && status { $0.limits.app.fontBytes = 2800 } == 413
    )
    #expect(status { $0.limits.solveSeconds = 1e-9 } == 504)
  }

  @Test(.enabled(if: canReadFonts)) func aServiceHasItsOwn() throws {
    let font = try font("Boxes-Regular")
    let files = FolderFiles(paths: ["a.ttf", "b.txt"], size: { _ in font.count }, read: { _, _ in font })
    let client = Client(fonts: try FontFileSet(ownFilesOf: files))
    let answer = client.post("/v1/resolve", document())
    #expect(try size(answer) == [57.5, 24] && codes(answer) == [])
    // Its answers are others than those of a service without, and so are their tags.
    let tags = try [client, Client()].map { client in
      let answer = client.send(
        .query, "/v1/resolve", headers: [.init("Content-Type", "application/json")],
        body: Array(document().utf8))
      return try #require(answer.response.header("ETag"))
    }
    #expect(tags[0] != tags[1])
  }

  @Test(.disabled(if: canReadFonts)) func aProgramWithoutSaysSo() throws {
    let fonts = [("a.ttf", try font("Boxes-Regular"))]
    let sent = Client().upload("/v1/resolve", form([("document", Array(document().utf8))], fonts: fonts))
    let own = Client().post("/v1/resolve", document("Mine", fonts: #"{"Mine":{"data":"AAAA"}}"#))
    for answer in [sent, own] {
      #expect(answer.status == 422 && answer.text.contains("built without HarfBuzz"), "\(answer.text)")
    }
    let app = storedZip(SampleApp.files + [("App/a.ttf", try font("Boxes-Regular"))])
    let answer = Client().upload("/v1/resolve?scene=a", app, contentType: "application/zip")
    #expect(answer.status == 200 && answer.text.contains("unreadableFont"))
  }
}
