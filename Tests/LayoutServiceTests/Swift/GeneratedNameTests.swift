import Foundation
import HTTPServer
import LayoutService
import TestSupport
import Testing

/// The names that SwiftGen and R.swift make of texts and assets (docs/swift.md), which no repository has.
@Suite struct GeneratedNameTests {
  private static let localizable = """
    "login.title" = "Log in";
    "login.url_hint" = "https";
    "welcome" = "Hello %@, %d new \\"things\\"";
    "order" = "%2$@ before %1$@";
    "percent" = "100 %% of %d";
    "OK" = "Fine";
    "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o" = "deep";
    """

  /// A screen with a label and an image view.
  private func screen(_ text: String, _ image: String, _ more: String = "") throws -> [String: Any] {
    let source = """
      import UIKit
      \(more)
      class Screen: UIViewController {
        let label = UILabel(), shown = UIImageView(image: \(image))
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = \(text)
          for view in [label, shown] as [UIView] { self.view.addSubview(view) }
        }
      }
      """
    let set =
      #"{"images":[{"idiom":"universal","filename":"a.png","scale":"1x"}],"info":{"version":1,"author":"xcode"}}"#
    var files: [(path: String, bytes: [UInt8])] = [
      ("App/Screen.swift", Array(source.utf8)),
      ("App/en.lproj/Localizable.strings", Array(Self.localizable.utf8)),
      ("App/en.lproj/Other.strings", Array("\"title_of_table\" = \"Table\";".utf8)),
    ]
    for path in ["App/Media.xcassets/logo-large", "App/More.xcassets/star"] {
      files.append(("\(path).imageset/Contents.json", Array(set.utf8)))
      files.append(("\(path).imageset/a.png", png(width: 31, height: 17)))
    }
    let answer = Client().upload("/v1/import?type=Screen", storedZip(files), contentType: "application/zip")
    #expect(answer.status == 200, "\(answer.text.prefix(800))")
    let document = try #require((try answer.object()["documents"] as? [[String: Any]])?.first)
    let views = try #require(document.at("document", "hierarchy", "view", "subviews") as? [[String: Any]])
    return ["text": views[0]["text"] ?? "", "image": views[1]["image"] ?? ""]
  }

  @Test(arguments: [
    ("L10n.Login.title", "Log in"), ("L10n.Login.urlHint", "https"), ("L10n.ok", "Fine"),
    ("L10n.welcome(\"Ada\", 3)", "Hello Ada, 3 new \"things\""), ("L10n.order(\"a\", \"b\")", "b before a"),
    ("L10n.percent(5)", "100 % of 5"), ("L10n.Other.titleOfTable", "Table"),
    ("R.string.localizable.loginTitle()", "Log in"), ("R.string.localizable.oK()", "Fine"),
    ("R.string.localizable.welcome(\"Bob\", 4)", "Hello Bob, 4 new \"things\""),
    ("R.string(preferredLanguages: [\"en\"]).other.title_of_table()", "Table"),
    ("R.string.localizable.loginTitle.key", "login.title"),
  ]) func textsHaveNames(_ expression: String, _ text: String) throws {
    #expect(try screen(expression, "nil")["text"] as? String == text)
  }

  @Test(arguments: [
    ("Asset.logoLarge.image", "logo-large"), ("Asset.Media.logoLarge.image", "logo-large"),
    ("Asset.More.star.image", "star"), ("R.image.logoLarge()", "logo-large"),
  ]) func imagesHaveNames(_ expression: String, _ name: String) throws {
    #expect(try screen("\"\"", expression)["image"] as? String == name)
  }

  /// What the app declares itself counts.
  @Test func ownNamesCount() throws {
    let own =
      "enum L10n { enum Login { static let title = \"Mine\" } }\nstruct R { static let string = \"own\" }"
    #expect(try screen("L10n.Login.title + R.string", "nil", own)["text"] as? String == "Mineown")
  }
}

