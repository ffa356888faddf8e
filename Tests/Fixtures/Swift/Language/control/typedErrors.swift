enum NetworkError: Error, CustomStringConvertible {
  case offline
  case status(Int)
  case decoding(field: String)
  var description: String {
    switch self {
    case .offline: "offline"
    case .status(let code): "status \(code)"
    case .decoding(let field): "bad \(field)"
    }
  }
}
struct ValidationError: Error { var fields: [String] }
func load(_ n: Int) throws(NetworkError) -> String {
  switch n {
  case 0: throw .offline
  case 400...: throw .status(n)
  case ..<0: throw NetworkError.decoding(field: "id")
  default: return "item \(n)"
  }
}
func validate(_ text: String) throws -> Int {
  var missing: [String] = []
  if text.isEmpty { missing.append("text") }
  guard missing.isEmpty else { throw ValidationError(fields: missing) }
  guard let n = Int(text) else { throw NetworkError.decoding(field: text) }
  return n
}
for n in [1, 0, 404, -1] {
  do {
    print(try load(n))
  } catch .status(let code) where code == 404 {
    print("not found")
  } catch {
    print("error:", error)
  }
}
for text in ["7", "", "x", "500"] {
  do {
    let n = try validate(text)
    print(try load(n))
  } catch let error as ValidationError {
    print("missing", error.fields)
  } catch NetworkError.decoding(let field) where field == "x" {
    print("decoding", field)
  } catch {
    print("caught", error)
  }
}
