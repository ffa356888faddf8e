import JSON
import TestSupport

@testable import LayoutCoding

/// JSON as a test builds and changes it. Unlike ``JSONTree`` it keeps numbers as text and may hold a member twice.
indirect enum JSONDraft: Sendable {
  case object([(name: String, value: JSONDraft)])
  case array([JSONDraft])
  case string(String)
  /// A number or a word, as it is written.
  case literal(String)

  var text: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes(), as: UTF8.self)
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.name)
        member.value.write(to: &writer)
      }
      writer.endObject()
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .string(let text): writer.string(text)
    case .literal(let text): Array(text.utf8).withUnsafeBufferPointer { writer.raw($0) }
    }
  }
}

/// A layout document without faults, of everything that documents may hold, and what it holds.
struct RandomDocument {
  private(set) var json = JSONDraft.object([])
  private(set) var viewCount = 0
  private(set) var controllerCount = 0
  private(set) var guideCount = 0
  private(set) var constraintCount = 0

  private var random: SeededGenerator
  /// Ids of views that constraints may name. Unnamed views are named by nobody.
  private var ids: [String] = []
  private var guides: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let hierarchy = random.chance(40) ? controller(depth: 0) : impliedController()
    var members: [(name: String, value: JSONDraft)] = [
      ("device", .string("iPhone 6")), ("hierarchy", hierarchy),
    ]
    if random.chance(80) { members.append(("constraints", constraints(random.below(8)))) }
    if random.chance(30) { members.append(("orientation", .string("landscape"))) }
    if random.chance(30) { members.append(("systemVersion", .literal("12.1"))) }
    if random.chance(30) { members.append(("traits", .object([("displayScale", .literal("3"))]))) }
    json = .object(shuffled(members))
  }

  /// Values that a presentation may have, none that names a node.
  private mutating func presentation() -> JSONDraft {
    var members: [(name: String, value: JSONDraft)] = []
    if random.chance(40) { members.append(("adaptiveStyle", .string(random.pick(["none", "fullScreen"])))) }
    if random.chance(30) {
      members.append(
        (
          "adaptation",
          .object([("popover", .object([("default", .string("popover")), ("wC", .string("none"))]))])
        ))
    }
    if random.chance(30) {
      members.append(
        (
          "replacement",
          .object([("fullScreen", .object([("navigation", .literal("true")), ("done", .literal("true"))]))])
        )
      )
    }
    if random.chance(30) { members.append(("wrapper", .literal("true"))) }
    if random.chance(30) { members.append(("detents", .array([.string("medium"), .literal("300")]))) }
    if random.chance(30) { members.append(("permittedArrowDirections", .array([.string("up")]))) }
    return .object(shuffled(members))
  }

  private mutating func impliedController() -> JSONDraft {
    controllerCount += 1
    return view(depth: 0)
  }

  private mutating func controller(depth: Int, isPresented: Bool = false) -> JSONDraft {
    controllerCount += 1
    var members: [(name: String, value: JSONDraft)] = []
    if depth == 0 { members.append(("type", .string("viewController"))) }
    if random.chance(60) { members.append(("id", .string("c\(controllerCount)"))) }
    if random.chance(30) {
      members.append(("additionalSafeAreaInsets", varied(.object([("top", number())]))))
    }
    if random.chance(80) {
      members.append(("view", view(depth: 0)))
    } else {
      viewCount += 1
    }
    // One chain only: a tree presents once.
    if depth == 0, random.chance(40) {
      members.append(("presented", controller(depth: depth, isPresented: true)))
    }
    if isPresented {
      if random.chance(60) { members.append(("modalPresentationStyle", .string("popover"))) }
      if random.chance(60) { members.append(("presentation", presentation())) }
    }
    if depth < 3, random.chance(60) {
      members.append(("children", .array((0..<random.below(4)).map { _ in controller(depth: depth + 1) })))
    }
    return .object(shuffled(members))
  }

  private mutating func view(depth: Int) -> JSONDraft {
    viewCount += 1
    var members: [(name: String, value: JSONDraft)] = []
    if random.chance(70) {
      let id = random.pick(["v\(viewCount)", "größe \(viewCount)", "8bC-\(viewCount)", "a.b\(viewCount)"])
      ids.append(id)
      members.append(("id", .string(id)))
    }
    if random.chance(30) { members.append(("type", .string(random.pick(["label", "button", "stackView"])))) }
    if random.chance(30) { members.append((random.pick(["hidden", "isHidden"]), varied(.literal("true")))) }
    if random.chance(40) {
      members.append(
        ("intrinsicContentSize", varied(.object([("width", .literal("42")), ("height", .literal("20.5"))]))))
    }
    if random.chance(20) { members.append(("layoutMargins", .object([("leading", number())]))) }
    if random.chance(20) { members.append(("contentHuggingPriority", varied(.literal("251")))) }
    if random.chance(20) {
      members.append(("layoutGuides", .array((0..<random.below(3) + 1).map { _ in guide() })))
    }
    if depth < 4, random.chance(60) {
      members.append(("subviews", .array((0..<random.below(4)).map { _ in view(depth: depth + 1) })))
    }
    if random.chance(20), !ids.isEmpty { members.append(("constraints", constraints(random.below(3)))) }
    if random.chance(10), !ids.isEmpty {
      members.append(("viewForFirstBaselineLayout", .string(random.pick(ids))))
    }
    return .object(shuffled(members))
  }

  private mutating func guide() -> JSONDraft {
    guideCount += 1
    guides.append("g\(guideCount)")
    return .object([("id", .string("g\(guideCount)"))])
  }

  private mutating func constraints(_ count: Int) -> JSONDraft {
    guard !ids.isEmpty else { return .array([]) }
    constraintCount += count
    return .array((0..<count).map { _ in random.chance(50) ? constraintString() : constraintObject() })
  }

  private mutating func constraintString() -> JSONDraft {
    let attribute = random.pick(["left", "top", "width", "centerX", "leading"])
    let multiplier = random.pick(["", "0.5 * ", "-2*"])
    let rest = random.pick(["", " + 8", " - 8.5", " @750", " + 1 @low 'x'"])
    return .string(
      "`\(item())`.\(attribute) \(random.pick(["==", "<=", ">="])) \(multiplier)`\(item())`.\(attribute)\(rest)"
    )
  }

  private mutating func constraintObject() -> JSONDraft {
    let attribute = JSONDraft.string(random.pick(["right", "bottom", "height", "centerY", "trailing"]))
    return .object(
      shuffled(
        [
          ("firstItem", .string(item())), ("firstAttribute", attribute),
          ("secondItem", .string(item() + random.pick(["", ".safeArea"]))),
          ("secondAttribute", attribute), ("constant", varied(number())),
          ("priority", varied(.literal("999.5"))),
        ].filter { _ in true }))
  }

  /// A view: only views have guides of their own.
  private mutating func item() -> String { random.pick(ids) }

  private mutating func number() -> JSONDraft { .literal("\(random.below(200) - 100)") }

  private mutating func varied(_ value: JSONDraft) -> JSONDraft {
    guard random.chance(30) else { return value }
    return .object(shuffled([("default", value), (random.pick(["wC", "hR", "wC hC"]), value)]))
  }

  private mutating func shuffled(_ members: [(name: String, value: JSONDraft)]) -> [(
    name: String, value: JSONDraft
  )] {
    members.shuffled(using: &random)
  }
}

