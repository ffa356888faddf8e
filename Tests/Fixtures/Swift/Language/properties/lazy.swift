class Store {
  var count = 0
  lazy var text: String = {
    self.count += 1
    return "made \(count)"
  }()
  lazy var other = "other of \(text)"
  lazy private(set) var views: [Int] = makeViews()
  func makeViews() -> [Int] {
    count += 10
    return [count]
  }
}
let store = Store()
print(store.count)
print(store.other, store.count)
print(store.text, store.views, store.count)
store.text = "changed"
print(store.text, store.other)
let second = Store()
second.text = "set before"
print(second.text, second.count)
struct Cache {
  var seed = 2
  lazy var square = seed * seed
}
var cache = Cache()
cache.seed = 5
print(cache.square)
cache.seed = 9
print(cache.square)
