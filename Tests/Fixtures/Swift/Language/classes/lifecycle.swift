class Controller {
  private(set) var log: [String] = []
  private var isLoaded = false
  lazy var view: String = { loadView(); isLoaded = true; viewDidLoad(); return "view of \(title)" }()
  var title: String { "base" }
  func note(_ text: String = #function) { log.append(text) }
  func loadView() { note("loadView") }
  func viewDidLoad() { note("didLoad") }
  func appear(animated: Bool = false) { _ = view; note("appear \(animated)") }
}
class Child: Controller {
  var items: [Int] = [] { didSet { if oldValue != items { reload() } } }
  override var title: String { "child \(items.count)" }
  override func viewDidLoad() { super.viewDidLoad(); items = [1, 2]; setUp() }
  func setUp() { note("setUp") }
  func reload() { note("reload \(items)") }
}
final class Grandchild: Child {
  override func setUp() { note("before"); super.setUp(); items.append(3) }
  override func appear(animated: Bool = false) { super.appear(animated: !animated); note("shown") }
}
for controller in [Controller(), Child(), Grandchild()] { controller.appear(); controller.appear(animated: true); print(controller.view, controller.log) }
