import Foundation

extension String {
  static let tip = "%@ of %d"
}
print(String(format: .tip, "1", 2))
