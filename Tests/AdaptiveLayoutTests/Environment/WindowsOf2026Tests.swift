import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// Windows of any size, tiles, and the displays of a phone that folds, as people measured them in 2026 (decision 0139).
@Suite struct WindowsOf2026Tests {
  private func window(_ members: String) throws -> WindowEnvironment {
    let request = try decodeLayoutRequest(Array(#"{\#(members),"hierarchy":{"id":"root"}}"#.utf8))
    return try makeEnvironment(request.environments[0].request, at: .root).environment
  }

  private func insets(_ members: String) throws -> [Double] {
    let insets = try window(members).safeAreaInsets
    return [insets.top, insets.left, insets.bottom, insets.right]
  }

  private func classes(_ members: String) throws -> [SizeClass?] {
    let traits = try window(members).traits
    return [traits.horizontalSizeClass, traits.verticalSizeClass]
  }

  // MARK: Windows of phones

  /// Reports of a resize mode with windows of up to 1280 points: the width is compact at every size.
  @Test(
    "DV-phone-windows: an iPhone app stays compact in width",
    arguments: [(320, 480), (417, 1210), (900, 600), (1100, 550), (1200, 1000), (1280, 1280), (0.5, 0.5)])
  func phoneWindows(_ width: Double, _ height: Double) throws {
    for device in ["iPhone 17", "iPhone 16 Plus", "iPhone SE (1st generation)", "iphone-duo-inner"] {
      for orientation in ["portrait", "landscape"] {
        let asked =
          #""device":"\#(device)","orientation":"\#(orientation)","window":{"width":\#(width),"height":\#(height)}"#
        #expect(try classes(asked) == [.compact, .regular], "\(asked)")
      }
    }
  }

  /// An iPhone-only app on an iPad with 27: 32 above, 20 below, nothing at the sides.
  @Test("DV-explicit-window: an iPhone app in a window has no sensor housing")
  func phoneWindowInsets() throws {
    #expect(
      try insets(#""device":"iPhone 17","window":{"width":417,"height":1210}"#) == [32, 0, 20, 0])
    let stated = #""device":"iPhone 17","window":{"width":417,"height":1210,"safeAreaInsets":{"top":7}}"#
    #expect(try insets(stated) == [7, 0, 0, 0])
  }

  @Test("DV-phone-windows: a window as large as the screen is the screen, upright or on its side")
  func wholeScreens() throws {
    #expect(
      try classes(#""device":"iPhone 16 Plus","window":{"width":932,"height":430}"#) == [.regular, .compact])
    let open = #""device":"iPhone Duo open","window":{"width":951,"height":669}"#
    #expect(try classes(open) == [.regular, .regular])
    #expect(try insets(open) == [0, 0, 34, 84])
    let upright = #""device":"iPhone Duo open","orientation":"landscape","window":{"width":669,"height":951}"#
    #expect(try insets(upright) == [82, 0, 34, 0])
  }

  /// One app's minimum of 650 by 650 kept it out of smaller windows.
  @Test("DV-explicit-window: a window gets the nearest size that the app allows")
  func restrictedSizes() throws {
    func size(_ width: Double, _ height: Double, _ restrictions: String) throws -> Size {
      let asked = #""window":{"width":\#(width),"height":\#(height)},"sizeRestrictions":{\#(restrictions)}"#
      return try window(#""device":"ipad-pro-11-m4",\#(asked)"#).size
    }
    let least = #""minimumSize":{"width":650,"height":650}"#
    #expect(try size(500, 700, least) == Size(width: 650, height: 700))
    #expect(try size(700, 700, least) == Size(width: 700, height: 700))
    let both = least + #","maximumSize":{"width":600,"height":800}"#
    #expect(try size(700, 900, both) == Size(width: 650, height: 800))
  }

  /// Up to 26 there is no other window; from 27 on it does not opt out of being resized (TN3192).
  @Test(
    "DV-full-screen: an app that requires the full screen has no other window before 27",
    arguments: [(18, true, false), (26, true, false), (27, false, true)])
  func fullScreenApps(_ version: Int, _ isWhole: Bool, _ isUncertain: Bool) throws {
    for (asked, size) in [
      (#""width":500,"height":700"#, Size(width: 500, height: 700)),
      (#""multitasking":"half""#, Size(width: version < 26 ? 600 : 605, height: 834)),
    ] {
      let members =
        #""device":"ipad-pro-11-m4","orientation":"landscape","systemVersion":\#(version),"window":{\#(asked)}"#
      let full = #","sizeRestrictions":{"requiresFullScreen":true}"#
      #expect(try window(members).size == size)
      let given = try window(members + full)
      #expect(given.size == (isWhole ? Size(width: 1210, height: 834) : size), "\(asked)")
      #expect(given.sources.rules.contains(.fullScreenApps) == isUncertain)
    }
    let ignored =
      #""sizeRestrictions":{"requiresFullScreen":true,"requiresFullScreenIgnoredStartingWithVersion":"26.0"}"#
    let members =
      #""device":"ipad-pro-11-m4","systemVersion":\#(version),"window":{"width":500,"height":700},\#(ignored)"#
    #expect(try window(members).size.width == (version < 26 ? 834 : 500))
  }

  // MARK: Tiles

  /// Measured on 27: half of an iPad of 834 points is 417 wide, upright.
  @Test(
    "DV-tiles: halves of iPads have no divider from 26 on",
    arguments: [
      ("ipad-pro-11-m4", "portrait", 27, 417.0, 1210.0), ("ipad-pro-11-m4", "landscape", 27, 605, 834),
      ("ipad-pro-11-m4", "portrait", 26, 417, 1210), ("ipad-pro-11-m4", "landscape", 18, 600, 834),
    ])
  func halves(_ device: String, _ orientation: String, _ version: Int, _ width: Double, _ height: Double)
    throws
  {
    let asked = #"""
      "device":"\#(device)","orientation":"\#(orientation)","systemVersion":\#(version),"window":{"multitasking":"half"}
      """#
    let window = try window(asked)
    #expect(window.size == Size(width: width, height: height))
    #expect(window.traits.horizontalSizeClass == .compact)
    #expect(window.mode == .half)
    #expect(window.sources.rules.contains(.tiles) == (version > 18))
  }

  @Test(
    "DV-tiles: half of the largest iPads on their side is regular, as 678 points are; up to 18 none is upright"
  )
  func largeHalves() throws {
    let large = #""device":"ipad-pro-13-m4","orientation":"landscape","window":{"multitasking":"half"}"#
    #expect(try window(large).size.width == 688)
    #expect(try classes(large) == [.regular, .regular])
    #expect(throws: Fault.self) {
      try window(#""device":"ipad-pro-11-m4","systemVersion":18,"window":{"multitasking":"half"}"#)
    }
    #expect(throws: Fault.self) { try window(#""device":"iPhone 17","window":{"multitasking":"half"}"#) }
  }

  // MARK: iPhone Duo

  /// Two probes on the simulator of 27.1 have 84 at the right, two have it at the left in the other direction.
  @Test(
    "Insets of the displays of iPhone Duo",
    arguments: [
      ("iphone-duo-outer", "portrait", [0.0, 0, 34, 84]),
      ("iphone-duo-outer", "landscapeLeft", [0, 0, 34, 84]),
      ("iphone-duo-outer", "landscapeRight", [0, 84, 34, 0]),
      ("iphone-duo-inner", "portrait", [82, 0, 34, 0]),
      ("iphone-duo-inner", "landscapeLeft", [0, 0, 34, 84]),
      ("iphone-duo-inner", "landscapeRight", [0, 0, 34, 84]),
    ])
  func duo(_ device: String, _ orientation: String, _ expected: [Double]) throws {
    #expect(try insets(#""device":"\#(device)","orientation":"\#(orientation)""#) == expected)
  }

  /// One probe of 27.1.
  @Test(
    "DV-keyboard-height: keyboards of both displays",
    arguments: [
      ("iphone-duo-outer", "portrait", 252.0), ("iphone-duo-outer", "landscape", 193),
      ("iphone-duo-inner", "portrait", 311), ("iphone-duo-inner", "landscape", 227),
    ])
  func keyboards(_ device: String, _ orientation: String, _ height: Double) throws {
    let window = try window(#""device":"\#(device)","orientation":"\#(orientation)","keyboard":true"#)
    #expect(window.keyboard?.frame.size.height == height)
    #expect(window.sources.rules.contains(.keyboardHeights))
  }

  @Test("DV-half-insets: each half has its bars at its outer edge")
  func duoHalves() throws {
    func half(_ more: String) -> String {
      #""device":"iphone-duo-inner","orientation":"landscape","window":{"multitasking":"half"\#(more)}"#
    }
    #expect(try window(half("")).size == Size(width: 475.5, height: 669))
    #expect(try insets(half("")) == [0, 0, 34, 84])
    #expect(try insets(half(#","edge":"right""#)) == [0, 0, 34, 84])
    #expect(try insets(half(#","edge":"left""#)) == [0, 84, 34, 0])
    #expect(try classes(half(#","edge":"left""#)) == [.compact, .regular])
    #expect(throws: FaultList.self) {
      try window(#""device":"iphone-duo-inner","window":{"multitasking":"full","edge":"left"}"#)
    }
    #expect(throws: FaultList.self) {
      try window(#""device":"iPhone 17","window":{"width":4,"height":4,"edge":"left"}"#)
    }
  }

  @Test("DV-displays: the name of the device means one display, and both in a list")
  func names() throws {
    let list = #"{"environments":{"devices":["iPhone Duo","iphone-duo"]},"hierarchy":{"id":"root"}}"#
    let request = try decodeLayoutRequest(Array(list.utf8))
    #expect(
      request.environments.map(\.request.device.id) == [
        "iphone-duo-outer", "iphone-duo-inner", "iphone-duo-outer", "iphone-duo-inner",
      ])
    #expect(request.environments.map(\.request.notes.count) == [0, 0, 0, 0])
    let one = try decodeLayoutRequest(Array(#"{"device":"iphone-duo","hierarchy":{"id":"root"}}"#.utf8))
    #expect(one.environments.map(\.request.device.id) == ["iphone-duo-outer"])
    #expect(one.environments[0].request.notes.map(\.code) == [.ambiguousDevice])
  }

  // MARK: Reserved regions

  /// Five have measured the fold: 40 points in the middle of 951, inactive while the device is flat.
  @Test(
    "DV-reserved-regions: the fold lies in the middle of the display",
    arguments: [("flat", false), ("book", true), ("half", true)])
  func fold(_ posture: String, _ isActive: Bool) throws {
    let window = try window(
      #""device":"iphone-duo-inner","orientation":"landscape","posture":"\#(posture)""#)
    let fold = try #require(window.reservedRegions.first { $0.kind == .division })
    #expect(fold.frame == Rect(x: 455.5, y: 0, width: 40, height: 669))
    #expect(fold.margins == EdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    #expect(fold.isActive == isActive)
    #expect(window.posture?.rawValue == posture)
    // Neither the safe area nor traits change.
    let flat = try self.window(#""device":"iphone-duo-inner","orientation":"landscape""#)
    #expect(window.safeAreaInsets == flat.safeAreaInsets && window.traits == flat.traits)
  }

  @Test("DV-reserved-regions: a band upright, none in half of the display, and none where nothing folds")
  func otherRegions() throws {
    let upright = try window(#""device":"iphone-duo-inner","posture":"book""#)
    #expect(upright.reservedRegions.map(\.frame) == [Rect(x: 0, y: 455.5, width: 669, height: 40)])
    let half = try window(
      #""device":"iphone-duo-inner","orientation":"landscape","window":{"multitasking":"half"},"posture":"book""#
    )
    #expect(half.reservedRegions.isEmpty)
    for device in ["iphone-duo-outer", "iPhone 17"] {
      #expect(try window(#""device":"\#(device)","posture":"flat""#).posture == nil)
      #expect(throws: Fault.self) { try window(#""device":"\#(device)","posture":"book""#) }
    }
  }
}
