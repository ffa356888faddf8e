import Foundation
import Testing

/// Popovers of storyboards that point to bar button items.
@Suite struct BarItemPopoverTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav">
      <device id="ipad9_7" orientation="portrait"/>
      <scenes>
        <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController">
          <toolbar key="toolbar" id="bar"/>
          <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="c1"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="list" sceneMemberID="viewController">
          <view key="view" id="list-view"/>
          <navigationItem key="navigationItem" title="List" id="item">
            <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"><connections>
              <segue destination="new" kind="popoverPresentation" popoverAnchorBarButtonItem="add" id="c2">
                <popoverArrowDirection key="popoverArrowDirection" up="YES"/>
              </segue>
            </connections></barButtonItem>
          </navigationItem>
        </viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController id="new" sceneMemberID="viewController">
          <view key="view" id="new-view"/>
          <value key="contentSizeForViewInPopover" type="size" width="300" height="200"/>
        </viewController></objects></scene>
      </scenes>
    </document>
    """

  /// The arrow points at the middle of the item, and the popover stands below it (PR-popover-directions).
  @Test(
    arguments: ["ipad-6", "ipad-pro-11-m4"], ["", "&layoutDirection=rightToLeft", "&orientation=landscape"])
  func pointsToItsItem(device: String, query: String) throws {
    let answer = Client().post(
      "/v1/resolve?device=\(device)&scene=new\(query)", Self.storyboard, contentType: "application/xml")
    let layout = try answer.object()
    let bar = try #require(layout.at("controllers", "nav", "navigationBar", "frame") as? [String: Double])
    let items = layout.at("controllers", "nav", "navigationBar", "rightBarButtonItems") as? [[String: Any]]
    let item = try #require(items?.first?["frame"] as? [String: Double], "\(answer.text)")
    let presentation = try #require(layout.at("controllers", "new", "presentation") as? [String: Any])
    let arrow = try #require(presentation["arrowCenter"] as? Double, "\(presentation)")
    #expect(presentation["arrowDirection"] as? String == "up")
    let middle = bar["x", default: 0] + item["x", default: 0] + item["width", default: 0] / 2
    #expect(abs(arrow - middle) <= 0.5)
    let frame = try #require(layout.at("views", "new-view", "frameInWindow") as? [String: Double])
    #expect(frame["width"] == 300 && frame["height"] == 200)
    #expect(
      frame["y", default: 0] >= bar["y", default: 0] + item["y", default: 0] + item["height", default: 0])
    let codes = (layout["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
    #expect(!codes.contains("popoverWithoutAnchor"))
  }
}
