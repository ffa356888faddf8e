import Foundation
import LayoutModel
import SwiftScreens
import Testing

/// Images by their names, of which an app may have none.
@Suite struct NamedImageTests {
  private func image(_ expression: String, assets: Set<String>?) throws -> String {
    let source = """
      import UIKit
      class Panel: UIView {
        let shown = UIImageView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(shown)
          shown.image = \(expression)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))]))
    if let assets { reader.hasImage = { assets.contains($0) } }
    let found = try #require(reader.reading(0, in: ScreenFacts([:])).screen)
    let document = String(decoding: found.document, as: UTF8.self)
    let rest = document.components(separatedBy: "\"image\":\"").last ?? ""
    return String(rest.prefix { $0 != "," && $0 != "}" }.dropLast())
  }

  /// Behind `??` stands what the app shows where it has no image of the name before it.
  @Test(
    arguments: [
      (["qrcode"], "qrcode"), ([], #"UIImage(systemName: \"qrcode\")"#), (nil, "qrcode"),
    ] as [(Set<String>?, String)])
  func symbolsStandInForImages(_ assets: Set<String>?, _ wanted: String) throws {
    #expect(
      try image(#"UIImage(named: "qrcode") ?? UIImage(systemName: "qrcode")"#, assets: assets) == wanted)
  }

  /// Where nothing else is there the name stays, and what is missing is told by the layout.
  @Test(arguments: [
    #"UIImage(named: "a")"#, #"UIImage(named: "a") ?? UIImage(named: "b")"#, #"UIImage(named: "a") ?? nil"#,
  ])
  func namesStay(_ expression: String) throws { #expect(try image(expression, assets: ["c"]) == "a") }
}
