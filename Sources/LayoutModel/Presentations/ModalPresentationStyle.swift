/// How a controller is presented, in UIKit's words (traits 6.1).
package enum ModalPresentationStyle: String, Hashable, Sendable, CaseIterable {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}
