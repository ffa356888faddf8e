protocol Coordinator: AnyObject {
  associatedtype Result
  var onFinish: ((Result) -> Void)? { get set }
  func start()
}
class BaseCoordinator<Result>: Coordinator {
  var onFinish: ((Result) -> Void)?
  private(set) var children: [ObjectIdentifier: AnyObject] = [:]
  func start() { fatalError("override") }
  func run<C: Coordinator>(_ child: C, then body: @escaping (C.Result) -> Void) {
    children[ObjectIdentifier(child)] = child
    child.onFinish = { [weak self, weak child] result in
      body(result)
      if let child { self?.children[ObjectIdentifier(child)] = nil }
    }
    child.start()
  }
}
enum LoginResult { case success(user: String), cancelled }
final class Login: BaseCoordinator<LoginResult> {
  var attempt: String?
  init(attempt: String?) { self.attempt = attempt }
  override func start() { onFinish?(attempt.map { .success(user: $0) } ?? .cancelled) }
}
final class Counter: BaseCoordinator<Int> { override func start() { onFinish?(42) } }
final class Silent: BaseCoordinator<Void> { override func start() {} }
final class App: BaseCoordinator<Void> {
  var log: [String] = []
  override func start() {
    for name in ["ann", nil] {
      run(Login(attempt: name)) { [unowned self] result in
        switch result {
        case .success(let user): log.append("hello \(user)")
        case .cancelled: log.append("bye")
        }
      }
    }
    run(Counter()) { [unowned self] in log.append("counted \($0)") }
    run(Silent()) { _ in print("never") }
    onFinish?(())
  }
}
let app = App()
app.onFinish = { _ in print("app is done") }
app.start()
print(app.log, app.children.count)
