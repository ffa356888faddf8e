package import JSON
package import LayoutModel

extension JSONWriter {
  @inline(__always)
  mutating func member(_ name: StaticString, _ value: some AnswerValue, in context: AnswerContext) {
    key(name)
    value.write(to: &self, in: context)
  }
}

// MARK: Numbers, texts, lists

extension AnswerValue where Self: JSONWritable {
  package func write(to writer: inout JSONWriter, in context: AnswerContext) { write(to: &writer) }
}

extension String: AnswerValue { package static var shape: AnswerShape { .text } }
extension Int: AnswerValue { package static var shape: AnswerShape { .integer } }
extension Double: AnswerValue { package static var shape: AnswerShape { .number } }
extension Bool: AnswerValue { package static var shape: AnswerShape { .flag } }

extension Optional: AnswerValue where Wrapped: AnswerValue {
  @_semantics("optimize.sil.specialize.generic.never")
  package static var shape: AnswerShape { .nullable(Wrapped.shape) }

  package func write(to writer: inout JSONWriter, in context: AnswerContext) {
    if let self { self.write(to: &writer, in: context) } else { writer.null() }
  }
}

extension Array: AnswerValue where Element: AnswerValue {
  @_semantics("optimize.sil.specialize.generic.never")
  package static var shape: AnswerShape { .list(Element.shape) }

  package func write(to writer: inout JSONWriter, in context: AnswerContext) {
    writer.beginArray()
    for element in self { element.write(to: &writer, in: context) }
    writer.endArray()
  }
}

/// An object whose members have names of the document, in their order.
struct AnswerMap<Value: AnswerValue>: AnswerValue {
  var members: [(name: String, value: Value)]

  static var shape: AnswerShape { .map(Value.shape) }

  func write(to writer: inout JSONWriter, in context: AnswerContext) {
    writer.beginObject()
    for (name, value) in members {
      writer.key(name)
      value.write(to: &writer, in: context)
    }
    writer.endObject()
  }
}

// MARK: Words

/// A word that answers spell as its raw value; where it knows all of them, the contract lists them.
package protocol AnswerWord: AnswerValue, RawRepresentable<String> {}

extension AnswerWord {
  package static var shape: AnswerShape { .text }

  package func write(to writer: inout JSONWriter, in context: AnswerContext) { writer.string(rawValue) }
}

extension AnswerWord where Self: CaseIterable {
  @_semantics("optimize.sil.specialize.generic.never")
  package static var shape: AnswerShape { .words(allCases.map(\.rawValue)) }
}

extension Axis: AnswerWord {}
extension InterfaceOrientation: AnswerWord {}
extension Posture: AnswerWord {}
extension ReservedRegion.Kind: AnswerWord {}
extension Diagnostic.Code: AnswerWord { package static var shape: AnswerShape { .text } }
extension Diagnostic.Severity: AnswerWord {}
extension ModalPresentationStyle: AnswerWord {}

extension LayoutConstraint.Relation: AnswerValue {
  @_semantics("optimize.sil.specialize.generic.never")
  package static var shape: AnswerShape { .words(allCases.map(\.name)) }

  package func write(to writer: inout JSONWriter, in context: AnswerContext) { writer.string(name) }
}

// MARK: Ids

enum NodeID: AnswerValue {
  case view(Int32)
  case controller(Int32)

  static var shape: AnswerShape { .text }

  func write(to writer: inout JSONWriter, in context: AnswerContext) {
    switch self {
    case .view(let index): writer.string(context.views[Int(index)].id)
    case .controller(let index): writer.string(context.controllers[Int(index)].id)
    }
  }
}
