struct Event { let name: String, value: Int? }
let events = [Event(name: "a", value: 1), Event(name: "b", value: nil), Event(name: "c", value: 12)]
for event in events where event.value != nil { print(event.name, terminator: " ") }
for case let (index, event) in events.enumerated() where event.value ?? 0 > 5 { print(index, event.name) }
for case (let index, let value?) in events.map(\.value).enumerated() { print(index, value, terminator: ";") }
print()
let pairs: [(String, Int)] = [("x", 1), ("y", 20), ("z", 3)]
for (name, n) in pairs where n < 10 && name != "x" { print(name, n) }
for case ("y", let n) in pairs { print("y is", n) }
switch (events.first?.value, pairs.last) {
case let (a?, (name, b)?) where a < b: print(name, a + b)
case (nil, _): print("no first")
default: print("other")
}
if case 1...3 = pairs[2].1, case let (name, _) = pairs[2] { print("in range", name) }
