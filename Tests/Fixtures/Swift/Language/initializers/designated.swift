class Vehicle {
  var wheels: Int
  var name: String
  init(wheels: Int, name: String = "vehicle") {
    self.wheels = wheels
    self.name = name
    print("designated", wheels)
  }
  convenience init() {
    self.init(wheels: 4)
    print("convenience")
  }
}
class Bike: Vehicle {
  var basket = true
  init() {
    super.init(wheels: 2, name: "bike")
    print("bike", basket)
  }
}
class Truck: Vehicle { var load = 10 }
print(Vehicle().name, Bike().wheels)
print(Truck().wheels, Truck(wheels: 8).load, Truck(wheels: 6, name: "big").name)
