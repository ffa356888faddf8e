import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel

/// A change of a source that ends a finding of lint, tried in every layout that was looked at.
package struct Mending: Sendable {
  /// What somebody has to do, in one sentence.
  package var sentence: String
  /// Lines of what changes, in the file; empty where nobody knows.
  package var lines: [Int]
  /// In so many layouts that have the finding it ends it.
  package var layoutCount: Int
}

extension FileResolver {
  /// Changes that end findings of lint: each was tried, ends the finding in some layouts and brings nothing new in any.
  ///
  /// - Parameter fingerprints: Of findings as lint told them of the same source with the same query.
  /// - Returns: By fingerprint, those first that help in most layouts. What there was no more time for is left out.
  /// - Throws: The problem of an input that cannot be read.
  /// - Complexity: One layout for each candidate in each environment.
  package func mendings(
    of fingerprints: [String], in input: FileInput, _ asked: FileLinting
  ) throws(Refusal) -> [String: [Mending]] {
    var options = try options(asked.query, .lint).judging(by: .lint, hasPictures: false)
    (options.lint.settings, options.lint.request) = (asked.settings, asked.request)
    let known = options
    return try withDocuments(of: input, for: .lint, options) { documents throws(Refusal) in
      var found: [String: [Mending]] = [:]
      for document in documents.documents {
        let settings =
          document.scene == nil ? known.lint.settings(ofDocument: nil) : known.lint.settingsOfFile
        let judge = LayoutJudge(document, .own, settings, against: nil, on: engine)
        let trials = try MendingTrials(judge, on: engine, until: deadline)
        for fingerprint in fingerprints where found[fingerprint] == nil {
          if let mendings = try trials.mendings(of: fingerprint) { found[fingerprint] = mendings }
        }
      }
      return found
    }
  }
}

/// Tries changes of a document: each is resolved in all environments, and judged by what lint finds then.
private struct MendingTrials {
  let judge: LayoutJudge
  let engine: LayoutEngine
  let deadline: WorkDeadline
  private let before: [JudgedLayout?]

  /// What a layout has.
  private struct JudgedLayout {
    /// What counts, by fingerprint.
    var findings: [String: Diagnostic]
    /// How much of each view is within the window, from 0 to 1, by its id; of those that a finding names.
    var shown: [String: Double]

    /// Whether nothing is found that was not, and nothing that a finding is about is out of sight.
    func isNoWorse(than old: JudgedLayout) -> Bool {
      findings.allSatisfy { old.findings[$0.key] != nil || $0.value.severity == .info }
        && shown.allSatisfy { $0.value > (old.shown[$0.key] ?? 0) - 0.01 }
    }
  }

  init(_ judge: LayoutJudge, on engine: LayoutEngine, until deadline: WorkDeadline) throws(Refusal) {
    (self.judge, self.engine, self.deadline) = (judge, engine, deadline)
    before = try Self.findings(in: judge.document, judge, engine, deadline, watching: nil)
  }

  /// What lint finds in each layout of a document; nil for one that is not there.
  ///
  /// - Parameter views: Those of which it is told how much is shown; nil for all that findings name.
  private static func findings(
    in document: RequestedDocument, _ judge: LayoutJudge, _ engine: LayoutEngine, _ deadline: WorkDeadline,
    watching views: Set<String>?
  ) throws(Refusal) -> [JudgedLayout?] {
    var run = ResolutionRun([document], judge.detail, on: engine, isStreaming: true, until: deadline)
    var all: [JudgedLayout?] = []
    while let result = try run.next() {
      guard case .success(let resolved) = result.outcome else {
        all.append(nil)
        continue
      }
      let found = judge.findings(in: resolved.layout).findings.map { (judge.fingerprint(of: $0), $0) }
      let watched = views ?? Set(found.flatMap { $0.1.views })
      all.append(
        JudgedLayout(
          findings: Dictionary(found) { first, _ in first }, shown: resolved.layout.shownParts(of: watched)))
    }
    return all
  }

  /// What ends a finding; nil where no layout of the document has it.
  func mendings(of fingerprint: String) throws(Refusal) -> [Mending]? {
    guard let diagnostic = before.lazy.compactMap({ $0?.findings[fingerprint] }).first,
      case .success(let request) = judge.document.content
    else { return nil }
    let values = request.document.values
    let watched = Set(before.compactMap { $0?.findings[fingerprint] }.flatMap(\.views))
    var mendings: [Mending] = []
    for candidate in values.mendings(of: diagnostic) where !deadline.hasPassed {
      guard let count = try layoutCount(ofEnding: fingerprint, by: candidate, in: request, watched) else {
        continue
      }
      mendings.append(
        Mending(
          sentence: candidate.action.sentence, lines: values.lines(of: candidate), layoutCount: count))
    }
    let order = mendings.indices.sorted { a, b in
      (mendings[b].layoutCount, a) < (mendings[a].layoutCount, b)
    }
    return order.map { mendings[$0] }
  }

  /// In how many layouts a change ends a finding; nil where it brings something new in one, or helps in none.
  private func layoutCount(
    ofEnding fingerprint: String, by candidate: MendingCandidate, in request: DecodedRequest,
    _ watched: Set<String>
  ) throws(Refusal) -> Int? {
    var draft = request.document.draft
    guard candidate.changes.allSatisfy({ $0.isPossible(in: draft) }) else { return nil }
    for change in candidate.changes { draft.apply(change) }
    var changed = request
    changed.document = LayoutDocument(draft)
    guard validateConstraints(changed.document).isEmpty else { return nil }
    var document = judge.document
    document.content = .success(changed)
    do throws(Refusal) {
      let after = try Self.findings(in: document, judge, engine, deadline, watching: watched)
      var count = 0
      for (old, new) in zip(before, after) {
        guard let old else { continue }
        guard let new, new.isNoWorse(than: old) else { return nil }
        if old.findings[fingerprint] != nil, new.findings[fingerprint] == nil { count += 1 }
      }
      return count == 0 ? nil : count
    } catch {
      if error.endsAll { return nil }
      throw error
    }
  }
}

extension Layout {
  /// How much of some views is within the window, by their ids.
  fileprivate func shownParts(of ids: Set<String>) -> [String: Double] {
    var parts: [String: Double] = [:]
    for index in views.indices where ids.contains(document.views[index].id) {
      guard let frame = views[index].frameInWindow else { continue }
      let (window, size) = (environment.size, frame.size)
      let width = min(frame.minX + size.width, window.width) - max(frame.minX, 0)
      let height = min(frame.minY + size.height, window.height) - max(frame.minY, 0)
      let area = size.width * size.height
      parts[document.views[index].id] = area > 0 ? max(width, 0) * max(height, 0) / area : 0
    }
    return parts
  }
}

extension DocumentValues {
  /// The lines of what changes: of constraints, and of views.
  fileprivate func lines(of candidate: MendingCandidate) -> [Int] {
    let names = candidate.changes.flatMap { change -> [String] in
      if let index = change.constraint {
        return [identifier(of: constraints[Int(index)]), pointer(toConstraint: Int(index)).path]
      }
      if case .setView(let view, _) = change { return [views[Int(view)].id] }
      return []
    }
    let wanted = Set(names.filter { !$0.isEmpty })
    let lines = sources.flatMap { source in
      source.places.filter { wanted.contains($0.id) }.map(\.place.line)
    }
    return Set(lines).sorted()
  }
}
