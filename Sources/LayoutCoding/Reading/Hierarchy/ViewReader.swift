import JSON
import LayoutModel

/// Reads a view and what is below it.
struct ViewReader {
  /// Index of the controller whose view tree it is.
  let controller: Int32
  private let rows = ViewKey.rows
  private let sides = MemberPair.size
  private let axes = MemberPair.priorities

  init(controller: Int32) { self.controller = controller }

  /// Reads the root view of the controller, of a standard type where it says none. A cell of a table view is the only row of
  /// one, which nobody wrote (LI-cell-alone).
  func readRoot(standard: ViewType = .view, _ draft: inout Draft) throws(ReadingEnded) {
    guard try draft.reader.standsTableCell() else {
      return try read(superview: nil, place: .root, standard: standard, &draft)
    }
    let node = ViewNode(id: "", superview: nil, controller: controller, place: .root)
    let table = draft.addView(node, at: draft.reader.offset)
    draft.document.controllers[Int(controller)].rootView = Int32(table)
    give(.tableView, toView: table, &draft)
    draft.close(table)
    try draft.checkViews()
    var list = ListReader(view: table, type: .tableView)
    try list.readOnlyCell(&draft)
    draft.document.lists.append(list.list)
  }

  /// Reads the view at hand as the next one of the document, of a standard type where it says none.
  func read(
    superview: Int32?, place: ViewNode.Place, standard: ViewType = .view, _ draft: inout Draft
  ) throws(ReadingEnded) {
    let above = superview.map { draft.document.views[Int($0)].depth }
    let depth = above.map { $0 == .max ? $0 : $0 + 1 } ?? 0
    let index = draft.addView(
      ViewNode(id: "", superview: superview, controller: controller, place: place, depth: depth),
      at: draft.reader.offset)
    if superview == nil { draft.document.controllers[Int(controller)].rootView = Int32(index) }
    try draft.checkViews()
    switch standard {
    case .view: break
    default:
      give(standard, toView: index, &draft)
      if standard.isCell { try readAccessory(ofCell: index, &draft) }
    }
    try readMembers(ofView: index, &draft)
  }

  /// Reads what the object at hand says of a view, the last one of the document with what is below it.
  func readMembers(ofView index: Int, _ draft: inout Draft) throws(ReadingEnded) {
    if var object = try draft.reader.beginObject("a view") {
      while let key = try draft.reader.nextKey(of: &object, in: rows.keys) {
        try readMember(key, ofView: index, &draft)
      }
      if !draft.pending.items.isEmpty {
        draft.dropHiddenItems(ofView: index)
        try readItems(ofView: index, hasSegments: object.has(ViewKey.segments), &draft)
      }
      if !draft.pending.lists.isEmpty { try draft.readList(ofView: index) }
    }
    // A switch compares; `==` calls.
    switch draft.document.views[index].type {
    case .visualEffectView: fillByContentView(of: index, &draft)
    case .tableViewCell where !draft.isTemplate, .collectionViewCell where !draft.isTemplate:
      fillByContentView(of: index, &draft)
    default: break
    }
    draft.document.views[index].subtreeEnd = Int32(draft.document.views.count)
  }

  @inline(__always)
  func readMember(_ key: ViewKey, ofView index: Int, _ draft: inout Draft) throws(ReadingEnded) {
    let view = Int32(truncatingIfNeeded: index)
    // As documents that are made by programs write what is not there.
    if key != .overrideUserInterfaceStyle, try draft.reader.quickNull() { return }
    switch key {
    case .id: try readId(ofView: index, &draft)
    case .type: try readType(ofView: index, &draft)
    case .customClass:
      try readValue(key, ofView: index, &draft)
      takeTypeOfClass(ofView: index, &draft)
    case .subviews: try readSubviews(of: view, &draft)
    case .arrangedSubviews where draft.reader.standsArrayOfObjects():
      // What is arranged stands here itself.
      draft.linker.keysOfTypes.append(KeyOfType(view: view, key: key, place: draft.reader.offset))
      try readArrangedViews(of: view, &draft)
    case .layoutGuides: try readGuides(of: view, &draft)
    case .constraints: try readConstraints(of: view, &draft)
    case .name: try readName(ofView: index, &draft)
    case .items:
      draft.noteIfHidden(key, ofView: index, at: draft.reader.offset)
      draft.pending.items.append(PendingBarItems(view: index, place: try draft.reader.postpone()))
    case .prototypes, .sections, .tableHeaderView, .tableFooterView, .collectionViewLayout:
      try draft.postponeList(key, ofView: index)
    case .contentView, .imageView, .textLabel, .detailTextLabel, .contentConfiguration, .accessoryView,
      .accessories, .detailText, .titleLabel, .textContainer, .attributedTitle,
      .keyboardLayoutGuide:
      try readPart(key, ofView: index, &draft)
    case .horizontalHuggingPriority, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
      .verticalCompressionResistancePriority:
      try readPriority(key, ofView: index, &draft)
    case .customSpacingAfter: try draft.readCustomSpacing(after: index)
    case .separatorInset where draft.document.views[index].type == .tableViewCell:
      // The table's is modelled, a cell's own is not.
      try draft.reader.ignoreValue(as: key.name)
    case .height, .size: try draft.readRowSize(key, ofView: index)
    case .viewForFirstBaselineLayout: try draft.readReference(.firstBaseline(view: view))
    case .viewForLastBaselineLayout: try draft.readReference(.lastBaseline(view: view))
    default: if !readPair(key, ofView: index, &draft) { try readValue(key, ofView: index, &draft) }
    }
  }

