package import LayoutModel

/// Which rows of a set are of no use, and which are missing.
package struct AssetCoverage: Sendable {
  /// Indices of rows whose file no environment gets, on any device.
  package var unreachable: [Int] = []
  /// Empty rows that some of the contexts asked for would get if they had a file, and indices of these.
  package var missing: [(row: Int, contexts: [Int])] = []

  /// - Parameters:
  ///   - contexts: The devices asked for.
  ///   - everywhere: One context for each kind of device that there is, see ``AssetContext/otherPlatforms``.
  ///
  /// Traits that rows of the set ask about are varied; a view may have any, whatever its device. A set that asks about
  /// more combinations than are worth trying has no answer.
  package init?(of set: AssetSet, for contexts: [AssetContext], everywhere: [AssetContext]) {
    guard let variations = AssetVariations(of: set) else { return nil }
    var unused = Set(set.rows.indices.filter { set.refusals[$0] == nil })
    search: for context in everywhere {
      for variant in variations.contexts(from: context) {
        if unused.isEmpty { break search }
        if let best = rank(set, in: variant).best { unused.remove(best) }
      }
    }
    // Of those that no environment could use, the code of the refusal says why.
    unreachable = unused.sorted()
    for row in set.rows.indices where set.refusals[row] == .noFilename {
      var filled = set
      // No file is called so: it would leave the folder.
      filled.rows[row].filename = "/"
      filled.files?["/"] = .unknown
      filled.finish()
      guard filled.refusals[row] == nil else { continue }
      let wanting = contexts.indices.filter { index in
        variations.contexts(from: contexts[index]).contains { rank(filled, in: $0).best == row }
      }
      if !wanting.isEmpty { missing.append((row, wanting)) }
    }
  }
}

/// The values of the traits and facts that the rows of a set ask about.
private struct AssetVariations {
  /// For each trait that rows ask about, what sets its values.
  private var traits: [[(inout AssetContext) -> Void]] = []
  /// Languages, memory and graphics processors that rows name, and none.
  private var languages: [[String]] = [[]]
  private var memories: [Double?] = [nil]
  private var graphics: [GraphicsFeatureSet?] = [nil]

  private static let limit = 20_000

  /// Nil if there are too many combinations.
  init?(of set: AssetSet) {
    let slots = set.rows.map(\.slot)
    vary(\.widthClass, [.compact, .regular], if: slots.contains { $0.widthClass != .any })
    vary(\.heightClass, [.compact, .regular], if: slots.contains { $0.heightClass != .any })
    vary(\.style, [.light, .dark], if: slots.contains { $0.luminosity != .any })
    vary(\.contrast, [.normal, .high], if: slots.contains { $0.contrast != .any })
    vary(\.direction, [.leftToRight, .rightToLeft], if: slots.contains { $0.direction != .any })
    languages += Swift.Set(slots.compactMap(\.locale.value)).sorted().map { [$0] }
    memories += Swift.Set(slots.compactMap(\.memory.value)).sorted()
    graphics += Swift.Set(slots.compactMap(\.graphics.value)).sorted()
    let count = languages.count * memories.count * graphics.count
    guard languages.count < 1000, memories.count < 100, graphics.count < 100, count <= Self.limit
    else { return nil }
  }

  private mutating func vary<Value>(
    _ trait: WritableKeyPath<AssetContext, Value>, _ values: [Value], if isAsked: Bool
  ) {
    if isAsked { traits.append(values.map { value in { $0[keyPath: trait] = value } }) }
  }

  /// The context with every combination of the values.
  func contexts(from base: AssetContext) -> [AssetContext] {
    let changes = [surroundings(of: base).map { other in { $0.surroundings = other } }] + traits
    return changes.reduce([base]) { contexts, changes in
      contexts.flatMap { context in
        changes.map { change in
          var varied = context
          change(&varied)
          return varied
        }
      }
    }
  }

  private func surroundings(of base: AssetContext) -> [AssetSurroundings] {
    if languages.count * memories.count * graphics.count == 1 { return [base.surroundings] }
    return languages.flatMap { languages in
      memories.flatMap { memory in
        graphics.map { graphics in
          var environment = AssetEnvironment()
          environment.languages = languages
          environment.device = base.surroundings.device
          environment.device.memoryGB = memory ?? environment.device.memoryGB
          environment.device.graphicsFeatureSet = graphics ?? environment.device.graphicsFeatureSet
          return AssetSurroundings(environment)
        }
      }
    }
  }
}

extension AssetContext {
  /// Devices that a catalog may have rows for and this program has no layouts for: televisions, Macs, watches, cars,
  /// headsets. A row for one of them is not useless.
  package static let otherPlatforms: [AssetContext] = {
    let platforms: [(AssetIdiom, [Double], [Double], Bool)] = [
      (.tv, [1, 2], [], false), (.mac, [1, 2], [], false), (.mac, [1, 2], [], true),
      (.ipad, [1, 2], [], true),
      (.car, [1, 2, 3], [], false), (.vision, [2], [], false),
      (.watch, [2], [136, 156, 162, 176, 184, 187, 198, 205, 208], false),
      (.iosMarketing, [1], [], false), (.watchMarketing, [1], [], false),
    ]
    return platforms.flatMap { idiom, scales, widths, isCatalyst in
      scales.flatMap { scale in
        (widths.isEmpty ? [nil] : widths.map { Optional($0) }).flatMap { width in
          [DisplayGamut.sRGB, .p3].map { gamut in
            var environment = AssetEnvironment()
            environment.device.displayScale = scale
            environment.device.screenWidth = width
            environment.device.isCatalyst = isCatalyst
            if idiom == .watch { environment.device.subtypes = watchSubtypes }
            var context = AssetContext(TraitCollection(), in: AssetSurroundings(environment), idiom: idiom)
            context.gamut = gamut
            return context
          }
        }
      }
    }
  }()
}

/// Sizes of watches, which rows may name.
private let watchSubtypes: Set<String> = ["38mm", "40mm", "41mm", "42mm", "44mm", "45mm", "46mm", "49mm"]
