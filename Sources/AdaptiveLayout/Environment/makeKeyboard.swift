import JSON
import LayoutModel
import UIKitDefaults

/// Where the keyboard of a request stands in its window (DV-keyboard); nil while it is hidden.
///
/// - Parameters:
///   - pointer: Where the environment stands in the request, for faults.
///   - doubts: Get the rules in doubt that it follows.
/// - Throws: ``Fault`` if the device has no such keyboard, or it is higher than the window.
func makeKeyboard(
  in window: Window, on screen: Screen, at pointer: JSONPointer, doubts: inout UncertainRules
) throws(Fault) -> Keyboard? {
  guard let request = screen.request.keyboard, request.isVisible else { return nil }
  let pointer = pointer.appending("keyboard")
  let idiom = screen.device.idiom
  guard idiom == .pad || idiom == .phone else { throw Fault(.keyboardNotAvailable(.docked), at: pointer) }
  guard idiom == .pad || request.style == .docked else {
    throw Fault(.keyboardNotAvailable(request.style), at: pointer.appending(request.style.rawValue))
  }
  let limit = window.size.height
  for (height, key) in [(request.height, "height"), (request.frame?.size.height, "frame")] {
    guard let height, height > limit else { continue }
    let expected = "a height of at most \(String(number: limit)), the window's"
    throw Fault(.invalidValue(expected: expected, nearest: []), at: pointer.appending(key))
  }
  if let frame = request.frame { return Keyboard(style: request.style, frame: frame) }
  let size = size(of: request, in: window, on: screen, doubts: &doubts)
  return Keyboard(
    style: request.style, frame: place(size, request.style, in: window, on: screen, doubts: &doubts))
}

/// As wide as the part of the screen that the window has, unless it floats.
private func size(
  of request: KeyboardRequest, in window: Window, on screen: Screen, doubts: inout UncertainRules
) -> Size {
  if request.style == .floating {
    let standard = KeyboardHeights.floatingSize
    return Size(
      width: min(standard.width, window.size.width),
      height: request.height ?? min(standard.height, window.size.height))
  }
  if let height = request.height { return Size(width: window.size.width, height: height) }
  let known = KeyboardHeights.height(
    on: KeyboardScreen(
      idiom: screen.device.idiom,
      portraitSize: screen.orientation.isLandscape ? screen.size.transposed : screen.size,
      isLandscape: screen.orientation.isLandscape, hasHomeIndicator: screen.device.hasHomeIndicator,
      systemVersion: screen.version),
    hasSuggestions: request.hasSuggestions)
  if !known.isRecorded { doubts.insert(.keyboardHeights) }
  return Size(width: window.size.width, height: min(known.value, window.size.height))
}

/// At the bottom of the window. One that is moved up is taken to be in the middle, one that floats at the bottom
/// (DV-keyboard-place).
private func place(
  _ size: Size, _ style: KeyboardStyle, in window: Window, on screen: Screen, doubts: inout UncertainRules
) -> Rect {
  if style != .docked {
    doubts.insert(.keyboardPlaces)
  } else if window.size.height != screen.size.height {
    // Where such a window stands is not said: at the bottom of the screen (DV-keyboard-window).
    doubts.insert(.keyboardWindows)
  }
  let free = window.size.height - size.height
  return Rect(
    x: (window.size.width - size.width) / 2, y: style == .undocked || style == .split ? free / 2 : free,
    width: size.width, height: size.height)
}
