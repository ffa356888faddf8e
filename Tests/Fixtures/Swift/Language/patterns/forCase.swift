enum Row {
  case header(String)
  case item(id: Int, title: String)
  case spacer
}
let rows: [Row] = [.header("A"), .item(id: 1, title: "one"), .spacer, .item(id: 2, title: "two"), .header("B"), .item(id: 13, title: "more")]
for case .header(let title) in rows { print("header", title) }
for case .item(let id, let title) in rows where id > 1 { print(id, title) }
for case let .item(id: id, title: _) in rows where !id.isMultiple(of: 2) { print("odd", id) }
let titles = rows.compactMap { row -> String? in
  guard case let .item(_, title) = row else { return nil }
  return title
}
print(titles)
let spacers = rows.filter { if case .spacer = $0 { return true } else { return false } }.count
print(spacers)
for case let (index, .header(title)) in rows.enumerated() { print(index, title) }
let pairs: [(String, Int?)] = [("a", 1), ("b", nil), ("c", 3)]
for case let (key, value?) in pairs { print(key, value) }
let mixed: [Any] = [1, "two", 3, "four"]
for case let text as String in mixed { print(text) }
for case is Int in mixed { print("int") }
let dictionary = ["x": 1, "y": 2]
for case (let key, 2) in dictionary { print(key) }
