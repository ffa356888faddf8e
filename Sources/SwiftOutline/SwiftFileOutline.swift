/// What a folder must know of a Swift file without parsing it.
package struct SwiftFileOutline: Sendable {
  /// Why no parser gets the file; then it has no declarations either.
  package internal(set) var refusal: OutlineRefusal?
  package internal(set) var tokens = 0
  package internal(set) var types: [OutlinedType] = []
  /// What types inherit from and conform to: each has a range of these.
  package internal(set) var inherited: [ByteRange] = []
  /// In the order of the file: members of types and what stands at the top.
  package internal(set) var members: [OutlinedMember] = []
  /// The paths of modules that are imported, such as `UIKit` and `UIKit.UIView`.
  package internal(set) var imports: [ByteRange] = []

  init() {}
}

/// A part of a file, in bytes.
package struct ByteRange: Hashable, Sendable {
  package var start: UInt32
  package var count: UInt32

  init(_ start: Int, _ end: Int) {
    (self.start, count) = (UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end - start))
  }

  /// The offsets of its bytes.
  package var offsets: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// A type that a file declares, or one that it extends.
package struct OutlinedType: Hashable, Sendable {
  package var kind: Kind
  /// Its name; for an extension the path of the type that it extends, without arguments of generics.
  package var name: ByteRange
  /// Where its first word stands.
  package var offset: UInt32
  /// The type around it, -1 at the top of the file.
  package var parent: Int32
  /// Its names in ``SwiftFileOutline/inherited``.
  package var inherited: Range<Int32>

  package enum Kind: UInt8, Sendable {
    case `class`, `struct`, `enum`, `protocol`, `extension`, `actor`
  }
}

/// Something with a name that is no type with a body.
package struct OutlinedMember: Hashable, Sendable {
  package var kind: Kind
  /// Its name; for an initialiser, a subscript and `deinit` their word.
  package var name: ByteRange
  /// Where its word stands.
  package var offset: UInt32
  /// The type whose member it is, -1 at the top of the file.
  package var type: Int32

  package enum Kind: UInt8, Sendable {
    case function, variable, constant, enumCase, `subscript`, initializer, deinitializer, typeAlias
    case associatedType, operatorDeclaration, precedenceGroup, macro
  }
}
