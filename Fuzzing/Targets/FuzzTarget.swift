/// A parser, or a whole endpoint, that takes any bytes, and what must hold of it for all of them.
///
/// That it neither traps nor reads where it must not is for the fuzzer to see. What else must hold, a target says itself.
package struct FuzzTarget: Sendable {
  /// As the command line has it.
  package let name: String
  private let body: @Sendable (UnsafeRawBufferPointer) throws -> Void

  init(_ name: String, _ body: @escaping @Sendable (UnsafeRawBufferPointer) throws -> Void) {
    self.name = name
    self.body = body
  }

  /// Tries an input.
  ///
  /// - Throws: ``BrokenProperty`` where something does not hold. A trap is a finding, too, and ends the process.
  package func check(_ bytes: UnsafeRawBufferPointer) throws { try body(bytes) }

  /// Every target, the parsers first. The folder of a target's inputs has its name.
  package static let all: [FuzzTarget] = [
    json, constraints, code, visualFormat, interfaceBuilder, console, archive, imageHeaders, text, query,
    assets, transition, resolve,
  ]

  /// The target of that name.
  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// Something that must hold for every input and did not.
package struct BrokenProperty: Error, CustomStringConvertible {
  /// What holds elsewhere, and how it does not here.
  package let description: String

  init(_ description: String) { self.description = description }
}

/// Throws where a property does not hold.
func expect(_ holds: Bool, _ property: @autoclosure () -> String) throws(BrokenProperty) {
  if !holds { throw BrokenProperty(property()) }
}

extension UnsafeRawBufferPointer {
  /// A number made of all bytes, for choices that must be the same whenever an input is tried.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in self { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash ^ hash >> 32
  }
}
