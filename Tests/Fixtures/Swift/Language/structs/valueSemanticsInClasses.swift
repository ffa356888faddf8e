struct Frame { var x = 0, y = 0; mutating func move(_ dx: Int, _ dy: Int = 0) { x += dx; y += dy }; func moved(_ dx: Int) -> Frame { var copy = self; copy.move(dx); return copy } }
class View { var frame = Frame() { didSet { history.append(oldValue.x) } }; private(set) var history: [Int] = []; var sub: View? }
let view = View()
let before = view.frame
view.frame.move(5)
view.frame.x += 1
view.frame = view.frame.moved(10)
view.sub = View()
view.sub?.frame.move(3, 4)
view.sub!.frame.y *= 2
var frames = [view.frame, before]
frames[1].move(100)
let closure = { [frame = view.frame] in frame.x }
view.frame.x = -1
print(before.x, view.frame.x, view.history, frames.map(\.x), closure(), view.sub!.frame, view.sub!.history)
func change(_ frame: Frame, in view: View) { var frame = frame; frame.x = 77; view.frame.y = frame.x }
change(view.frame, in: view)
print(view.frame)
