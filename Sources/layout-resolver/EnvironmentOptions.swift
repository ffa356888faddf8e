import ArgumentParser
import LayoutService

/// Where layouts are shown, in place of what files say.
struct EnvironmentOptions: ParsableArguments {
  @Option(help: "A device, in place of the file's.") var device: String?
  @Option(help: "An orientation, in place of the file's.") var orientation: String?
  @Option(help: "A system version, in place of the file's, or of that of the tools that wrote it.")
  var systemVersion: String?
  @Option(help: "A locale, in place of the file's.") var locale: String?
  @Option(
    help:
      "The keyboard, in place of the file's: true, false, a height, or docked, undocked, split or floating.")
  var keyboard: String?
  @Option(help: "The object id or name of the only scene of an Interface Builder file that is wanted.")
  var scene: String?

  /// What a request would say of it.
  var fileOptions: FileOptions {
    FileOptions(
      device: device, orientation: orientation, systemVersion: systemVersion, locale: locale,
      keyboard: keyboard, scene: scene)
  }
}
