// Texts made of formats: places of arguments, arguments in a list.
import Foundation

print(String(format: "%@ of %d", "a", 3))
print(String(format: "%2$@ before %1$@", "a", "b"))
print(String(format: "%2$d of %1$d, %1$05d", 12, 7))
print(String(format: "%d %@", arguments: [6, "e"]))
print(String(format: "%ld %lld %u", 7, 8, UInt32(9)))
print(String(format: "100 %%"))
func made(_ format: String, _ arguments: CVarArg...) -> String {
  String(format: format, arguments: arguments)
}
print(made("%@, %@!", "f", "g"))
for value in [0.1, 2.5, 1234.5, 1234567.0, 0.00001234, 3.5e-12, 100.0, -0.75, 0.0, 123456789012.0] {
  print(String(format: "%g|%.3g|%.10g|%8.2f|%.0f", value, value, value, value, value))
}
