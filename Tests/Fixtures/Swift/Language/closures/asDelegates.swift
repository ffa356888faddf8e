final class Button {
  struct Event: Hashable { let name: String; static let tap = Event(name: "tap"), hold = Event(name: "hold") }
  private var actions: [Event: [(Button) -> Void]] = [:]
  var title: String
  init(_ title: String, tap: ((Button) -> Void)? = nil) { self.title = title; if let tap { on(.tap, tap) } }
  @discardableResult func on(_ event: Event, _ action: @escaping (Button) -> Void) -> Self { actions[event, default: []].append(action); return self }
  func send(_ event: Event) { actions[event]?.forEach { $0(self) } }
}
final class Panel {
  private(set) var log: [String] = []
  lazy var ok = Button("ok") { [weak self] in self?.log.append("tap \($0.title)") }
  lazy var cancel: Button = {
    let button = Button("cancel")
    button.on(.tap, handle).on(.hold) { [unowned self] button in
      button.title += "!"
      log.append("hold")
    }
    return button
  }()
  private func handle(_ button: Button) { log.append("handled \(button.title)") }
}
let panel = Panel()
panel.ok.send(.tap)
panel.cancel.send(.hold)
panel.cancel.send(.tap)
panel.ok.send(.hold)
print(panel.log)
