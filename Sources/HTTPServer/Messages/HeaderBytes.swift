/// Whether `byte` may be part of a method or a field name (RFC 9110, section 5.6.2).
func isTokenByte(_ byte: UInt8) -> Bool {
  // One bit per character, set for letters, digits and !#$%&'*+-.^_`|~. Looked up some fifty times a request.
  let mask: UInt64 = byte < 64 ? 0x03FF_6CFA_0000_0000 : 0x57FF_FFFF_C7FF_FFFE
  return byte < 128 && mask >> UInt64(byte & 63) & 1 == 1
}

/// Whether all bytes may be part of a field name. Without an early end: most names are right.
func isToken(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var faults: UInt8 = 0
  for byte in bytes { faults |= isTokenByte(byte) ? 0 : 1 }
  return faults == 0
}

/// Whether all bytes may be part of a field value: anything but controls other than the tab. Without an early end, so that the compiler looks at many at a time.
func isFieldValue(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var faults: UInt8 = 0
  for byte in bytes {
    faults |= byte < 0x20 && byte != UInt8(ascii: "\t") ? 1 : 0
    faults |= byte == 0x7F ? 1 : 0
  }
  return faults == 0
}

/// Whether every byte of `text` fits. Goes to the memory: asking `utf8` byte by byte takes three times as long.
func allBytes(of text: String, _ fits: (UInt8) -> Bool) -> Bool {
  text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(fits) } ?? text.utf8.allSatisfy(fits)
}

func asciiLowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

/// Whether two texts are the same but for the case of ASCII letters.
func equalIgnoringCase(_ first: some Collection<UInt8>, _ second: some Collection<UInt8>) -> Bool {
  guard first.count == second.count else { return false }
  return zip(first, second).allSatisfy { asciiLowercased($0) == asciiLowercased($1) }
}

/// Whether `text` is `name`, which is written in small letters, in any letter case.
package func isNamed(_ text: UnsafeRawBufferPointer, _ name: StaticString) -> Bool {
  guard text.count == name.utf8CodeUnitCount else { return false }
  for index in 0..<text.count where asciiLowercased(text[index]) != name.utf8Start[index] { return false }
  return true
}
