import LayoutResolver

// A document as /v1/resolve reads it; the bytes of a storyboard or a xib are taken as well.
let document = """
  {"hierarchy": {"id": "root", "subviews": [{"id": "title", "type": "label", "text": "Hello"}]},
   "constraints": ["title.centerX == root.centerX", "title.top == root.safeArea.top + 20"]}
  """

let resolver = Resolver()
for screen in try resolver.layouts(
  of: Array(document.utf8), [("device", "iPhone 15"), ("device", "iPad Air 1")])
{
  print("\(screen.name), \(Int(screen.size.width)) × \(Int(screen.size.height))")
  for view in screen.views {
    let frame = view.frame
    print("  \(view.id): \(frame.x), \(frame.y), \(frame.width) × \(frame.height)")
  }
  for finding in screen.findings { print("  \(finding.severity): \(finding.message)") }
}
