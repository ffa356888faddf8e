import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// A popover finds another anchor where the delegate gives one after a change of size
/// (PR-popover-reposition).
@Suite struct RepositionTests {
  @Test func standsAtItsNewAnchor() throws {
    let request = try decodeLayoutRequest(
      Array(
        #"""
        {"device":"iPad Air 1","hierarchy":{"id":"main","view":{"id":"root"},"presented":{"id":"detail",
        "modalPresentationStyle":"popover","preferredContentSize":{"width":320,"height":400},
        "presentation":{"sourceView":"root","sourceRect":{"x":100,"y":100,"width":50,"height":40},
        "reposition":{"sourceRect":{"x":900,"y":700,"width":60,"height":40}}},"view":{"id":"detailView"}}}}
        """#.utf8))
    var turned = request.environments[0].request
    let old = try makeEnvironment(turned, at: .root).environment
    turned.orientation = .landscapeRight
    let new = try makeTargetEnvironment(turned, from: old, of: request.document, at: .root).environment
    var workspace = ResolutionWorkspace()
    // E81 and E82: the same anchors in the same window.
    let unasked = try makeEnvironment(turned, at: .root).environment
    let first = try resolve(request.document, in: unasked, workspace: &workspace)
    #expect(first.views[1].frame == Rect(x: 10, y: 153, width: 320, height: 400))
    let second = try resolve(request.document, in: new, workspace: &workspace)
    #expect(second.views[1].frame == Rect(x: 694, y: 287, width: 320, height: 400))
  }
}
