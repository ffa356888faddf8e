/// Something that is told of a scene, to find out where the same was told before.
struct SceneKey<Value: Hashable>: Hashable {
  /// Path in the folder of an app, where two files may have scenes of one id.
  var file: String?
  /// The object id; nil for a layout document.
  var scene: String?
  var value: Value
}
