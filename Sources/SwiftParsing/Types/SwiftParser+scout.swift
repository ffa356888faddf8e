import SwiftLexing
import SwiftProgram

/// Looks ahead, without reading, whether a type stands somewhere: `a<b>(c)` can be two comparisons.
///
/// What is found for a `<` is remembered, so that each token is looked at a few times only.
extension SwiftParser {
  /// So much may stand in each other where it is looked through.
  private static let deepestScout = 48
  /// So many words or attributes in a row are looked through.
  private static let mostInARow = 32

  /// The token at a place.
  func scouted(_ place: TokenPlace) -> SwiftToken {
    let whole = nth(place.index)
    return place.split == 0 ? whole : rest(of: whole, behind: place.split)
  }

  /// Goes behind a type; false where none is.
  func scoutType(_ place: inout TokenPlace) -> Bool {
    guard scoutDepth < Self.deepestScout else { return false }
    scoutDepth += 1
    defer { scoutDepth -= 1 }
    if scouted(place).keyword == .repeat { place.index += 1 }
    repeat {
      scoutSpecifiers(&place)
      scoutAttributes(&place)
      guard scoutComposition(&place) else { return false }
    } while scoutArrow(&place)
    if isOperator(scouted(place), "...") { place = TokenPlace(index: place.index + 1) }
    return true
  }

  private func scoutSpecifiers(_ place: inout TokenPlace) {
    var count = 0
    while count < Self.mostInARow, isTypeSpecifier(nth(place.index), before: place.index + 1) {
      place.index += 1
      count += 1
      if tokens[place.index].kind == .openParenthesis, tokens[place.index - 1].keyword == .nonisolated {
        place.index = behind(place.index)
      }
    }
  }

  /// Whether a word says something of the type that stands behind it, and is no type.
  func isTypeSpecifier(_ token: SwiftToken, before index: Int) -> Bool {
    guard token.kind == .name else { return false }
    let next = nth(index)
    switch token.keyword {
    case .inout: return true
    case .nonisolated: return next.kind == .openParenthesis && isWord(nth(index + 1), "nonsending")
    case .borrowing, .consuming, .isolated, .sending, .underscored, .transferring:
      guard !next.isFirstOfLine else { return false }
      switch next.kind {
      case .openParenthesis, .openSquare, .atSign: return true
      case .prefixOperator: return isOperator(next, "~")
      case .name:
        return isIdentifier(next) || next.keyword == .Self || next.keyword == .Any || next.keyword == .inout
      default: return false
      }
    default: return false
    }
  }

  func scoutAttributes(_ place: inout TokenPlace) {
    var count = 0
    while count < Self.mostInARow, scouted(place).kind == .atSign, nth(place.index + 1).kind == .name {
      place.index += 2
      count += 1
      while tokens[place.index].kind == .period, nth(place.index + 1).kind == .name {
        place.index += 2
      }
      if hasAttributeArguments(at: place.index) { place.index = behind(place.index) }
    }
  }

  /// Whether a parenthesis belongs to the attribute before it, and is no type of its own.
  func hasAttributeArguments(at index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .openParenthesis, !token.isFirstOfLine, let end = pairs[index] else { return false }
    let behind = nth(end + 1)
    switch behind.kind {
    case .arrow, .closeParenthesis, .closeSquare, .closeBrace: return false
    case .name:
      switch behind.keyword {
      case .async, .throw, .throws, .rethrows, .reasync: return false
      default: return true
      }
    default: return !behind.kind.isOperator || source[behind.start] != UInt8(ascii: ">")
    }
  }

  private func scoutComposition(_ place: inout TokenPlace) -> Bool {
    switch scouted(place).keyword {
    case .some, .any, .each: place.index += 1
    default: break
    }
    guard scoutSimple(&place) else { return false }
    while isOperator(scouted(place), "&") {
      place = TokenPlace(index: place.index + 1)
      guard scoutSimple(&place) else { return false }
    }
    return true
  }

  private func scoutSimple(_ place: inout TokenPlace) -> Bool {
    if isOperator(scouted(place), "~") { place = TokenPlace(index: place.index + 1) }
    let token = scouted(place)
    switch token.kind {
    case .name:
      if isWildcard(token) || token.keyword == .Any {
        place.index += 1
      } else {
        guard scoutIdentifier(&place, allowsKeyword: false) else { return false }
      }
    case .openParenthesis: guard scoutTuple(&place) else { return false }
    case .openSquare: guard scoutCollection(&place) else { return false }
    default: return false
    }
    while true {
      let next = scouted(place)
      if next.kind == .period {
        place = TokenPlace(index: place.index + 1)
        guard scoutIdentifier(&place, allowsKeyword: true) else { return false }
      } else if next.kind == .postfixMark, !next.isFirstOfLine {
        let whole = tokens[place.index]
        place =
          place.split > 0 && next.end < whole.end
          ? TokenPlace(index: place.index, split: place.split + 1) : TokenPlace(index: place.index + 1)
      } else {
        return true
      }
    }
  }

