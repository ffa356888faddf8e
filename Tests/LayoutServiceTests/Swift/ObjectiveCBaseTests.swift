import Foundation
import LayoutService
import TestSupport
import Testing

/// Classes in Swift whose superclasses are in Objective-C: what they are is known by their headers, and what they do is not read, which is told.
@Suite struct ObjectiveCBaseTests {
  private static let screen = """
    import UIKit
    final class ContactController: BaseController {
      let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
          label.widthAnchor.constraint(equalToConstant: 100), label.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
    }
    """

  private func layout(_ headers: [(path: String, text: String)]) throws -> [String: Any] {
    let files = headers + [("App/ContactController.swift", Self.screen)]
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%20SE%20(3rd%20generation)&type=ContactController",
      storedZip(files.map { ($0.path, Array($0.text.utf8)) }), contentType: "application/zip")
    return try answer.object()
  }

  @Test func whatHeadersSayIsKnown() throws {
    let layout = try layout([
      (
        "App/Legacy/BaseController.h",
        "#import <UIKit/UIKit.h>\n@class Other;\n@interface Other : NSObject\n@end\n@interface BaseController : RootController <A, B>\n@end\n"
      ),
      ("App/Legacy/RootController.h", "@interface RootController :UIViewController {\n int a;\n}\n@end"),
    ])
    #expect(layout.rect("views", "label", "frame") == [12, 8, 100, 20])
    let source = try #require(layout["source"] as? [String: Any])
    #expect(source["status"] as? String == "partial")
    let holes = try #require(source["holes"] as? [[String: Any]])
    #expect(Set(holes.compactMap { $0["key"] as? String }) == ["BaseController", "RootController"])
    #expect(
      holes.contains {
        $0["says"] as? String == "What BaseController does is in Objective-C, which is not read."
      })
    #expect(holes.allSatisfy { $0["blocking"] as? Bool == true })
  }

  /// A header that nobody has, one of another class, and one whose superclass is in no file.
  @Test(arguments: [
    "", "@interface Other : UIViewController\n@end", "@interface BaseController\n@end",
    "@interface BaseController : PodController\n@end",
  ]) func whatNoHeaderSaysIsNot(header: String) throws {
    let layout = try layout(header.isEmpty ? [] : [("App/BaseController.h", header)])
    #expect(layout["views"] == nil)
    let errors = try #require(layout["errors"] as? [[String: Any]])
    #expect(errors.first?["code"] as? String == "unknownBaseClass", "\(errors)")
  }
}
