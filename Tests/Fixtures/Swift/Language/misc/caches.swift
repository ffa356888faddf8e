final class LRU<Key: Hashable, Value> { private(set) var order: [Key] = []; private var table: [Key: Value] = [:]; let capacity: Int; var onEvict: ((Key, Value) -> Void)?
  init(capacity: Int) { self.capacity = max(1, capacity) }
  func value(for key: Key, make: () throws -> Value) rethrows -> Value { if let value = self[key] { return value }; let value = try make(); self[key] = value; return value }
  subscript(key: Key) -> Value? {
    get { guard let value = table[key] else { return nil }; touch(key); return value }
    set { guard let newValue else { table[key] = nil; order.removeAll { $0 == key }; return }
      table[key] = newValue; touch(key)
      while order.count > capacity { let old = order.removeFirst(); if let value = table.removeValue(forKey: old) { onEvict?(old, value) } } } }
  private func touch(_ key: Key) { if let index = order.firstIndex(of: key) { order.remove(at: index) }; order.append(key) }
  var count: Int { table.count } }
let cache = LRU<String, Int>(capacity: 2)
cache.onEvict = { print("evict", $0, $1) }
cache["a"] = 1
cache["b"] = 2
print(cache["a"] ?? 0, cache.order)
cache["c"] = 3
print(cache["b"] ?? -1, cache.count, cache.value(for: "d") { 40 }, cache.value(for: "d") { 41 }, cache.order)
cache["d"] = nil
cache["c"]? += 10
print(cache["c"] ?? -1, cache.count, LRU<Int, Int>(capacity: 0).capacity)
