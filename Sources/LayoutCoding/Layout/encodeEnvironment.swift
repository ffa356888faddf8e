package import JSON
package import LayoutModel

extension JSONWriter {
  /// Writes what tells a result among others, as members.
  package mutating func label(_ label: ResultLabel) {
    if !label.isEmpty { label.writeMembers(to: &self) }
  }

  /// Writes the keyboard that a request asks for as documents say it.
  package mutating func keyboard(_ keyboard: KeyboardRequest) {
    beginObject("keyboard")
    member("visible", keyboard.isVisible)
    if let height = keyboard.height { member("height", height) }
    if keyboard.style != .docked {
      key(keyboard.style.rawValue)
      boolean(true)
    }
    endObject()
  }
}

extension SceneLabel: Answer {
  package static let rows: Rows = [
    .member("scene") { $0.id }, .member("notUnderstood") { $0.notUnderstood },
    .optional("source") { $0.source },
  ]
}

extension NotUnderstood: Answer {
  package static let rows: Rows = [
    .member("path") { $0.path }, .optional("id") { $0.id }, .member("reason") { $0.reason },
  ]
}

extension ResultLabel: Answer {
  package static let rows: Rows = [
    .optional("index") { $0.index }, .optional("file") { $0.file }, .optional("name") { $0.name },
    .optionalMembers { $0.scene },
  ]
}

/// An environment up to its traits.
extension WindowEnvironment: Answer {
  package static let rows: Rows = [
    .member("device") { $0.device.id },
    .member("orientation") { $0.orientation },
    .member("systemVersion") { $0.systemVersion },
    .member("window") { Rect(origin: .zero, size: $0.size) },
    .member("safeAreaInsets") { $0.safeAreaInsets },
    .member("locale") { $0.locale },
    .optional("keyboard") { $0.keyboard },
    .optional("verticalBarEdge") { $0.verticalBars.map { VerticalBarEdge(at: $0.edge) } },
    .optional("posture") { $0.posture },
    .optional("reservedRegions") { $0.reservedRegions.isEmpty ? nil : $0.reservedRegions },
  ]
}

/// As `UITraitCollection.verticalBarEdge` has it: physical, whatever the direction of the language.
private enum VerticalBarEdge: String, AnswerWord, CaseIterable {
  case leading, trailing

  init(at edge: WindowEdge) { self = edge == .left ? .leading : .trailing }
}

/// A bare major as a number, another version as text: 26.1 and 26.10 are not the same.
extension SystemVersion: AnswerValue {
  package static var shape: AnswerShape { .choice([.integer, .text]) }

  package func write(to writer: inout JSONWriter, in context: AnswerContext) {
    if minor == 0 { writer.integer(major) } else { writer.string(description) }
  }
}

extension ReservedRegion: Answer {
  package static let rows: Rows = [
    .member("kind") { $0.kind }, .member("frame") { $0.frame }, .member("margins") { $0.margins },
    .member("active") { $0.isActive },
  ]
}

extension Keyboard: Answer {
  package static let rows: Rows = [
    .member("visible") { _ in true },
    .member("frame") { $0.frame },
    .member("floating") { $0.style == .floating },
    .member("split") { $0.style == .split },
    .member("undocked") { !$0.isDocked },
  ]
}
