/// Why a visual format string cannot be read or used (AL-vfl-errors). Codes are the case names.
package enum VisualFormatError: String, Hashable, Sendable, CaseIterable {
  case emptyFormat, expectedColon, unknownRelation, expectedView, expectedViewName, unknownViewName
  case expectedClosingBracket, expectedConnection, expectedDash, ambiguousMinus, expectedNumber, unknownMetric
  case expectedListEnd, expectedMoreInput, expectedEndOfFormat, expectedViewOrBar
  case noSuperview, optionOfWrongAxis, badPriority
}
