import LayoutModel
import Operations

/// The resolver, for programs that ask it without a server.
///
/// A resolver may be shared by any number of threads. Equal questions get equal answers.
public struct Resolver: Sendable {
  /// One parameter of a question, as a query of the service has it: `device`, `orientation`, `show`, …
  public typealias Parameter = (name: String, value: String)
  private let files = FileResolver()

  public init() {}

  /// Resolves a layout document, or every screen of an Interface Builder file, in each environment that is asked for.
  ///
  /// - Parameters:
  ///   - input: The text of a layout document, a storyboard or a xib.
  ///   - parameters: The environments and whatever else `/v1/resolve` takes, in place of what the input says.
  /// - Throws: ``ResolverError`` for an input that cannot be read, and for an environment that has no layout.
  public func layouts(
    of input: [UInt8], _ parameters: [Parameter] = []
  ) throws(ResolverError) -> [ResolvedScreen] {
    do throws(Refusal) {
      return try files.layouts(of: .bytes(input), query: parameters).map {
        ResolvedScreen(name: $0.name, $0.layout)
      }
    } catch {
      throw ResolverError(description: error.lines.string)
    }
  }

  /// The names of the operations that can be asked: `resolve`, `explain`, `lint`, …
  public static var operations: [String] { Operation.all.map(\.name) }

  /// Asks an operation about an input.
  ///
  /// - Parameters:
  ///   - operation: One of ``operations``.
  ///   - input: The text of a document, a storyboard, a xib or a console's output.
  ///   - form: The media type of the answer, nil for the usual one, JSON.
  /// - Returns: The answer as the service would give it.
  /// - Throws: ``ResolverError`` for an operation or a form that there is not, and for an input without an answer.
  public func answer(
    _ operation: String, to input: [UInt8], _ parameters: [Parameter] = [], as form: String? = nil
  ) throws(ResolverError) -> [UInt8] {
    guard let asked = Operation.all.first(where: { $0.name == operation }) else {
      throw ResolverError(description: "There is no operation '\(operation)'.")
    }
    guard let type = form.map({ form in asked.forms.first { $0.rawValue == form } }) ?? asked.forms.first
    else { throw ResolverError(description: "\(operation) does not answer \(form ?? "").") }
    let outcome = files.answer(asked, .bytes(input), file: nil, query: parameters, as: type)
    if outcome.output.isEmpty, let problem = outcome.problem {
      throw ResolverError(description: problem.string)
    }
    return outcome.output
  }
}

/// The reason why there is no answer, for people.
public struct ResolverError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
}
