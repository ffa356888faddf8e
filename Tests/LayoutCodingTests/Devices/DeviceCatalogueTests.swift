import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import LayoutCoding

/// The catalogue as the program knows it: names, and the general rules that hold for every device.
@Suite struct DeviceCatalogueTests {
  private static let catalogue = DeviceCatalogue.embedded
  static let devices = catalogue.devices
  static let phones = devices.filter { $0.idiom == .phone }
  static let pads = devices.filter { $0.idiom == .pad }
  static let televisions = devices.filter { $0.idiom == .tv }

  // MARK: Names

  @Test func hasEveryDevice() {
    #expect(Self.devices.count == 103)
    #expect(Self.phones.count == 55 && Self.pads.count == 44 && Self.televisions.count == 4)
    #expect(Set(Self.devices.map(\.id)).count == 103)
    #expect(Self.devices.flatMap(\.modelIdentifiers).count == 172)
    #expect(Set(Self.devices.flatMap(\.modelIdentifiers)).count == 172)
  }

  @Test(arguments: devices)
  func findsADeviceByEveryNameInAnyCase(_ device: Device) {
    for name in [device.id, device.name] + device.aliases + device.modelIdentifiers {
      for spelling in [name, name.uppercased(), name.lowercased()] {
        #expect(Self.catalogue.device(named: spelling)?.id == device.id, "\(spelling)")
      }
    }
  }

