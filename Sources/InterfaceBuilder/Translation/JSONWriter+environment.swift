import JSON
import LayoutCoding
import LayoutModel

extension JSONWriter {
  /// The members that say where the screens of an app are shown: on the device that is asked for, else on that of the
  /// canvas.
  mutating func environment(_ overrides: EnvironmentOverrides, else deviceId: String) {
    member(EnvironmentKey.device, overrides.device?.id ?? deviceId)
    member(EnvironmentKey.orientation, overrides.orientation?.rawValue)
    member(EnvironmentKey.systemVersion, overrides.systemVersion?.description)
    localeAndKeyboard(overrides)
  }

  mutating func localeAndKeyboard(_ overrides: EnvironmentOverrides) {
    member(EnvironmentKey.locale, overrides.locale)
    if let keyboard = overrides.keyboard { self.keyboard(keyboard) }
  }

  /// - Parameter insets: Of the safe area; nil for those of the device.
  mutating func window(_ size: Size, insets: EdgeInsets?) {
    key(EnvironmentKey.window)
    beginObject()
    member("width", size.width)
    member("height", size.height)
    if let insets {
      key("safeAreaInsets")
      self.insets(insets)
    }
    endObject()
  }
}
