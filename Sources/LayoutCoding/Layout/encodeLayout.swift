package import JSON
package import LayoutModel

/// Writes a resolved layout. Objects in the order of the contract, maps in pre-order: the same layout is always
/// the same bytes.
///
/// - Parameters:
///   - index: Of a line among many, from 0; nil for a layout that is no line.
///   - file: Of a line of one file among many.
///   - name: Of a result of a batch, nil for a layout that stands alone.
///   - scene: Of a layout of an Interface Builder file.
///   - isExact: Whether each view has an `exactFrame`, as solved, beside its frame on the pixel grid.
package func encode(
  _ layout: Layout, index: Int? = nil, file: String? = nil, name: String? = nil, scene: SceneLabel? = nil,
  isExact: Bool, to writer: inout JSONWriter
) {
  writer.beginObject()
  if let index {
    writer.key("index")
    writer.integer(index)
  }
  if let file {
    writer.key("file")
    writer.string(file)
  }
  if let name {
    writer.key("name")
    writer.string(name)
  }
  if let scene { writer.scene(scene) }
  writer.key("environment")
  writer.environment(layout.environment, customTraits: layout.document.customTraits)
  writer.key("controllers")
  writer.beginObject()
  for index in layout.order { writer.controller(index, of: layout) }
  writer.endObject()
  writer.key("views")
  writer.beginObject()
  for controller in layout.order {
    for index in layout.document.viewRange(ofController: controller) {
      writer.view(index, of: layout, isExact: isExact)
    }
  }
  writer.endObject()
  writer.key("images")
  writer.beginObject()
  for image in layout.images {
    writer.key(layout.document.views[Int(image.view)].id)
    writer.assetSelection(image.selection, hasDiagnostics: false)
  }
  writer.endObject()
  writer.key("diagnostics")
  writer.beginArray()
  for diagnostic in layout.diagnostics { writer.diagnostic(diagnostic) }
  writer.endArray()
  if let rules = layout.matchedRules {
    writer.key("matchedRules")
    writer.beginArray()
    for rule in rules { writer.string(rule) }
    writer.endArray()
  }
  writer.endObject()
}

extension JSONWriter {
  /// Writes the members that tell a scene: which it is, and what of it is not in the document.
  package mutating func scene(_ label: SceneLabel) {
    key("scene")
    string(label.id)
    key("notUnderstood")
    beginArray()
    for entry in label.notUnderstood {
      beginObject()
      key("path")
      string(entry.path)
      if let id = entry.id {
        key("id")
        string(id)
      }
      key("reason")
      string(entry.reason)
      endObject()
    }
    endArray()
  }

  fileprivate mutating func environment(_ environment: WindowEnvironment, customTraits: [CustomTrait]) {
    beginObject()
    key("device")
    string(environment.device.id)
    key("orientation")
    string(environment.orientation.rawValue)
    key("systemVersion")
    systemVersion(environment.systemVersion)
    key("window")
    rect(Rect(origin: .zero, size: environment.size))
    key("safeAreaInsets")
    insets(environment.safeAreaInsets)
    key("locale")
    string(environment.locale)
    key("traits")
    traits(environment.traits, custom: customTraits)
    endObject()
  }

  /// A bare major as a number, another version as text: 26.1 and 26.10 are not the same.
  private mutating func systemVersion(_ version: SystemVersion) {
    if version.minor == 0 { integer(version.major) } else { string(version.description) }
  }

  fileprivate mutating func controller(_ index: Int, of layout: Layout) {
    let node = layout.document.controllers[index]
    let resolved = layout.controllers[index]
    key(node.id)
    beginObject()
    key("type")
    string(node.type.rawValue)
    key("parent")
    if let parent = node.parent { string(layout.document.controllers[Int(parent)].id) } else { null() }
    key("view")
    string(layout.document.views[Int(node.rootView)].id)
    key("traits")
    traits(resolved.traits, custom: layout.document.customTraits)
    key("frame")
    optionalRect(resolved.frame)
    key("safeAreaInsets")
    insets(resolved.safeAreaInsets)
    key("onScreen")
    boolean(resolved.isOnScreen)
    if resolved.preferredContentSize != .zero {
      key("preferredContentSize")
      size(resolved.preferredContentSize)
    }
    if node.isMade {
      key("implicit")
      boolean(true)
    }
    if let container = resolved.container { self.container(container, of: layout) }
    if let presentation = resolved.presentation { self.presentation(presentation, of: layout) }
    endObject()
  }

  fileprivate mutating func view(_ index: Int, of layout: Layout, isExact: Bool) {
    let node = layout.document.views[index]
    let resolved = layout.views[index]
    key(node.id)
    beginObject()
    key("type")
    string(node.type.rawValue)
    key("parent")
    if let parent = node.superview { string(layout.document.views[Int(parent)].id) } else { null() }
    key("controller")
    string(layout.document.controllers[Int(node.controller)].id)
    key("frame")
    optionalRect(resolved.frame)
    key("frameInWindow")
    optionalRect(resolved.frameInWindow)
    if isExact {
      key("exactFrame")
      optionalRect(resolved.exactFrame)
    }
    key("installed")
    boolean(resolved.isInstalled)
    key("hidden")
    boolean(node.isHidden)
    key("onScreen")
    boolean(resolved.isOnScreen)
    if let scroll = resolved.scroll { self.scroll(scroll) }
    if let fitted = resolved.systemLayoutSize {
      key("systemLayoutSizeFitting")
      size(fitted)
    }
    endObject()
  }

  /// Every trait, in the order of the table; null for one without a value. Then the custom ones.
  mutating func traits(_ traits: TraitCollection, custom: [CustomTrait] = []) {
    beginObject()
    for trait in Trait.allCases {
      key(trait.key)
      switch traits[trait] {
      case .choice(let raw):
        if let value = trait.values.first(where: { $0.raw == raw }) { string(value.name) } else { null() }
      case .number(let value): number(value)
      case .language(let tag): string(tag)
      case .flag(let flag): boolean(flag)
      case nil: null()
      }
    }
    for trait in custom {
      key(trait.id)
      customTraitValue(traits[custom: trait.id] ?? trait.defaultValue)
    }
    endObject()
  }

  private mutating func customTraitValue(_ value: CustomTraitValue) {
    switch value {
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .boolean(let value): boolean(value)
    case .object(let text): Array(text.utf8).withUnsafeBufferPointer { raw($0) }
    }
  }

  private mutating func optionalRect(_ rect: Rect?) {
    if let rect { self.rect(rect) } else { null() }
  }

  private mutating func scroll(_ scroll: ScrollLayout) {
    key("contentSize")
    size(scroll.contentSize)
    key("contentOffset")
    point(scroll.contentOffset)
    key("adjustedContentInset")
    insets(scroll.adjustedContentInset)
  }
}
