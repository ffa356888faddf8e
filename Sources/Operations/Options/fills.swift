import JSON
import LayoutCoding
import LayoutModel
import SwiftScreens

extension OperationOptions {
  /// Takes values for what the source of screens does not tell, before those that are known.
  ///
  /// - Parameter text: JSON.
  /// - Returns: What is wrong with it; then nothing is taken.
  mutating func take(
    _ text: [UInt8], from origin: SourceFills.Origin, _ limits: DecodingLimits
  ) -> [Fault] {
    do throws(FaultList) {
      let read = try text.lent { bytes throws(FaultList) in
        try decodeFills(bytes, limits: limits, check: { SourceFills.faults(in: $0) })
      }
      let values = read.map { SourceFills.Value($0.key, $0.expression, from: origin) }
      fills.values.insert(contentsOf: values, at: 0)
      return []
    } catch {
      return error.faults
    }
  }
}

extension SourceFills {
  /// What of the parameters is no Swift.
  var faults: [Fault] {
    let expressions =
      (made.map { [("make", $0)] } ?? []).filter { !$0.1.isEmpty } + values.map { ("fill", $0.expression) }
      + calls.map { ("call", $0) }
    return expressions.flatMap { parameter, text in
      Self.faults(in: text).map { place, message in
        Fault(.invalidSwift(message, line: place.line, column: place.column), parameter: parameter)
      }
    }
  }
}

extension SourceFills.Origin {
  /// What a place in it begins with.
  fileprivate var path: String { self == .project ? ".layout-resolver.yml" : "fills" }
}

extension LayoutEngine {
  /// Refuses fills that have faults, with their places.
  func refuse(_ faults: [Fault], in origin: SourceFills.Origin) throws(Refusal) {
    if !faults.isEmpty { throw Refusal(faults).placed(at: .file(origin.path)) }
  }

  /// Refuses a query that has faults. For fills in it that are no JSON the body is not to blame.
  func refuseQuery(_ faults: [Fault]) throws(Refusal) {
    do throws(Refusal) {
      try refuse(faults, in: .file)
    } catch {
      var refusal = error
      if refusal.type == .invalidJSON { refusal.type = .invalidRequest }
      throw refusal
    }
  }
}

/// The keys that classes have fills for, and those that were filled.
struct FillKeys {
  private var used: Set<String> = []
  private var known: [String] = []

  mutating func add(_ reading: ScreenReading) {
    used.formUnion(reading.usedFills)
    known += reading.report.holes.map(\.key) + reading.report.choices.map(\.key)
  }

  /// The faults of values that nothing asked for, with the nearest keys.
  func faults(of fills: SourceFills, _ origin: SourceFills.Origin) -> [Fault] {
    fills.values.filter { $0.origin == origin && !used.contains($0.key) }.map { value in
      let kind = Fault.Kind.unknownReference(value.key, nearest: nearestNames(to: value.key, in: known))
      return origin == .parameter
        ? Fault(kind, parameter: "fill") : Fault(kind, at: JSONPointer([value.key]))
    }
  }

  /// The faults of a project's values. It speaks of all its classes: a file by itself does not ask for all, and neither do those of
  /// some classes that nobody looked at.
  func faults(ofProject fills: SourceFills, _ classes: SwiftClasses, unread: [Int]) -> [Fault] {
    if !classes.isFolder { return [] }
    let others = unread.map { classes.entries[$0].ownName + "." }
    var fills = fills
    fills.values.removeAll { value in others.contains { value.key.hasPrefix($0) } }
    return faults(of: fills, .project)
  }
}
