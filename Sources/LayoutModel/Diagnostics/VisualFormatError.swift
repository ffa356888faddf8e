/// Why a visual format string cannot be read or used: the rows of auto-layout 9.3. Codes are the case names.
package enum VisualFormatError: String, Hashable, Sendable, CaseIterable {
  case emptyFormat, expectedColon, unknownRelation, expectedView, expectedViewName, unknownViewName
  case expectedClosingBracket, expectedConnection, expectedDash, ambiguousMinus, expectedNumber, unknownMetric
  case expectedListEnd, expectedMoreInput, expectedEndOfFormat, expectedViewOrBar
  case noSuperview, optionOfWrongAxis, badPriority
}
