import LayoutModel

/// Texts of several lines that are wider than the readable content guide becomes (AL-readable-width): so long a line is lost by
/// the eye on its way back.
func findSparseTexts(in seen: VisibleLayout) -> [Diagnostic] {
  let readable = seen.layout.environment.device.readableContentMaxWidth
  guard seen.layout.environment.size.width > readable else { return [] }
  return seen.places.indices.compactMap { index in
    guard let place = seen[index], place.content == .text, place.extent.size.width > readable + 1,
      !seen.isPart(seen.root(of: index)), !seen.isLoose.contains(seen.id(index))
    else { return nil }
    let lines = Set(seen.layout.textLines[index, default: []].map(\.origin.y)).count
    guard lines > 1 else { return nil }
    return Diagnostic(
      .visual(.sparse(seen.id(index), lines: lines, width: place.extent.size.width, readable: readable)),
      views: [seen.id(index)])
  }
}
