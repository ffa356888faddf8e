/// Marks above and below by turns, which change places in the normal form.
package func combiningMarks(_ count: Int) -> String {
  (0..<count).map { $0 % 2 == 0 ? "\u{301}" : "\u{323}" }.joined()
}

/// The longest run of non-starters in a text (UAX #15, section 1.3).
package func longestRunOfMarks(in text: String) -> Int {
  var (longest, run) = (0, 0)
  for scalar in text.unicodeScalars {
    run = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : run + 1
    longest = max(longest, run)
  }
  return longest
}
