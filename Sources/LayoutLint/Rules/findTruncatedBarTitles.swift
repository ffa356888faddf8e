import LayoutModel

/// Titles that bars on screen have to cut: of controllers, above, and of tabs.
///
/// Buttons are not told: a back button that has no room for its title says another one.
func findTruncatedBarTitles(in layout: Layout) -> [Diagnostic] {
  layout.order.flatMap { index -> [Diagnostic] in
    guard layout.controllers[index].isOnScreen else { return [] }
    switch layout.controllers[index].container {
    case .navigation(let navigation)?:
      let top = navigation.stack.last.map { Int($0) } ?? index
      return (navigation.contents?.titles ?? []).compactMap {
        layout.finding(about: $0, in: .navigationBar, of: top)
      }
    case .tab(let tab)?:
      return (tab.items ?? []).compactMap { item in
        item.title.flatMap {
          layout.finding(about: $0, in: .tabBar, of: item.controller.map { Int($0) } ?? index)
        }
      }
    default: return []
    }
  }
}

extension Layout {
  /// What to tell of a text in a bar; nil for one that has room, or nearly.
  fileprivate func finding(about text: BarText, in bar: VisualFinding.Bar, of controller: Int)
    -> Diagnostic?
  {
    let room = text.frame.size.width
    guard text.width - room > max(text.width * truncationSlack, 1) else { return nil }
    return Diagnostic(
      .visual(.truncatedText(text.text, .title(needed: text.width, room: room, bar))),
      views: [document.views[Int(document.controllers[controller].rootView)].id],
      pointer: document.pointer(toController: controller))
  }
}
