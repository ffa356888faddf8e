struct Task { var title: String, done = false, priority = 0 }
var tasks = [Task(title: "b", priority: 2), Task(title: "a", done: true), Task(title: "c", priority: 2)]
let filters: [String: (Task) -> Bool] = ["open": { !$0.done }, "urgent": { $0.priority > 1 && !$0.done }, "all": { _ in true }]
func and<T>(_ tests: ((T) -> Bool)...) -> (T) -> Bool { { value in tests.allSatisfy { $0(value) } } }
func not<T>(_ test: @escaping (T) -> Bool) -> (T) -> Bool { { !test($0) } }
for name in filters.keys.sorted() { print(name, tasks.filter(filters[name]!).map(\.title)) }
print(tasks.filter(and({ $0.priority == 2 }, not { $0.title == "b" })).map(\.title), tasks.contains(where: \.done), tasks.allSatisfy { $0.priority >= 0 })
tasks.sort { ($0.done ? 1 : 0, -$0.priority, $0.title) < ($1.done ? 1 : 0, -$1.priority, $1.title) }
print(tasks.map(\.title), tasks.first { $0.done }?.title ?? "-")
tasks.removeAll { $0.done }
tasks.indices.forEach { tasks[$0].title += "!" }
print(tasks.map { "\($0.title)\($0.priority)" }, tasks.map { task in var copy = task; copy.done = true; return copy }.filter(\.done).count)
