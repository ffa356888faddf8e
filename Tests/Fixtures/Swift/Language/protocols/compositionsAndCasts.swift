protocol Named { var name: String { get } }
protocol Priced { var price: Double { get } }
protocol Discountable: Priced { var discount: Double { get } }
extension Discountable { var finalPrice: Double { price * (1 - discount) } }
typealias Product = Named & Priced
struct Book: Product, Discountable { var name: String, price: Double, discount = 0.5 }
struct Pen: Product { let name = "pen", price = 1.5 }
class Service: Named { var name: String { "service" } }
class Repair: Service, Priced { let price = 20.0 }
func label(_ product: Product) -> String { "\(product.name) \(product.price)" }
func best(_ products: [any Named & Priced]) -> String? { products.min { $0.price < $1.price }?.name }
func take(_ service: Service & Priced) -> String { "\(service.name) for \(service.price)" }
func bill<T>(_ item: T) -> Double where T: Named, T: Priced { item.price + Double(item.name.count) }
let items: [any Named] = [Book(name: "swift", price: 10), Pen(), Service(), Repair()]
for item in items {
  var line = item.name
  if let priced = item as? Priced { line += " \(priced.price)" }
  if let product = item as? Product & Discountable { line += " now \(product.finalPrice)" }
  if item is any Discountable { line += " sale" }
  print(line)
}
print(label(Pen()), best([Book(name: "b", price: 9), Pen(), Repair()]) ?? "", take(Repair()), bill(Pen()))
print(items.compactMap { $0 as? Priced }.map(\.price).reduce(0, +), items.filter { !($0 is Priced) }.count, items.contains { $0 is Service & Priced })
let object: AnyObject = Repair()
print((object as? Named)?.name ?? "-", object is Service, (object as! Priced).price, (items[0] as? Pen) == nil)
extension Pen: Equatable {}
