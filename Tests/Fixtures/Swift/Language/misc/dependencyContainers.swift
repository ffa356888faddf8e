protocol Service: AnyObject { var name: String { get } }
protocol Logging { func log(_ text: String) }
final class Container {
  private var factories: [ObjectIdentifier: (Container) -> Any] = [:]
  private var singletons: [ObjectIdentifier: Any] = [:]
  enum Scope { case transient, shared }
  @discardableResult func register<T>(_ type: T.Type = T.self, scope: Scope = .transient, _ make: @escaping (Container) -> T) -> Self {
    let key = ObjectIdentifier(type)
    factories[key] = { container in
      guard scope == .shared else { return make(container) }
      if let known = container.singletons[key] { return known }
      let made = make(container)
      container.singletons[key] = made
      return made
    }
    return self
  }
  func resolve<T>(_ type: T.Type = T.self) -> T? { factories[ObjectIdentifier(type)].flatMap { $0(self) as? T } }
}
final class Memory: Logging { var lines: [String] = []; func log(_ text: String) { lines.append(text) } }
final class API: Service { let name = "api"; let logger: Memory; init(logger: Memory) { self.logger = logger; logger.log("api made") } }
final class ViewModel { let api: API, title: String; init(api: API, title: String) { self.api = api; self.title = title } }
let container = Container()
container.register(Memory.self, scope: .shared) { _ in Memory() }
  .register(API.self) { API(logger: $0.resolve(Memory.self)!) }
  .register(ViewModel.self) { c in ViewModel(api: c.resolve(API.self)!, title: "home") }
let first = container.resolve(ViewModel.self)!, second = container.resolve(ViewModel.self)!
print(first.title, first === second, first.api === second.api, first.api.logger === second.api.logger)
print(container.resolve(Memory.self)!.lines, container.resolve(String.self) == nil)
let api: API? = container.resolve()
print(api?.name ?? "none", container.resolve(Memory.self)!.lines.count)
