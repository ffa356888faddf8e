package import LayoutModel
import SwiftInterpreter

/// What code can ask of the place where its screen is shown.
package struct ScreenFacts: Equatable, Sendable {
  private let values: [String: Fact]
  /// The whole window, on which everything depends that a layout decides.
  private let window: WindowEnvironment?

  static let systemVersion = "systemVersion"
  /// Major × 100 + minor; nil where nobody says.
  var systemVersion: Int? { window.map { Int($0.systemVersion.major) * 100 + Int($0.systemVersion.minor) } }

  /// What a layout says, as far as anybody asked: no fact of its own, since all of the window decides it.
  static let geometry = "geometry"

  /// - Parameter values: By the names by which UIKit's own Swift asks for them; what is not there is not known.
  package init(_ values: [String: Fact]) { (self.values, window) = (values, nil) }

  /// The facts of a window.
  ///
  /// - Parameter mainScreen: Size of the main display, where the window is on another one.
  package init(_ window: WindowEnvironment, mainScreen: Size? = nil) {
    self.window = window
    let (traits, screen) = (window.traits, window.device.size(in: window.orientation) ?? window.size)
    func raw(_ trait: Trait) -> Fact {
      if case .choice(let raw)? = traits[trait] { return .integer(Int(raw)) }
      return .integer(0)
    }
    let isPad = traits.userInterfaceIdiom == .pad
    let language = String(window.locale.prefix { $0 != "-" && $0 != "_" })
    let known: [String: Fact] = [
      "horizontalSizeClass": raw(.horizontalSizeClass), "verticalSizeClass": raw(.verticalSizeClass),
      "userInterfaceIdiom": raw(.userInterfaceIdiom), "userInterfaceStyle": raw(.userInterfaceStyle),
      "layoutDirection": raw(.layoutDirection), "displayScale": .number(traits.displayScale ?? 3),
      "accessibilityContrast": raw(.accessibilityContrast), "legibilityWeight": raw(.legibilityWeight),
      "preferredContentSizeCategory": .text((traits.preferredContentSizeCategory ?? .large).uiKitName),
      "screenWidth": .number(screen.width), "screenHeight": .number(screen.height),
      "mainScreenWidth": .number(mainScreen?.width ?? screen.width),
      "mainScreenHeight": .number(mainScreen?.height ?? screen.height),
      "isOnSecondScreen": .flag(mainScreen != nil),
      "windowWidth": .number(window.size.width), "windowHeight": .number(window.size.height),
      "viewWidth": .number(window.size.width), "viewHeight": .number(window.size.height),
      "statusBarHeight": .number(window.statusBarHeight),
      "windowSafeAreaTop": .number(window.safeAreaInsets.top),
      "windowSafeAreaLeft": .number(window.safeAreaInsets.left),
      "windowSafeAreaBottom": .number(window.safeAreaInsets.bottom),
      "windowSafeAreaRight": .number(window.safeAreaInsets.right),
      "interfaceOrientation": .integer(window.orientation.uiKitValue),
      Self.systemVersion: .text("\(window.systemVersion.major).\(window.systemVersion.minor)"),
      "model": .text(isPad ? "iPad" : "iPhone"), "locale": .text(window.locale), "language": .text(language),
      "isBoldTextEnabled": .flag(traits[.legibilityWeight] == .choice(1)),
    ]
    values = known.merging(Self.off.map { ($0, .flag(false)) }) { known, _ in known }
  }

  /// What somebody turns on to see and to do more.
  private static let off = [
    "isVoiceOverRunning", "isReduceMotionEnabled", "isReduceTransparencyEnabled",
    "isDarkerSystemColorsEnabled", "isSwitchControlRunning", "isInvertColorsEnabled", "isGrayscaleEnabled",
    "isClosedCaptioningEnabled", "isGuidedAccessEnabled", "isAssistiveTouchRunning", "isSpeakScreenEnabled",
    "isSpeakSelectionEnabled", "isOnOffSwitchLabelsEnabled",
    "buttonShapesEnabled", "prefersCrossFadeTransitions",
    "shouldDifferentiateWithoutColor", "isLargeContentViewerEnabled",
  ]

  /// What the interpreter is told; nil for what nobody knows, such as the time zone.
  func value(_ name: String) -> Value? { values[name]?.value }

  /// The size classes as documents name them in conditions: `wC` and `hR`.
  var sizeClasses: Set<String> {
    var found: Set<String> = []
    for (name, letter) in [("horizontalSizeClass", "w"), ("verticalSizeClass", "h")] {
      if case .integer(let number)? = values[name], number > 0 {
        found.insert(letter + (number == 1 ? "C" : "R"))
      }
    }
    return found
  }

  /// Whether some facts are equal.
  func agrees(with other: ScreenFacts, on names: Set<String>) -> Bool {
    names.allSatisfy { values[$0] == other.values[$0] }
      && (!names.contains(Self.geometry) || window == other.window)
  }
}

extension WindowEnvironment {
  /// What the status bar takes from the top: all of the safe area there, but 54 where a Dynamic Island makes that deeper.
  fileprivate var statusBarHeight: Double {
    let isBelowIsland = device.idiom == .phone && (55...70).contains(safeAreaInsets.top)
    return isBelowIsland ? 54 : safeAreaInsets.top
  }
}

extension ContentSizeCategory {
  /// `UIContentSizeCategory.rawValue`.
  var uiKitName: String {
    let words = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]
    let index = Int(rawValue)
    let word =
      index < words.count ? words[index] : "Accessibility" + words[min(index - 5, words.count - 1)]
    return "UICTContentSizeCategory" + word
  }
}

extension InterfaceOrientation {
  /// `UIInterfaceOrientation.rawValue`.
  fileprivate var uiKitValue: Int {
    switch self {
    case .portrait: 1
    case .portraitUpsideDown: 2
    case .landscapeRight: 3
    case .landscapeLeft: 4
    }
  }
}

/// A fact as a program gets it.
package enum Fact: Hashable, Sendable {
  case integer(Int)
  case number(Double)
  case text(String)
  case flag(Bool)

  var value: Value {
    switch self {
    case .integer(let number): .integer(number, .int)
    case .number(let number): .floating(number, .cgFloat)
    case .text(let text): .string(text)
    case .flag(let flag): .boolean(flag)
    }
  }
}
