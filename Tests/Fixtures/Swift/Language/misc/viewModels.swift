struct Article { let id: Int; var title: String, body: String?, likes: Int, tags: [String] }
enum LoadState<T> { case idle, loading, loaded(T), failed(message: String) }
struct ArticleRow: Equatable {
  let title: String, subtitle: String, badge: String?
  var isHighlighted = false
}
extension ArticleRow {
  init(_ article: Article, query: String? = nil) {
    title = article.title.isEmpty ? "Untitled" : article.title
    subtitle = article.body.map { $0.count > 10 ? $0.prefix(10) + "…" : $0 } ?? "No text"
    badge = switch article.likes { case 0: nil; case 1: "1 like"; case let n where n >= 1000: "\(n / 1000)k likes"; case let n: "\(n) likes" }
    isHighlighted = query.map { query in article.tags.contains { $0.hasPrefix(query) } } ?? false
  }
}
final class ListViewModel {
  private(set) var state: LoadState<[Article]> = .idle { didSet { onChange?(self) } }
  var onChange: ((ListViewModel) -> Void)?
  var query: String? { didSet { guard query != oldValue else { return }; onChange?(self) } }
  var rows: [ArticleRow] { if case .loaded(let articles) = state { articles.map { ArticleRow($0, query: query) } } else { [] } }
  var isLoading: Bool { guard case .loading = state else { return false }; return true }
  var emptyText: String? {
    switch state {
    case .idle, .loading: nil
    case .loaded(let articles) where articles.isEmpty: "Nothing here"
    case .loaded: nil
    case .failed(let message): "Error: \(message)"
    }
  }
  func load(_ result: Result<[Article], any Error>) {
    state = .loading
    switch result {
    case .success(let articles): state = .loaded(articles)
    case .failure(let error): state = .failed(message: "\(error)")
    }
  }
}
struct Offline: Error {}
let model = ListViewModel()
model.onChange = { print($0.isLoading, $0.rows.count, $0.emptyText ?? "-") }
model.load(.failure(Offline()))
model.load(.success([]))
model.load(.success([Article(id: 1, title: "", body: nil, likes: 0, tags: []), Article(id: 2, title: "Swift", body: "A long text about it", likes: 2500, tags: ["code"])]))
model.query = "co"
model.query = "co"
for row in model.rows { print(row.title, row.subtitle, row.badge ?? "none", row.isHighlighted) }
print(model.rows[0] == ArticleRow(title: "Untitled", subtitle: "No text", badge: nil))
