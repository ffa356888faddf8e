import JSON
import LayoutModel

extension JSONReader {
  /// How rows call the prototype at hand; nil where it does not say.
  mutating func reuseIdentifier() throws(ReadingEnded) -> String? {
    guard var map = try beginMap("a cell with a reuseIdentifier") else { return nil }
    var names: [String: String] = [:]
    while let name = try nextMember(of: &map) {
      if try stands(.string) { names[name] = try string() } else { try skipValue() }
    }
    return names["reuseIdentifier"] ?? names["identifier"] ?? names["id"] ?? names["name"]
  }

  /// A number of points, or `automatic` for what the element itself finds.
  mutating func listDimension() throws(ReadingEnded) -> ListDimension? {
    guard try stands(.string) else {
      guard let value = try double() else { return nil }
      // UITableView.automaticDimension is -1.
      if value == -1 { return .automatic }
      return (0...longestLength).contains(value)
        ? .given(value) : refuse(.expected("a length from 0 to 10000000, or \"automatic\""))
    }
    guard let word = try string() else { return nil }
    return Self.automaticDimension.contains(word)
      ? .automatic : refuse(.expected("a number or \"automatic\"", nearest: ["automatic"]))
  }

  /// The word of documents, and UIKit's constant.
  private static let automaticDimension = [
    "automatic", "UITableView.automaticDimension", ".automaticDimension", "UITableViewAutomaticDimension",
    "automaticDimension",
  ]
}
