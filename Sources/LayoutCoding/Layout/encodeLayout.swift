package import JSON
package import LayoutModel

/// What tells a result among others: its first members, those that it has.
package struct ResultLabel: Sendable {
  /// Index of a line among many, from 0.
  package var index: Int?
  /// File of a layout, where it is one among many.
  package var file: String?
  /// Name of a result of a batch.
  package var name: String?
  /// Scene of a layout of an Interface Builder file.
  package var scene: SceneLabel?

  package init(index: Int? = nil, file: String? = nil, name: String? = nil, scene: SceneLabel? = nil) {
    (self.index, self.file, self.name, self.scene) = (index, file, name, scene)
  }

  var isEmpty: Bool { index == nil && file == nil && name == nil && scene == nil }
}

/// Writes resolved layouts, objects in the order of the contract, maps in pre-order: the same layout is always the same bytes.
/// Traits that stand there twice are written once and copied, and so is what layouts share: environments that are equal
/// for layout differ in no more than a name and a window.
package struct LayoutEncoder: Sendable {
  private let detail: LayoutDetail
  private var shared: SharedTexts
  /// Where the objects of the layout at hand stand.
  private var context = AnswerContext.alone
  private var traits = WrittenTraits()
  /// What overrides the traits of the layout at hand; nil where nobody asks.
  private var sources: TraitSourceMaps?

  /// - Parameters:
  ///   - detail: What answers tell.
  ///   - source: Where what was written before can be copied from.
  package init(_ detail: LayoutDetail = .usual, copying source: SharedTexts.Source = .nowhere) {
    self.detail = detail
    shared = SharedTexts(source)
  }

  /// Writes a layout as an object: in O(1) and a copy where it shares its content with one before it.
  package mutating func encode(
    _ layout: Layout, _ label: ResultLabel = ResultLabel(), to writer: inout JSONWriter
  ) {
    begin(layout)
    writer.beginObject()
    writer.label(label)
    if detail.parts.contains(.environment) {
      writer.beginObject("environment")
      environment(layout, to: &writer)
      writer.endObject()
    }
    sharedParts(layout, to: &writer)
    uncertain(layout, to: &writer)
    writer.endObject()
  }

  /// Writes what equal layouts have in common, as an object: all but the environment and what is uncertain of it.
  package mutating func encodeShared(_ layout: Layout, to writer: inout JSONWriter) {
    begin(layout)
    writer.beginObject()
    content(layout, to: &writer)
    writer.findings(of: layout, detail.parts)
    writer.endObject()
  }

  /// Writes the rest, as members.
  package mutating func encodeOwn(_ layout: Layout, to writer: inout JSONWriter) {
    begin(layout)
    if detail.parts.contains(.environment) { environment(layout, to: &writer) }
    uncertain(layout, to: &writer)
  }

  private mutating func begin(_ layout: Layout) {
    context = AnswerContext(of: layout, detail)
    traits = WrittenTraits()
    sources = detail.values.contains(.allTraits) ? TraitSourceMaps(of: layout) : nil
  }

  /// Writes controllers, views, images and findings, or copies them.
  private mutating func sharedParts(_ layout: Layout, to writer: inout JSONWriter) {
    if !shared.copyContent(of: layout, to: &writer) {
      writer.reserve(Self.expectedContent(of: layout, detail))
      let start = writer.nextPlace
      content(layout, to: &writer)
      shared.keepContent(start, of: layout, in: writer)
    }
    if !shared.copyFindings(of: layout, to: &writer) {
      let start = writer.nextPlace
      writer.findings(of: layout, detail.parts)
      shared.keepFindings(start, of: layout, in: writer)
    }
  }

  private func uncertain(_ layout: Layout, to writer: inout JSONWriter) {
    guard detail.parts.contains(.uncertain) else { return }
    let uncertain = layout.uncertain
    if !uncertain.isEmpty { writer.member("uncertain", uncertain) }
  }

  /// About how many bytes a layout takes, rather too many: memory that is not used costs nothing, a copy does.
  package static func expectedCount(of layout: Layout, _ detail: LayoutDetail) -> Int {
    2048 + expectedContent(of: layout, detail)
  }

  private static func expectedContent(of layout: Layout, _ detail: LayoutDetail) -> Int {
    var perView = detail.values.contains(.exactFrames) ? 512 : 384
    if detail.values.contains(.allTraits) { perView += 1024 }
    if !layout.measures.isEmpty { perView += 768 }
    if !layout.placedConstraints.isEmpty { perView += 1024 }
    return layout.views.count * perView + layout.controllers.count * 1536 + 256
  }

  private mutating func environment(_ layout: Layout, to writer: inout JSONWriter) {
    layout.environment.writeMembers(to: &writer, in: context)
    traits(layout.environment.traits, to: &writer)
    guard let sources, detail.parts.contains(.traits) else { return }
    let custom = context.customTraits
    sources.window.write(layout.environment.traits, custom: custom, to: &writer)
    if let screen = layout.screenTraits {
      writer.key("screenTraits")
      writer.traits(screen, custom: custom)
    }
  }

  /// Writes what equal environments share.
  private mutating func content(_ layout: Layout, to writer: inout JSONWriter) {
    if detail.parts.contains(.controllers) {
      writer.beginObject("controllers")
      for index in layout.order where layout.document.controllers.span[index].contentOwner == nil {
        controller(index, of: layout, in: context, to: &writer)
      }
      writer.endObject()
    }
    if !detail.parts.isDisjoint(with: [.views, .frames]) {
      writer.beginObject("views")
      let wrapped = layout.wrapped
      for controller in layout.order {
        let wrapper = wrapped[controller]
        if let wrapper { writer.wrapper(wrapper, of: layout, detail) }
        let list = layout.document.controllers.span[controller].list
        writer.views(
          ofController: controller, of: layout, in: context, sources: sources,
          holder: list.map { layout.document.views[Int($0)].id } ?? wrapper?.wrapper)
      }
      writer.endObject()
    }
    if !layout.lists.isEmpty, !detail.parts.isDisjoint(with: [.views, .frames]) {
      let lists = layout.lists.sorted { $0.key < $1.key }.map { (context.views[Int($0.key)].id, $0.value) }
      writer.member("lists", AnswerMap(members: lists), in: context)
    }
    if detail.parts.contains(.images) {
      let images = layout.images.map { image in
        (context.views[Int(image.view)].id, ResolvedImage(image.selection, isInstalled: image.isInstalled))
      }
      writer.member("images", AnswerMap(members: images), in: .alone)
    }
    if detail.values.contains(.constraints) {
      writer.member("constraints", layout.placedConstraints, in: context)
    }
  }

  private mutating func controller(
    _ index: Int, of layout: Layout, in context: AnswerContext, to writer: inout JSONWriter
  ) {
    let nodes = layout.document.controllers.span
    let resolved = layout.controllers.span
    let grid = layout.environment.pixelGrid
    writer.key(nodes[index].id)
    writer.beginObject()
    writer.member("type", nodes[index].type.rawValue)
    if let name = nodes[index].name { writer.member("name", name) }
    writer.member("parent", nodes[index].parent.map { nodes[Int($0)].id })
    writer.member("view", layout.document.views[Int(nodes[index].rootView)].id)
    traits(resolved[index].traits, to: &writer)
    if let map = sources?.controllers[index], detail.parts.contains(.traits) {
      map.write(resolved[index].traits, custom: context.customTraits, to: &writer)
    }
    writer.member("frame", resolved[index].frame, on: grid)
    writer.member("safeAreaInsets", resolved[index].safeAreaInsets, on: grid)
    writer.member("onScreen", resolved[index].isOnScreen)
    if resolved[index].preferredContentSize != .zero {
      writer.member("preferredContentSize", resolved[index].preferredContentSize, on: grid)
    }
    if nodes[index].isMade { writer.member("implicit", true) }
    resolved[index].container?.writeMembers(to: &writer, in: context)
    if let presentation = resolved[index].presentation {
      writer.member("presentation", presentation, in: context)
    }
    writer.endObject()
  }

  /// Writes traits as a member, where they are told; those that were written last are copied.
  private mutating func traits(_ collection: TraitCollection, to writer: inout JSONWriter) {
    guard detail.parts.contains(.traits) else { return }
    traits.write(collection, custom: context.customTraits, to: &writer)
  }
}

extension JSONWriter {
  /// Writes what the author should know.
  fileprivate mutating func findings(of layout: Layout, _ parts: LayoutDetail.Parts) {
    if parts.contains(.diagnostics) { member("diagnostics", layout.diagnostics, in: .alone) }
    if parts.contains(.matchedRules), let rules = layout.matchedRules { member("matchedRules", rules) }
  }
}
