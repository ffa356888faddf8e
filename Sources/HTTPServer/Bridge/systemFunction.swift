import Glibc

/// The system's function of this name, for one of ours that is found in its place.
///
/// No input decides whether there is one: a system without it ends the process at its first use.
///
/// - Parameter type: Its type as C has it, a `@convention(c)` function type.
func systemFunction<Function>(_ name: String, as type: Function.Type) -> Function {
  // RTLD_NEXT, which Swift does not import.
  let next = UnsafeMutableRawPointer(bitPattern: -1)
  guard let found = dlsym(next, name) else { fatalError("the system has no \(name)") }
  return unsafeBitCast(found, to: type)
}
