import JSON
import LayoutModel

// Words, numbers and geometry, as `JSONReader` reads them.

extension DocumentEncoder {
  mutating func word(_ word: some RawRepresentable<String>) { json.string(word.rawValue) }
  mutating func words(_ words: [some RawRepresentable<String>]) { array(words) { $0.word($1) } }
  mutating func strings(_ strings: [String]) { array(strings) { $0.json.string($1) } }

  /// An object of numbers, without those that are nil.
  mutating func numbers(_ members: KeyValuePairs<StaticString, Double?>) {
    json.beginObject()
    for (name, value) in members { if let value { json.member(name, value) } }
    json.endObject()
  }

  mutating func size(_ size: Size) { numbers(["width": size.width, "height": size.height]) }
  mutating func point(_ point: Point) { numbers(["x": point.x, "y": point.y]) }
  mutating func rect(_ rect: Rect) {
    numbers(["x": rect.minX, "y": rect.minY, "width": rect.size.width, "height": rect.size.height])
  }
  mutating func affineTransform(_ transform: AffineTransform) {
    json.beginArray()
    for number in transform.numbers { json.number(number) }
    json.endArray()
  }
  mutating func insets(_ insets: EdgeInsets) {
    numbers(["top": insets.top, "left": insets.left, "bottom": insets.bottom, "right": insets.right])
  }
  mutating func margins(_ margins: LayoutMargins) {
    switch margins {
    case .fixed(let insets): self.insets(insets)
    case .directional(let insets):
      numbers([
        "top": insets.top, "leading": insets.leading, "bottom": insets.bottom, "trailing": insets.trailing,
      ])
    }
  }
  mutating func priorities(_ priorities: PartialPriorities) {
    numbers([
      "horizontal": priorities.horizontal.map { Double($0) },
      "vertical": priorities.vertical.map { Double($0) },
    ])
  }
  mutating func edges(_ edges: RectEdges) {
    words(RectEdge.allCases.filter { edges.contains(RectEdges($0)) })
  }
  mutating func mask(_ mask: AutoresizingMask) {
    strings(AutoresizingMask.names.filter { AutoresizingMask(name: $0).map { mask.contains($0) } ?? false })
  }

  /// A number, or the word for none.
  mutating func automatic(_ value: Double?) {
    if let value { json.number(value) } else { json.string("automatic") }
  }
  mutating func dimension(_ dimension: ListDimension) {
    switch dimension {
    case .automatic: json.string("automatic")
    case .given(let value): json.number(value)
    }
  }

  // MARK: Names of nodes

  /// The id of a view, nothing for none.
  mutating func view(_ view: Int32?) { if let view { json.string(document.views[Int(view)].id) } }
  mutating func subviews(_ views: [Int32]) { array(views) { $0.view($1) } }

  /// By the ids of subviews; as a list where an object would mean something else.
  mutating func customSpacing(_ spacings: [StackConfiguration.CustomSpacing]) {
    let ids = spacings.map { document.views[Int($0.view)].id }
    guard !ids.contains("default"), Set(ids).count == ids.count else {
      return array(spacings) { encoder, spacing in
        encoder.json.beginObject()
        encoder.json.member("spacing", spacing.spacing)
        encoder.json.key("after")
        encoder.view(spacing.view)
        encoder.json.endObject()
      }
    }
    json.beginObject()
    for (id, spacing) in zip(ids, spacings) {
      json.key(id)
      json.number(spacing.spacing)
    }
    json.endObject()
  }

  /// Lines and columns by the ids of what stands there.
  mutating func places(_ places: [SourceFile.Entry]) { json.places(places) }
}
