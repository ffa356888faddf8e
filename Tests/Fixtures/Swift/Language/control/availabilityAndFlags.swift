if #available(iOS 13, macOS 10, *) { print("available") } else { print("not") }
guard #available(iOS 12, *) else { fatalError() }
#if NEVER_DEFINED
print("never")
#elseif swift(>=5.0) && !NEVER_DEFINED
print("swift 5 and more")
#else
print("else")
#endif
func version() -> String {
  #if NEVER_DEFINED || ALSO_NOT
  return "no"
  #else
  return "yes"
  #endif
}
print(version())
