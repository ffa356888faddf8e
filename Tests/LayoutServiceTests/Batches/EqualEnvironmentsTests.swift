import Foundation
import LayoutService
import Testing

/// Environments share a layout only where nothing that decides it differs.
@Suite struct EqualEnvironmentsTests {
  /// Variants of an image may ask for memory: the device with less of it must not get the picture of the other.
  @Test func devicesOfDifferentMemoryHaveTheirOwnImages() throws {
    let answer = Client().post(
      "/v1/resolve",
      #"""
      {"environments":[{"device":{"portraitSize":{"width":400,"height":800},"memoryGB":1}},
        {"device":{"portraitSize":{"width":400,"height":800},"memoryGB":4}}],
       "hierarchy":{"id":"root","type":"imageView","image":"a","intrinsicContentSize":{"width":1,"height":1}},
       "assets":{"a":{"images":[{"idiom":"iphone","filename":"small.pdf"},
        {"idiom":"iphone","memory":"4GB","filename":"large.pdf"}]}}}
      """#)
    #expect(answer.status == 200, "\(answer.text.prefix(300))")
    let results = try #require(try answer.object()["results"] as? [[String: Any]])
    #expect(
      results.map { $0.at("images", "root", "filename") as? String } == ["small.pdf", "large.pdf"])
  }
}
