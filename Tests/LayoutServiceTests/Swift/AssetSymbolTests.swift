import Foundation
import HTTPServer
import LayoutService
import TestSupport
import Testing

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
}