  @inline(__always)
  private func readId(ofView index: Int, _ draft: inout Draft) throws(ReadingEnded) {
    let item = LayoutItem.view(Int32(truncatingIfNeeded: index))
    guard let id = try draft.readNewId(of: .item, item: item) else { return }
    draft.document.views[index].id = id
  }

  /// Reads the priority of one axis, as Interface Builder has it.
  @inline(never)
  private func readPriority(_ key: ViewKey, ofView index: Int, _ draft: inout Draft) throws(ReadingEnded) {
    guard let value = try draft.reader.priority() else { return }
    let isHorizontal = key == .horizontalHuggingPriority || key == .horizontalCompressionResistancePriority
    let isHugging = key == .horizontalHuggingPriority || key == .verticalHuggingPriority
    let variable = isHugging ? \ViewNode.givenHugging : \ViewNode.givenCompressionResistance
    var priorities =
      draft.document.views[index][keyPath: variable] ?? PartialPriorities(horizontal: nil, vertical: nil)
    if isHorizontal { priorities.horizontal = value } else { priorities.vertical = value }
    draft.document.views[index][keyPath: variable] = priorities
  }

  private func readConstraints(of view: Int32, _ draft: inout Draft) throws(ReadingEnded) {
    var constraints = ConstraintReader(owner: view)
    try constraints.read(&draft)
  }

  /// Reads a type: a word, or the name of a class of the app, of which its ending says what it is.
  private func readType(ofView index: Int, _ draft: inout Draft) throws(ReadingEnded) {
    let place = draft.reader.offset
    switch try draft.reader.viewType() {
    case .type(let type): give(type, toView: index, &draft)
    case .classOfApp(let name, let type):
      draft.document.details[draft.document.detailsIndex(ofView: index)].customClass = name
      let type = type ?? draft.document.views[index].type
      if type != draft.document.views[index].type { give(type, toView: index, &draft) }
      draft.classesOfApp.add(name, as: type.rawValue, at: draft.reader.pointer, place)
    case nil:
      draft.linker.viewsOfUnknownType.insert(Int32(index))
      give(.view, toView: index, &draft)
    }
  }

  /// A type may bring a role with it.
  private func give(_ type: ViewType, toView index: Int, _ draft: inout Draft) {
    draft.document.views[index].type = type
    draft.document.addRole(ofType: type, toView: index)
  }

  /// A class of UIKit is a type.
  @inline(never)
  private func takeTypeOfClass(ofView index: Int, _ draft: inout Draft) {
    let place = draft.document.detailsIndex(ofView: index)
    guard draft.document.views[index].type == .view,
      let type = draft.document.details[place].customClass.flatMap({ ViewType(spelled: $0) })
    else { return }
    draft.document.details[place].customClass = nil
    give(type, toView: index, &draft)
  }

  /// Reads a size or priorities as they are nearly always written; false, and nothing is read, for anything else.
  @inline(__always)
  private func readPair(_ key: ViewKey, ofView index: Int, _ draft: inout Draft) -> Bool {
    switch key {
    case .intrinsicContentSize:
      guard let pair = draft.reader.twoNumbers(sides, from: 0, to: longestLength) else { return false }
      draft.document.views[index].setIntrinsicContentSize(width: pair.first, height: pair.second)
    case .contentHuggingPriority:
      guard let pair = draft.reader.twoNumbers(axes, from: 1, to: 1000) else { return false }
      draft.document.views[index].setHugging(AxisPriorities(pair))
    case .contentCompressionResistancePriority:
      guard let pair = draft.reader.twoNumbers(axes, from: 1, to: 1000) else { return false }
      draft.document.views[index].setCompressionResistance(AxisPriorities(pair))
    default: return false
    }
    return true
  }

