import JSON
import LayoutModel

/// For each trait that an override decides, at a node, the nearest one (TR-sources).
struct TraitSourceMap {
  private var traits: [Trait: TraitSource] = [:]
  private var custom: [String: TraitSource] = [:]

  /// Lays what is said at a node over what is in force above it.
  mutating func add(_ sources: [TraitSource]?) {
    for source in sources ?? [] {
      for trait in source.traits.specifiedTraits { traits[trait] = source }
      for entry in source.traits.custom { custom[entry.id] = source }
    }
  }

  /// Writes the overrides that hold as a member, if there are any, for a node with these traits.
  func write(_ collection: TraitCollection, custom declared: [CustomTrait], to writer: inout JSONWriter) {
    if traits.isEmpty && custom.isEmpty { return }
    writer.beginObject("traitSources")
    for trait in Trait.allCases {
      guard let source = traits[trait], source.traits[trait] == collection[trait] else { continue }
      writer.key(trait.key)
      writer.source(source)
    }
    for trait in declared {
      guard let source = custom[trait.id], source.traits[custom: trait.id] == collection[custom: trait.id]
      else { continue }
      writer.key(trait.id)
      writer.source(source)
    }
    writer.endObject()
  }
}

/// What is in force at all nodes of a layout: each inherits what is in force above it (TR-tree).
struct TraitSourceMaps {
  private(set) var window = TraitSourceMap()
  private(set) var controllers: [Int: TraitSourceMap] = [:]
  private var views: [Int: TraitSourceMap] = [:]

  /// - Complexity: O(*n*) in the nodes.
  init(of layout: Layout) {
    let sources = layout.traitSources
    if sources.isEmpty { return }
    window.add(sources.window)
    for index in layout.order {
      var map = outer(of: index, in: layout)
      map.add(sources.controllers[index])
      controllers[index] = map
      if sources.views.isEmpty { continue }
      for view in layout.document.viewRange(ofController: index) {
        var own = layout.document.views[view].superview.flatMap { views[Int($0)] } ?? map
        own.add(sources.views[view])
        views[view] = own
      }
    }
  }

  func map(ofView view: Int, of layout: borrowing Layout) -> TraitSourceMap {
    views[view] ?? controllers[Int(layout.document.views[view].controller)] ?? TraitSourceMap()
  }

  private func outer(of index: Int, in layout: Layout) -> TraitSourceMap {
    if let parent = layout.document.controllers[index].parent {
      let holder = layout.document.controllers[index].containerView.map(Int.init)
      if layout.environment.systemVersion >= SystemVersion(17), let view = holder.flatMap({ views[$0] }) {
        return view
      }
      return controllers[Int(parent)] ?? window
    }
    if let layout = layout.controllers[index].presentation, layout.style.isInCurrentContext {
      return controllers[Int(layout.presentingController)] ?? window
    }
    return window
  }
}

extension JSONWriter {
  fileprivate mutating func source(_ source: TraitSource) {
    beginObject()
    member(source.kind == .rule ? "rule" : "by", source.id)
    if source.kind != .rule { member("as", source.kind.rawValue) }
    endObject()
  }
}

extension Layout {
  /// What the screen says, before version 13: the window's word before rules, but of a device whose screen nothing
  /// shares (TR-screen). Nil from 13 on, where a scene stands in its place.
  var screenTraits: TraitCollection? {
    guard environment.systemVersion < SystemVersion(13) else { return nil }
    let device = environment.device
    var traits = traitSources.windowTraits ?? environment.traits
    traits.displayScale = device.displayScale
    traits.userInterfaceIdiom = device.idiom
    traits.displayGamut = device.displayGamut
    if let classes = device.sizeClasses?[environment.orientation] {
      traits.horizontalSizeClass = classes.horizontal
      traits.verticalSizeClass = classes.vertical
    }
    return traits
  }
}
