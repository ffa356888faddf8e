import JSON
import LayoutModel

/// The layouts of collection views: by their kind, or by the class of the layout with its properties beside it.
extension Draft {
  /// A layout of a collection view; nil, with a fault, if something else stands here.
  mutating func collectionViewLayout() throws(ReadingEnded) -> CollectionLayoutChoice? {
    if try reader.stands(.string) {
      return try reader.word(LayoutClass.self).flatMap { standardLayout($0) }.map {
        CollectionLayoutChoice($0)
      }
    }
    for member: StaticString in ["flow", "compositional", "list"] where try reader.objectHasMember(member) {
      return try layoutByKind()
    }
    return try layoutByClass()
  }

  /// `{"flow": {…}}` or `{"compositional": {…}}`, with a condition beside it.
  private mutating func layoutByKind() throws(ReadingEnded) -> CollectionLayoutChoice? {
    guard var object = try reader.beginObject("an object with flow or compositional") else { return nil }
    var layout: CollectionLayoutChoice.Layout?
    var condition: Condition?
    while let key = try reader.nextKey(of: &object, in: LayoutKey.keys) {
      switch key {
      case .flow: layout = try self.object(FlowLayout.members).map { .flow($0) } ?? layout
      case .compositional: layout = try compositionalLayout().map { .compositional($0) } ?? layout
      case .list: layout = try listLayout() ?? layout
      case .when: condition = try self.condition()
      case .type: try reader.skipValue()
      }
    }
    return layout.map { CollectionLayoutChoice($0, when: condition) }
  }

  /// `{"type": "flow", …}` with what the layout says beside it.
  private mutating func layoutByClass() throws(ReadingEnded) -> CollectionLayoutChoice? {
    let kind = try reader.lookAhead { (reader) throws(ReadingEnded) in try reader.layoutClass() }
    guard let kind else {
      guard var object = try reader.beginObject("an object with flow or compositional") else { return nil }
      while try reader.nextKey(of: &object, in: LayoutKey.keys) != nil { try reader.skipValue() }
      return reader.refuse(.missingKey("flow"))
    }
    switch kind {
    case .flow: return try object(FlowLayout.members).map { CollectionLayoutChoice(.flow($0)) }
    case .compositional: return try compositionalLayout().map { CollectionLayoutChoice(.compositional($0)) }
    case .list: return try listLayout().map { CollectionLayoutChoice($0) }
    }
  }

  /// The layout that a class has by itself; nil for one that needs sections.
  private mutating func standardLayout(_ kind: LayoutClass) -> CollectionLayoutChoice.Layout? {
    switch kind {
    case .flow: .flow(FlowLayout())
    case .list: list(CollectionLayoutListConfiguration(appearance: .plain))
    case .compositional: reader.refuse(.missingKey("section"))
    }
  }

  /// `UICollectionViewCompositionalLayout.list(using:)`.
  private mutating func listLayout() throws(ReadingEnded) -> CollectionLayoutChoice.Layout? {
    note("UICollectionLayoutListConfiguration", since: 14)
    return try object(CollectionLayoutListConfiguration.members).map { list($0) }
  }

  private func list(_ configuration: CollectionLayoutListConfiguration) -> CollectionLayoutChoice.Layout {
    .compositional(CompositionalLayout(sections: [[.init(CollectionLayoutSection(.list(configuration)))]]))
  }
}

enum LayoutKey: Int, DocumentKey {
  case flow, compositional, list, when, type
  static let keys = Keys(LayoutKey.self)
}

/// The layouts of UIKit, by the word that is theirs alone.
private enum LayoutClass: String, DocumentWord {
  case flow, compositional, list

  static let words = Words<Self>(
    others: [
      "UICollectionViewFlowLayout": "flow", "flowLayout": "flow",
      "UICollectionViewCompositionalLayout": "compositional",
      "compositionalLayout": "compositional", "UICollectionLayoutListConfiguration": "list",
      "UICollectionViewCompositionalLayout.list": "list", "listConfiguration": "list", "listLayout": "list",
    ])
}

extension JSONReader {
  /// The class of the layout at hand: as it says, or by the properties that only one has; nil where nothing tells.
  fileprivate mutating func layoutClass() throws(ReadingEnded) -> LayoutClass? {
    guard var map = try beginMap("an object with flow or compositional") else { return nil }
    var found: LayoutClass?
    while let name = try nextMember(of: &map) {
      switch name {
      case "type", "class": return try word(LayoutClass.self)
      case "itemSize", "estimatedItemSize", "minimumLineSpacing", "minimumInteritemSpacing", "sectionInset":
        found = .flow
      case "appearance", "headerMode": found = .list
      case "section", "sections": found = .compositional
      default: break
      }
      try skipValue()
    }
    return found
  }
}
