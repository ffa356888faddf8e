func steps(_ n: Int) -> [String] {
  var log: [String] = []
  switch n {
  case 1:
    log.append("one")
    fallthrough
  case 2:
    log.append("two")
    if n == 2 { break }
    log.append("after two")
    fallthrough
  case 3, 4: log.append("three or four")
  case 5: break
  default:
    log.append("default")
  }
  return log
}
for n in 1...6 { print(n, steps(n)) }
outer: for i in 0..<5 {
  switch i {
  case 0: continue
  case 3: break outer
  case let odd where odd % 2 == 1:
    inner: switch odd {
    case 1:
      if odd == 1 { break inner }
      print("never")
    default: print("default")
    }
    print("odd", odd)
  default: print("even", i)
  }
}
@frozen enum Size { case small, medium, large }
func points(_ size: Size) -> Int {
  switch size {
  case .small: return 1
  case .medium: return 2
  @unknown default: return 9
  }
}
print(points(.small), points(.medium), points(.large))
switch () { case (): print("void") }
switch true {
case steps(5).isEmpty: print("empty")
default: print("not empty")
}
