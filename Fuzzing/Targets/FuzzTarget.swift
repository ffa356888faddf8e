/// A parser, or a whole endpoint, that takes any bytes, and what must hold of it for all of them.
///
/// That it neither traps nor reads where it must not is for the fuzzer to see. What else must hold, a target says itself.
package struct FuzzTarget: Sendable {
  /// As the command line has it.
  package let name: String
  /// How often it reads an input, or has it answered: what one reading may cost counts so often.
  let readings: Int
  /// The most bytes of an input that can reach what it tries: longer ones are not made of it.
  let mostBytes: Int
  private let load: (@Sendable (UnsafeRawBufferPointer) -> Int)?
  private let body: @Sendable (UnsafeRawBufferPointer) throws -> Void

  /// Makes a target.
  ///
  /// - Parameters:
  ///   - mostBytes: What bounds its inputs, such as the memory that a connection has for a request's head.
  ///   - load: The bytes of an input as they count for its cost, where that is not their number: what is packed counts unpacked,
  ///     and what asks for several environments counts so often.
  ///   - body: Tries an input.
  init(
    _ name: String, readings: Int = 1, mostBytes: Int = 128_000,
    load: (@Sendable (UnsafeRawBufferPointer) -> Int)? = nil,
    _ body: @escaping @Sendable (UnsafeRawBufferPointer) throws -> Void
  ) {
    (self.name, self.readings, self.mostBytes) = (name, readings, mostBytes)
    (self.load, self.body) = (load, body)
  }

  /// Tries an input.
  ///
  /// - Throws: ``BrokenProperty`` where something does not hold. A trap is a finding, too, and ends the process.
  package func check(_ bytes: UnsafeRawBufferPointer) throws { try body(bytes) }

  /// The bytes of an input as they count for its cost, at least as many as there are.
  package func load(of bytes: UnsafeRawBufferPointer) -> Int { max(bytes.count, load?(bytes) ?? 0) }

  /// Every target, the parsers first. The folder of a target's inputs has its name.
  package static let all: [FuzzTarget] = [
    json, constraints, code, visualFormat, interfaceBuilder, console, dump, archive, directory, imageHeaders,
    fontFile, text,
    strings, stringCatalog, appInfo, swiftSource, objectiveC, configuration, tokens, query, link, form, app,
    assets,
    pictures, diff,
    questions, sweep, transition, agents, resolve,
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

/// What targets choose while longer inputs are tried, so that all of them ask the same.
enum Choice {
  @TaskLocal static var pinned: UInt64?
}

extension UnsafeRawBufferPointer {
  /// A number for choices that must be the same whenever an input is tried.
  var choice: UInt64 { Choice.pinned ?? fingerprint }

  /// A number made of all bytes.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in self { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash ^ hash >> 32
  }
}
