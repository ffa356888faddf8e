protocol Presenter { func show(_ text: String, animated: Bool, times: Int) -> String }
extension Presenter { func show(_ text: String, animated: Bool = true) -> String { show(text, animated: animated, times: 1) }; func show(texts: String...) -> [String] { texts.map { show($0) } } }
struct Plain: Presenter { func show(_ text: String, animated: Bool, times: Int) -> String { "\(text) \(animated) \(times)" } }
struct Loud: Presenter { func show(_ text: String, animated: Bool, times: Int) -> String { text.uppercased() + String(repeating: "!", count: times) }; func show(_ text: String) -> String { "own \(text)" } }
print(Plain().show("a"), Plain().show("b", animated: false), Plain().show("c", animated: true, times: 3), Plain().show(texts: "x", "y"))
print(Loud().show("a"), Loud().show("b", animated: false))
let presenters: [any Presenter] = [Plain(), Loud()]
print(presenters.map { $0.show("p", animated: true, times: 2) })
