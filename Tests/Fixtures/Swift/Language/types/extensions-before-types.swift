extension Host.Constants {
  static let inset = 13
  static func twice(_ number: Int) -> Int { number * 2 }
}

extension Host.Style {
  var shown: String { text + "!" }
  static let track = Host.Style(text: "track")
}

extension Host {
  enum Constants {}
  struct Style { let text: String }
}

struct Host {
  typealias Kind = String
  func show() { print(Constants.inset, Constants.twice(4), Style.track.shown, Kind.title) }
}

extension Host.Kind { static let title = "kind" }
extension Host.Kind { var doubled: String { self + self } }

Host().show()
print(Host.Constants.twice(Host.Constants.inset), Host.Kind.title.doubled)
