struct Pair { var left: Int, right: (Int, Int) }
let ((a, b), c) = ((1, 2), 3)
var (x, (y, _)) = (10, (20, 30))
(x, y) = (y, x)
let (first, second): (Int, Double) = (1, 2)
print(a, b, c, x, y, first, second)
let pair = Pair(left: 4, right: (5, 6))
let (p, q) = pair.right
print(p, q)
func divide(_ n: Int, by d: Int) -> (quotient: Int, remainder: Int) { (n / d, n % d) }
let (quotient, remainder) = divide(17, by: 5)
let (_, onlyRemainder) = divide(9, by: 4)
print(quotient, remainder, onlyRemainder, divide(20, by: 3).quotient)
if let (u, v) = Optional((7, "seven")) { print(u, v) }
guard let (m, n) = [(1, 2), (3, 4)].last else { fatalError() }
print(m + n)
for (index, (key, value)) in [("k", 1), ("l", 2)].enumerated() { print(index, key, value) }
for (i, row) in [[1, 2], [3]].enumerated() { for (j, cell) in row.enumerated() { print(i, j, cell) } }
let closure: ((Int, Int)) -> Int = { (pair) in pair.0 * pair.1 }
print(closure((3, 4)), [(1, 2), (3, 4)].map { $0 + $1 }, [(1, 2), (3, 4)].map { pair in pair.1 })
var array = [1, 2, 3]
(array[0], array[2]) = (array[2], array[0])
print(array)
