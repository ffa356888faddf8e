import JSON
import LayoutModel

/// Properties that UIKit documents and that are not looked at, by the object of a document that may have them. That saves
/// whoever makes a document from real views the work of leaving them out. One diagnostic lists those that change neither
/// frames nor sizes, another one, a warning, those that UIKit follows.
///
/// What says where a view is, as `center` does, is not here and stays a fault: nobody should wonder why it does nothing.
enum IgnoredKeys {
  static let ofViews = UIKitClass.keys(of: UIKitClass.ofViews)
  static let ofControllers = UIKitClass.keys(of: UIKitClass.ofControllers)
  static let ofPresentations = UIKitClass.keys(of: UIKitClass.ofPresentations)
  static let ofBars = UIKitClass.keys(of: UIKitClass.ofBars)
  static let ofNavigationItems = UIKitClass.keys(of: UIKitClass.ofNavigationItems)
  static let ofSearchControllers = UIKitClass.keys(of: UIKitClass.ofSearchControllers)
  static let ofSearchBars = UIKitClass.keys(of: UIKitClass.ofSearchBars)
  static let ofBarItems = UIKitClass.keys(of: UIKitClass.ofBarItems)
  static let ofTabBarItems = UIKitClass.keys(of: UIKitClass.ofTabBarItems)
  static let ofImages = UIKitClass.keys(of: UIKitClass.ofImages)
  static let ofSymbolConfigurations = UIKitClass.keys(of: UIKitClass.ofSymbolConfigurations)
  static let ofConfigurations = UIKitClass.keys(of: UIKitClass.ofButtonConfigurations)
  static let ofContentConfigurations = UIKitClass.keys(of: UIKitClass.ofContentConfigurations)
  static let ofTextProperties = UIKitClass.keys(of: UIKitClass.ofTextProperties)
  static let ofImageProperties = UIKitClass.keys(of: UIKitClass.ofImageProperties)
  static let ofSegments = UIKitClass.keys(of: UIKitClass.ofSegments)
  static let ofAccessories = UIKitClass.keys(of: UIKitClass.ofAccessories)
  static let ofAttributes = UIKitClass.keys(of: UIKitClass.ofAttributes)
  static let ofParagraphStyles = UIKitClass.keys(of: UIKitClass.ofParagraphStyles)
  static let ofTextContainers = UIKitClass.keys(of: UIKitClass.ofTextContainers)
}

extension IgnoredKeys {
  /// The keys among them that UIKit follows and that are not modelled. A document may have them, and hears of it.
  static let notModelled = UIKitClass.all.reduce(into: Set<String>()) {
    $0.formUnion($1.notModelled)
  }
}

extension JSONReader {
  /// What to tell of keys that were skipped: one diagnostic for those that change nothing and one for those that are not
  /// modelled, each at the first of them; none where there were none.
  var notesOnIgnoredKeys: [Diagnostic] {
    // What a layout is called says how the rest of it is read.
    let sorted = ignored.filter { $0.key != "type" && $0.key != "class" }.sorted { $0.key < $1.key }
    return [true, false].compactMap { isModelled in
      let keys = sorted.filter { IgnoredKeys.notModelled.contains($0.key) != isModelled }
      guard let first = keys.min(by: { $0.value.place < $1.value.place }) else { return nil }
      let named = keys.map { RequestFinding.IgnoredKey($0.key, count: $0.value.count) }
      return Diagnostic(
        .request(isModelled ? .ignoredKeys(named) : .keysNotModelled(named)), pointer: first.value.pointer)
    }
  }
}
