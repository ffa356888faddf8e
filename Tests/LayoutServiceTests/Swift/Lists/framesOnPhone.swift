import Foundation
import TestSupport
import Testing

/// The frames of the views of `Screen`, by their ids, on a phone of 393 points.
func framesOnPhone(_ source: String, status: String = "clean") throws -> [String: [Double]] {
  let sent = Client().upload(
    "/v1/resolve?type=Screen&device=iPhone%2015", Array(("import UIKit\n" + source).utf8),
    contentType: "text/x-swift")
  #expect(sent.status == 200, "\(sent.text.prefix(1000))")
  let layout = try sent.object()
  #expect((layout["source"] as? [String: Any])?["status"] as? String == status, "\(layout["source"] ?? "")")
  let views = try #require(layout["views"] as? [String: [String: Any]])
  return views.mapValues { $0.rect("frame") ?? [] }
}
