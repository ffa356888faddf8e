class Control { var isEnabled = true { didSet { if isEnabled != oldValue { update() } } }; var isSelected = false { didSet { update() } }; private(set) var updates = 0
  var state: String { switch (isEnabled, isSelected) { case (false, _): "disabled"; case (true, true): "selected"; case (true, false): "normal" } }
  func update() { updates += 1 } }
final class Toggle: Control { var colors: [String: String] = [:] { didSet { update() } }; private(set) var color = "none"
  override var isSelected: Bool { willSet { if newValue { print("will select") } } didSet { print("toggle", oldValue, isSelected) } }
  override func update() { super.update(); color = colors[state] ?? colors["normal", default: "clear"] } }
let toggle = Toggle()
toggle.colors = ["normal": "gray", "selected": "blue"]
print(toggle.color, toggle.updates)
toggle.isSelected = true
print(toggle.color)
toggle.isEnabled = true
toggle.isEnabled = false
toggle.colors["disabled"] = "red"
print(toggle.color, toggle.state, toggle.updates)
toggle.isSelected.toggle()
toggle.isEnabled = true
print(toggle.color, toggle.updates, (toggle as Control).state)
