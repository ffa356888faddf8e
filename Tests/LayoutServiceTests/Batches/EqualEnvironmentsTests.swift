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

  /// What environments share is written once and copied: each result holds the bytes of an answer of its own, up to the
  /// name that a result begins with.
  @Test func whatIsCopiedIsWhatWouldBeWritten() throws {
    let document = #"""
      "hierarchy":{"id":"root","subviews":[{"id":"a","type":"label","text":"b"},{"id":"c","subviews":[{"id":"d"}]}]},
      "constraints":["a.centerX == root.centerX","a.top == root.safeArea.top","c.width == 0.5 * root.width",
        "c.leading == root.leading","c.top == a.bottom","c.height == 10","d.width == 5","d.width == 6"]}
      """#
    let devices = ["iphone-13", "iphone-14", "iphone-13-pro", "ipad-air", "iphone-13"]
    let list = devices.map { #"{"device":"\#($0)"}"# }.joined(separator: ",")
    let batch = Client().post("/v1/resolve", #"{"environments":[\#(list)],\#(document)"#)
    #expect(batch.status == 200, "\(batch.text.prefix(300))")
    let results = devices.map { device in
      let alone = Client().post("/v1/resolve", #"{"device":"\#(device)",\#(document)"#).text
      return #"{"name":"\#(device) portrait","# + alone.dropFirst().dropLast()
    }
    #expect(batch.text == #"{"results":[\#(results.joined(separator: ","))]}"# + "\n")
  }
}
