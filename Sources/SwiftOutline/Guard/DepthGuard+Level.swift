extension DepthGuard {
  /// What stands open in one bracket beside other brackets.
  struct Level {
    var bracket: SwiftToken.Kind
    /// Whether an attribute stands at the end of what was read.
    var attribute = Attribute.none
    /// What it counts as among the `[` in each other.
    var squares = 0
    /// Whether it is the body of a type.
    var isTypeBody = false
    /// Whether the body of a type comes next.
    var expectsTypeBody = false
    /// Whether it holds arguments of an attribute or a macro.
    var isAttribute = false
    /// `<` without its `>`.
    var angles = 0
    /// Words and attributes that were in a row.
    var words = 0
    /// Operators that were in a row.
    var operators = 0
    var arrows = 0
    var elseIfs = 0
    /// `?` without its `:`.
    var questions = 0
    var ternaries = 0
    var chain = 0
    var trailing = 0
    /// Words such as `for` and `if` whose `{` has not come.
    var heads = 0
    /// Whether the last of them may be the label of an argument.
    var mayHaveLabel = false
    /// Tokens behind the outermost `<` whose `>` has not come, and the attributes among them.
    var tokensInAngles = 0
    var attributesInAngles = 0
    /// `<` of attributes, without their `>`.
    var attributeAngles = 0
    /// How far the name of an attribute or macro may go on: its arguments belong to it.
    var isInAttributeName = false

    /// What the parser may have on its stack because of it.
    var depth: Int { angles + words + operators + arrows + elseIfs + questions + heads }
  }

  /// Where an attribute stands.
  enum Attribute: UInt8 { case none, statement, type }
}
