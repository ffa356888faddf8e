// swift-format-ignore-file
class Presenter {
  weak var view: ViewLike?
  lazy var title: () -> String = { [unowned self] in "title \(self.count)" }
  lazy var sections: [String] = (0..<count).map { "s\($0)" }
  var count = 2
  private(set) lazy var cached = compute()
  var computes = 0
  private func compute() -> Int {
    computes += 1
    return count * 10
  }
}
protocol ViewLike: AnyObject { func show(_ text: String) }
final class Screen: ViewLike {
  var shown: [String] = []
  func show(_ text: String) { shown.append(text) }
}
let presenter = Presenter(), screen = Screen()
presenter.view?.show("nobody")
presenter.view = screen
presenter.view?.show(presenter.title())
presenter.count = 3
presenter.view?.show(presenter.title())
print(screen.shown, presenter.sections, presenter.cached, presenter.cached, presenter.computes)
let actions: [(name: String, run: (Presenter) -> Void)] = [
  ("inc", { $0.count += 1 }), ("dec", { $0.count -= 1 }), ("show", { $0.view?.show("n\($0.count)") }),
]
for (name, run) in actions where name != "dec" { run(presenter) }
actions.first { $0.name == "dec" }?.run(presenter)
print(screen.shown.last ?? "", presenter.count)
