extension Double {
  init?(_ value: String?) {
    guard let value else { return nil }
    self.init(value)
  }
}
extension Int {
  init(_ flag: Bool?) {
    guard let flag else {
      self.init(-1)
      return
    }
    self.init(flag ? 1 : 0)
  }
}
let text: String? = "12.5"
let nothing: String? = nil
print(Double(text) ?? 0, Double(nothing) ?? -1, Double("3") ?? 0)
let flag: Bool? = true
print(Int(flag), Int(nil as Bool?), Int(7.9))
