enum Failure: Error, Equatable {
  case empty
  case code(Int)
}
struct Other: Error { let text: String }
func check(_ value: Int) throws -> String {
  defer { print("checked", value) }
  switch value {
  case 0: throw Failure.empty
  case 1: throw Failure.code(11)
  case 2: throw Other(text: "two")
  default: return "fine \(value)"
  }
}
for value in 0...3 {
  do {
    print(try check(value))
    print("went on")
  } catch Failure.empty {
    print("empty")
  } catch Failure.code(let code) where code > 10 {
    print("code", code)
  } catch let error as Other {
    print("other", error.text)
  } catch {
    print("unexpected")
  }
}
print((try? check(0)) == nil, (try? check(5)) ?? "none", try! check(6))
func rethrow(_ body: () throws -> Int) rethrows -> Int { try body() + 1 }
print(rethrow { 4 })
do { _ = try rethrow { throw Failure.code(3) } } catch { print(error, error as? Failure == .code(3)) }
func typed() throws { throw Failure.empty }
do { try typed() } catch { print(error as? Failure == .empty) }
let result = Result { try check(1) }
if case .failure(let error) = result { print(error) }
