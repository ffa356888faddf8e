import Foundation
import HTTPServer
import TestSupport
import Testing

/// What a query asks for several times is asked for in all its values, by every address that lays out.
@Suite struct AskedEnvironmentsTests {
  private static let document = #"{"device": "iPhone 8", "hierarchy": {"id": "root"}}"#

  private func names(_ query: String, _ body: String = document, type: String = "application/json") throws
    -> [String]
  {
    let answer = Client().post("/v1/resolve\(query)", body, contentType: type)
    #expect(answer.status == 200, "\(answer.text)")
    let results = try #require(try answer.object()["results"] as? [[String: Any]])
    return results.compactMap { $0["name"] as? String }
  }

  @Test func devicesAndTextSizesAreMultiplied() throws {
    let query = "?device=iPhone%208&device=iPad%20Air%202&contentSizeCategory=large&contentSizeCategory=AX3"
    #expect(
      try names(query) == [
        "iphone-8 portrait large", "iphone-8 portrait accessibilityExtraLarge", "ipad-air-2 portrait large",
        "ipad-air-2 portrait accessibilityExtraLarge",
      ])
  }

  @Test func ownEnvironmentsAreVaried() throws {
    #expect(
      try names("?layoutDirection=leftToRight&layoutDirection=rightToLeft") == [
        "iphone-8 portrait leftToRight", "iphone-8 portrait rightToLeft",
      ])
    let batch =
      #"{"environments": [{"device": "iPhone 8", "name": "small"}, {"device": "iPad Air 2", "name": "large"}], "hierarchy": {"id": "root"}}"#
    #expect(
      try names("?userInterfaceStyle=light&userInterfaceStyle=dark", batch) == [
        "small light", "small dark", "large light", "large dark",
      ])
  }

  /// Everything of the catalogue, as the word has it in a document.
  @Test func allIsAllOfTheCatalogue() throws {
    let asked = try names("?environments=all")
    let said = try names("", #"{"environments": "all", "hierarchy": {"id": "root"}}"#)
    #expect(asked == said && asked.count > 100)
  }

  @Test func filesAreLaidOutForEachDevice() throws {
    let file = boxFile(widths: 50)
    let query = "?device=iPhone%208&device=iPhone%20X&orientation=portrait&orientation=landscape"
    #expect(
      try names(query, file, type: "application/xml") == [
        "top, iphone-8 portrait", "top, iphone-8 landscapeRight", "top, iphone-x portrait",
        "top, iphone-x landscapeRight",
      ])
    let alone = Client().post("/v1/resolve?device=iPhone%208", file, contentType: "application/xml")
    #expect(try alone.object()["results"] == nil, "one is no list")
  }

  @Test func oneOfEachIsOneLayout() throws {
    let answer = Client().post(
      "/v1/resolve?device=iPad%20Air%202&window=half&orientation=landscape&contentSizeCategory=AX1",
      Self.document)
    let object = try answer.object()
    #expect(
      object.at("environment", "traits", "preferredContentSizeCategory") as? String == "accessibilityMedium")
    // Half of 1024 points, less the divider of 10.
    #expect(object.at("environment", "size", "width") as? Double == 507)
  }

  @Test func devicesBesideAllAreAContradiction() throws {
    let answer = Client().post("/v1/resolve?environments=all&device=iPhone%208", Self.document)
    #expect(answer.status == 422)
  }
}
