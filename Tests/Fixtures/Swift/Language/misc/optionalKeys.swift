// A subscript of an extension that takes what may be nil stands behind the language's own.
extension Dictionary {
  subscript(key: Key?) -> Value? {
    get {
      guard let key = key else { return nil }
      return self[key]
    }
    set {
      guard let key = key else { return }
      self[key] = newValue
    }
  }
}

var ages = ["Anna": 3]
let nobody: String? = nil
let somebody: String? = "Bob"
ages[somebody] = 5
ages[nobody] = 7
print(ages["Anna"] ?? 0, ages[somebody] ?? 0, ages[nobody] ?? 0, ages.count)
let key = "Anna"
print(ages[key] ?? 0)
