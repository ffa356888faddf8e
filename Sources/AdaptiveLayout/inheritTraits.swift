package import LayoutModel

/// The traits of every controller, parallel to ``LayoutDocument/controllers``.
///
/// A child has its parent's traits; what the parent's override for it specifies wins, and only that (traits P-3,
/// P-10, P-11). The views of a controller have the controller's traits.
package func inheritTraits(
  _ document: LayoutDocument, from window: TraitCollection
) -> [TraitCollection] {
  var traits: [TraitCollection] = []
  traits.reserveCapacity(document.controllers.count)
  for controller in document.controllers {
    // Pre-order: the parent's traits are known before the child's.
    var own = controller.parent.map { traits[Int($0)] } ?? window
    own.merge(controller.overrideTraits)
    traits.append(own)
  }
  return traits
}
