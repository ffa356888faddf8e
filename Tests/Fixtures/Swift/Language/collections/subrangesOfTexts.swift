var s = "<b>Hi</b>"
s.removeSubrange(s.startIndex...s.index(s.startIndex, offsetBy: 2))
print(s)
var t = "one two"
if let space = t.firstIndex(of: " ") {
  t.replaceSubrange(t.startIndex..<space, with: "three")
}
print(t)
t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 5), with: ["x", "y"])
print(t, t.count)
