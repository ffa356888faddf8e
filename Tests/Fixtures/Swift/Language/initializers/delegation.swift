struct Color {
  var red, green, blue: Double
  init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }
  init(white: Double) { self.init(red: white, green: white, blue: white) }
  init(hex: Int) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}
extension Color {
  init(_ name: String) {
    switch name {
    case "white": self = Color(white: 1)
    default: self.init(white: 0)
    }
  }
}
print(Color(white: 0.5), Color(hex: 0xFF0000), Color("white").green, Color("x").blue)
