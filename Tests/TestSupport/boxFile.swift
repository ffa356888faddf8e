/// A box of 50 points' height in a view 200 points high, as Interface Builder writes it.
///
/// - Parameter widths: A constraint on its width each, with the identifiers `c-1`, `c-2` and so on.
package func boxFile(widths: Int...) -> String {
  let constraints = widths.enumerated().map { index, width in
    #"<constraint firstAttribute="width" constant="\#(width)" id="c-\#(index + 1)"/>"#
  }.joined(separator: "\n            ")
  return #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14490" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
        <view id="top"><rect key="frame" x="0" y="0" width="320" height="200"/>
          <subviews>
            <view id="box" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="50" height="50"/>
              <constraints>
                \#(constraints)
                <constraint firstAttribute="height" constant="50" id="c-height"/>
              </constraints></view>
          </subviews>
          <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="c-leading"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="top" id="c-top"/>
          </constraints>
        </view>
      </objects>
    </document>
    """#
}
