import Glibc

/// The target that FUZZ_TARGET names.
private let target: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget.named(name) else {
    fatalError("FUZZ_TARGET is '\(name)', no target: \(FuzzTarget.all.map(\.name))")
  }
  return target
}()

/// What libFuzzer calls for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try target.check(UnsafeRawBufferPointer(start: start, count: count))
  } catch {
    fatalError("\(target.name): \(error)")
  }
  return 0
}
