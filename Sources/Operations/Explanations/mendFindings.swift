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
        let settings = document.scene == nil ? known.lint.settings(ofDocument: nil) : known.lint.settingsOfFile
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
  /// What each layout has, by fingerprint; nil for one that is not there.
  private let before: [[String: Diagnostic]?]

  init(_ judge: LayoutJudge, on engine: LayoutEngine, until deadline: WorkDeadline) throws(Refusal) {
    (self.judge, self.engine, self.deadline) = (judge, engine, deadline)
    before = try Self.findings(in: judge.document, judge, engine, deadline)
  }

  private static func findings(
    in document: RequestedDocument, _ judge: LayoutJudge, _ engine: LayoutEngine, _ deadline: WorkDeadline
  ) throws(Refusal) -> [[String: Diagnostic]?] {
    var run = ResolutionRun([document], judge.detail, on: engine, isStreaming: true, until: deadline)
    var all: [[String: Diagnostic]?] = []
    while let result = try run.next() {
      guard case .success(let resolved) = result.outcome else {
        all.append(nil)
        continue
      }
      let found = judge.findings(in: resolved.layout).findings.map { (judge.fingerprint(of: $0), $0) }
      all.append(Dictionary(found) { first, _ in first })
    }
    return all
  }

  /// What ends a finding; nil where no layout of the document has it.
  func mendings(of fingerprint: String) throws(Refusal) -> [Mending]? {
    guard let diagnostic = before.lazy.compactMap({ $0?[fingerprint] }).first,
      case .success(let request) = judge.document.content
    else { return nil }
    let values = request.document.values
    var mendings: [Mending] = []
    for candidate in values.mendings(of: diagnostic) where !deadline.hasPassed {
      guard let count = try layoutCount(ofEnding: fingerprint, by: candidate, in: request) else { continue }
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
    ofEnding fingerprint: String, by candidate: MendingCandidate, in request: DecodedRequest
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
      let after = try Self.findings(in: document, judge, engine, deadline)
      var count = 0
      for (old, new) in zip(before, after) {
        guard let old else { continue }
        guard let new, new.allSatisfy({ old[$0.key] != nil || $0.value.severity == .info }) else {
          return nil
        }
        if old[fingerprint] != nil, new[fingerprint] == nil { count += 1 }
      }
      return count == 0 ? nil : count
    } catch {
      if error.endsAll { return nil }
      throw error
    }
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
