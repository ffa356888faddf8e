/// A storyboard with the scenes Welcome and Sign In, as Xcode writes it: labels, a field and buttons with constraints and outlets.
/// Nothing in it is to be mended.
func signInStoryboard() -> String {
  let welcome = scene(
    1, "Welcome",
    subviews: label(1, "Welcome") + button(1, "Begin"),
    constraints: pin("title", 1, below: "safe-1", "top") + pin("button", 1, below: "title-1", "bottom"))
  let signIn = scene(
    2, "SignIn",
    subviews: label(2, "Sign in") + button(2, "Go on"),
    constraints: pin("title", 2, below: "safe-2", "top") + pin("button", 2, below: "title-2", "bottom"))
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="controller-1">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
    \(welcome)\(signIn)    </scenes>
    </document>

    """
}

private func scene(_ number: Int, _ name: String, subviews: String, constraints: String) -> String {
  """
          <!--\(name)-->
          <scene sceneID="scene-\(number)">
              <objects>
                  <viewController id="controller-\(number)" customClass="\(name)Controller" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="root-\(number)">
                          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                          <subviews>
  \(subviews)                        </subviews>
                          <viewLayoutGuide key="safeArea" id="safe-\(number)"/>
                          <constraints>
  \(constraints)                        </constraints>
                      </view>
                      <connections>
                          <outlet property="titleLabel" destination="title-\(number)" id="outlet-\(number)1"/>
                          <outlet property="goButton" destination="button-\(number)" id="outlet-\(number)2"/>
                      </connections>
                  </viewController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(number)" sceneMemberID="firstResponder"/>
              </objects>
          </scene>

  """
}

private func label(_ number: Int, _ text: String) -> String {
  """
                              <label opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="title-\(number)">
                                  <rect key="frame" x="20" y="79" width="353" height="20.5"/>
                                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
                              </label>

  """
}

private func button(_ number: Int, _ text: String) -> String {
  """
                              <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="button-\(number)">
                                  <rect key="frame" x="20" y="120" width="200" height="50"/>
                                  <constraints>
                                      <constraint firstAttribute="width" constant="200" id="width-\(number)"/>
                                      <constraint firstAttribute="height" constant="50" id="height-\(number)"/>
                                  </constraints>
                                  <state key="normal" title="\(text)"/>
                              </button>

  """
}

/// Constraints of the left and the upper edge, a line each.
private func pin(_ view: String, _ number: Int, below other: String, _ edge: String) -> String {
  let item = "firstItem=\"\(view)-\(number)\""
  return """
                                <constraint \(item) firstAttribute="leading" secondItem="safe-\(number)" secondAttribute="leading" constant="20" id="\(view)-leading-\(number)"/>
                                <constraint \(item) firstAttribute="top" secondItem="\(other)" secondAttribute="\(edge)" constant="20" id="\(view)-top-\(number)"/>

    """
}

extension String {
  /// Without the lines that have a word in them.
  func removingLines(with word: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains(word) }
      .joined(separator: "\n")
  }

  /// The number of the first line that has a word in it, from 1.
  func line(of word: String) -> Int? {
    split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(word) }.map { $0 + 1 }
  }
}

/// Storyboard after somebody removed a constraint of the label of the second scene, and gave its button another width.
func brokenSignInStoryboard() -> String {
  let width = #"<constraint firstAttribute="width" constant="200" id="width-2"/>"#
  return signInStoryboard().removingLines(with: "title-leading-2").replacing(
    width, with: width + "\n" + #"<constraint firstAttribute="width" constant="240" id="other-width"/>"#)
}
