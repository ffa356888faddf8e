import JSON

/// What is told of the environment and the text of a request.
package enum RequestFinding: Hashable, Sendable {
  case systemVersionNotForDevice(String, SystemVersion, known: ClosedRange<Int>)
  /// A device that does not turn this way.
  case orientationNotSupported(String, InterfaceOrientation)
  /// An interface that stays in another orientation than the window turns to.
  case interfaceDoesNotTurn(to: InterfaceOrientation, from: InterfaceOrientation)
  /// `regular` is the width in points from which on it is regular.
  case sizeClassInferred(regular: Int)
  /// A window of another size than is asked for.
  case windowSizeGiven(asked: Size, given: Size)
  case windowModeInferred(String, MultitaskingMode, SystemVersion)
  /// Keys with how often each stands in the request.
  case ignoredKeys([IgnoredKey])
  /// Keys that UIKit has and that a layout here does not follow, with how often each stands in the request.
  case keysNotModelled([IgnoredKey])
  /// A name of several devices: the one that was taken, with its year where that is known, and the others.
  case ambiguousDevice(String, taken: String, year: Int?, others: [String])

  /// Classes that are none of UIKit's, with the types that they were taken as.
  case classesOfApp([ClassOfApp])
  /// A navigation controller says what a bar shows, and the controllers in it are asked.
  case barItemNotShown

  /// Font files that came along and are not read, all for one reason: the path of the first, and how many others there are.
  case unreadableFont(String, others: Int = 0, FontFileProblem)

  package struct ClassOfApp: Hashable, Sendable {
    package var name: String, type: String
    package init(_ name: String, type: String) { (self.name, self.type) = (name, type) }
  }

  package struct IgnoredKey: Hashable, Sendable {
    package var name: String, count: Int
    package init(_ name: String, count: Int) { (self.name, self.count) = (name, count) }
  }

  var sentence: Sentence {
    switch self {
    case .systemVersionNotForDevice(let device, let version, let known):
      Sentence(
        .systemVersionNotForDevice,
        "\(device) runs versions \(known.lowerBound) to \(known.upperBound); "
          + "the nearest one's insets are used for \(version).")
    case .orientationNotSupported(let device, let orientation):
      Sentence(.orientationNotSupported, "\(device) does not turn to \(orientation.rawValue).")
    case .interfaceDoesNotTurn(let target, let kept):
      Sentence(
        .orientationNotSupported,
        "The interface does not turn to \(target.rawValue); it stays in \(kept.rawValue).")
    case .sizeClassInferred(let regular):
      Sentence(
        .sizeClassInferred,
        "No size class is published for a window of this width; regular begins at \(regular) points.")
    case .windowSizeGiven(let asked, let given):
      Sentence(
        .windowSizeGiven,
        "A window of \(asked.text) was asked for; the app's size restrictions give one of \(given.text).")
    case .windowModeInferred(let device, let mode, let version):
      Sentence(
        .windowModeInferred,
        "\(device) has no window mode '\(mode.rawValue)' in version \(version); "
          + "its size is that of other versions.")
    case .ignoredKeys(let keys): Self.sentence(ignored: keys)
    case .classesOfApp(let classes): Self.sentence(of: classes)
    case .barItemNotShown: Self.sentenceOnBarItems
    case .unreadableFont(let path, let others, let problem): Self.sentence(ofFont: path, others, problem)
    case .keysNotModelled(let keys): Self.sentence(notModelled: keys)
    case .ambiguousDevice(let name, let device, let year, let others):
      Sentence(
        .ambiguousDevice,
        "'\(name)' stands for \(others.count + 1) devices. '\(device)'\(year.map { " of \($0)" } ?? "") was taken; "
          + "the others are \(others.map { "'\($0)'" }.joined(separator: ", ")).")
    }
  }
}

extension RequestFinding {
  private static func sentence(ignored keys: [IgnoredKey]) -> Sentence {
    Sentence(.ignoredKeys, "These keys do not change a layout and were not looked at: \(list(keys)).")
  }

  private static func sentence(notModelled keys: [IgnoredKey]) -> Sentence {
    let advice = keys.compactMap { key in insteadOfKeys[key.name].map { " '\(key.name)': \($0)" } }
    return Sentence(
      .keysNotModelled,
      "UIKit follows these keys, and this layout does not, so that frames may differ: \(list(keys))."
        + advice.joined())
  }

  private static func sentence(of classes: [ClassOfApp]) -> Sentence {
    let list = classes.map { "'\($0.name)' a \($0.type)" }.joined(separator: ", ")
    return Sentence(
      .classesOfApp,
      "These classes are none of UIKit's and were taken by the ends of their names: \(list). "
        + "A view that draws itself says its size in an intrinsicContentSize.")
  }

  private static var sentenceOnBarItems: Sentence {
    Sentence(
      .barItemNotShown,
      "A navigation controller's bars show what the controller on top of it says, not what it says itself. "
        + "Write this at one of its children: "
        + #"{"type": "navigationController", "children": [{"navigationItem": {"title": "…"}}]}."#)
  }

  private static func sentence(ofFont path: String, _ others: Int, _ problem: FontFileProblem) -> Sentence {
    Sentence(
      .unreadableFont,
      "The font file '\(path)' \(others > 0 ? "and \(others) more are" : "is") not used: \(problem.words). "
        + "Text in it is measured in another font.")
  }

  private static func list(_ keys: [IgnoredKey]) -> String {
    keys.map { $0.count == 1 ? "'\($0.name)'" : "'\($0.name)' (\($0.count) times)" }.joined(separator: ", ")
  }
}

extension Diagnostic.Code {
  package static let systemVersionNotForDevice = Self("systemVersionNotForDevice")
  package static let orientationNotSupported = Self("orientationNotSupported")
  package static let sizeClassInferred = Self("sizeClassInferred", .info)
  package static let windowSizeGiven = Self("windowSizeGiven", .info)
  package static let windowModeInferred = Self("windowModeInferred", .info)
  package static let ignoredKeys = Self("ignoredKeys", .info)
  package static let keysNotModelled = Self("keysNotModelled")
  package static let ambiguousDevice = Self("ambiguousDevice", .info)

  package static let classesOfApp = Self("classesOfApp", .info)
  package static let barItemNotShown = Self("barItemNotShown")
  package static let unreadableFont = Self("unreadableFont")

  static let requestCodes = [
    systemVersionNotForDevice, orientationNotSupported, sizeClassInferred, windowSizeGiven,
    windowModeInferred, ignoredKeys, keysNotModelled, ambiguousDevice,
    classesOfApp, barItemNotShown, unreadableFont,
  ]
}

extension Size {
  /// `650×500`.
  fileprivate var text: String { "\(String(number: width))×\(String(number: height))" }
}