  @inline(never)
  private func readName(ofView index: Int, _ draft: inout Draft) throws(ReadingEnded) {
    guard let name = try draft.reader.nodeName() else { return }
    draft.document.details[draft.document.detailsIndex(ofView: index)].name = name
  }

  func readValue(_ key: ViewKey, ofView index: Int, _ draft: inout Draft) throws(ReadingEnded) {
    guard let row = rows.value(of: key) else { return }
    let view = Int32(truncatingIfNeeded: index)
    if let owner = rows.owner(of: key), !owner.includes(draft.document.views[index].type) {
      // The type may follow.
      draft.linker.keysOfTypes.append(KeyOfType(view: view, key: key, place: draft.reader.offset))
    }
    let (place, faults) = (draft.reader.offset, draft.reader.faultCount)
    if let property = try draft.value(key, row, of: view, into: \.document.viewVariations) {
      draft.document.apply(property, toView: index)
      if draft.reader.faultCount == faults { draft.noteIfHidden(key, ofView: index, at: place) }
    }
  }

  func readSubviews(of view: Int32, _ draft: inout Draft) throws(ReadingEnded) {
    if draft.reader.isAtMember("children") {
      draft.document.memberSpellings[.subviews(ofView: view)] = "children"
    }
    // Those that are arranged may stand before them.
    if draft.document.hasSubviews(Int(view)) {
      draft.document.memberSpellings[.otherSubviews(ofView: view)] = "subviews"
      let first = Int(view) + 1
      let arranged = draft.document.subviews(of: Int(view)).filter { $0 >= first }
      draft.linker.arrangedObjects.append((view, arranged.map { Int32($0) }))
      return try readElements(of: view, isSecond: true, &draft)
    }
    try readElements(of: view, isSecond: false, &draft)
  }

  /// Reads arranged views that stand where their ids could. Subviews beside them are not arranged.
  private func readArrangedViews(of view: Int32, _ draft: inout Draft) throws(ReadingEnded) {
    guard draft.document.hasSubviews(Int(view)) else {
      draft.document.memberSpellings[.subviews(ofView: view)] = "arrangedSubviews"
      return try readElements(of: view, isSecond: false, &draft)
    }
    draft.document.memberSpellings[.otherSubviews(ofView: view)] = "arrangedSubviews"
    let first = draft.document.views.count
    try readElements(of: view, isSecond: true, &draft)
    let arranged = draft.document.subviews(of: Int(view)).filter { $0 >= first }
    draft.linker.arrangedObjects.append((view, arranged.map { Int32($0) }))
  }

  private func readElements(
    of view: Int32, isSecond: Bool, _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard var array = try draft.reader.beginArray("an array of views") else { return }
    while let position = try draft.reader.nextElement(of: &array) {
      let place = Int32(truncatingIfNeeded: position)
      if draft.reader.isAt(UInt8(ascii: "\"")) {
        try draft.readHolder(.subview(isSecond ? -1 - place : place), in: view)
        continue
      }
      try read(superview: view, place: .subview(isSecond ? -1 - place : place), &draft)
    }
  }

  func readGuides(of view: Int32, _ draft: inout Draft) throws(ReadingEnded) {
    guard var array = try draft.reader.beginArray("an array of layout guides") else { return }
    while try draft.reader.nextElement(of: &array) != nil {
      if try draft.reader.stands(.string) {
        guard let id = try draft.readNewId(of: .item) else { continue }
        draft.document.guides.append(GuideNode(id: id, owner: view, identifier: nil))
        try draft.checkViews()
        continue
      }
      guard var object = try draft.reader.beginObject("a layout guide") else { continue }
      var id: String?
      var identifier: String?
      while let key = try draft.reader.nextKey(of: &object, in: GuideKey.keys) {
        switch key {
        case .id: id = try draft.readNewId(of: .item)
        case .identifier: identifier = try draft.reader.string()
        }
      }
      draft.reader.require([GuideKey.id], of: object)
      guard let id else { continue }
      draft.document.guides.append(GuideNode(id: id, owner: view, identifier: identifier))
      try draft.checkViews()
    }
  }

