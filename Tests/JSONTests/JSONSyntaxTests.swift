import JSON
import Testing

/// A text and whether RFC 8259 calls it JSON.
private struct Text: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  /// Nil for a text that is JSON.
  var error: JSONSyntaxError?
  var offset = 0

  var testDescription: String { name }

  static func accepted(_ name: String, _ parts: any ByteSource...) -> Text {
    Text(name: name, bytes: parts.flatMap(\.bytes))
  }

  static func rejected(_ error: JSONSyntaxError, _ offset: Int, _ name: String, _ parts: any ByteSource...)
    -> Text
  {
    Text(name: name, bytes: parts.flatMap(\.bytes), error: error, offset: offset)
  }
}

/// RFC 8259, production by production. Classes of cases as in the well-known JSONTestSuite.
///
/// Where a text stops being JSON follows from the grammar: the first byte after which nothing can make it JSON
/// again. A number, a word, an escape and a character of several bytes are blamed as a whole, at their beginning;
/// a text that only lacks its end is blamed at its end.
@Suite struct JSONSyntaxTests {
  @Test(arguments: structure + values + strings + characters)
  private func readsWhatTheGrammarAllows(_ text: Text) {
    for reading in [read(text.bytes), skip(text.bytes)] {
      guard let error = text.error else {
        #expect(reading.faults.isEmpty)
        continue
      }
      let before = text.bytes.prefix(text.offset)
      let line = before.count { $0 == 0x0A } + 1
      let column = before.reversed().prefix { $0 != 0x0A }.count + 1
      #expect(
        reading.faults.last
          == JSONFault(.syntax(error, offset: text.offset, line: line, column: column), at: .root))
    }
  }

  // MARK: Sections 2, 4 and 5: structure

  private static let structure: [Text] = [
    .accepted("empty object", "{}"),
    .accepted("empty array", "[]"),
    .accepted("white space everywhere", " \t\r\n{ \"a\" \n:\t[ 1 , 2 ]\r, \"b\" : { } } \n"),
    .accepted("one member", #"{"a":1}"#),
    .accepted("two members", #"{"a":1,"b":2}"#),
    .accepted("an empty name", #"{"":0}"#),
    .accepted("an escaped name", #"{"\u0061":0}"#),
    .accepted("a name with a NUL escape", #"{"foo\u0000bar":42}"#),
    .accepted("a long name", #"{"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx":1}"#),
    .accepted("nested arrays", "[[],[[]],[[[]]]]"),
    .accepted("nested objects", #"{"a":{"b":{"c":{}}}}"#),
    .accepted("array with several nulls", "[1,null,null,null,2]"),
    .accepted("array with white space inside", "[ ]"),
    .accepted("array ending with a newline", "[\"a\"\n]"),
    .accepted("mixed array", #"[null,1,"1",{},[],true,false]"#),
    .accepted("lone number", "42"),
    .accepted("lone string", #""asd""#),
    .accepted("lone true", "true"),
    .accepted("lone false", "false"),
    .accepted("lone null", "null"),
    .accepted("lone empty string", #""""#),
    .accepted("lone value after white space", "\n \t 0"),
    .rejected(.unexpectedEnd, 0, "empty text", ""),
    .rejected(.unexpectedEnd, 3, "white space only", " \n\t"),
    .rejected(.expectedValue, 0, "byte order mark", [0xEF, 0xBB, 0xBF], "{}"),
    .rejected(.expectedValue, 0, "UTF-16 byte order mark", [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00]),
    .rejected(.expectedValue, 0, "a NUL byte", [0x00]),
    .rejected(.trailingBytes, 2, "a NUL byte after the value", "{}", [0x00]),
    .rejected(.expectedValue, 1, "a NUL byte in an array", "[", [0x00], "]"),
    .rejected(.expectedKey, 1, "a NUL byte in an object", "{", [0x00], "}"),
    .rejected(.expectedValue, 0, "form feed is no white space", [0x0C], "[]"),
    .rejected(.expectedValue, 1, "vertical tab is no white space", "[", [0x0B], "]"),
    .rejected(.expectedValue, 0, "no-break space is no white space", "\u{A0}[]"),
    .rejected(.expectedValue, 0, "U+2060 is no white space", "\u{2060}[]"),
    .rejected(.unexpectedEnd, 1, "open array", "["),
    .rejected(.unexpectedEnd, 1, "open object", "{"),
    .rejected(.unexpectedEnd, 2, "array open after an element", "[1"),
    .rejected(.unexpectedEnd, 3, "array open after a comma", "[1,"),
    .rejected(.unexpectedEnd, 4, "open array in an array", "[[],"),
    .rejected(.unexpectedEnd, 4, "object open after a name", #"{"a""#),
    .rejected(.unexpectedEnd, 5, "object open after a colon", #"{"a":"#),
    .rejected(.unexpectedEnd, 6, "object open after a value", #"{"a":0"#),
    .rejected(.unexpectedEnd, 7, "object open after a comma", #"{"a":0,"#),
    .rejected(.trailingComma, 3, "trailing comma in an array", "[1,]"),
    .rejected(.expectedValue, 3, "two commas in an array", "[1,,2]"),
    .rejected(.expectedValue, 1, "leading comma in an array", "[,1]"),
    .rejected(.expectedValue, 1, "only a comma in an array", "[,]"),
    .rejected(.expectedCommaOrEnd, 3, "no comma in an array", "[1 2]"),
    .rejected(.expectedCommaOrEnd, 2, "array after a value", "[3[4]]"),
    .rejected(.expectedCommaOrEnd, 2, "semicolon in an array", "[1;2]"),
    .rejected(.expectedCommaOrEnd, 4, "colon in an array", #"["a":1]"#),
    .rejected(.expectedCommaOrEnd, 2, "array closed as an object", "[1}"),
    .rejected(.expectedCommaOrEnd, 6, "object closed as an array", #"{"a":1]"#),
    .rejected(.expectedKey, 1, "empty object closed as an array", "{]"),
    .rejected(.expectedValue, 1, "empty array closed as an object", "[}"),
    .rejected(.trailingComma, 7, "trailing comma in an object", #"{"a":0,}"#),
    .rejected(.expectedKey, 7, "two commas in an object", #"{"a":0,,"b":1}"#),
    .rejected(.expectedKey, 1, "leading comma in an object", #"{,"a":0}"#),
    .rejected(.expectedKey, 1, "only a comma in an object", "{,}"),
    .rejected(.expectedCommaOrEnd, 7, "no comma in an object", #"{"a":1 "b":2}"#),
    .rejected(.expectedCommaOrEnd, 6, "semicolon in an object", #"{"a":1;"b":2}"#),
    .rejected(.expectedColon, 5, "no colon", #"{"a" 1}"#),
    .rejected(.expectedColon, 4, "comma in place of a colon", #"{"a",1}"#),
    .rejected(.expectedColon, 4, "equals in place of a colon", #"{"a"=1}"#),
    .rejected(.expectedColon, 4, "a name alone", #"{"a"}"#),
    .rejected(.expectedValue, 5, "two colons", #"{"a"::1}"#),
    .rejected(.expectedValue, 5, "no value", #"{"a":}"#),
    .rejected(.expectedValue, 5, "a comma in place of a value", #"{"a":,"b":1}"#),
    .rejected(.expectedKey, 1, "a name without quotes", "{a:1}"),
    .rejected(.expectedKey, 1, "a name in single quotes", "{'a':1}"),
    .rejected(.expectedKey, 1, "a number for a name", "{1:1}"),
    .rejected(.expectedKey, 1, "null for a name", "{null:null}"),
    .rejected(.expectedKey, 1, "an array for a name", "{[]:1}"),
    .rejected(.expectedKey, 1, "an emoji for a name", "{🇨🇭}"),
    .rejected(.expectedValue, 1, "line comment", "[// no\n1]"),
    .rejected(.expectedKey, 1, "block comment", #"{/* no */"a":1}"#),
    .rejected(.trailingBytes, 2, "comment after the value", "{}// no"),
    .rejected(.trailingBytes, 3, "hash comment after the value", "[] # no"),
    .rejected(.trailingBytes, 2, "a second value", "[][]"),
    .rejected(.trailingBytes, 2, "a bracket too many", "[]]"),
    .rejected(.trailingBytes, 2, "a brace too many", "{}}"),
    .rejected(.trailingBytes, 2, "comma after the value", "1 ,"),
    .rejected(.trailingBytes, 2, "two numbers", "1 2"),
    .rejected(.trailingBytes, 4, "two strings", #""a" "b""#),
    .rejected(.trailingBytes, 2, "a quote after the value", #"{}""#),
    .rejected(.expectedValue, 0, "a closing bracket", "]"),
    .rejected(.expectedValue, 0, "a closing brace", "}"),
    .rejected(.expectedValue, 0, "a colon", ":"),
    .rejected(.expectedValue, 0, "an asterisk", "*"),
    .rejected(.expectedValue, 0, "angle brackets", "<null>"),
    .rejected(.expectedValue, 0, "XML", "<?xml version=\"1.0\"?>"),
    .rejected(.expectedValue, 0, "an escape outside a string", #"\u0061"#),
    .rejected(.expectedValue, 1, "single quotes", "['a']"),
    .rejected(.expectedValue, 1, "backquotes", "[`a`]"),
    .rejected(.expectedCommaOrEnd, 14, "the fault is on the fourth line", "[\n  1,\n  2\n   3]"),
    .rejected(.trailingComma, 9, "the fault is after lines that end in CRLF", "[1,\r\n2,\r\n]"),
    .rejected(.trailingComma, 8, "columns count bytes", #"["äö",]"#),
  ]

  // MARK: Sections 3 and 6: words and numbers

  private static let values: [Text] = [
    .accepted("0", "[0]"),
    .accepted("-0", "[-0]"),
    .accepted("-0.0", "[-0.0]"),
    .accepted("-1", "[-1]"),
    .accepted("123", "[123]"),
    .accepted("fraction", "[123.456]"),
    .accepted("fraction of zeros", "[0.000]"),
    .accepted("E", "[1E22]"),
    .accepted("e+", "[1e+2]"),
    .accepted("e-", "[1e-2]"),
    .accepted("E-", "[1E-2]"),
    .accepted("0e1", "[0e1]"),
    .accepted("0e+1", "[0e+1]"),
    .accepted("exponent with leading zeros", "[1e007]"),
    .accepted("fraction and exponent", "[123.456e78]"),
    .accepted("next to zero", "[-0.000000000000000000000000000000000000000000000000000000000000000001]"),
    .accepted("an integer of forty digits", "[1234567890123456789012345678901234567890]"),
    .accepted("white space after a number", "[4 ]"),
    .rejected(.invalidNumber, 1, "leading zero", "[01]"),
    .rejected(.invalidNumber, 1, "two zeros", "[00]"),
    .rejected(.invalidNumber, 1, "leading zero after a minus", "[-01]"),
    .rejected(.invalidNumber, 1, "leading zero before a fraction", "[00.5]"),
    .rejected(.invalidNumber, 1, "no digit after the point", "[1.]"),
    .rejected(.invalidNumber, 1, "no digit between point and exponent", "[0.e1]"),
    .rejected(.invalidNumber, 1, "no digit after e", "[1e]"),
    .rejected(.invalidNumber, 1, "no digit after e+", "[1e+]"),
    .rejected(.invalidNumber, 1, "no digit after E-", "[0.3E-]"),
    .rejected(.invalidNumber, 1, "two signs of the exponent", "[1e+-1]"),
    .rejected(.invalidNumber, 1, "a minus alone", "[-]"),
    .rejected(.invalidNumber, 1, "two minuses", "[--1]"),
    .rejected(.invalidNumber, 1, "a minus and a word", "[-foo]"),
    .rejected(.invalidNumber, 1, "a blank after the minus", "[- 1]"),
    .rejected(.invalidNumber, 1, "a minus and a point", "[-.123]"),
    .rejected(.invalidNumber, 1, "minus infinity", "[-Infinity]"),
    .rejected(.invalidNumber, 1, "minus NaN", "[-NaN]"),
    .rejected(.expectedValue, 1, "a plus", "[+1]"),
    .rejected(.expectedValue, 1, "two pluses", "[++1]"),
    .rejected(.expectedValue, 1, "no digit before the point", "[.5]"),
    .rejected(.expectedValue, 1, "NaN", "[NaN]"),
    .rejected(.expectedValue, 1, "Infinity", "[Infinity]"),
    .rejected(.expectedValue, 1, "inf", "[inf]"),
    .rejected(.expectedValue, 1, "fullwidth one", "[１]"),
    .rejected(.expectedCommaOrEnd, 2, "hexadecimal", "[0x42]"),
    .rejected(.expectedCommaOrEnd, 2, "a letter after a number", "[1a]"),
    .rejected(.expectedCommaOrEnd, 4, "two points", "[1.2.3]"),
    .rejected(.expectedCommaOrEnd, 4, "two exponents", "[1e2e3]"),
    .rejected(.expectedCommaOrEnd, 4, "an exponent with a point", "[1e1.5]"),
    .rejected(.expectedCommaOrEnd, 2, "an expression", "[1+2]"),
    .rejected(.expectedCommaOrEnd, 2, "thousands with blanks", "[1\u{A0}000]"),
    .rejected(.unexpectedEnd, 1, "the text ends after a minus", "-"),
    .rejected(.unexpectedEnd, 2, "the text ends after a point", "1."),
    .rejected(.unexpectedEnd, 2, "the text ends after e", "1e"),
    .rejected(.unexpectedEnd, 6, "the text ends after the exponent's sign", "[1.0e-"),
    .accepted("words", "[true,false,null]"),
    .rejected(.expectedValue, 1, "True", "[True]"),
    .rejected(.expectedValue, 1, "TRUE", "[TRUE]"),
    .rejected(.expectedValue, 1, "nul", "[nul]"),
    .rejected(.expectedValue, 1, "fals", "[fals]"),
    .rejected(.expectedValue, 1, "truth", "[truth]"),
    .rejected(.expectedValue, 1, "undefined", "[undefined]"),
    .rejected(.expectedValue, 1, "a letter", "[a]"),
    .rejected(.expectedValue, 1, "a word of high bytes", "[", [0xE5], "]"),
    .rejected(.expectedCommaOrEnd, 5, "a word that goes on", "[nulll]"),
    .rejected(.expectedCommaOrEnd, 5, "two words in one", "[truefalse]"),
    .rejected(.trailingBytes, 4, "a lone word that goes on", "true5"),
    .rejected(.unexpectedEnd, 3, "the text ends within true", "tru"),
    .rejected(.unexpectedEnd, 5, "the text ends within false", "[fals"),
    .rejected(.unexpectedEnd, 1, "the text ends within null", "n"),
  ]

  // MARK: Section 7: strings

  private static let strings: [Text] = [
    .accepted("every short escape", #"["\"\\\/\b\f\n\r\t"]"#),
    .accepted("escapes with upper and lower case digits", #"["\u00e9\u00E9\uaBcD"]"#),
    .accepted("NUL as an escape", #"["\u0000"]"#),
    .accepted("DEL", "[\"\u{7F}\"]"),
    .accepted("escaped DEL", #"["\u007F"]"#),
    .accepted("surrogate pair", #"["\uD834\uDD1E"]"#),
    .accepted("first and last pair", #"["\uD800\uDC00\uDBFF\uDFFF"]"#),
    .accepted("noncharacters", #"["\uFFFE\uFFFF\uFDD0\uD83F\uDFFE"]"#),
    .accepted("neighbours of the surrogates", #"["\uD7FF\uE000"]"#),
    .accepted("line and paragraph separator", "[\"\u{2028}\u{2029}\"]"),
    .accepted("a backslash and a u", #"["\\u0061"]"#),
    .accepted("two backslashes at the end", #"["\\"]"#),
    .accepted("a slash", #"["a/b"]"#),
    .accepted("comments in a string", #"["a/*b*/c/*d//e"]"#),
    .accepted("a byte order mark in a string", "[\"\u{FEFF}\"]"),
    .rejected(.unexpectedEnd, 1, "a quote alone", #"""#),
    .rejected(.unexpectedEnd, 3, "an open string", #"["a"#),
    .rejected(.unexpectedEnd, 3, "the text ends after a backslash", #"["\"#),
    .rejected(.unexpectedEnd, 4, "an escaped quote at the end", #"["\""#),
    .rejected(.unexpectedEnd, 4, "the text ends after \\u", #"["\u"#),
    .rejected(.unexpectedEnd, 6, "the text ends within \\u", #"["\u00"#),
    .rejected(.unexpectedEnd, 8, "the text ends between two surrogates", #"["\uD834"#),
    .rejected(.unexpectedEnd, 9, "the text ends after the backslash of a second surrogate", #"["\uD834\"#),
    .rejected(.unexpectedEnd, 12, "the text ends within a second surrogate", #"["\uD834\uDD"#),
    .rejected(.invalidEscape, 2, "\\x", #"["\x00"]"#),
    .rejected(.invalidEscape, 2, "\\a", #"["\a"]"#),
    .rejected(.invalidEscape, 2, "\\v", #"["\v"]"#),
    .rejected(.invalidEscape, 2, "\\0", #"["\0"]"#),
    .rejected(.invalidEscape, 2, "\\'", #"["\'"]"#),
    .rejected(.invalidEscape, 2, "\\U", #"["\U0061"]"#),
    .rejected(.invalidEscape, 2, "an escaped newline", "[\"\\\n\"]"),
    .rejected(.invalidEscape, 2, "an escaped NUL byte", "[\"\\", [0x00], "\"]"),
    .rejected(.invalidEscape, 2, "an escaped emoji", "[\"\\🌀\"]"),
    .rejected(.invalidEscape, 2, "three digits", #"["\u00A"]"#),
    .rejected(.invalidEscape, 2, "a letter that is no digit", #"["\u00G0"]"#),
    .rejected(.invalidEscape, 2, "a sign among the digits", #"["\u+061"]"#),
    .rejected(.invalidEscape, 2, "braces", #"["\u{61}"]"#),
    .rejected(.invalidEscape, 8, "a bad second half", #"["\uD834\uDd"]"#),
    .rejected(.loneSurrogate, 2, "a high surrogate alone", #"["\uD800"]"#),
    .rejected(.loneSurrogate, 2, "a low surrogate alone", #"["\uDC00"]"#),
    .rejected(.loneSurrogate, 2, "the last low surrogate alone", #"["\uDFFF"]"#),
    .rejected(.loneSurrogate, 2, "the last high surrogate alone", #"["\uDBFF"]"#),
    .rejected(.loneSurrogate, 2, "two high surrogates", #"["\uD800\uD800"]"#),
    .rejected(.loneSurrogate, 2, "surrogates in the wrong order", #"["\uDD1E\uD834"]"#),
    .rejected(.loneSurrogate, 2, "a high surrogate and a letter", #"["\uD800a"]"#),
    .rejected(.loneSurrogate, 2, "a high surrogate and another escape", #"["\uD800\n"]"#),
    .rejected(.loneSurrogate, 2, "a high surrogate and a letter's escape", #"["\uD800\u0061"]"#),
    .rejected(.loneSurrogate, 14, "a third surrogate", #"["\uD834\uDD1E\uDD1E"]"#),
    .rejected(.controlCharacter, 2, "a newline", "[\"\n\"]"),
    .rejected(.controlCharacter, 2, "a tab", "[\"\t\"]"),
    .rejected(.controlCharacter, 3, "a NUL byte", "[\"a", [0x00], "a\"]"),
    .rejected(.controlCharacter, 2, "U+001F", "[\"", [0x1F], "\"]"),
    .rejected(.controlCharacter, 9, "a control character after seven letters", "\"12345678", [0x01], "\""),
    .rejected(.controlCharacter, 2, "a newline in a name", "{\"\n\":1}"),
  ]

  // MARK: Section 8.1: UTF-8, by RFC 3629 and table 3-7 of the Unicode Standard

  /// First and last sequence of every row of the table, and their neighbours outside it.
  private static let characters: [Text] =
    [
      ("U+0080", [0xC2, 0x80]), ("U+07FF", [0xDF, 0xBF]), ("U+0800", [0xE0, 0xA0, 0x80]),
      ("U+0FFF", [0xE0, 0xBF, 0xBF]), ("U+1000", [0xE1, 0x80, 0x80]), ("U+CFFF", [0xEC, 0xBF, 0xBF]),
      ("U+D000", [0xED, 0x80, 0x80]), ("U+D7FF", [0xED, 0x9F, 0xBF]), ("U+E000", [0xEE, 0x80, 0x80]),
      ("U+FFFF", [0xEF, 0xBF, 0xBF]), ("U+10000", [0xF0, 0x90, 0x80, 0x80]),
      ("U+3FFFF", [0xF0, 0xBF, 0xBF, 0xBF]), ("U+40000", [0xF1, 0x80, 0x80, 0x80]),
      ("U+FFFFF", [0xF3, 0xBF, 0xBF, 0xBF]), ("U+100000", [0xF4, 0x80, 0x80, 0x80]),
      ("U+10FFFF", [0xF4, 0x8F, 0xBF, 0xBF]),
    ].map { .accepted("UTF-8: \($0.0)", "\"", $0.1, "\"") }
    + [
      ("a continuation byte", [0x80]), ("the last continuation byte", [0xBF]),
      ("overlong U+0000", [0xC0, 0x80]), ("overlong U+007F", [0xC1, 0xBF]),
      ("overlong U+0000 in three bytes", [0xE0, 0x80, 0x80]),
      ("overlong U+07FF", [0xE0, 0x9F, 0xBF]), ("overlong U+0000 in four bytes", [0xF0, 0x80, 0x80, 0x80]),
      ("overlong U+FFFF", [0xF0, 0x8F, 0xBF, 0xBF]), ("U+D800", [0xED, 0xA0, 0x80]),
      ("U+DFFF", [0xED, 0xBF, 0xBF]),
      ("a surrogate pair in six bytes", [0xED, 0xA0, 0xB4, 0xED, 0xB4, 0x9E]),
      ("U+110000", [0xF4, 0x90, 0x80, 0x80]), ("lead byte F5", [0xF5, 0x80, 0x80, 0x80]),
      ("five bytes", [0xF8, 0x88, 0x80, 0x80, 0x80]), ("six bytes", [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80]),
      ("byte FE", [0xFE]), ("byte FF", [0xFF]),
      ("two bytes, the second missing", [0xC3]), ("two bytes, the second a lead", [0xC3, 0xC3]),
      ("three bytes, the third missing", [0xE2, 0x82]),
      ("three bytes, the third no continuation", [0xE2, 0x82, 0x41]),
      ("four bytes, the fourth missing", [0xF0, 0x9F, 0x98]),
      ("four bytes, the third missing", [0xF0, 0x9F]),
      ("four bytes, only the lead", [0xF0]), ("Latin-1", [0xE4, 0x62, 0x63]),
    ].map { .rejected(.invalidUTF8, 3, "UTF-8: \($0.0)", "[\"a", $0.1, "\"]") }
    + [
      .rejected(.invalidUTF8, 2, "UTF-8: in a name", "{\"", [0xFF], "\":1}"),
      .rejected(.invalidUTF8, 10, "UTF-8: after nine letters", "\"123456789", [0xC0, 0x80], "\""),
      .rejected(.invalidUTF8, 1, "UTF-8: the text ends within a character", "\"", [0xE2, 0x82]),
    ]

  @Test func coversTheGrammar() {
    #expect(Self.structure.count + Self.values.count + Self.strings.count + Self.characters.count > 200)
  }
}
