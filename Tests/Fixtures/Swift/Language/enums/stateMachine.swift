enum Light: CaseIterable { case red, green, yellow
  var next: Light { switch self { case .red: .green; case .green: .yellow; case .yellow: .red } }
  var seconds: Int { [Light.red: 30, .green: 25, .yellow: 5][self] ?? 0 }
  static func after(_ time: Int, from start: Light = .red) -> Light {
    var (light, left) = (start, time)
    while left >= light.seconds { left -= light.seconds; light = light.next }
    return light
  }
}
print(Light.allCases.map(\.seconds), Light.after(0), Light.after(31), Light.after(56, from: .red), Light.after(60), Light.yellow.next.next)
enum Download { case idle, running(Double), finished(bytes: Int), failed(String)
  mutating func receive(_ event: Event) {
    switch (self, event) {
    case (.idle, .start): self = .running(0)
    case (.running(let p), .progress(let more)) where p + more < 1: self = .running(p + more)
    case (.running, .progress): self = .finished(bytes: 100)
    case (_, .fail(let reason)): self = .failed(reason)
    case (.failed, .start), (.finished, .start): self = .idle
    default: break
    }
  }
  enum Event { case start, progress(Double), fail(String) }
  var isActive: Bool { if case .running = self { true } else { false } }
}
var download = Download.idle
for event in [Download.Event.progress(1), .start, .progress(0.5), .progress(0.25), .progress(0.5), .start, .start, .fail("net")] {
  download.receive(event)
  print(download, download.isActive)
}
