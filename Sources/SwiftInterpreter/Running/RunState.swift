import SwiftProgram

/// How deep types and expressions are in each other.
struct Depths {
  /// How many types are resolved within each other, and of how many parts the outermost is until now.
  var resolving = 0, resolvedParts = 0
  /// How many types are being linked for those below them.
  var links = 0
  /// How many expressions are being read, each for the one around it.
  var nesting = 0
}

/// Objects that stand for what a program is given from outside.
struct Givens {
  /// Objects and values, by where they come from.
  var values: [[UInt8]: Value] = [:]
  /// What code has set of objects that are not known, by where these come from.
  var members: [[UInt8]: [Name: Value]] = [:]
  /// The types of which one is being made.
  var inMaking: [TypeInfo] = []
  /// Classes in no file that are views by what code does with them.
  var viewClasses: Set<String> = []
  /// For protocols that were asked for it the one type that conforms, nil where it is not one.
  var onlyConformers: [ObjectIdentifier: TypeInfo?] = [:]
}

/// Extensions that were read and wait for what they extend.
struct ExtensionQueue {
  /// Read, and not looked at.
  var open: [NominalID] = []
  /// Looked at, and of types that are not there yet.
  var waiting: [NominalID] = []
  /// Whether somebody goes through them.
  var isRunning = false
}

/// A set of names, with a bit for each that the program has.
struct NameSet {
  private var bits: [UInt64] = []

  /// - Returns: Whether it was not there.
  mutating func insert(_ name: Name) -> Bool {
    let (place, bit) = (Int(name.index >> 6), UInt64(1) << UInt64(name.index & 63))
    while bits.count <= place { bits.append(0) }
    if bits[place] & bit != 0 { return false }
    bits[place] |= bit
    return true
  }
}

/// What was read of the files of a folder.
struct LoadedSources {
  /// Names whose files were asked for.
  var needed = NameSet()
  /// Files of the folder that are in the program.
  var loaded: Set<Int> = []
  /// The places of these in the program, in the order in which they were needed.
  var places: [Int] = []
  /// Files that are in no folder, by their places in the program.
  var added: Set<Int32> = []
  /// How many folders files have in common, by their places in the program, for those that declare the same.
  var sharedFolders: [[Int32]: Int] = [:]
}
