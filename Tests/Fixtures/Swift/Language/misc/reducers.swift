struct AppState: Equatable { var count = 0, names: [String] = [], route: Route? = nil; struct Settings: Equatable { var isDark = false, size = 12.0 }; var settings = Settings() }
enum Route: Equatable { case detail(index: Int), settings }
enum Action { case increment(by: Int = 1), add(String), remove(at: Int), open(Route?), settings(SettingsAction), batch([Action]) }
enum SettingsAction { case toggleDark, setSize(Double) }
typealias Reducer<S, A> = (inout S, A) -> Void
let settingsReducer: Reducer<AppState.Settings, SettingsAction> = { state, action in
  switch action {
  case .toggleDark: state.isDark.toggle()
  case .setSize(let size): state.size = max(8, min(size, 40))
  }
}
func appReducer(_ state: inout AppState, _ action: Action) {
  switch action {
  case .increment(let n): state.count += n
  case .add(let name): state.names.append(name)
  case .remove(let index) where state.names.indices.contains(index): state.names.remove(at: index)
  case .remove: break
  case .open(let route): state.route = route
  case .settings(let action): settingsReducer(&state.settings, action)
  case .batch(let actions): for action in actions { appReducer(&state, action) }
  }
}
final class Store<State: Equatable, Action> {
  private(set) var state: State { didSet { if state != oldValue { changes += 1; subscribers.forEach { $0(state) } } } }
  private(set) var changes = 0
  private let reducer: Reducer<State, Action>
  private var subscribers: [(State) -> Void] = []
  init(_ state: State, _ reducer: @escaping Reducer<State, Action>) { self.state = state; self.reducer = reducer }
  func send(_ actions: Action...) { for action in actions { reducer(&state, action) } }
  func subscribe(_ body: @escaping (State) -> Void) { subscribers.append(body) }
}
let store = Store<AppState, Action>(AppState(), appReducer)
store.subscribe { print($0.count, $0.names, $0.settings.size) }
store.send(.increment(), .add("a"), .remove(at: 5))
store.send(.settings(.setSize(100)), .settings(.toggleDark), .open(.detail(index: 2)))
store.send(.batch([.add("b"), .increment(by: -3), .remove(at: 0), .open(nil)]))
print(store.state.route == nil, store.state.settings.isDark, store.changes, store.state == AppState())
