/// The key path of a variable of a node.
package typealias Variable<Node, Value> = any WritableKeyPath<Node, Value> & Sendable

/// A variable of a node with a value for it: what a variation, a rule or a row of a list puts in place of another.
package final class Assignment<Node>: Sendable {
  /// The variable that gets the value.
  package let variable: any PartialKeyPath<Node> & Sendable
  private let value: any Sendable
  private let assign: @Sendable (inout Node) -> Void

  package init<Value: Sendable>(_ variable: Variable<Node, Value>, _ value: Value) {
    self.variable = variable
    self.value = value
    assign = { $0[keyPath: variable] = value }
  }

  /// Gives the variable of a node the value.
  package func apply(to node: inout Node) { assign(&node) }

  /// The value for a variable; nil if it is for another one.
  package func value<Value>(of variable: KeyPath<Node, Value>) -> Value? {
    self.variable as PartialKeyPath<Node> == variable ? value as? Value : nil
  }

  /// The assignment with another value, if it is one of that variable; otherwise as it is.
  package func mapping<Value: Sendable>(
    _ variable: Variable<Node, Value>, _ transform: (Value) -> Value
  ) -> Assignment {
    value(of: variable).map { Assignment(variable, transform($0)) } ?? self
  }
}
