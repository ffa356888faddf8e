import JSON
import LayoutModel

// The forms that values of keys have. A form is a name for how something is written; what a key does with the value
// stands in its row.

extension ValueForm where Value == Bool {
  static var boolean: Self { Self { (reader, _, _) throws(ReadingEnded) in try reader.boolean() } }
}

extension ValueForm where Value == String {
  static var string: Self { Self { (reader, _, _) throws(ReadingEnded) in try reader.string() } }

  /// A string that is something else than any text.
  static func string(_ expected: StaticString) -> Self {
    Self { (reader, _, _) throws(ReadingEnded) in try reader.string(expected) }
  }
}

extension ValueForm where Value == Int {
  static func integer(in range: ClosedRange<Int>) -> Self {
    Self { (reader, _, _) throws(ReadingEnded) in try reader.integer(in: range) }
  }
}

extension ValueForm where Value == Double {
  static var length: Self { Self { (reader, _, _) throws(ReadingEnded) in try reader.length() } }
  static var spacing: Self { Self { (reader, _, _) throws(ReadingEnded) in try reader.spacing() } }
}

extension ValueForm where Value == ListDimension {
  static var dimension: Self {
    Self { (reader, _, _) throws(ReadingEnded) in try reader.listDimension() }
  }
}

extension ValueForm where Value: DocumentWord {
  /// One of the words of an enumeration.
  static var word: Self { Self { (reader, _, _) throws(ReadingEnded) in try reader.word(Value.self) } }

  /// The same, or the raw value of an enumeration whose words UIKit counts in their order.
  static var wordOrRawValue: Self {
    Self { (reader, _, _) throws(ReadingEnded) in
      let words = Array(Value.allCases)
      guard try reader.stands(.number) else { return try reader.word(Value.self) }
      return try reader.integer(in: 0...words.count - 1).map { words[$0] }
    }
  }
}

extension ValueForm where Value == Size {
  static var size: Self { Self(.object) { (reader, _, _) throws(ReadingEnded) in try reader.size() } }
}

extension ValueForm where Value == (width: Double?, height: Double?) {
  static var partialSize: Self {
    Self(.object) { (reader, _, _) throws(ReadingEnded) in try reader.optionalSize(requiresBoth: false) }
  }
}

extension ValueForm where Value == Rect {
  static var rect: Self { Self(.object) { (reader, _, _) throws(ReadingEnded) in try reader.rect() } }
}

extension ValueForm where Value == Point {
  static var point: Self { Self(.object) { (reader, _, _) throws(ReadingEnded) in try reader.point() } }
}

extension ValueForm where Value == EdgeInsets {
  static var insets: Self { Self(.object) { (reader, _, _) throws(ReadingEnded) in try reader.edgeInsets() } }
}

extension ValueForm where Value == LayoutMargins {
  static var margins: Self {
    Self(.object) { (reader, _, _) throws(ReadingEnded) in try reader.layoutMargins() }
  }
}

extension ValueForm where Value == PartialPriorities {
  static var priorities: Self {
    Self(.object) { (reader, _, _) throws(ReadingEnded) in try reader.priorities() }
  }
}

extension ValueForm where Value == FontDescription {
  static var font: Self { Self(.object) { (reader, _, _) throws(ReadingEnded) in try reader.font() } }
}

extension ValueForm where Value == TraitCollection {
  /// What an environment says of itself since this version.
  static func traits(since version: Int, as feature: String) -> Self {
    Self(.object) { (reader, draft, _) throws(ReadingEnded) in
      draft.note(feature, since: version, at: reader.pointer)
      return try reader.overridingTraits(&draft)
    }
  }
}