  @Test func noNameMeansTwoDevices() {
    let names = Self.devices.flatMap { device in
      Set(([device.id, device.name] + device.aliases + device.modelIdentifiers).map { $0.lowercased() })
    }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: [
    ("iPhone 6", "iphone-6"), ("iphone-6", "iphone-6"), ("IPHONE 6", "iphone-6"), ("iPhone7,2", "iphone-6"),
    ("IPHONE7,2", "iphone-6"), ("iPhone 6+", "iphone-6-plus"), ("iPhone SE", "iphone-se-3"),
    ("the new ipad", "ipad-3"),
  ])
  func findsADevice(_ name: String, _ id: String) { #expect(Self.catalogue.device(named: name)?.id == id) }

  @Test(arguments: ["iPad", "", " ", "iPhone", "iPhone 6 ", "iPhone  6", "iphone 66", "inline"])
  func findsNothingElse(_ name: String) { #expect(Self.catalogue.device(named: name) == nil) }

  @Test(arguments: [
    // By words: those that have each of them.
    ("iPad Pro 11", ["ipad-pro-11-m5", "ipad-pro-11-m4", "ipad-pro-11-4"]),
    ("iPad Air 11", ["ipad-air-11-m4", "ipad-air-11-m3", "ipad-air-11-m2"]),
    ("iPhone6", ["iphone-6", "iphone-6s", "iphone-6-plus"]),
    ("iPone 17 Pro Max", ["iphone-17-pro-max", "iphone-18-pro-max", "iphone-16-pro-max"]),
    ("iPhone 15 Pro Maxx", ["iphone-15-pro-max", "iphone-16-pro-max", "iphone-14-pro-max"]),
    ("ipod touch 6th generation", ["ipod-touch-6", "ipod-touch-7", "ipod-touch-5"]),
    // By numbers: the nearest, so of what is not there yet the newest.
    ("iPhone 99", ["iphone-18-pro", "iphone-18-pro-max", "iphone-17"]),
    ("iphone 66", ["iphone-6", "iphone-18-pro", "iphone-18-pro-max"]),
    ("iPhone 10", ["iphone-x", "iphone-11", "iphone-11-pro"]),
    ("iPhone 22 Pro", ["iphone-18-pro", "iphone-18-pro-max", "iphone-17-pro"]),
    ("iPad Pro 13-inch (M9)", ["ipad-pro-13-m5", "ipad-pro-13-m4", "ipad-pro-11-m5"]),
    // Others make no devices with UIKit.
    ("Pixel 8", ["iphone-17", "iphone-se-3", "ipad-a16"]),
    ("Samsung Galaxy S24", ["iphone-17", "iphone-se-3", "ipad-a16"]),
    ("Apple Watch Ultra", ["iphone-17", "iphone-se-3", "ipad-a16"]),
  ])
  func suggestsTheNearest(_ name: String, _ ids: [String]) {
    #expect(Self.catalogue.nearestDevices(to: name) == ids)
  }

  @Test func saysWhyADeviceIsNone() {
    let words = { (name: String) in sentence(forUnknownDevice: name, Self.catalogue.nearestDevices(to: name))
    }
    #expect(words("Pixel 8").hasPrefix("'Pixel 8' is no device of Apple's"))
    #expect(words("Pixel 8").contains("Take 'iphone-17' or 'iphone-se-3' or 'ipad-a16'."))
    #expect(words("MacBook Air").hasPrefix("'MacBook Air' has no windows of UIKit that are known here."))
    #expect(words("iPhone 99").hasPrefix("No device is called 'iPhone 99'. Did you mean 'iphone-18-pro'"))
    // Words of others beside one of Apple's are a slip.
    #expect(words("iPhone Galaxy").hasPrefix("No device is called"))
  }

  @Test func suggestsThreeForAnything() {
    for name in ["", "x", String(repeating: "iPhone", count: 100_000)] {
      #expect(Self.catalogue.nearestDevices(to: name).count == 3)
    }
  }

  // MARK: Screens

  @Test(arguments: devices)
  func landscapeIsPortraitTurned(_ device: Device) throws {
    if device.idiom == .tv {
      #expect(device.portraitSize == nil)
      #expect(device.landscapeSize == Size(width: 1920, height: 1080))
    } else {
      let portrait = try #require(device.portraitSize)
      #expect(device.landscapeSize == Size(width: portrait.height, height: portrait.width))
      #expect(portrait.width > 0 && portrait.width < portrait.height)
      #expect([1, 2, 3].contains(device.displayScale))
    }
  }

  /// DV-phone-classes for phones (one foldable phone is listed apart), DV-size-classes for tablets; a
  /// television is regular.
  @Test(arguments: devices)
  func sizeClassesFollowTheRules(_ device: Device) throws {
    let classes = try #require(device.sizeClasses)
    let regular = SizeClasses(horizontal: .regular, vertical: .regular)
    guard device.idiom == .phone, device.id != "iphone-duo-inner" else {
      #expect(classes == PerOrientation(portrait: regular, landscape: regular))
      return
    }
    let width = try #require(device.portraitSize).width
    let isWide = width >= 414 && device.id != "iphone-duo-outer"
    #expect(classes.portrait == SizeClasses(horizontal: .compact, vertical: .regular))
    #expect(classes.landscape == SizeClasses(horizontal: isWide ? .regular : .compact, vertical: .compact))
  }

  /// Apple's table of 2015.
  @Test(arguments: [
    ("iPhone 4s", 320, 480, SizeClass.compact), ("iPhone 5", 320, 568, .compact),
    ("iPhone 5s", 320, 568, .compact),
    ("iPhone 6", 375, 667, .compact), ("iPhone 6 Plus", 414, 736, .regular),
  ])
  func knowsTheFirstPhonesWithSizeClasses(
    _ name: String, _ width: Double, _ height: Double, _ landscape: SizeClass
  ) throws {
    let device = try #require(Self.catalogue.device(named: name))
    #expect(device.portraitSize == Size(width: width, height: height))
    #expect(device.sizeClasses?.landscape.horizontal == landscape)
  }

  // MARK: Systems and insets

  @Test(arguments: devices)
  func erasAreGaplessAndWithinTheSystems(_ device: Device) throws {
    let systems = try #require(device.systemVersions)
    let eras = device.safeAreas
    // The eras of this one begin with those of the television before it; the rows are right all the same.
    let first = device.id == "apple-tv-4k" ? 9 : systems.lowerBound
    #expect(eras.first?.systems.lowerBound == first)
    #expect(eras.last?.systems.upperBound == systems.upperBound)
    for (era, next) in zip(eras, eras.dropFirst()) {
      #expect(next.systems.lowerBound == era.systems.upperBound + 1)
    }
    #expect(device.newestSystemVersion == SystemVersion(systems.upperBound))
  }

  @Test(arguments: devices)
  func insetsLeaveRoom(_ device: Device) {
    for era in device.safeAreas {
      for orientation in [InterfaceOrientation.portrait, .landscapeRight] {
        guard let size = device.size(in: orientation) else { continue }
        let insets = era.insets[orientation]
        #expect(RectEdge.allCases.allSatisfy { insets[$0] >= 0 })
        #expect(insets.left + insets.right < size.width && insets.top + insets.bottom < size.height)
      }
    }
  }

  /// Home-button phones: 20 above in portrait, nothing in landscape. The others until 25: 34 below in portrait, in
  /// landscape 21 below and the portrait's top on both sides. The foldable phone has its bars at the edge.
  @Test(arguments: phones.filter { !$0.id.hasPrefix("iphone-duo") })
  func insetsOfPhonesFollowTheRules(_ phone: Device) {
    for era in phone.safeAreas where era.systems.upperBound <= 25 {
      let (portrait, landscape) = (era.insets.portrait, era.insets.landscape)
      #expect(portrait.left == 0 && portrait.right == 0 && landscape.top == 0)
      if phone.hasHomeIndicator {
        #expect(portrait.top >= 44 && portrait.bottom == 34)
        #expect(landscape.left == portrait.top && landscape.right == portrait.top && landscape.bottom == 21)
      } else {
        #expect(portrait == EdgeInsets(top: 20, left: 0, bottom: 0, right: 0) && landscape == .zero)
      }
    }
  }

  @Test(arguments: pads)
  func insetsOfTabletsFollowTheRules(_ pad: Device) {
    for era in pad.safeAreas {
      #expect(era.insets.portrait == era.insets.landscape)
      guard era.systems.upperBound <= 25 else { continue }
      let expected = pad.hasHomeIndicator ? (24.0, 20.0) : (20.0, 0.0)
      #expect((era.insets.portrait.top, era.insets.portrait.bottom) == expected)
    }
  }

  // MARK: Sharing the screen

  /// Panes and divider fill the screen, heights stay, classes follow the table (DV-pad-classes,
  /// DV-multitasking, DV-pane-widths).
  @Test(arguments: pads.filter { $0.multitasking != nil })
  func windowsFollowTheRules(_ pad: Device) throws {
    let windows = try #require(pad.multitasking?.windows)
    let portrait = try #require(pad.portraitSize)
    let isLarge = portrait.width >= 1024
    for (orientation, modes) in [
      (InterfaceOrientation.portrait, windows.portrait), (.landscapeRight, windows.landscape),
    ] {
      let screen = try #require(pad.size(in: orientation))
      for (mode, window) in modes {
        #expect(window.sizeClasses.vertical == .regular)
        #expect(mode == .slideOver || window.size.height == screen.height)
        let isRegular =
          switch mode {
          case .full: true
          case .twoThirds: orientation.isLandscape
          case .half: orientation.isLandscape && isLarge
          case .third, .slideOver: false
          }
        #expect(window.sizeClasses.horizontal == (isRegular ? .regular : .compact), "\(mode)")
      }
      if let full = modes[.full] { #expect(full.size == screen) }
      if let third = modes[.third], let rest = modes[.twoThirds] {
        #expect(third.size.width + 10 + rest.size.width == screen.width)
        let narrow: Double = isLarge || (orientation.isLandscape && pad.hasHomeIndicator) ? 375 : 320
        #expect(third.size.width == narrow)
      }
      if let half = modes[.half] {
        #expect(orientation.isLandscape && 2 * half.size.width + 10 == screen.width)
      }
    }
  }

  /// Among all others, only the unfolded phone shares its screen.
  @Test func phonesAndTelevisionsShareNothing() {
    let sharing = (Self.phones + Self.televisions).filter { $0.multitasking != nil }
    #expect(sharing.map(\.id) == ["iphone-duo-inner"])
  }

  /// The first tablets share nothing, and Air 2, mini 4 and every Pro can (DV-split-history).
  @Test func oldTabletsShareNothing() {
    for id in ["ipad-2", "ipad-3", "ipad-4", "ipad-mini"] {
      let device = Self.catalogue.device(named: id)
      #expect(device != nil && device?.multitasking?.splitViewSystems == nil, "\(id)")
    }
    #expect(Self.catalogue.device(named: "iPad Air 2")?.multitasking?.windows.landscape[.half] != nil)
  }

  // MARK: Display Zoom

  /// The zoomed bounds are those of the next smaller phone.
  @Test(arguments: phones.filter { $0.displayZoom != nil })
  func zoomedScreensAreSmaller(_ phone: Device) throws {
    let (zoom, size) = (try #require(phone.displayZoom), try #require(phone.portraitSize))
    #expect(zoom.size.width < size.width && zoom.size.height < size.height)
    #expect(abs(zoom.size.width / zoom.size.height - size.width / size.height) < 0.01)
    #expect(zoom.sizeClasses.portrait == SizeClasses(horizontal: .compact, vertical: .regular))
    #expect(zoom.sizeClasses.landscape.vertical == .compact)
  }

  // MARK: Text of the rows

  @Test func rowsAreTheDevices() throws {
    for (index, device) in Self.devices.enumerated() {
      let row = Array(EmbeddedCatalogue.shared.row(at: index))
      let value = try JSONDecoder().decode(JSONValue.self, from: Data(row))
      guard case .object(let members) = value else {
        Issue.record("row \(index) is no object")
        return
      }
      #expect(members["id"] == .string(device.id))
    }
  }
}
