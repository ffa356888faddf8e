import InterfaceBuilder
import Testing

/// Whether the file tells where a scene is shown. Bars lie over no other.
@Suite struct PlacedSceneTests {
  private func document(_ scenes: String, initial: String) -> String {
    File.document("<scenes>\(scenes)</scenes>")
      .replacing("useAutolayout", with: #"initialViewController="\#(initial)" useAutolayout"#)
  }

  private func scene(_ id: String, _ segue: String = "", _ attributes: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes)>
      <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <connections>\(segue)</connections>
    </viewController></objects></scene>
    """
  }

  @Test("What a storyboard begins with is there; code may put what no segue leads to anywhere.")
  func scenesOfAStoryboard() throws {
    let embed = #"<segue destination="child" kind="embed" id="e"/>"#
    let modal = #"<segue destination="full" kind="presentation" id="m"/>"#
    let text = document(
      scene("first", embed + modal) + scene("child") + scene("loose")
        + scene("full", "", #"modalPresentationStyle="fullScreen""#), initial: "first")
    let scenes = try importScenes(text)
    #expect(Set(scenes.filter(\.isPlaced).map(\.name)) == ["first", "full"])
    #expect(Set(scenes.map(\.name)) == ["first", "full", "child", "loose"])
  }

  @Test func viewsWithoutAControllerAreAnywhere() throws {
    let text = File.xib(
      #"<view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/></view>"#)
    let scene = try #require(try importScenes(text).first)
    #expect(!scene.isPlaced)
  }
}
