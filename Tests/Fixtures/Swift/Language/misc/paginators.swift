struct Page<Item> { let items: [Item], next: Int? }
protocol Source { associatedtype Item; func page(_ index: Int) -> Page<Item> }
struct Numbers: Source { let total: Int, size: Int; func page(_ index: Int) -> Page<Int> { let start = index * size; return Page(items: Array(start..<min(start + size, total)), next: start + size < total ? index + 1 : nil) } }
final class Paginator<S: Source> { private let source: S; private(set) var items: [S.Item] = []; private var next: Int? = 0; var onUpdate: (([S.Item], Bool) -> Void)?
  init(_ source: S) { self.source = source }
  var hasMore: Bool { next != nil }
  @discardableResult func load() -> Bool { guard let index = next else { return false }; let page = source.page(index); items += page.items; next = page.next; onUpdate?(page.items, hasMore); return true }
  func loadAll(limit: Int = .max) { var n = 0; while hasMore, n < limit { load(); n += 1 } }
  func reset() { (items, next) = ([], 0) } }
let paginator = Paginator(Numbers(total: 7, size: 3))
paginator.onUpdate = { print($0, $1) }
paginator.load()
paginator.loadAll()
print(paginator.load(), paginator.items.count, paginator.items.last ?? -1)
paginator.reset()
paginator.loadAll(limit: 2)
print(paginator.items, paginator.hasMore)
