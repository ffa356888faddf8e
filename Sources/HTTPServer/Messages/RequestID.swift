import Synchronization

/// Makes up request ids: 64 bits in 13 characters, which Swift keeps in a string without allocating.
final class RequestIDs: Sendable {
  private let counter: Atomic<UInt64>

  init() { counter = Atomic(UInt64.random(in: 0...UInt64.max)) }

  /// An id that this process has not used before, unlike those of other processes in all probability.
  func next() -> String {
    var bits = mixed(counter.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue)
    return String(unsafeUninitializedCapacity: 13) { text in
      for index in 0..<13 {
        text[index] = Self.digits[Int(bits & 31)]
        bits >>= 5
      }
      return 13
    }
  }

  /// Whether a client's id may be logged and sent back: visible ASCII, at most 128 characters.
  static func isUsable(_ id: UnsafeRawBufferPointer) -> Bool {
    !id.isEmpty && id.count <= 128 && id.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  /// A bijection that makes neighbours look unrelated (the finalizer of SplitMix64).
  private func mixed(_ seed: UInt64) -> UInt64 {
    var bits = (seed ^ (seed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
}
