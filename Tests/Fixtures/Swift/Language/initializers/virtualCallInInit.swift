class Screen {
  var log: [String] = []
  init() { setUp() }
  func setUp() { log.append("screen") }
}
class Home: Screen {
  let title = "home"
  override func setUp() {
    super.setUp()
    log.append("home \(title)")
  }
}
class Late: Home {
  var items: [Int]
  override init() {
    items = [1, 2]
    super.init()
    items.append(3)
  }
  override func setUp() {
    super.setUp()
    log.append("late \(items.count)")
  }
}
print(Home().log)
let late = Late()
print(late.log, late.items)
