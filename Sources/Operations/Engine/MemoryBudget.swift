import AppFolder
import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel

/// What a request keeps at a time, in bytes: no more than its limit. Like its time it is counted wherever much may come together:
/// elements of XML, documents, layouts, panels, texts. What is counted is about what it takes, so that the limit holds for the process.
struct MemoryBudget: Sendable {
  let limit: Int
  private(set) var used = 0

  /// - Parameter used: What is kept already.
  init(of limits: OperationLimits, used: Int = 0) { (limit, self.used) = (limits.decoding.memoryBytes, used) }

  /// What is left.
  var rest: Int { max(0, limit - used) }

  /// Counts what is kept from now on.
  ///
  /// - Throws: The problem of a request that keeps too much.
  mutating func take(_ bytes: Int) throws(Refusal) {
    used += bytes
    if used > limit {
      throw Refusal([Fault(.limitExceeded(.memoryBytes, limit: limit, value: used), at: .root)])
    }
  }

  /// Counts what is not kept any more.
  mutating func giveBack(_ bytes: Int) { used -= bytes }
}

extension ScreenSource {
  /// About how many bytes it takes.
  var keptBytes: Int {
    let files = folder?.files ?? []
    let sources = folder?.sources.reduce(0) { $0 + 2 * $1.bytes.count } ?? 0
    let fonts = companions.fonts?.keptBytes ?? 0
    return files.reduce(file.bytes.count + sources + fonts) { count, file in
      count + file.base.bytes.count + file.variants.reduce(0) { $0 + $1.value.bytes.count }
        + file.texts.reduce(0) { $0 + 64 * $1.value.count }
    }
  }
}

extension ImportedApp {
  /// About how many bytes it takes.
  var keptBytes: Int {
    screens.reduce(0) { count, screen in
      count + 1000 + screen.document.count + (screen.code?.drawn?.document.count ?? 0) + 500
        * screen.elements.count
    }
  }
}

extension RequestedDocument {
  /// About how many bytes it takes.
  var keptBytes: Int {
    guard case .success(let request) = content else { return 1000 }
    let document = request.document.draft
    return 2000 + 700 * document.views.count + 400 * document.details.count + 500 * document.contents.count
      + 200 * document.constraints.count + 1500 * document.controllers.count
      + 300 * request.environments.count
  }
}

extension Layout {
  /// About how many bytes it takes besides its document.
  var keptBytes: Int {
    4000 + 450 * views.count + 1500 * controllers.count + 500 * textLines.count + 400 * measures.count
      + 400 * placedConstraints.count + 400 * images.count + 400 * viewTraits.count + 400 * diagnostics.count
  }
}
