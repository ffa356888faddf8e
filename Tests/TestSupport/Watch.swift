/// A time that ends: counts how often it is asked, and says yes from some question on.
package final class Watch {
  package private(set) var questions = 0
  private let most: Int

  /// - Parameter most: So many questions are answered with no.
  package init(most: Int) { self.most = most }

  package func ask() -> Bool {
    questions += 1
    return questions > most
  }
}
