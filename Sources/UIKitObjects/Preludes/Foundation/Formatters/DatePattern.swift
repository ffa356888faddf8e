// For the interpreter only: for the compiler, Foundation itself stands in.

/// The parts of a date's text: fields by their letters, and what stands between them.
struct DatePattern {
  /// A letter and how often it stands there, or a text.
  struct Part {
    var letter: Character?
    var count = 0
    var text = ""
  }

  var parts: [Part] = []

  init(_ pattern: String) {
    var isQuoted = false
    let characters = Array(pattern)
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character == "'" {
        if index + 1 < characters.count, characters[index + 1] == "'" {
          add("'")
          index += 1
        } else {
          isQuoted.toggle()
        }
      } else if isQuoted || !(character.isASCII && character.isLetter) {
        add(String(character))
      } else if parts.last?.letter == character, index > 0, characters[index - 1] == character {
        parts[parts.count - 1].count += 1
      } else {
        parts.append(Part(letter: character, count: 1))
      }
      index += 1
    }
  }

  private mutating func add(_ text: String) {
    if let last = parts.last, last.letter == nil {
      parts[parts.count - 1].text += text
    } else {
      parts.append(Part(text: text))
    }
  }

  /// The text of a moment; nil where a field of it is not known.
  func text(_ time: CivilTime, _ clocks: Int, _ formatter: DateFormatter) -> String? {
    // Some languages have digits of their own.
    let language = formatter.locale.languageCode
    if __isUnknown(language) || ["ar", "fa", "hi", "mr", "ne", "bn", "my", "ur"].contains(language) {
      return nil
    }
    var found = ""
    for part in parts {
      if part.letter == nil {
        found += part.text
      } else if let text = DatePattern.field(part, time, clocks, formatter) {
        found += text
      } else {
        return nil
      }
    }
    return found
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  private static func name(_ names: [String], _ index: Int, _ count: Int, _ formatter: DateFormatter)
    -> String?
  {
    if !formatter.isEnglish || count > 6 {
      return nil
    }
    let length = count < 4 ? 3 : count == 4 ? 99 : count == 5 ? 1 : 2
    return String(names[index].prefix(length))
  }

  private static func field(_ part: Part, _ time: CivilTime, _ clocks: Int, _ formatter: DateFormatter)
    -> String?
  {
    let count = part.count
    switch part.letter! {
    case "y": return time.year < 1 ? nil : count == 2 ? padded(time.year % 100, 2) : padded(time.year, count)
    case "u": return padded(time.year, count)
    case "M", "L":
      return count < 3
        ? padded(time.month, count) : name(EnglishDates.months, time.month - 1, count, formatter)
    case "d": return padded(time.day, count)
    case "D": return padded(time.dayOfYear, count)
    case "E": return name(EnglishDates.weekdays, time.weekday - 1, count, formatter)
    case "c" where count > 2: return name(EnglishDates.weekdays, time.weekday - 1, count, formatter)
    case "Q", "q":
      let quarter = (time.month - 1) / 3 + 1
      return count < 3 ? padded(quarter, count) : count == 3 && formatter.isEnglish ? "Q\(quarter)" : nil
    case "H": return padded(time.hour, count)
    case "k": return padded(time.hour == 0 ? 24 : time.hour, count)
    case "h": return padded(time.hour % 12 == 0 ? 12 : time.hour % 12, count)
    case "K": return padded(time.hour % 12, count)
    case "m": return padded(time.minute, count)
    case "s": return padded(time.second, count)
    case "S" where count <= 9:
      return String((padded(time.nanosecond, 9)).prefix(count))
    case "a" where count < 4 && formatter.isEnglish:
      return time.hour < 12 ? formatter.amSymbol : formatter.pmSymbol
    case "Z" where count < 4: return offset(clocks, "")
    case "Z" where count == 5, "X" where count == 3 || count == 5:
      return clocks == 0 ? "Z" : offset(clocks, ":")
    case "x" where count == 3: return offset(clocks, ":")
    case "z" where count < 4 && clocks == 0: return "GMT"
    default: return nil
    }
  }

  private static func offset(_ clocks: Int, _ colon: String) -> String {
    let minutes = clocks.magnitude / 60
    return (clocks < 0 ? "-" : "+") + padded(Int(minutes / 60), 2) + colon + padded(Int(minutes % 60), 2)
  }

  /// The moment of a text; nil where the text is another one.
  func date(_ string: String, _ clocks: Int, _ formatter: DateFormatter) -> Date? {
    var reading = DateReading(Array(string), clocks, formatter)
    for (index, part) in parts.enumerated() {
      if part.letter == nil {
        reading.skip(part.text)
        continue
      }
      let isNextField = index + 1 < parts.count && parts[index + 1].letter != nil
      reading.read(part.letter!, part.count, isNextField)
      if reading.isUnknown {
        return __unknown("DateFormatter.date") as? Date
      }
    }
    return reading.date
  }
}

