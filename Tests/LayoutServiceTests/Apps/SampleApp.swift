import TestSupport

/// An app with a storyboard in German, Arabic and Japanese besides English, a second storyboard, an image and an `Info.plist`.
enum SampleApp {
  /// A storyboard as Xcode writes it: a screen with a label, a button, a segmented control and an image view, each pinned by its
  /// leading and upper edge, so that their sizes follow from what they show.
  static func storyboard(_ id: String, title: String = "Shop", button: String = "Buy") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="\(id)">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s-\(id)"><objects>
          <viewController id="\(id)" storyboardIdentifier="Screen\(id)" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root-\(id)">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
                <label opaque="NO" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-\(id)">
                  <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="btn-\(id)">
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
                  <state key="normal" title="\(button)"/></button>
                <segmentedControl opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="seg-\(id)">
                  <segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
                <imageView image="logo" translatesAutoresizingMaskIntoConstraints="NO" id="img-\(id)"/>
              </subviews>
              <viewLayoutGuide key="safeArea" id="safe-\(id)"/>
              <constraints>
                \(["lbl", "btn", "seg", "img"].enumerated().map { pin($1, id, top: 20 + 60 * $0) }.joined(separator: "\n"))
              </constraints>
            </view>
            <navigationItem key="navigationItem" title="\(title)" id="nav-\(id)"/>
          </viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" sceneMemberID="firstResponder"/>
        </objects></scene>
      </scenes>
      <resources><image name="logo" width="10" height="10"/></resources>
    </document>
    """
  }

  private static func pin(_ view: String, _ id: String, top: Int) -> String {
    """
    <constraint firstItem="\(view)-\(id)" firstAttribute="leading" secondItem="safe-\(id)" secondAttribute="leading" \
    constant="20" id="\(view)-x-\(id)"/>
    <constraint firstItem="\(view)-\(id)" firstAttribute="top" secondItem="safe-\(id)" secondAttribute="top" \
    constant="\(top)" id="\(view)-y-\(id)"/>
    """
  }

  /// The folder: a storyboard for each of two screens, and what Xcode puts beside them.
  static var files: [(path: String, bytes: [UInt8])] {
    let contents = #"{"images":[{"idiom":"universal","filename":"logo.png","scale":"1x"}]}"#
    let german = """
      /* Class = "UIButton"; normalTitle = "Buy"; ObjectID = "btn-a"; */
      "btn-a.normalTitle" = "Kostenpflichtig bestellen";
      "nav-a.title" = "Geschäft";
      "seg-a.segmentTitles[1]" = "Wochenübersicht";

      """
    return [
      ("App/Base.lproj/Main.storyboard", Array(storyboard("a").utf8)),
      ("App/More.storyboard", Array(storyboard("b").utf8)),
      ("App/de.lproj/Main.strings", Array(german.utf8)),
      ("App/ar.lproj/Main.strings", Array(#""btn-a.normalTitle" = "شراء الآن";"#.utf8)),
      ("App/ja.lproj/Main.strings", utf16(#""btn-a.normalTitle" = "購入手続きへ";"#)),
      ("App/Media.xcassets/logo.imageset/Contents.json", Array(contents.utf8)),
      ("App/Media.xcassets/logo.imageset/logo.png", png(width: 31, height: 17)),
      ("App/Info.plist", Array(info.utf8)),
      ("Pods/Kit/Other.storyboard", Array("<broken".utf8)),
    ]
  }

  /// Files of the app with some in place of those of their names, or besides.
  static func files(with others: (String, String)...) -> [(path: String, bytes: [UInt8])] {
    let names = others.map(\.0)
    return files.filter { !names.contains($0.path) } + others.map { ($0.0, Array($0.1.utf8)) }
  }

  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>More</string></dict></plist>
    """

  private static func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }
}
