import Foundation
import LayoutResolver
import Testing

/// Whether the screens of a storyboard fit, without a simulator, in milliseconds.
@Suite struct ShopTests {
  private let shop: [UInt8]

  init() throws {
    let examples = URL(filePath: #filePath).appending(path: "../../../..").standardized
    shop = try Array(Data(contentsOf: examples.appending(path: "shop.storyboard")))
  }

  @Test(arguments: ["iPhone SE", "iPhone 15", "iPad Air 2"])
  func constraintsAgree(device: String) throws {
    for screen in try Resolver().layouts(of: shop, [("device", device)]) {
      #expect(screen.findings.filter { $0.severity == "error" } == [], "\(screen.name)")
    }
  }

  @Test func theButtonIsInTheMiddle() throws {
    let asked: [Resolver.Parameter] = [("device", "iPhone 15"), ("scene", "Basket")]
    let screen = try #require(try Resolver().layouts(of: shop, asked).first)
    let button = try #require(screen.views.first { $0.id == "buy-bu-tto" }).frameInWindow
    #expect(abs(button.x + button.width / 2 - screen.size.width / 2) < 0.5)
  }
}