extension JSONDraft {
  /// One change somewhere in the document: a value of another type, a member or element left out, doubled, renamed
  /// or exchanged with another.
  func mutated(by random: inout SeededGenerator) -> JSONDraft {
    switch self {
    case .object(var members) where !members.isEmpty && random.chance(92):
      let index = random.below(members.count)
      switch random.below(12) {
      case 0: members.remove(at: index)
      case 1: members.insert(members[index], at: random.below(members.count + 1))
      case 2: members[index].name = random.pick(Self.names)
      case 3:
        let other = random.below(members.count)
        (members[index].value, members[other].value) = (members[other].value, members[index].value)
      case 4: members.append((random.pick(Self.names), random.pick(Self.values)))
      default: members[index].value = members[index].value.mutated(by: &random)
      }
      return .object(members)
    case .array(var elements) where !elements.isEmpty && random.chance(92):
      let index = random.below(elements.count)
      switch random.below(8) {
      case 0: elements.remove(at: index)
      case 1: elements.insert(elements[index], at: random.below(elements.count + 1))
      case 2: elements.append(random.pick(Self.values))
      default: elements[index] = elements[index].mutated(by: &random)
      }
      return .array(elements)
    case .string(let text) where random.chance(60):
      var characters = Array(text)
      let place = random.below(characters.count + 1)
      if random.chance(50), place < characters.count {
        characters.remove(at: place)
      } else {
        characters.insert(random.pick(Array(" .@'`*/+-=<>0e😀\"\\\n")), at: place)
      }
      return .string(String(characters))
    default: return random.pick(Self.values)
    }
  }

  private static let names = [
    "id", "type", "view", "children", "subviews", "constraints", "layoutGuides", "hidden", "isHidden",
    "default", "wC",
    "firstItem", "secondItem", "constant", "priority", "overrideTraits", "childSizes", "containerView",
    "hierarchy",
    "device", "window", "portraitSize", "", "x", "intrinsicContentSize", "layoutMargins", "width",
  ]

  private static let values: [JSONDraft] = [
    .literal("null"), .literal("true"), .literal("0"), .literal("-1"), .literal("1e999"), .literal("1e300"),
    .literal("5e-324"),
    .literal("1000.5"), .string(""), .string("root"), .string("v1"), .string("v1.safeArea"),
    .string("v1.top == v2.top"),
    .string("\u{0}"), .string("viewController"), .array([]), .object([]), .array([.object([])]),
    .object([("default", .literal("1"))]), .object([("view", .object([]))]), .object([("id", .string("v1"))]),
    .object([("portraitSize", .object([("width", .literal("1")), ("height", .literal("1"))]))]),
    .object([("v1", .object([("displayScale", .literal("2"))]))]),
  ]
}
