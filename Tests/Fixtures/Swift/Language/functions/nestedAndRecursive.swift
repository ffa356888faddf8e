func hanoi(_ n: Int, _ a: String = "a", _ b: String = "b", _ c: String = "c") -> Int { n == 0 ? 0 : hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a) }
func permutations<T>(_ list: [T]) -> [[T]] { list.count < 2 ? [list] : list.indices.flatMap { i in var rest = list; let one = rest.remove(at: i); return permutations(rest).map { [one] + $0 } } }
func flatten(_ value: Any) -> [Int] { (value as? Int).map { [$0] } ?? (value as? [Any])?.flatMap(flatten) ?? [] }
func search(_ list: [Int], _ target: Int) -> Int? {
  func inner(_ low: Int, _ high: Int) -> Int? {
    guard low <= high else { return nil }
    let middle = (low + high) / 2
    if list[middle] == target { return middle }
    return list[middle] < target ? inner(middle + 1, high) : inner(low, middle - 1)
  }
  return inner(0, list.count - 1)
}
func primes(to n: Int) -> [Int] {
  var sieve = Array(repeating: true, count: n + 1)
  return (2...n).filter { i in if sieve[i] { for j in stride(from: i * i, through: n, by: i) { sieve[j] = false } }; return sieve[i] }
}
print(hanoi(4), permutations([1, 2, 3]).count, permutations(["a", "b"]), flatten([1, [2, [3, 4]], []] as [Any]))
print(search([1, 3, 5, 7], 5) ?? -1, search([1, 3], 4) ?? -1, primes(to: 20))
func collatz(_ n: Int, _ steps: Int = 0) -> Int { n == 1 ? steps : collatz(n % 2 == 0 ? n / 2 : 3 * n + 1, steps + 1) }
print(collatz(6), [5, 1].map { collatz($0) })
