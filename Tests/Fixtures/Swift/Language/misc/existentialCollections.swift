protocol Section {
  var title: String { get }
  var rows: Int { get }
}
extension Section { var rows: Int { 1 } }
struct Header: Section { let title = "header" }
struct Body: Section {
  let title: String
  let rows: Int
}
struct Page {
  var sections: [Section] = []
  var titles: [String] { sections.map { $0.title } }
  subscript(_ title: String) -> Section? { sections.first { $0.title == title } }
  mutating func append(_ section: Section...) { sections += section }
}
var page = Page(sections: [Header()])
page.append(Body(title: "body", rows: 4), Header())
print(page.titles, page["body"]?.rows ?? 0, page["x"] == nil, page.sections.reduce(0) { $0 + $1.rows })
let heights: [ObjectIdentifier: Int] = [ObjectIdentifier(Header.self): 5]
print(heights[ObjectIdentifier(Header.self)] ?? 0)
var cache: [AnyHashable: Any] = ["a": 1, 2: "two"]
cache["b"] = [1]
print(cache["a"] as? Int ?? 0, cache[2] as? String ?? "", cache.count, (cache["b"] as? [Int])?.count ?? 0)
let mixed: [String: Any] = ["size": 12.5, "name": "n", "nested": ["x": 1]]
print(mixed["size"] as? Double ?? 0, (mixed["nested"] as? [String: Int])?["x"] ?? 0, mixed["name"] as! String)
