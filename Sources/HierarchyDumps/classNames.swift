import LayoutModel
import UIKitDefaults

/// What documents call a class of UIKit, or the class that one inherits from; nil for one that they do not have.
func viewType(of className: String, baseClass: String?) -> ViewType? {
  types[className] ?? baseClass.flatMap { types[$0] }
}

/// The types of documents by the classes of UIKit. What stands in its place in other versions comes to it.
private let types: [String: ViewType] = {
  // A container view is a plain view.
  var types = Dictionary(
    ViewType.allCases.map { ($0.facts.name, $0) }, uniquingKeysWith: { first, _ in first })
  types["UIWindow"] = .view
  types["UIRoundedRectButton"] = .button
  types["UIControl"] = .view
  types["UITableViewHeaderFooterView"] = .view
  types["UICollectionReusableView"] = .view
  types["UIInputView"] = .view
  return types
}()

/// Whether a class belongs to the system, by the prefix that Apple keeps for itself.
func isOfSystem(_ className: String) -> Bool {
  if className.hasPrefix("_") { return true }
  return ["UI", "MK", "WK", "NS", "CA", "AV", "SK", "SCN", "MTK", "PDF", "PK", "XCUIElementType", "SwiftUI"]
    .contains {
      prefix in
      // `UILabel` and not `UIdeaView`: a capital follows.
      className.hasPrefix(prefix) && className.dropFirst(prefix.count).first?.isUppercase == true
    }
}

/// A class without its module: `MyView` of `MyApp.MyView` and of `_TtC5MyApp6MyView`.
///
/// What Swift makes of the names of generic classes stays as it is.
func plainName(_ name: Substring) -> String {
  if let mangled = demangled(name) { return mangled }
  guard !name.contains("<"), let dot = name.lastIndex(of: ".") else { return String(name) }
  return String(name[name.index(after: dot)...])
}

/// The last name of a class as Objective-C's runtime has those of Swift; nil for anything else.
private func demangled(_ name: Substring) -> String? {
  guard name.hasPrefix("_TtC") else { return nil }
  var rest = name.dropFirst(4).drop { $0 == "C" || $0 == "V" || $0 == "O" }
  var last: Substring?
  while let digit = rest.first, digit.isASCII, digit.isNumber || last == nil {
    if digit == "P" { return nil }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard digits.utf8.count <= 3, let length = Int(digits), length > 0 else { return nil }
    rest = rest.dropFirst(digits.utf8.count)
    guard rest.utf8.count >= length else { return nil }
    last = rest.prefix(length)
    rest = rest.dropFirst(length)
  }
  // A private class has more behind its name.
  return last.map(String.init)
}
