import SwiftOutline
import Testing

/// What a file declares, and what it only uses.
@Suite struct DeclarationTests {
  @Test func typesHaveTheirMembers() {
    let file = OutlinedFile(
      """
      @MainActor final class LoginView<T>: Base<T, Int>, UI.Delegate, A & B, @unchecked Sendable where T: C {
        private(set) lazy var title, subtitle: UILabel?
        let (left, right) = (1, 2)
        static let shared = { () -> LoginView in let local = 1; return make(local) }()
        class var layerClass: AnyClass { get { CALayer.self } set {} }
        override init?(coder: NSCoder) { fatalError() }
        deinit { func inner() {} }
        subscript(index: Int) -> Int { index }
        func `repeat`() async throws -> (Int) -> Int { class Local {} }
        class func make() {}
        static func + (a: A, b: A) -> A { a }
        enum State: Int { case on = 1, off; case other(Int, name: String) ; indirect case `default` }
      }
      """)
    #expect(
      file.types == [
        "class LoginView: Base, UI.Delegate, A, B, Sendable {variable title; variable subtitle; constant left; "
          + "constant right; constant shared; variable layerClass; initializer init; deinitializer deinit; "
          + "subscript subscript; function repeat; function make; function +}",
        "enum LoginView.State: Int {enumCase on; enumCase off; enumCase other; enumCase default}",
      ])
    #expect(file.globals.isEmpty)
  }

  @Test func everyKindIsFound() {
    let imports = "import UIKit\n@testable import struct App.Model\npublic import A; import B\n"
    let file = OutlinedFile(
      imports + """
        struct S {}
        actor Store: Sendable { var actor = 1 }
        protocol P: AnyObject { associatedtype Item: Hashable where Item: Q; var a: Int { get }; func f() }
        extension Array.Index where Element == UIView { var first: Int { 1 } }
        extension [Int]: P {}
        typealias Make = (Int) -> S
        infix operator +++: AdditionPrecedence
        prefix operator √
        precedencegroup Power { higherThan: MultiplicationPrecedence }
        macro log(_ a: Int) = #externalMacro(module: "a", type: "b")
        func top(class: Int = 1) where A: B { let a = B.self; switch a { case .x: struct Inner {} } }
        var x: Int { didSet { f() } }
        """)
    #expect(file.imports == ["UIKit", "App.Model", "A", "B"])
    #expect(
      file.types == [
        "struct S {}", "actor Store: Sendable {variable actor}",
        "protocol P: AnyObject {associatedType Item; variable a; function f}",
        "extension Array.Index {variable first}", "extension [: P {}",
      ])
    #expect(
      file.globals == [
        "typeAlias Make", "operatorDeclaration +++", "operatorDeclaration √", "precedenceGroup Power",
        "macro log",
        "function top", "variable x",
      ])
  }

  @Test func conditionsAreLookedThrough() {
    let file = OutlinedFile(
      "class A {\n#if os(iOS)\n  let a = 1\n#elseif B\n  let b = 1\n#else\n  func c() {}\n#endif\n  let d = 1\n}\nlet e = 1"
    )
    #expect(file.types == ["class A {constant a; constant b; function c; constant d}"])
    #expect(file.globals == ["constant e"])
  }

  @Test func usesAreNoDeclarations() {
    let file = OutlinedFile(
      "f(class: 1, func: 2)\na.init(b)\nlet m = A.class.func.var\nvar n = x.protocol\n@A(let: 1) func o() {}")
    #expect(file.types.isEmpty)
    #expect(file.globals == ["constant m", "variable n", "function o"])
  }

  @Test(arguments: [
    ("import SwiftUI", true), ("import SwiftUI.View", true), ("struct A: View {}", true),
    ("struct A: B, SwiftUI.View {}", true), ("import SwiftUIKit", false), ("class A: UIView {}", false),
    ("// import SwiftUI", false),
  ])
  func filesWithSwiftUIAreKnown(source: String, hasSwiftUI: Bool) {
    let file = OutlinedFile(source)
    #expect(file.bytes.withUnsafeBufferPointer { file.outline.hasSwiftUI(in: $0) } == hasSwiftUI)
  }
}