  private func scoutIdentifier(_ place: inout TokenPlace, allowsKeyword: Bool) -> Bool {
    let token = scouted(place)
    guard isIdentifier(token) || token.kind == .name && (allowsKeyword || token.keyword == .Self) else {
      return false
    }
    place = TokenPlace(index: place.index + 1)
    let next = scouted(place)
    guard next.kind.isOperator, source[next.start] == UInt8(ascii: "<") else { return true }
    return scoutGenericArguments(&place)
  }

  /// Goes behind `<A, B>`; false where what begins with `<` is none.
  func scoutGenericArguments(_ place: inout TokenPlace) -> Bool {
    let start = place.index
    if let known = scouted[start] {
      guard let end = known, place.split == 0 else { return false }
      place = end
      return true
    }
    guard place.split == 0, scoutGenericList(&place) else {
      scouted[start] = .some(nil)
      return false
    }
    scouted[start] = place
    return true
  }

  private func scoutGenericList(_ place: inout TokenPlace) -> Bool {
    takeScouted(&place)
    while !isScouted(place, UInt8(ascii: ">")) {
      let token = scouted(place)
      if token.kind == .number {
        place = TokenPlace(index: place.index + 1)
      } else if isOperator(token, "-"), nth(place.index + 1).kind == .number {
        place = TokenPlace(index: place.index + 2)
      } else {
        guard scoutType(&place) else { return false }
      }
      guard scouted(place).kind == .comma else { break }
      place = TokenPlace(index: place.index + 1)
    }
    guard isScouted(place, UInt8(ascii: ">")) else { return false }
    takeScouted(&place)
    return true
  }

  private func isScouted(_ place: TokenPlace, _ byte: UInt8) -> Bool {
    let token = scouted(place)
    return token.kind.isOperator && source[token.start] == byte
  }

  /// Goes behind the first character of an operator.
  private func takeScouted(_ place: inout TokenPlace) {
    let token = tokens[place.index]
    place =
      token.end - token.start == place.split + 1
      ? TokenPlace(index: place.index + 1) : TokenPlace(index: place.index, split: place.split + 1)
  }

  private func scoutTuple(_ place: inout TokenPlace) -> Bool {
    guard let end = pairs[place.index] else { return false }
    place.index += 1
    while place.index < end {
      if tokens[place.index].keyword == .inout { place.index += 1 }
      if isParameterName(at: place.index) {
        place.index += isLabel(tokens[place.index + 1]) ? 2 : 1
        guard scouted(place).kind == .colon else { return false }
        place.index += 1
        guard scoutType(&place) else { return false }
        if scouted(place).kind == .equal {
          // A value, which no type has.
          while place.index < end, tokens[place.index].kind != .comma {
            place.index = max(place.index, pairs[place.index] ?? 0) + 1
          }
        }
      } else {
        guard scoutType(&place) else { return false }
      }
      guard scouted(place).kind == .comma else { break }
      place = TokenPlace(index: place.index + 1)
    }
    guard place.index == end, place.split == 0 else { return false }
    place.index += 1
    return true
  }

  private func scoutCollection(_ place: inout TokenPlace) -> Bool {
    place.index += 1
    if tokens[place.index].kind == .number {
      place.index += 1
    } else {
      guard scoutType(&place) else { return false }
    }
    if scouted(place).kind == .colon || isWord(scouted(place), "of") {
      place = TokenPlace(index: place.index + 1)
      guard scoutType(&place) else { return false }
    }
    guard scouted(place).kind == .closeSquare else { return false }
    place.index += 1
    return true
  }

  /// Whether one or two names stand before a colon.
  func isParameterName(at index: Int) -> Bool {
    guard isLabel(nth(index)) || nth(index).kind == .dollar else { return false }
    let next = nth(index + 1)
    if next.kind == .colon { return true }
    guard isLabel(next) || next.kind == .dollar else { return false }
    return nth(index + 2).kind == .colon
  }

  func scoutEffects(_ place: inout TokenPlace) {
    while scouted(place).kind == .name {
      switch scouted(place).keyword {
      case .async, .throws, .rethrows, .reasync: place.index += 1
      default: return
      }
      if tokens[place.index].kind == .openParenthesis, tokens[place.index - 1].keyword == .throws {
        place.index = behind(place.index)
      }
    }
  }

  private func scoutArrow(_ place: inout TokenPlace) -> Bool {
    var next = place
    scoutEffects(&next)
    guard scouted(next).kind == .arrow else { return false }
    place = TokenPlace(index: next.index + 1)
    return true
  }
}
