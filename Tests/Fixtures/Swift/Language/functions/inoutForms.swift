func double(_ n: inout Int) { n *= 2 }
func append(_ text: String, to list: inout [String], times: Int = 1) { for _ in 0..<times { list.append(text) } }
func update<T>(_ value: inout T, _ change: (inout T) -> Void) -> T { let old = value; change(&value); return old }
func both(_ a: inout Int, _ b: inout Int) { (a, b) = (b + 1, a + 1) }
struct Box { var n = 1; var list: [String] = []; static var shared = 5; lazy var lazyN = n * 10; var computed: Int { get { n + 100 } set { n = newValue - 100 } } }
var box = Box(), x = 3, y = 4, table = ["k": 1], tuple = (1, 2), optional: Int? = 8
double(&x)
double(&box.n)
double(&box.computed)
double(&Box.shared)
double(&box.lazyN)
double(&table["k", default: 7])
double(&table["new", default: 7])
double(&tuple.1)
append("a", to: &box.list, times: 2)
both(&x, &y)
if optional != nil { double(&optional!) }
print(x, y, box.n, Box.shared, box.lazyN, table["k"]!, table["new"]!, tuple, box.list, optional!)
print(update(&x) { $0 += 100 }, x, update(&box) { $0.list.removeAll(); $0.n = 0 }.list.count, box.list.count, box.n)
var array = [1, 2, 3]
for i in array.indices { double(&array[i]) }
both(&x, &array[0])
print(array, x)
