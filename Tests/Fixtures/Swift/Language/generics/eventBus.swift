struct Token: Hashable { let id: Int }
final class Bus { private var handlers: [ObjectIdentifier: [(token: Token, run: (Any) -> Void)]] = [:]; private var nextID = 0
  @discardableResult func on<E>(_ type: E.Type, _ body: @escaping (E) -> Void) -> Token { nextID += 1; let token = Token(id: nextID); handlers[ObjectIdentifier(type), default: []].append((token, { if let event = $0 as? E { body(event) } })); return token }
  func off(_ token: Token) { for key in handlers.keys { handlers[key]?.removeAll { $0.token == token } } }
  func post<E>(_ event: E) -> Int { let list = handlers[ObjectIdentifier(E.self)] ?? []; list.forEach { $0.run(event) }; return list.count } }
struct Login { let name: String }
enum Route { case home, detail(Int) }
let bus = Bus()
var log: [String] = []
let token = bus.on(Login.self) { log.append("in \($0.name)") }
bus.on(Login.self) { log.append("also \($0.name.count)") }
bus.on(Route.self) { if case .detail(let id) = $0 { log.append("detail \(id)") } }
print(bus.post(Login(name: "ann")), bus.post(Route.detail(7)), bus.post(Route.home), bus.post(5))
bus.off(token)
print(bus.post(Login(name: "bob")), log)
