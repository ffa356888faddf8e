enum Weekday: Int, CaseIterable { case monday = 1, tuesday, wednesday, thursday, friday = 10, saturday, sunday }
enum Key: String, CaseIterable {
  case title, subtitle = "sub_title"
  case `default`, imageURL = "image_url"
}
enum Level: Double { case low = 0.25, mid = 1, high = 2.5 }
enum Letter: Character { case a = "a", b = "b" }
print(Weekday.allCases.map(\.rawValue), Weekday(rawValue: 11)!, Weekday(rawValue: 5) == nil, Weekday.sunday.rawValue)
print(Key.allCases.map(\.rawValue), Key(rawValue: "default") == .default, Key(rawValue: "imageURL") == nil)
print(Level.mid.rawValue, Level.low.rawValue + Level.high.rawValue, Letter(rawValue: "b")!, Letter.a.rawValue)
extension Weekday {
  var next: Weekday { Weekday.allCases[(Weekday.allCases.firstIndex(of: self)! + 1) % Weekday.allCases.count] }
  static let weekend: [Weekday] = [.saturday, .sunday]
  var isWeekend: Bool { Self.weekend.contains(self) }
}
print(Weekday.sunday.next, Weekday.thursday.next.rawValue, Weekday.allCases.filter(\.isWeekend).count)
print("\(Key.subtitle) \(Key.subtitle.rawValue)", Key.allCases.count, [Key.title: 1][.title] ?? 0)
enum Tab: Int, CaseIterable, Comparable {
  case home, search, profile
  static func < (a: Tab, b: Tab) -> Bool { a.rawValue < b.rawValue }
  var title: String { "\(self)".capitalizedFirst }
}
extension String { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() } }
print(Tab.allCases.map(\.title), Tab.allCases.max()!, Tab.home < .search, Tab.allCases.sorted(by: >))
