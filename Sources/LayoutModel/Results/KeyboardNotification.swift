/// What is posted when the keyboard comes, goes or moves, in the order in which it is (TX-keyboard). Case names are
/// UIKit's, without what all of them end with.
package enum KeyboardNotification: String, Hashable, Sendable, CaseIterable {
  case keyboardWillChangeFrame, keyboardWillShow, keyboardWillHide
  case keyboardDidChangeFrame, keyboardDidShow, keyboardDidHide

  /// Whether it is posted before the keyboard moves.
  package var isBefore: Bool {
    switch self {
    case .keyboardWillChangeFrame, .keyboardWillShow, .keyboardWillHide: true
    case .keyboardDidChangeFrame, .keyboardDidShow, .keyboardDidHide: false
    }
  }
}
