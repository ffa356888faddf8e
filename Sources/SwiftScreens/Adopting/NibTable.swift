package import InterfaceBuilder

/// What of the Interface Builder files beside the code is asked for.
package enum NibRequest: Hashable, Sendable {
  /// A xib, by its name; of several that which lies nearest to a path.
  case nib(String, near: String)
  /// Where a file shows a class: as the controller of a scene, as a view that stands by itself, or as a cell; of several files
  /// in that which lies nearest to a path.
  case scene(ofClass: String, near: String)
  /// A controller of a storyboard, by its identifier, nil for the one with which it begins; of several storyboards of a name in that which
  /// lies nearest to a path.
  case controller(storyboard: String, identifier: String?, near: String)
  /// A controller of a file, by its object id.
  case object(file: String, id: String)
}

/// What is there of it.
package enum NibAnswer: Sendable {
  /// - Parameter controller: The class of a scene's controller; empty where it has none of its own. Nil for other things.
  case found(Nib, controller: String?)
  case missing
  /// What is there is not read, for a reason.
  case unreadable(String)
}

/// Gives what of the files is asked for.
package typealias NibSource = @Sendable (NibRequest) -> NibAnswer
