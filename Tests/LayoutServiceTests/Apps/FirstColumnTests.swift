import Foundation
import Testing

/// What the first column of a split view controller presents shows on phones, too (IB-first-column).
@Suite struct FirstColumnTests {
  private static func storyboard(style: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="split">
      <device id="ipad9_7" orientation="portrait"/>
      <scenes>
        <scene sceneID="s1"><objects><splitViewController \(style) id="split" sceneMemberID="viewController"><connections>
          <segue destination="nav" kind="relationship" relationship="masterViewController" id="c1"/>
          <segue destination="detail" kind="relationship" relationship="detailViewController" id="c2"/>
        </connections></splitViewController></objects></scene>
        <scene sceneID="s2"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
          <segue destination="list" kind="relationship" relationship="rootViewController" id="c3"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="s3"><objects><viewController id="list" sceneMemberID="viewController">
          <view key="view" id="list-view"/>
          <connections>
            <segue destination="sheet" kind="presentation" modalPresentationStyle="formSheet" id="c4"/>
            <segue destination="next" kind="show" id="c5"/>
          </connections>
        </viewController></objects></scene>
        <scene sceneID="s4"><objects><viewController id="detail" sceneMemberID="viewController">
          <view key="view" id="detail-view"/></viewController></objects></scene>
        <scene sceneID="s5"><objects><viewController id="sheet" sceneMemberID="viewController">
          <view key="view" id="sheet-view"/></viewController></objects></scene>
        <scene sceneID="s6"><objects><viewController id="next" sceneMemberID="viewController">
          <view key="view" id="next-view"/></viewController></objects></scene>
      </scenes>
    </document>
    """
  }

  @Test(arguments: ["iphone-8", "iphone-17-pro", "ipad-6"], ["", #"style="doubleColumn""#])
  func whatTheFirstColumnLeadsToShows(device: String, style: String) throws {
    for scene in ["sheet", "next"] {
      let answer = Client().post(
        "/v1/resolve?device=\(device)&scene=\(scene)&orientation=landscape", Self.storyboard(style: style),
        contentType: "application/xml")
      let layout = try answer.object()
      #expect(layout.at("controllers", scene, "onScreen") as? Bool == true, "\(scene): \(answer.text)")
    }
  }
}
