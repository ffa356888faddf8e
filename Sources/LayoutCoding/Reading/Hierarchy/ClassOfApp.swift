import JSON
import LayoutModel

/// Classes of apps, which documents name as types: what one is says the end of its name.
enum ClassOfApp {
  /// Endings of the names of views' classes, of which the longest counts.
  static let views: [(ending: String, type: ViewType)] = [
    ("ImageView", .imageView), ("StackView", .stackView), ("ScrollView", .scrollView),
    ("TableView", .tableView), ("CollectionView", .collectionView), ("TextView", .textView),
    ("TextField", .textField), ("Label", .label),
    ("Button", .button), ("Switch", .switch), ("Slider", .slider), ("Stepper", .stepper),
    ("SegmentedControl", .segmentedControl), ("ProgressView", .progressView), ("PageControl", .pageControl),
    ("SearchBar", .searchBar), ("VisualEffectView", .visualEffectView), ("TableViewCell", .tableViewCell),
    ("CollectionViewCell", .collectionViewCell), ("View", .view), ("Control", .view), ("Bar", .view),
    ("Header", .view), ("Footer", .view), ("Banner", .view), ("Container", .view),
  ].sorted { $0.ending.count > $1.ending.count }

  /// Endings of the names of controllers' classes, of which the longest counts.
  static let controllers: [(ending: String, type: ControllerType)] = [
    ("NavigationController", .navigationController), ("TabBarController", .tabBarController),
    ("SplitViewController", .splitViewController), ("PageViewController", .pageViewController),
    ("ViewController", .viewController), ("VC", .viewController), ("Controller", .viewController),
  ].sorted { $0.ending.count > $1.ending.count }

  /// What a view's class is that an app has; nil for what is no such name. A view is what ends in nothing that is known, unless
  /// it looks like a slip for a word of documents.
  static func view(_ name: String, nearest: [String]) -> ViewType? {
    if let type = ending(of: name, among: views) { return type }
    let words = name.utf8.count { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    return isName(name) && (words > 2 || nearest.isEmpty) ? .view : nil
  }

  /// What a class of an app is by the end of its name; nil for what is no such name.
  static func ending<Kind>(of name: String, among endings: [(ending: String, type: Kind)]) -> Kind? {
    guard isName(name) else { return nil }
    return endings.first { name.hasSuffix($0.ending) && name.utf8.count > $0.ending.utf8.count }?.type
  }

  /// Whether a word is the name of a class of an app: it begins with a capital letter, and not as UIKit's classes do.
  static func isName(_ word: String) -> Bool {
    guard word.utf8.count <= 128, let first = word.utf8.first,
      UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
    else { return false }
    return !word.hasPrefix("UI") && word.utf8.allSatisfy { isNamePart($0) || $0 == UInt8(ascii: ".") }
  }
}

/// The classes of the app that a document names as types, by name, and what each was taken as.
struct ClassesOfApp: Sendable {
  private var types: [String: String] = [:]
  /// Where the first of them stands.
  private var first: (pointer: JSONPointer, place: Int)?

  mutating func add(_ name: String, as type: String, at pointer: JSONPointer, _ place: Int) {
    types[name] = type
    if first.map({ place < $0.place }) ?? true { first = (pointer, place) }
  }

  mutating func add(_ other: ClassesOfApp) {
    types.merge(other.types) { first, _ in first }
    if let place = other.first, first.map({ place.place < $0.place }) ?? true { first = place }
  }

  /// What to tell of them: one diagnostic, at the first of them; none where there are none.
  var notes: [Diagnostic] {
    guard let first else { return [] }
    let classes = types.sorted { $0.key < $1.key }
      .map { RequestFinding.ClassOfApp($0.key, type: $0.value) }
    return [Diagnostic(.request(.classesOfApp(classes)), pointer: first.pointer)]
  }
}