/// The names that Xcode makes of the assets of an app (docs/swift.md). An image view without constraints is as large as its image.
@Suite struct AssetSymbolTests {
  /// An app with images of some sizes.
  private func frame(of image: String, _ sizes: [String: (width: Int, height: Int)]) throws -> [Double]? {
    let source = """
      import UIKit
      class Screen: UIViewController {
        let shown = UIImageView(image: \(image))
        override func viewDidLoad() {
          super.viewDidLoad()
          shown.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(shown)
          NSLayoutConstraint.activate([
            shown.topAnchor.constraint(equalTo: view.topAnchor), shown.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          ])
          view.backgroundColor = UIColor(resource: .brand)
        }
      }
      """
    let space = #"{"info":{"version":1,"author":"xcode"},"properties":{"provides-namespace":true}}"#
    let set =
      #"{"images":[{"idiom":"universal","filename":"a.png","scale":"1x"}],"info":{"version":1,"author":"xcode"}}"#
    let color =
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"#
      + #"{"red":"1","green":"0","blue":"0","alpha":"1"}}}],"info":{"version":1,"author":"xcode"}}"#
    var files: [(path: String, bytes: [UInt8])] = [
      ("App/Screen.swift", Array(source.utf8)), ("App/A.xcassets/Icons/Contents.json", Array(space.utf8)),
      ("App/A.xcassets/BrandColor.colorset/Contents.json", Array(color.utf8)),
    ]
    for (name, size) in sizes {
      files.append(("App/A.xcassets/\(name).imageset/Contents.json", Array(set.utf8)))
      files.append(("App/A.xcassets/\(name).imageset/a.png", png(width: size.width, height: size.height)))
    }
    let answer = Client().upload(
      "/v1/resolve?type=Screen", storedZip(files), contentType: "application/zip")
    #expect(answer.status == 200, "\(answer.text.prefix(800))")
    let layout = try answer.object()
    #expect(
      (layout["source"] as? [String: Any])?["status"] as? String == "clean", "\(answer.text.prefix(800))")
    #expect((layout["source"] as? [String: Any])?["holes"] == nil, "\(answer.text.prefix(800))")
    return layout.rect("views", "shown", "frame")
  }

  @Test(arguments: [
    ("logo-large", "UIImage(resource: .logoLarge)"), ("logo-large", ".logoLarge"), ("AppLogo", ".appLogo"),
    ("URLIcon", ".urlIcon"), ("ic_custom_star", "UIImage(resource: ImageResource.icCustomStar)"),
    ("heroImage", ".hero"), ("402a", "._402A"), ("Icons/star_small", "UIImage(resource: .Icons.starSmall)"),
    ("default", ".default"), ("round", "UIImage(resource: ImageResource(name: \"round\", bundle: .main))"),
  ]) func imagesHaveSymbols(_ name: String, _ image: String) throws {
    #expect(try frame(of: image, [name: (31, 17), "other": (5, 5)]) == [0, 0, 31, 17])
  }

  /// A document that is kept has the sizes of the images that code names: it has no catalogue beside it.
  @Test func importsHaveTheSizesOfImages() throws {
    let source = """
      import UIKit
      class Screen: UIViewController {
        let picture = UIImageView(image: UIImage(named: "icon"))
        override func viewDidLoad() {
          super.viewDidLoad()
          picture.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(picture)
        }
      }
      """
    let set =
      #"{"images":[{"idiom":"universal","filename":"a.png","scale":"2x"}],"info":{"version":1,"author":"xcode"}}"#
    let archive = storedZip([
      ("App/Screen.swift", Array(source.utf8)),
      ("App/A.xcassets/icon.imageset/Contents.json", Array(set.utf8)),
      ("App/A.xcassets/icon.imageset/a.png", png(width: 60, height: 40)),
    ])
    let answer = Client().upload("/v1/import", archive, contentType: "application/zip")
    let documents = try #require(
      try answer.object()["documents"] as? [[String: Any]], "\(answer.text.prefix(2000))")
    let document = try JSONSerialization.data(withJSONObject: try #require(documents.first?["document"]))
    let layout = try Client().post("/v1/resolve", String(decoding: document, as: UTF8.self)).object()
    #expect(layout.rect("views", "picture", "frame")?.dropFirst(2) == [30, 20])
  }
}
