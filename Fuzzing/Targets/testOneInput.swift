import Glibc

/// The target that FUZZ_TARGET names.
private let target: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget.named(name) else {
    fatalError("FUZZ_TARGET is '\(name)', no target: \(FuzzTarget.all.map(\.name))")
  }
  return target
}()

/// How many times slower this build is than the service, as FUZZ_SLOWNESS says it; without it nobody asks what an input costs.
private let slowness: Double? = getenv("FUZZ_SLOWNESS").flatMap { Double(String(cString: $0)) }

/// What libFuzzer calls for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeRawBufferPointer(start: start, count: count)
  do {
    if let slowness { try target.check(input, slowness: slowness) } else { try target.check(input) }
  } catch {
    fatalError("\(target.name): \(error)")
  }
  return 0
}
