/// A line of text as a view shows it.
package struct TextLine: Equatable, Sendable {
  /// Why the view shows it.
  package enum Role: String, Sendable, CaseIterable { case text, placeholder, title, subtitle }

  package var role: Role
  /// What is left of it, with the ellipsis, without blanks at its end. Runs of several fonts are lines at one baseline.
  package var text: String
  /// Where the baseline begins, at the line's left end whatever its direction: in the view's coordinates, in points.
  package var origin: Point
  /// From the left end to the right, in points, as measured.
  package var width: Double
  /// As resolved: its size is what the view shows, and it has no text style.
  package var font: FontDescription
  package init(role: Role, text: String, origin: Point, width: Double, font: FontDescription) {
    (self.role, self.text, self.origin, self.width, self.font) = (role, text, origin, width, font)
  }
}
