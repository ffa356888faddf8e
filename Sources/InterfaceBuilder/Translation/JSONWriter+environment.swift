import JSON
import LayoutCoding
import LayoutModel

extension JSONWriter {
  /// The members that say where the screens of an app are shown: on the device that is asked for, else on that of the
  /// canvas.
  mutating func environment(_ overrides: EnvironmentOverrides, else deviceId: String) {
    key(EnvironmentKey.device)
    string(overrides.device?.id ?? deviceId)
    if let orientation = overrides.orientation {
      key(EnvironmentKey.orientation)
      string(orientation.rawValue)
    }
    if let version = overrides.systemVersion {
      key(EnvironmentKey.systemVersion)
      string(version.description)
    }
    localeAndKeyboard(overrides)
  }

  mutating func localeAndKeyboard(_ overrides: EnvironmentOverrides) {
    if let locale = overrides.locale {
      key(EnvironmentKey.locale)
      string(locale)
    }
    if let keyboard = overrides.keyboard { self.keyboard(keyboard) }
  }

  /// - Parameter insets: Of the safe area; nil for those of the device.
  mutating func window(_ size: Size, insets: EdgeInsets?) {
    key(EnvironmentKey.window)
    beginObject()
    key("width")
    number(size.width)
    key("height")
    number(size.height)
    if let insets {
      key("safeAreaInsets")
      self.insets(insets)
    }
    endObject()
  }
}
