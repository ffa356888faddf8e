package import InterfaceBuilder
import LayoutModel
import UIKitDefaults

/// What of the Interface Builder files beside the code is asked for.
package enum NibRequest: Hashable, Sendable {
  /// A xib, by its name; of several that which lies nearest to a path.
  case nib(String, near: String)
  /// Where a file shows a class: as the controller of a scene, as a view that stands by itself, or as a cell; of several files
  /// in that which lies nearest to a path.
  case scene(ofClass: String, near: String)
  /// A xib with views that says that a class loads it; of several that which lies nearest to a path.
  case loaded(byClass: String, near: String)
  /// A controller of a storyboard, by its identifier, nil for the one with which it begins; of several storyboards of a name in that which
  /// lies nearest to a path.
  case controller(storyboard: String, identifier: String?, near: String)
  /// A controller of a file, by its object id.
  case object(file: String, id: String)
  /// As what a file draws the views of a class; of several files that which lies nearest to a path.
  case view(ofClass: String, near: String)
}

/// What is there of it.
package enum NibAnswer: Sendable {
  /// - Parameter controller: The class of a scene's controller; empty where it has none of its own. Nil for other things.
  case found(Nib, controller: String?)
  /// The class of UIKit of a view.
  case view(String)
  case missing
  /// What is there is not read, for a reason.
  case unreadable(String)
}

/// Gives what of the files is asked for.
package typealias NibSource = @Sendable (NibRequest) -> NibAnswer

/// The class of UIKit of a view in a file.
///
/// - Parameter element: What the file calls it: documents have some as plain views.
func kitClass(_ type: ViewType?, element: String?) -> String {
  element.flatMap { classesOfElements[$0] } ?? type.map(\.facts.name) ?? "UIView"
}

private let classesOfElements = [
  "tableViewCell": "UITableViewCell", "collectionViewCell": "UICollectionViewCell",
  "collectionReusableView": "UICollectionReusableView",
  "tableViewHeaderFooterView": "UITableViewHeaderFooterView",
  "sceneKitView": "SCNView", "arscnView": "ARSCNView", "skView": "SKView", "arskView": "ARSKView",
  "mtkView": "MTKView", "glkView": "GLKView",
]
