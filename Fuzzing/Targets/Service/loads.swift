import Archives
import HTTPServer
import TestSupport

/// A document that asks for several environments counts as one for each.
@Sendable func loadOfDocument(_ input: UnsafeRawBufferPointer) -> Int {
  let end = input.firstIndex(of: 0x0A) ?? input.endIndex
  let document = JSONTree(input) ?? JSONTree(UnsafeRawBufferPointer(rebasing: input[..<end]))
  return input.count * (document?.environments ?? 1)
}

/// An archive counts unpacked, wherever in the input it begins.
@Sendable func loadOfArchive(_ input: UnsafeRawBufferPointer) -> Int {
  let start = input.indices.first { input[$0...].starts(with: "PK".utf8) } ?? input.startIndex
  var limits = ArchiveLimits()
  limits.bytes = 1 << 20
  let archive = UnsafeRawBufferPointer(rebasing: input[start...])
  let unpacked = try? withZipArchive(archive, limits: limits) { $0.entries.reduce(0) { $0 + $1.size } }
  return max(loadOfDocument(input), input.count + (unpacked ?? 0))
}

/// A link counts unpacked, and that as a document.
@Sendable func loadOfLink(_ input: UnsafeRawBufferPointer) -> Int {
  let request = HTTPRequest(.get, "/")
  let limits = UnpackingLimits(bytes: 8 << 20, ratio: 100)
  guard (try? request.unpackBody(ofDeflated: Array(input), limits)) != nil else { return input.count }
  return request.withBody(loadOfDocument)
}

extension JSONTree {
  /// How many environments it asks for at most, however deep it says so; at least one.
  fileprivate var environments: Int {
    switch self {
    case .object(let members):
      members.reduce(1) { most, member in
        guard member.name == "environments" else { return max(most, member.value.environments) }
        guard case .array(let elements) = member.value else { return mostEnvironments }
        return max(most, min(elements.count, mostEnvironments))
      }
    case .array(let elements): elements.reduce(1) { max($0, $1.environments) }
    default: 1
    }
  }
}
