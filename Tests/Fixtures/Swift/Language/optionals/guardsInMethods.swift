struct Form {
  var fields: [String: String] = [:]
  func value(_ key: String) -> String? {
    guard let text = fields[key]?.lowercased(), !text.isEmpty else { return nil }
    return text
  }
  func number(_ key: String, in range: ClosedRange<Int> = 0...100) -> Int? {
    guard let text = value(key), let n = Int(text), range.contains(n) else { return nil }
    return n
  }
  func total(_ keys: String...) -> Int { keys.compactMap { number($0) }.reduce(0, +) }
}
var form = Form()
form.fields = ["a": "5", "b": "ABC", "c": "", "d": "500"]
print(form.value("b") ?? "-", form.value("c") ?? "-", form.value("z") ?? "-", form.number("a") ?? -1, form.number("d") ?? -1, form.number("d", in: 0...999) ?? -1)
print(form.total("a", "b", "d"), form.total())
form.fields["a"]? += "0"
form.fields["e"]? += "0"
print(form.number("a")!, form.fields.count)
