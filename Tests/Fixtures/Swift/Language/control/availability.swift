func feature() -> String {
  if #available(iOS 13, macOS 10.15, *) { return "new" } else { return "old" }
}
func guarded() -> String { guard #available(iOS 12, *) else { return "too old" }; return "ok" }
@available(iOS 11, *) struct Modern { static let name = "modern" }
@available(*, deprecated, message: "use new") func old() -> Int { 1 }
print(feature(), guarded(), Modern.name)
#if DEBUG_NEVER
print("debug")
let mode = "debug"
#elseif os(watchOS)
let mode = "watch"
#else
let mode = "release"
#endif
#if swift(>=5.0) && !NEVER_SET
print(mode, "five")
#endif
#if NEVER_SET
print("imported")
#else
print("not there")
#endif
class Base { @discardableResult @inline(__always) final func run() -> Int { 5 } }
Base().run()
print(Base().run(), old())
