/// How high letters of the system font are, as parts of its point size. Its file says 1443 and 1078 of 2048 units.
package enum SystemFontHeights {
  package static let capitals = 1443.0 / 2048
  package static let lowercase = 1078.0 / 2048
}
