import LayoutModel

/// What is posted of the keyboard between two windows, in its order; nothing where it stays as it is (TX-keyboard).
///
/// Only a docked keyboard counts as shown: one that is moved up, split or floats is hidden to those who listen. One that
/// is docked at both ends and changes its frame is shown anew.
func listKeyboardEvents(from old: WindowEnvironment, to new: WindowEnvironment) -> [TransitionEvent] {
  guard old.keyboard != new.keyboard,
    let begin = old.keyboard?.frame ?? new.keyboard?.frame.below(old),
    let end = new.keyboard?.frame ?? old.keyboard?.frame.below(new)
  else { return [] }
  var notifications: Set<KeyboardNotification> = [.keyboardWillChangeFrame, .keyboardDidChangeFrame]
  if new.keyboard?.isDocked == true {
    notifications.formUnion([.keyboardWillShow, .keyboardDidShow])
  } else if old.keyboard?.isDocked == true {
    notifications.formUnion([.keyboardWillHide, .keyboardDidHide])
  }
  return KeyboardNotification.allCases.filter(notifications.contains).map {
    TransitionEvent(.keyboard($0, begin: begin, end: end), to: .window)
  }
}

extension Rect {
  /// This rectangle below the lower edge of a window: where a keyboard is that is hidden.
  fileprivate func below(_ window: WindowEnvironment) -> Rect {
    Rect(x: minX, y: window.size.height, width: size.width, height: size.height)
  }
}
