protocol Coordinator: AnyObject {
  var children: [any Coordinator] { get set }
  func start()
}
extension Coordinator {
  func add(_ child: any Coordinator) {
    children.append(child)
    child.start()
  }
  func remove(_ child: any Coordinator) { children.removeAll { $0 === child } }
}
enum Route: Hashable {
  case home
  case detail(id: Int)
  case settings(section: String?)
  var title: String {
    switch self {
    case .home: "Home"
    case .detail(let id) where id > 100: "Old \(id)"
    case .detail(let id): "Detail \(id)"
    case .settings(.some(let section)): "Settings \(section)"
    case .settings(nil): "Settings"
    }
  }
}
final class Screen: Coordinator {
  var children: [any Coordinator] = []
  let route: Route
  var onFinish: ((Route) -> Void)?
  init(_ route: Route) { self.route = route }
  func start() {
    print("start", route.title)
    defer { print("started") }
    guard case .detail = route else { return }
    onFinish?(.settings(section: "a"))
  }
}
let root = Screen(.home)
root.start()
let detail = Screen(.detail(id: 7))
detail.onFinish = { [weak root] route in
  print("finish", route.title)
  root?.add(Screen(route))
}
root.add(detail)
root.add(Screen(.detail(id: 700)))
root.add(Screen(.settings(section: nil)))
root.remove(detail)
print(root.children.compactMap { ($0 as? Screen)?.route.title })
let counts = [Route.home, .detail(id: 1), .home].reduce(into: [Route: Int]()) { $0[$1, default: 0] += 1 }
print(counts[.home] ?? 0, counts[.detail(id: 1)] ?? 0, counts[.settings(section: nil)] == nil)