/// A text of a date that is read.
struct DateReading {
  let characters: [Character]
  let formatter: DateFormatter
  var index = 0
  var clocks: Int
  var time = CivilTime(2000, 1, 1)
  var isAfternoon: Bool?
  var isWrong = false
  var isUnknown = false

  init(_ characters: [Character], _ clocks: Int, _ formatter: DateFormatter) {
    (self.characters, self.clocks, self.formatter) = (characters, clocks, formatter)
  }

  var date: Date? {
    let isWhole = index == characters.count && !isWrong
    if !isWhole || time.month < 1 || time.month > 12 || time.day < 1 || time.day > time.daysInMonth
      || time.hour > 23
      || time.minute > 59 || time.second > 59
    {
      return nil
    }
    var time = time
    if let isAfternoon {
      time.hour = time.hour % 12 + (isAfternoon ? 12 : 0)
    }
    return time.date(clocks)
  }

  mutating func skip(_ text: String) {
    for character in text {
      let isBlank = character.isWhitespace && index < characters.count && characters[index].isWhitespace
      if index < characters.count, isBlank || characters[index] == character {
        index += 1
      } else {
        isWrong = true
      }
    }
  }

  private mutating func number(_ most: Int) -> Int {
    let start = index
    while index < characters.count, index - start < most, characters[index].isASCII,
      characters[index].isWholeNumber
    {
      index += 1
    }
    if start == index {
      isWrong = true
    }
    return Int(String(characters[start..<index])) ?? 0
  }

  /// Which of some names stands there, whole or by its first letters.
  private mutating func name(_ names: [String]) -> Int {
    if !formatter.isEnglish {
      isUnknown = true
    }
    let rest = String(characters[min(index, characters.count)...]).lowercased()
    for (place, name) in names.enumerated() {
      for text in [name, String(name.prefix(3))] where rest.hasPrefix(text.lowercased()) {
        index += text.count
        return place
      }
    }
    isWrong = true
    return 0
  }

  mutating func read(_ letter: Character, _ count: Int, _ isNextField: Bool) {
    let most = isNextField ? count : 99
    switch letter {
    case "y", "u":
      let start = index
      time.year = number(most)
      if count == 2, index - start == 2 {
        // Which century is meant depends on what day it is.
        isUnknown = time.year > 40 && time.year < 60
        time.year += time.year <= 40 ? 2000 : 1900
      }
    case "M", "L": time.month = count < 3 ? number(isNextField ? count : 2) : name(EnglishDates.months) + 1
    case "d": time.day = number(isNextField ? count : 2)
    case "H", "h": time.hour = number(isNextField ? count : 2)
    case "m": time.minute = number(isNextField ? count : 2)
    case "s": time.second = number(isNextField ? count : 2)
    case "S":
      let start = index
      let fraction = number(9)
      time.nanosecond = Int(Double(fraction) * pow(10, Double(9 - (index - start))))
    case "E": _ = name(EnglishDates.weekdays)
    case "a":
      let rest = String(characters[min(index, characters.count)...].prefix(2)).uppercased()
      isAfternoon = rest == "PM"
      isWrong = isWrong || rest != "AM" && rest != "PM"
      index = min(index + 2, characters.count)
    case "Z", "X", "x": readOffset()
    default: isUnknown = true
    }
  }

  private mutating func readOffset() {
    guard index < characters.count else {
      isWrong = true
      return
    }
    let sign = characters[index]
    index += 1
    if sign == "Z" {
      clocks = 0
      return
    }
    let hours = number(2)
    if index < characters.count, characters[index] == ":" {
      index += 1
    }
    let minutes = number(2)
    isWrong = isWrong || sign != "+" && sign != "-"
    clocks = (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
  }
}
