package import SwiftProgram

/// What was met while running.
package struct RunRecord {
  /// Names and members that nobody declares, by name, and how often they were used.
  package internal(set) var missing: [String: Int] = [:]
  /// Calls that ran, by where they stand, and with what other statements bodies began that ran.
  package internal(set) var ran: Set<SourceSpot> = []
  /// What tasks wait for that is not known, and what awaits that, by where it stands.
  package internal(set) var suspended: Set<SourceSpot> = []
  /// What was given to somebody who is not known, or that runs too late to be run here.
  package internal(set) var withheld = WithheldCode()
  /// Conditions that could not be known, and were taken to hold.
  package internal(set) var choices: [ChoiceRecord] = []
  /// Calls that got something that is laid out, and that are not understood.
  package internal(set) var blocked: [BlockedCall] = []
  /// What such calls got.
  package internal(set) var given: Set<ObjectIdentifier> = []
  /// Where the program would have trapped, each place once.
  package internal(set) var traps: [Stop] = []
  private var blockedSpots: Set<SourceSpot> = []

  mutating func block(_ path: String, at spot: SourceSpot, isObjectiveC: Bool = false) {
    let isNew = isObjectiveC ? !blocked.contains { $0.path == path } : blockedSpots.insert(spot).inserted
    if isNew { blocked.append(BlockedCall(path: path, spot: spot, isObjectiveC: isObjectiveC)) }
  }

  var trapped: Set<SourceSpot> = []
}

/// A call that may lay out and is not understood.
package struct BlockedCall: Sendable {
  package var path: String
  package var spot: SourceSpot
  /// Whether it is not a call but what a class in Objective-C does.
  package var isObjectiveC = false
}

/// A condition that is not known.
package struct ChoiceRecord: Sendable {
  package var path: String
  package var spot: SourceSpot
  /// What it was taken to be.
  package var value = true
}