  /// A text by itself, where a view shows one; nil, and nothing is read, where it shows none.
  private static func textChange(ofView index: Int, _ draft: inout Draft) throws(ReadingEnded)
    -> ViewProperty?
  {
    switch draft.document.views[index].type {
    case .label, .textField, .textView: try draft.reader.string().map { .content(\.text, $0) }
    case .button: try draft.reader.string().map { .content(\.title, $0) }
    default: nil
    }
  }

  /// Reads values for a view that is known already: plain ones, of the keys that may vary.
  static func readChanges(ofView index: Int, _ draft: inout Draft) throws(ReadingEnded) -> [ViewProperty] {
    var properties: [ViewProperty] = []
    if try draft.reader.stands(.string), let text = try textChange(ofView: index, &draft) { return [text] }
    guard var object = try draft.reader.beginObject("an object of a view's keys") else { return properties }
    let type = draft.document.views[index].type
    while let key = try draft.reader.nextKey(of: &object, in: ViewKey.rows.keys) {
      guard let row = ViewKey.rows.value(of: key), key.isKnown(to: type) else {
        try draft.reader.skip(.unknownKey(key.name, nearest: []))
        continue
      }
      guard let property = try row.form.read(&draft, Int32(index)) else { continue }
      properties.append(draft.resolveArrangedViews(in: property, ofView: Int32(index)))
    }
    return properties
  }
}

extension JSONReader {
  fileprivate enum WrittenType {
    case type(ViewType)
    /// A class that is none of UIKit's; nil for a cell, which is one of the list that it stands in.
    case classOfApp(String, ViewType?)
  }

  /// A type of views in one of UIKit's spellings, or a class of the app. For anything else a fault, and nil.
  fileprivate mutating func viewType() throws(ReadingEnded) -> WrittenType? {
    if let type = quickWord(ViewType.self) { return .type(type) }
    let words = ViewType.words
    guard let name = try token(words.expected).map({ text($0) }) else { return nil }
    if let type = ViewType(spelled: name) { return .type(type) }
    let remark = OtherWords.remark(onType: words.bareWord(of: name))
    let nearest = remark?.hasNearest == false ? [] : words.nearest(to: name)
    if remark == nil {
      if ClassOfApp.isName(name), name.hasSuffix("Cell") { return .classOfApp(name, nil) }
      if let known = ClassOfApp.view(name, nearest: nearest) { return .classOfApp(name, known) }
    }
    let other =
      "; a view of another class is a view with an intrinsicContentSize, and has its class under customClass"
    let addition = remark.map { "; \($0.text)" } ?? (nearest.isEmpty ? other : "")
    fault(.expected(words.expected + addition, nearest: nearest))
    return nil
  }
}

enum GuideKey: Int, DocumentKey {
  case id, identifier
  static let keys = Keys(GuideKey.self)
}

extension Draft {
  /// Remembers a key of what a view shows that its type does not show, so far: the type may follow.
  @inline(__always)
  fileprivate mutating func noteIfHidden(_ key: ViewKey, ofView index: Int, at place: Int) {
    if !key.isShown(by: document.views[index].type) {
      linker.keysOfTypes.append(KeyOfType(view: Int32(index), key: key, place: place))
    }
  }

  /// Forgets the items of a view that shows none, which are told of.
  fileprivate mutating func dropHiddenItems(ofView index: Int) {
    if pending.items.last?.view == index, !ViewKey.items.isShown(by: document.views[index].type) {
      pending.items.removeLast()
    }
  }

  /// Adds a view that stands at a place of the text, and whose values are read next.
  @inline(__always)
  mutating func addView(_ node: consuming ViewNode, at place: Int) -> Int {
    document.views.append(node)
    linker.nodes.placesOfViews.append(Int32(truncatingIfNeeded: place))
    return document.views.count &- 1
  }
}

extension DocumentDraft {
  /// Whether a view that is being read, the last one with what is below it, has subviews of a list.
  fileprivate func hasSubviews(_ view: Int) -> Bool {
    views.count > view + 1
      && subviews(of: view).contains { if case .subview = views[$0].place { true } else { false } }
  }

  /// The views right below a view that is being read, in their order.
  fileprivate func subviews(of view: Int) -> [Int] {
    var found: [Int] = []
    var next = view + 1
    while next < views.count {
      found.append(next)
      next = max(Int(views[next].subtreeEnd), next + 1)
    }
    return found
  }
}
