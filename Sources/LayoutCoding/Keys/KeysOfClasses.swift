import JSON
import LayoutModel

/// Which objects of UIKit have a key: what to say of one that stands at another.
enum KeysOfClasses {
  /// The classes that have a key, few; none for a key that only other systems have.
  static func classes(with key: String) -> [String] {
    guard !toldOtherwise.contains(key), let classes = table[key], classes.count <= 3 else { return [] }
    return classes
  }

  /// Where these stand is told with an example.
  private static let toldOtherwise = [
    "presented", "navigationItem", "tabBarItem", "modalPresentationStyle", "viewControllers",
  ]

  private static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    func add(_ key: String, _ name: String) {
      if key.utf8.count > 4, table[key]?.contains(name) != true { table[key, default: []].append(name) }
    }
    // What a controller has in its view is told by itself.
    let told: [ViewKey] = [.subviews, .constraints, .layoutGuides]
    for key in ViewKey.allCases where key.name.utf8.count > 6 && !told.contains(key) {
      add(key.name, ViewKey.rows.owner(of: key).map { "a \($0.type.rawValue)" } ?? "views")
    }
    for key in ControllerKey.allCases where !told.contains(where: { $0.name == key.name }) {
      add(key.name, key.owner.map { "a \($0.rawValue)" } ?? "view controllers")
    }
    for key in PresentationKey.allCases { add(key.name, "'presentation' of a controller") }
    for (name, table) in objects { for key in table.words { add(key, name) } }
    for known in UIKitClass.ofViews { for key in known.keys { add(key, known.name) } }
    for known in others { for key in known.keys { add(key, known.name) } }
    return table
  }()

  private static let objects = [
    ("navigation items", NavigationItemParts.members.table),
    ("bar button items", BarButtonItem.members.table),
    ("tab bar items", TabBarItem.members.table),
    ("configurations of buttons", ButtonConfiguration.members.table),
  ]

  private static let others =
    UIKitClass.ofControllers + UIKitClass.ofPresentations + UIKitClass.ofNavigationItems
    + UIKitClass.ofSearchControllers + UIKitClass.ofBarItems + UIKitClass.ofButtonConfigurations
    + UIKitClass.ofContentConfigurations
}
