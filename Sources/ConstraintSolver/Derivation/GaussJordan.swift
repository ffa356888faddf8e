/// The elimination of Gauß and Jordan over a few dense rows that remembers which of the rows it was given each of its own is made of.
struct GaussJordan {
  fileprivate struct Line {
    var coefficients: [Double]
    /// Weights of the rows that were given, by their order.
    var weights: [Double]
  }

  private let columns: Int
  private var lines: [Line] = []
  private var numbers: [Int] = []

  init(columns: Int) { self.columns = columns }

  /// - Parameter number: What the row is called in what is found.
  mutating func add(_ terms: [(column: Int, coefficient: Double)], number: Int) {
    var line = Line(coefficients: Array(repeating: 0, count: columns), weights: [])
    for term in terms { line.coefficients[term.column] += term.coefficient }
    lines.append(line)
    numbers.append(number)
  }

  /// The columns that have one value only, each with the rows that, times their weights, add up to it.
  ///
  /// - Complexity: O(*r* · *c* · (*r* + *c*)).
  consuming func determinedColumns() -> [(column: Int, rows: [(row: Int, weight: Double)])] {
    for index in lines.indices {
      lines[index].weights = Array(repeating: 0, count: lines.count)
      lines[index].weights[index] = 1
    }
    var pivots: [(line: Int, column: Int)] = []
    for column in 0..<columns {
      guard let line = pivotLine(column, after: pivots.count) else { continue }
      lines.swapAt(line, pivots.count)
      clear(column, with: pivots.count)
      pivots.append((pivots.count, column))
    }
    return pivots.compactMap { line, column in
      let isAlone = (0..<columns).allSatisfy {
        $0 == column || abs(lines[line].coefficients[$0]) <= Tolerance.unique
      }
      guard isAlone else { return nil }
      let rows = lines[line].weights.enumerated().filter { abs($0.element) > Tolerance.same }
      return (column, rows.map { (numbers[$0.offset], $0.element) })
    }
  }

  /// The line at or after `first` with the greatest coefficient in a column, the first of equal ones.
  private func pivotLine(_ column: Int, after first: Int) -> Int? {
    var best: Int?
    var greatest = Tolerance.unique
    for line in first..<lines.count where abs(lines[line].coefficients[column]) > greatest {
      best = line
      greatest = abs(lines[line].coefficients[column])
    }
    return best
  }

  /// Makes a line's coefficient in a column 1, and that of all others 0.
  private mutating func clear(_ column: Int, with pivot: Int) {
    let factor = 1 / lines[pivot].coefficients[column]
    lines[pivot].multiply(by: factor)
    for line in lines.indices where line != pivot {
      let coefficient = lines[line].coefficients[column]
      if coefficient != 0 { lines[line].subtract(lines[pivot], times: coefficient) }
    }
  }
}

extension GaussJordan.Line {
  fileprivate mutating func multiply(by factor: Double) {
    for index in coefficients.indices { coefficients[index] *= factor }
    for index in weights.indices { weights[index] *= factor }
  }

  fileprivate mutating func subtract(_ other: Self, times factor: Double) {
    for index in coefficients.indices { coefficients[index] -= factor * other.coefficients[index] }
    for index in weights.indices { weights[index] -= factor * other.weights[index] }
  }
}
