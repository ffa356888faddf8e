struct Alert { var log: [String] = []
  mutating func present(_ title: String, message: String? = nil, actions: [String] = ["OK"], completion: ((String) -> Void)? = nil) { log.append("\(title)|\(message ?? "-")|\(actions.count)"); completion?(actions.last ?? "none") }
  mutating func present(_ title: String, style: Int, handler: () -> String) { log.append("\(title)#\(style)\(handler())") }
  mutating func present(error: any Error) { log.append("error \(error)") } }
enum Oops: Error { case a(Int) }
var alert = Alert(), got: [String] = []
alert.present("one")
alert.present("two") { got.append($0) }
alert.present("three", message: "m", actions: ["x", "y"]) { got.append($0) }
alert.present("four", style: 2) { "!" }
alert.present("five", actions: [], completion: { got.append($0) })
alert.present("six", completion: nil)
alert.present(error: Oops.a(3))
print(alert.log, got)
func load(_ url: String, retries: Int = 0, progress: ((Double) -> Void)? = nil, completion: @escaping (Result<String, Oops>) -> Void) { progress?(0.5); completion(url.isEmpty ? .failure(.a(retries)) : .success(url)) }
load("u") { if case .success(let text) = $0 { print(text) } }
load("", retries: 2) { progress in print(progress) } completion: { result in if case .failure(.a(let n)) = result { print("failed", n) } }
load("v", progress: nil) { print((try? $0.get()) ?? "-") }
