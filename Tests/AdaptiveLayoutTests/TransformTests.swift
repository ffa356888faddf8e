import LayoutModel
import TestSupport
import Testing

/// Transforms of views (AL-transform), by arithmetic with `CGAffineTransform`.
@Suite struct TransformTests {
  private func frames(_ transform: String, _ more: String = "") throws -> Layout {
    try resolveRequest(
      Array(
        """
        {"device":{"portraitSize":{"width":400,"height":800},"displayScale":2},"hierarchy":{"id":"root","subviews":[
        {"id":"box","transform":\(transform),"frame":{"x":100,"y":100,"width":80,"height":40},"translatesAutoresizingMaskIntoConstraints":true,"subviews":[
        {"id":"inner","frame":{"x":10,"y":0,"width":20,"height":10}\(more)}]},
        {"id":"below"}]},
        "constraints":["below.top == box.bottom + 10","below.leading == box.leading","below.width == 20","below.height == 20"]}
        """.utf8))
  }

  private func box(_ rect: Rect?) -> [Double]? {
    rect.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] }
  }

  private func isNear(_ rect: Rect?, _ numbers: [Double]) -> Bool {
    zip(box(rect) ?? [], numbers).allSatisfy { abs($0 - $1) < 1e-9 } && rect != nil
  }

  /// The box is at (100, 100), 80 × 40 large, so its centre is at (140, 120).
  @Test(
    arguments: [
      ("[0.5, 0, 0, 0.5, 0, 0]", [120, 110, 40, 20], [125, 110, 10, 5]),
      ("[1, 0, 0, 1, 7, -3]", [107, 97, 80, 40], [117, 97, 20, 10]),
      ("[-1, 0, 0, -1, 0, 0]", [100, 100, 80, 40], [150, 130, 20, 10]),
      ("[0, 1, -1, 0, 0, 0]", [120, 80, 40, 80], [150, 90, 10, 20]),
      ("[1, 0, 0, -1, 0, 0]", [100, 100, 80, 40], [110, 130, 20, 10]),
      ("[0, 0, 0, 0, 0, 0]", [140, 120, 0, 0], [140, 120, 0, 0]),
    ] as [(String, [Double], [Double])])
  func framesAreWhatIsCovered(_ transform: String, _ frame: [Double], _ inner: [Double]) throws {
    let layout = try frames(transform)
    let views = Dictionary(
      uniqueKeysWithValues: layout.document.views.indices.map {
        (layout.document.views[$0].id, layout.views[$0])
      })
    #expect(isNear(views["box"]?.frame, frame) && isNear(views["box"]?.frameInWindow, frame), "\(views)")
    #expect(box(views["inner"]?.frame) == [10, 0, 20, 10])
    #expect(isNear(views["inner"]?.frameInWindow, inner), "\(views)")
    // Constraints do not see it.
    #expect(box(views["below"]?.frame) == [100, 150, 20, 20])
  }

  /// A view in a view, each turned by a quarter, about its own centre: both together turn it over.
  @Test func transformsFollowEachOther() throws {
    let layout = try frames("[0, 1, -1, 0, 0, 0]", #","transform":[0, 1, -1, 0, 0, 0]"#)
    let inner = try #require(layout.document.views.indices.first { layout.document.views[$0].id == "inner" })
    // Without its own it covers (150, 90) to (160, 110); about the same centre it is as wide as it was.
    #expect(isNear(layout.views[inner].frame, [15, -5, 10, 20]))
    #expect(isNear(layout.views[inner].frameInWindow, [145, 95, 20, 10]))
  }
}
