import JSON
import LayoutModel

// What is said of presentations, and of the items in bars.

extension DocumentEncoder {
  mutating func presentation(_ presentation: Presentation) {
    let empty = Presentation(presenter: 0, presented: 0)
    json.beginObject()
    for row in PresentationKey.rows {
      let value = text { row.write(&$0, presentation) }
      if !value.isEmpty, value != text({ row.write(&$0, empty) }) { member(row.key.name, value) }
    }
    json.endObject()
  }

  /// Values of a presentation by their keys, as rules have them.
  mutating func presentation(_ assignments: [Assignment<Presentation>]) {
    let empty = Presentation(presenter: 0, presented: 0)
    json.beginObject()
    for assignment in assignments {
      let variable = assignment.variable as PartialKeyPath<Presentation>
      guard
        let row = PresentationKey.rows.first(where: {
          $0.assignment?(empty).variable as PartialKeyPath<Presentation>? == variable
        })
      else {
        refuse("a value of a presentation")
        continue
      }
      var changed = empty
      assignment.apply(to: &changed)
      let value = text { row.write(&$0, changed) }
      // No wrapper, which is all that can be taken away.
      member(row.key.name, value.isEmpty ? Array("false".utf8) : value)
    }
    json.endObject()
  }

  mutating func conditionalStyles(_ styles: [ConditionalStyle]) {
    array(styles) { encoder, style in
      encoder.object(
        ConditionalStyleParts.members,
        ConditionalStyleParts(condition: style.condition, style: style.style))
    }
  }

  /// Styles by the style that adapts and by size classes.
  mutating func adaptation(_ rows: [StyleAdaptation]) {
    var written: Set<ModalPresentationStyle> = []
    json.beginObject()
    for style in rows.map(\.style) where written.insert(style).inserted {
      json.key(style.rawValue)
      json.beginObject()
      for row in rows where row.style == style {
        json.key(row.condition == .any ? "default" : row.condition.key)
        word(row.adapted)
      }
      json.endObject()
    }
    json.endObject()
  }

  mutating func replacements(_ replacements: [PresentationReplacement]) {
    if replacements.isEmpty { return }
    json.beginObject()
    for replacement in replacements {
      json.key(replacement.style.rawValue)
      switch replacement.kind {
      case .controller(let index): json.string(document.controllers[Int(index)].id)
      case .navigation(let done):
        json.beginObject()
        json.member("navigation", true)
        if let done { json.member("done", done.rawValue) }
        json.endObject()
      case .push(let index):
        json.beginObject()
        json.member("push", document.controllers[Int(index)].id)
        json.endObject()
      }
    }
    json.endObject()
  }

  mutating func reposition(_ reposition: PopoverConfiguration.Reposition?) {
    guard let reposition else { return }
    json.beginObject()
    let view = text { $0.view(reposition.sourceView) }
    if !view.isEmpty { member("sourceView", view) }
    if let rect = reposition.sourceRect {
      json.key("sourceRect")
      self.rect(rect)
    }
    json.endObject()
  }

  mutating func arrowDirections(_ directions: PopoverArrowDirections) {
    words(PopoverArrowDirection.allCases.filter { directions.contains($0) })
  }

  mutating func detents(_ detents: [Detent]) { array(detents) { $0.detent($1) } }

  mutating func detent(_ detent: Detent) {
    switch detent {
    case .medium: json.string("medium")
    case .large: json.string("large")
    case .custom(let height): json.number(height)
    }
  }

  /// That the secondary column goes; nothing else can be said.
  mutating func collapseAnswer(_ discards: Bool) { if discards { word(CollapseAnswer.discardSecondary) } }

  // MARK: Frames in relation to a container

  mutating func containerFrame(_ frame: Varied<ContainerFrame>) {
    guard let value = frame.value else {
      if !frame.cases.isEmpty { refuse("a varied frame of a presentation without a value where none holds") }
      return
    }
    if frame.cases.isEmpty { return containerFrame(value) }
    let cases = frame.cases.map { item in (item.condition, item.when, text { $0.containerFrame(item.value) })
    }
    let base = text { $0.containerFrame(value) }
    varied(base, cases)
  }

  private mutating func containerFrame(_ frame: ContainerFrame) {
    json.beginObject()
    span(frame.horizontal, "left", "width", "right")
    span(frame.vertical, "top", "height", "bottom")
    json.endObject()
  }

  private mutating func span(
    _ span: ContainerFrame.Span, _ start: StaticString, _ length: StaticString, _ end: StaticString
  ) {
    for (name, value) in [(start, span.start), (length, span.length), (end, span.end)] {
      guard let value else { continue }
      json.key(name)
      self.length(value)
    }
  }

  /// Points, or a part of the container in percent.
  private mutating func length(_ length: ContainerFrame.Length) {
    if length.fraction == 0 { return json.number(length.points) }
    let percent = length.fraction * 100
    let text = [percent, percent.nextUp, percent.nextDown].map { String(number: $0) }.first { text in
      text.utf8.count < 16 && Double(text).map { $0 / 100 == length.fraction } == true
    }
    guard let text, length.points == 0 else { return refuse("a frame of a presentation of points and parts") }
    json.string(text + "%")
  }

  // MARK: Bars

  mutating func barButtonItems(_ items: [BarButtonItem]) { objects(BarButtonItem.members, items) }

  mutating func navigationItem(_ item: NavigationItem) {
    var parts = NavigationItemParts(item: item, controller: item.searchController)
    if item.searchController?.allowsToolbarIntegration == false { parts.allowsToolbar = false }
    object(NavigationItemParts.members, parts)
  }

  /// The view of a bar item, by its number.
  mutating func barView(_ number: Int32) {
    firstBarView = min(firstBarView, number)
    let controller = document.controllers[Int(document.barViews[Int(number)])]
    writeView(Int(controller.rootView), isNamed: true)
  }

  /// The items of a bar that stands among views.
  mutating func barItems(_ items: ViewBarItems) {
    switch items {
    case .navigationBar(let items): array(items) { $0.navigationItem($1) }
    case .toolbar(let items): barButtonItems(items)
    case .tabBar(let items): objects(TabBarItem.members, items)
    }
  }
}
