protocol Observer: AnyObject { func changed(_ key: String, to value: Int) }
extension Observer { func changed(_ key: String, to value: Int) { print("default", key, value) } }
struct WeakBox { weak var value: (any Observer)? }
final class Model {
  private var observers: [WeakBox] = []
  private var values: [String: Int] = [:]
  func add(_ observer: any Observer) { if !observers.contains(where: { $0.value === observer }) { observers.append(WeakBox(value: observer)) } }
  func remove(_ observer: any Observer) { observers.removeAll { $0.value === observer } }
  subscript(key: String) -> Int { get { values[key] ?? 0 } set { guard values[key] != newValue else { return }; values[key] = newValue; for box in observers { box.value?.changed(key, to: newValue) } } }
}
final class Quiet: Observer {}
final class Counter: Observer { var total = 0; let model: Model; init(_ model: Model) { self.model = model; model.add(self) }
  func changed(_ key: String, to value: Int) { total += value; if key == "a" { model["b"] = value * 2 } } }
let model = Model(), quiet = Quiet(), counter = Counter(model)
model.add(quiet)
model.add(counter)
model["a"] = 5
model["a"] = 5
model["a"] += 1
model.remove(quiet)
model["c"] = 1
print(counter.total, model["b"], model["zz"])
