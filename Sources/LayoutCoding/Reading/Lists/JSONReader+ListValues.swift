import JSON
import LayoutModel

extension JSONReader {
  /// A number of points, or `automatic` for what the element itself finds.
  mutating func listDimension() throws(ReadingEnded) -> ListDimension? {
    guard try stands(.string) else {
      guard let value = try double() else { return nil }
      // UITableView.automaticDimension is -1.
      if value == -1 { return .automatic }
      guard value >= 0, value <= longestLength else {
        fault(.invalidValue(expected: "a length from 0 to 10000000, or \"automatic\"", nearest: []))
        return nil
      }
      return .given(value)
    }
    guard let word = try string() else { return nil }
    if Self.automaticDimension.contains(word) { return .automatic }
    fault(.invalidValue(expected: "a number or \"automatic\"", nearest: ["automatic"]))
    return nil
  }

  /// The word of documents, and UIKit's constant.
  private static let automaticDimension = [
    "automatic", "UITableView.automaticDimension", ".automaticDimension", "UITableViewAutomaticDimension",
  ]

  private enum LayoutKey: Int, DocumentKey {
    case flow, compositional, when
  }
  private static let layoutKeys = Keys(LayoutKey.self)

  /// The layout of a collection view, or several of which the first counts whose condition holds.
  mutating func collectionViewLayouts(
    _ draft: inout Draft
  ) throws(ReadingEnded) -> [CollectionLayoutChoice] {
    var choices: [CollectionLayoutChoice] = []
    guard try stands(.array) else {
      if let choice = try collectionViewLayout(&draft) { choices.append(choice) }
      return choices
    }
    guard var array = try beginArray("an array of layouts") else { return [] }
    while try nextElement(of: &array) != nil {
      if let choice = try collectionViewLayout(&draft) { choices.append(choice) }
    }
    return choices
  }

  private mutating func collectionViewLayout(
    _ draft: inout Draft
  ) throws(ReadingEnded) -> CollectionLayoutChoice? {
    let expected: StaticString = "an object with flow or compositional"
    guard var object = try beginObject(expected) else { return nil }
    var layout: CollectionLayoutChoice.Layout?
    var condition: Condition?
    while let key = try nextKey(of: &object, in: Self.layoutKeys) {
      switch key {
      case .flow: layout = try flowLayout(&draft).map { .flow($0) } ?? layout
      case .compositional: layout = try compositionalLayout(&draft).map { .compositional($0) } ?? layout
      case .when: condition = try self.condition(&draft)
      }
    }
    if !object.has(LayoutKey.flow), !object.has(LayoutKey.compositional) { fault(.missingKey("flow")) }
    return layout.map { CollectionLayoutChoice($0, when: condition) }
  }
}
