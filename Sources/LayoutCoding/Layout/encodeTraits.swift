package import JSON
package import LayoutModel

extension JSONWriter {
  /// Every trait in the order of the table, null without a value, then the custom ones; beside another one those that differ.
  mutating func traits(
    _ traits: TraitCollection, differingFrom other: TraitCollection? = nil, custom: [CustomTrait] = []
  ) {
    let texts = TraitTexts.shared
    beginObject()
    for trait in other.map({ traits.changedTraits(from: $0) }) ?? Trait.allCases {
      member(trait, traits[trait], texts)
    }
    for trait in custom where other.map({ traits[custom: trait.id] != $0[custom: trait.id] }) ?? true {
      key(trait.id)
      customTraitValue(traits[custom: trait.id] ?? trait.defaultValue)
    }
    endObject()
  }

  @inline(__always)
  private mutating func member(_ trait: Trait, _ value: TraitCollection.Value?, _ texts: TraitTexts) {
    switch value {
    case .choice(let raw)?: texts.withText(of: trait, .choice(raw)) { self.raw($0) }
    case .number(let value)?:
      name(of: trait, texts)
      number(value)
    case .language(let tag)?:
      name(of: trait, texts)
      string(tag)
    case .flag(let flag)?:
      name(of: trait, texts)
      boolean(flag)
    case nil: texts.withText(of: trait, .null) { self.raw($0) }
    }
  }

  private mutating func name(of trait: Trait, _ texts: TraitTexts) {
    texts.withText(of: trait, .name) { key(raw: $0) }
  }

  private mutating func customTraitValue(_ value: CustomTraitValue) {
    switch value {
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .boolean(let value): boolean(value)
    case .object(let text): Array(text.utf8).withUnsafeBufferPointer { raw($0) }
    }
  }
}

/// All traits as members of an object; those of a layout with the custom ones that its document declares.
extension TraitCollection: AnswerValue {
  package static var shape: AnswerShape {
    .object { Trait.allCases.map { AnswerMember($0.key, .nullable(.any)) } }
  }

  package func write(to writer: inout JSONWriter, in context: AnswerContext) {
    writer.traits(self, custom: context.customTraits)
  }
}

/// The traits that a writer wrote last, to be copied for what has the same ones.
struct WrittenTraits: Sendable {
  private var last: (collection: TraitCollection, text: Range<Int>)?

  mutating func write(_ traits: TraitCollection, custom: [CustomTrait], to writer: inout JSONWriter) {
    writer.key("traits")
    if let last, last.collection == traits { return writer.again(last.text) }
    let start = writer.count
    writer.traits(traits, custom: custom)
    last = (traits, start..<writer.count)
  }
}

/// The members of all traits as texts: the name with each value that a choice can have, with null, and alone. To look up two
/// names for the traits of the window and of each controller costs more than all frames of an answer.
private struct TraitTexts: Sendable {
  enum Part {
    case choice(Int8)
    case null, name
  }

  static let shared = TraitTexts()

  private var text: [UInt8] = []
  /// Where each text begins: those of a trait follow each other, ``slots`` of them.
  private var starts: [Int32] = []

  /// Raw values from -1 to 13, then null, as for 14, which none has, then the name.
  private static let slots = 17

  private init() {
    for trait in Trait.allCases {
      for raw in Int8(-1)...14 {
        append { writer in
          writer.key(trait.key)
          (trait.values.first { $0.raw == raw }?.name).write(to: &writer)
        }
      }
      append { $0.key(trait.key) }
    }
    starts.append(Int32(text.count))
  }

  private mutating func append(_ body: (inout JSONWriter) -> Void) {
    var writer = JSONWriter(capacity: 64)
    body(&writer)
    starts.append(Int32(text.count))
    text += writer.bytes()
  }

  func withText(of trait: Trait, _ part: Part, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let slot =
      switch part {
      case .choice(let raw): (-1...13).contains(raw) ? Int(raw) + 1 : 15
      case .null: 15
      case .name: 16
      }
    let index = trait.rawValue * Self.slots + slot
    text.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(starts[index])..<Int(starts[index + 1])]))
    }
  }
}
