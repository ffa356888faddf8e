/// Something that is told of a scene, to find out where the same was told before.
struct SceneKey<Value: Hashable>: Hashable {
  /// The object id; nil for a layout document.
  var scene: String?
  var value: Value
}
