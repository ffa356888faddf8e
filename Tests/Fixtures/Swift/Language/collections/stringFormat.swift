import Foundation
print(String(format: "%d %5d|%-5d|%05d", 42, 42, 42, 42))
print(String(format: "%.1f %.2f %6.2f %f", 3.14159, 2.5, 1.005, 1.5))
print(String(format: "%@ is %d years", "Ann", 30), String(format: "%%"), String(format: "%x %X %02x", 255, 255, 7))
print(String(format: "%3d%%", 7), String(format: "%@%@", "a", "b"))
print(String(format: "%02d:%02d:%02d", 1, 2, 33), String(format: "%ld %lu %lld", 1, 2 as UInt, 3), String(format: "%+d", 5))
let values: [CVarArg] = [1, "two", 3.0]
print(String(format: "%d-%@-%.0f", arguments: values), String(format: "%2$@ %1$@", "first", "second"))
let width: CGFloat = 10.5, count = 3
print(String(format: "%.1f x %d", width, count), String(format: "%.0f", 0.5), String(format: "%.0f", 1.5), String(format: "%5.1f|", -2.25))
print("1,234".replacingOccurrences(of: ",", with: ""), "  trim ".trimmingCharacters(in: .whitespaces), "a b c".components(separatedBy: " "), "abc".capitalized, "hello world".capitalized)
print("x=1;y=2".components(separatedBy: ";").map { $0.components(separatedBy: "=") }, "path/to/file".components(separatedBy: "/").last!, "aXbX".replacingOccurrences(of: "X", with: "--"))
print("abc".range(of: "bc") != nil, "abc".range(of: "z") == nil, Double("3.5")! + 1, Int("0x1") == nil, "5".padding(toLength: 3, withPad: ".", startingAt: 0), "Ünï".lowercased())
