import LayoutModel
import SwiftInterpreter

/// Views that somebody else lays out, as SwiftUI does, or a class that is in no file, and those that show what documents do not
/// have: where they have no size by their constraints, their own would count.
struct OpaqueViews {
  /// What a constraint says of a view on an axis.
  struct Hold {
    var attribute: String
    /// What it is to: nil for a number.
    var other: Object?
    /// Whether it is an equation, and none that gives way to the wishes of views.
    var isFirm: Bool
  }

  /// In the order of the document.
  private(set) var all: [Object] = []
  private var isOpaque: Set<ObjectIdentifier> = []
  private var holds: [ObjectIdentifier: [Hold]] = [:]

  /// Why the size of each is not known, and on which axes.
  private(set) var reasons: [ObjectIdentifier: (reason: String, axes: [Axis])] = [:]
  /// The views of which nothing is known.
  private var isUnknown: Set<ObjectIdentifier> = []

  mutating func add(
    _ view: Object, on axes: [Axis] = Axis.allCases, because reason: String, isUnknown: Bool = false
  ) {
    if isOpaque.insert(ObjectIdentifier(view)).inserted { all.append(view) }
    reasons[ObjectIdentifier(view)] = (reason, axes)
    if isUnknown { self.isUnknown.insert(ObjectIdentifier(view)) }
  }

  /// Whether nobody knows how large a view is by itself on an axis.
  func isOpaque(_ view: Object, _ axis: Axis) -> Bool {
    reasons[ObjectIdentifier(view)]?.axes.contains(axis) ?? false
  }

  /// Whether nothing at all is known of a view.
  func isUnknown(_ view: Object) -> Bool { isUnknown.contains(ObjectIdentifier(view)) }

  mutating func note(_ hold: Hold, of view: Object) {
    holds[ObjectIdentifier(view), default: []].append(hold)
  }

  /// Whether constraints say where a view begins and ends: by its size, or by two of its places that something else holds.
  ///
  /// - Parameters:
  ///   - isOpen: Whether a view is as large on an axis as what is in it makes it.
  ///   - isFixed: Whether a view is where it is without the one that is asked about: what that is in, what has a frame.
  func isSized(
    _ view: Object, isOpen: (Object, Axis) -> Bool, _ isFixed: (Object) -> Bool
  ) -> Bool {
    let found = holds[ObjectIdentifier(view)] ?? []
    return reasons[ObjectIdentifier(view)]?.axes.allSatisfy { axis in
      let (size, places) = Self.attributes[axis == .horizontal ? 0 : 1]
      if found.contains(where: { $0.attribute == size && $0.isFirm }) { return true }
      let held = found.filter { hold in
        if let other = hold.other, isOpen(other, axis) { return false }
        guard hold.isFirm else { return false }
        return hold.other.map { isFixed($0) || isHeld($0, places.flatMap(\.self) + [size], without: view) }
          ?? true
      }
      return places.count { place in held.contains { place.contains($0.attribute) } } > 1
    } ?? true
  }

  /// Whether constraints to others than a view say something of one on an axis.
  private func isHeld(_ view: Object, _ axis: [String], without other: Object) -> Bool {
    holds[ObjectIdentifier(view)]?.contains {
      $0.isFirm && axis.contains($0.attribute) && $0.other !== other
    } ?? false
  }

  private static let attributes: [(size: String, places: [[String]])] = [
    ("width", [["left", "leading"], ["right", "trailing"], ["centerX"]]),
    ("height", [["top", "firstBaseline"], ["bottom", "lastBaseline"], ["centerY"]]),
  ]
}
