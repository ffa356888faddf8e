enum Tab: String, CaseIterable { case home, search, profile; var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }; var index: Int { Self.allCases.firstIndex(of: self)! } }
struct DeepLink { let path: [String], query: [String: String] }
extension DeepLink {
  init?(_ text: String) {
    let halves = text.split(separator: "?", maxSplits: 1).map(String.init)
    guard let first = halves.first, first.hasPrefix("app://") else { return nil }
    path = first.dropFirst(6).split(separator: "/").map(String.init)
    query = halves.count > 1 ? halves[1].split(separator: "&").reduce(into: [:]) { table, pair in
      let parts = pair.split(separator: "=").map(String.init)
      if parts.count == 2 { table[parts[0]] = parts[1] }
    } : [:]
  }
}
indirect enum Screen: Equatable { case tab(Tab), detail(id: Int, from: Screen), web(String, modal: Bool) }
struct Router {
  private var stack: [Screen] = [.tab(.home)]
  var current: Screen { stack[stack.count - 1] }
  mutating func open(_ link: DeepLink) -> Bool {
    switch (link.path.first, link.path.dropFirst().first.flatMap { Int($0) }) {
    case ("item"?, let id?): stack.append(.detail(id: id, from: current))
    case ("tab"?, _): if let tab = link.query["name"].flatMap(Tab.init(rawValue:)) { stack = [.tab(tab)] } else { return false }
    case ("web"?, nil): stack.append(.web(link.query["url"] ?? "blank", modal: link.query["modal"] == "1"))
    default: return false
    }
    return true
  }
  mutating func back() { if stack.count > 1 { stack.removeLast() } }
  var depth: Int { stack.count }
}
var router = Router()
for text in ["app://item/7", "app://tab?name=search", "app://web?url=x&modal=1", "http://bad", "app://item/x", "app://tab?name=none", "app://item/8"] {
  guard let link = DeepLink(text) else { print("no link"); continue }
  print(router.open(link), router.depth, router.current)
}
router.back()
print(router.current == .web("x", modal: true), Tab.profile.title, Tab.search.index, router.current != .tab(.home))
