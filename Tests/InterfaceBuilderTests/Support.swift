import AdaptiveLayout
import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// Small files written by hand after the format page. Views that constraints position have the frame
/// (7, 7, 7, 7), so that no answer can come from it.
enum File {
  /// A storyboard with one view controller whose root view has the given inner XML.
  static func storyboard(
    device: String = "retina4_7", toolsVersion: Int = 14490, width: Double = 375, height: Double = 667,
    controller: String = "", resources: String = "", root: String
  ) -> String {
    document(
      """
      <scenes><scene sceneID="s-c-1"><objects>
        <viewController id="v-c-1" storyboardIdentifier="Home">
          \(controller)
          <view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(root)
          </view>
        </viewController>
      </objects></scene></scenes>
      <resources>\(resources)</resources>
      """, device: device, toolsVersion: toolsVersion)
  }

  /// A storyboard whose root view has one control, at its leading edge and its top.
  ///
  /// - Parameter element: With `%` where the attributes of a view with the id `control` belong.
  static func inCorner(_ element: String, toolsVersion: Int = 14490, resources: String = "") -> String {
    storyboard(
      toolsVersion: toolsVersion, resources: resources,
      root: """
        <subviews>\(element.replacing("%", with: #"translatesAutoresizingMaskIntoConstraints="NO" id="control""#))</subviews>
        <constraints>
          <constraint firstItem="control" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
          <constraint firstItem="control" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
        </constraints>
        """)
  }

  static func xib(_ objects: String, device: String = "retina4_7", toolsVersion: Int = 14490) -> String {
    document("<objects>\(objects)</objects>", device: device, toolsVersion: toolsVersion, type: "XIB")
  }

  static func document(
    _ content: String, device: String = "retina4_7", toolsVersion: Int = 14490,
    type: String = "Storyboard.XIB"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0"
      toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
      useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait"/>
      \(content)
    </document>
    """
  }

  /// The frame that stands for all that constraints decide.
  static let unknownFrame = #"<rect key="frame" x="7" y="7" width="7" height="7"/>"#
}

/// Scenes of a text: on the canvas, or with a device the screens of an app.
func importScenes(
  _ text: String, overrides: EnvironmentOverrides = EnvironmentOverrides(), scene: String? = nil,
  describesElements: Bool = false
) throws(FaultList) -> [ImportedScene] {
  if overrides.device != nil {
    let file = InterfaceFile(path: "", bytes: Array(text.utf8))
    return try importApp(
      [file], overrides: overrides, scene: scene, describesElements: describesElements
    ).screens
  }
  return try Array(text.utf8).withUnsafeBufferPointer { bytes throws(FaultList) in
    try importInterfaceBuilderFile(
      UnsafeRawBufferPointer(bytes), overrides: overrides, scene: scene, describesElements: describesElements)
  }
}

/// The layout of a scene's document.
func layout(of scene: ImportedScene) throws -> Layout {
  let request = try decodeLayoutRequest(scene.document)
  #expect(validateConstraints(request.document) == [])
  let environment = try makeEnvironment(request.environments[0].request, at: .root).environment
  var workspace = ResolutionWorkspace()
  return try resolve(request.document, in: environment, workspace: &workspace)
}

/// The frames of all views of the only scene, by id; nil for one that is not installed.
func frames(_ text: String, overrides: EnvironmentOverrides = EnvironmentOverrides()) throws -> [String: Rect]
{
  let scenes = try importScenes(text, overrides: overrides)
  let layout = try layout(of: try #require(scenes.first))
  var frames: [String: Rect] = [:]
  for (index, view) in layout.document.views.enumerated() { frames[view.id] = layout.views[index].frame }
  return frames
}

/// The faults of a text that is refused.
func faults(_ text: String, scene: String? = nil) -> [Fault.Kind] {
  do throws(FaultList) {
    _ = try importScenes(text, scene: scene)
    return []
  } catch {
    return error.faults.map(\.kind)
  }
}

/// An element without a frame of its own that constraints position.
func box(_ id: String, _ inner: String = "", type: String = "view", _ attributes: String = "")
  -> String
{
  "<\(type) \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">\(File.unknownFrame)\(inner)</\(type)>"
}
