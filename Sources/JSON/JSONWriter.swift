import Glibc

/// An append-only JSON text in memory from `malloc`, which can be handed on without a copy.
///
/// Members and elements are written in the order of the calls; commas come by themselves. The memory is freed with
/// the writer unless it was taken. Raw pointers stay inside this type; every write reserves its room first.
package struct JSONWriter: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  package private(set) var count = 0
  /// Whether the next value or member of the open object or array comes after another one.
  private var needsComma = false

  package init(capacity: Int = 4096) {
    self.capacity = max(capacity, 64)
    memory = Self.checked(malloc(self.capacity)).assumingMemoryBound(to: UInt8.self)
  }

  deinit { free(memory) }

  /// Hands over the memory, which the caller must `free`, and the number of bytes that are text.
  package consuming func take() -> (memory: UnsafeMutableRawBufferPointer, count: Int) {
    let result = UnsafeMutableRawBufferPointer(start: memory, count: capacity)
    let written = count
    discard self
    return (result, written)
  }

  /// The text as an array, copied.
  package borrowing func bytes() -> [UInt8] { Array(UnsafeBufferPointer(start: memory, count: count)) }

  // MARK: Structure

  package mutating func beginObject() { open(UInt8(ascii: "{")) }
  package mutating func endObject() { close(UInt8(ascii: "}")) }
  package mutating func beginArray() { open(UInt8(ascii: "[")) }
  package mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Writes the name of a member that needs no escapes; its value comes next.
  package mutating func key(_ name: StaticString) {
    let length = name.utf8CodeUnitCount
    separate()
    reserve(length + 3)
    memory[count] = UInt8(ascii: "\"")
    (memory + count + 1).update(from: name.utf8Start, count: length)
    memory[count + length + 1] = UInt8(ascii: "\"")
    memory[count + length + 2] = UInt8(ascii: ":")
    count += length + 3
    needsComma = false
  }

  /// Writes the name of a member; its value comes next.
  package mutating func key(_ name: String) {
    string(name)
    append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a line feed, as the end of a text or between texts.
  package mutating func endLine() {
    append(0x0A)
    needsComma = false
  }

  // MARK: Values

  package mutating func null() { literal("null") }

  package mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

  package mutating func integer(_ value: Int) {
    separate()
    appendInteger(value)
    needsComma = true
  }

  /// Writes the shortest number that reads back as the same double; null if it is not finite.
  package mutating func number(_ value: Double) {
    assert(value.isFinite)
    guard value.isFinite else { return null() }
    separate()
    if value == value.rounded(.towardZero), abs(value) < 9_007_199_254_740_992 {
      appendInteger(Int(value))
    } else if !appendShortDecimal(value) {
      append(text: value.description)
    }
    needsComma = true
  }

  package mutating func string(_ value: String) {
    separate()
    append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { appendEscaped($0) }
    append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Writes a value that is JSON already.
  package mutating func raw(_ json: UnsafeBufferPointer<UInt8>) {
    separate()
    append(json)
    needsComma = true
  }

  // MARK: Parts

  private mutating func open(_ bracket: UInt8) {
    separate()
    append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    append(bracket)
    needsComma = true
  }

  private mutating func literal(_ text: StaticString) {
    separate()
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { append(UInt8(ascii: ",")) }
  }

  private mutating func appendInteger(_ value: Int) {
    reserve(20)
    if value < 0 {
      memory[count] = UInt8(ascii: "-")
      count += 1
    }
    var rest = value.magnitude
    var length = 1
    var bound: UInt = 10
    while length < 20, rest >= bound {
      length += 1
      let (next, overflow) = bound.multipliedReportingOverflow(by: 10)
      if overflow { break }
      bound = next
    }
    var index = count + length
    count = index
    repeat {
      index -= 1
      memory[index] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    } while rest != 0
  }

  /// Writes a number of at most four decimals, if it is one: such a decimal reads back exactly, and with the
  /// fewest decimals it is the shortest.
  private mutating func appendShortDecimal(_ value: Double) -> Bool {
    guard abs(value) < 1e11 else { return false }
    var power = 10.0
    for decimals in 1...4 {
      let scaled = (value * power).rounded()
      if scaled / power == value {
        appendDecimal(Int(scaled.magnitude), decimals: decimals, isNegative: value < 0)
        return true
      }
      power *= 10
    }
    return false
  }

  private mutating func appendDecimal(_ digits: Int, decimals: Int, isNegative: Bool) {
    let power = [1, 10, 100, 1000, 10_000][decimals]
    if isNegative { append(UInt8(ascii: "-")) }
    appendInteger(digits / power)
    append(UInt8(ascii: "."))
    reserve(decimals)
    var rest = digits % power
    for place in stride(from: decimals - 1, through: 0, by: -1) {
      memory[count + place] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
    count += decimals
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
      append(UnsafeBufferPointer(rebasing: text[start..<index]))
      appendEscape(of: byte)
      start = index + 1
    }
    append(UnsafeBufferPointer(rebasing: text[start...]))
  }

  private mutating func appendEscape(of byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0..<0x20:
      append(text: "u00")
      for digit in [byte >> 4, byte & 15] {
        append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    default: append(byte)
    }
  }

  private mutating func append(text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  private mutating func append(_ byte: UInt8) {
    reserve(1)
    memory[count] = byte
    count += 1
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
    reserve(bytes.count)
    (memory + count).update(from: base, count: bytes.count)
    count += bytes.count
  }

  private mutating func reserve(_ additional: Int) {
    guard count + additional > capacity else { return }
    capacity = max(capacity * 2, count + additional)
    memory = Self.checked(realloc(memory, capacity)).assumingMemoryBound(to: UInt8.self)
  }

  /// There is no way on without memory.
  private static func checked(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
    guard let pointer else { fatalError("out of memory") }
    return pointer
  }
}
