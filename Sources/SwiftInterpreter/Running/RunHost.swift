/// What the interpreter is told of the world in which a program runs.
///
/// The language needs none of it: a program by itself runs with the values that are here. Names are those of classes, protocols,
/// functions and labels as they are written.
package struct RunHost {
  /// Functions beyond the program that preludes call, by name; they begin with two underscores.
  package var intrinsics: [String: ([Value]) -> Value] = [Interpreter.wrapping: { $0.first ?? .none }]
  /// What a part of a text that depends on numbers says for one, nil for one that is not known; nil where the text has no such part.
  package var pluralForm: ((_ text: String, _ part: String, _ number: Double?) -> String?)?
  /// The version of the system whose availability is asked for, major × 100 + minor.
  package var systemVersion: () -> Int = { 1800 }
  /// Classes whose instances are laid out: calls that are not understood and get one are told.
  package var layoutTypes: Set<String> = []
  /// Whether an object is one that an app has none of, such as an image under a name that no asset has: behind `??` stands what it shows.
  package var isDoubtful: (Object) -> Bool = { _ in false }
  /// Classes of texts that change, and the variables in which they have them: after a method in no file nobody knows them.
  package var changingTexts: [String: String] = [:]
  /// Classes whose instances lay out by what they say, and not by the objects that they are given.
  package var toldTypes: Set<String> = []
  /// Protocols of what layout libraries say layouts in: whatever is asked of it lays out.
  package var layoutWords: Set<String> = []
  /// What stands for objects of classes that are in no file.
  package var standIns = StandIns()
  /// Members of these that nobody declares and that do not lay out: the namespaces of libraries for other things.
  package var isEffectlessMember: (String) -> Bool = { _ in false }
  /// Whether a function of what is not known and not laid out lays out nothing, whatever it gets, by its name.
  package var isEffectlessCall: (String) -> Bool = { _ in false }
  /// Functions of what is not known that run their last argument, and give what that gives.
  package var waitingCalls: Set<String> = []
  /// Labels of arguments that are told something, and not laid out.
  package var effectlessLabels: Set<String> = []
  /// What shows images that functions in no file load.
  package var imageLoading: ImageLoading?
  /// Classes of preludes that are streams of one value, by the functions that give it to something that they get.
  package var streamTypes: [String: String] = [:]
  /// Members that nobody declares in which libraries of streams have what can be bound to one.
  package var streamMembers: Set<String> = []
  /// What views show that are bound themselves to a stream: variables, by the names of their classes.
  package var shownVariables: [String: String] = [:]
  /// Whether a variable of a view in no file, or of what that has, is what it shows, by its name.
  package var isShownMember: (String) -> Bool = { _ in false }
  /// The method of preludes by which a list takes what a stream gives that is not known: rows that nobody knows.
  package var awaitingRows: String?
  /// Whether it goes on behind a statement that traps, with what that would have made not known: what traps for what is not known does
  /// not in an app.
  package var survivesTraps = false
}

/// What stands for objects of classes that are in no file, and for those that are given from outside.
package struct StandIns {
  /// The class of UIKit's Swift whose instances stand for those of a view's class that is in no file, what such are called, and what only
  /// classes below such override. Its initializer takes the name.
  package var view: (className: String, isOne: (String) -> Bool, overridden: Set<String>)?
  /// The class of UIKit's Swift below which a class of the app is, by its name, where its own superclass is in no file.
  package var drawn: (String) -> String? = { _ in nil }
  /// The class whose instances stand for those of controllers whose class is in no file, and what such are called.
  package var controller: (className: String, isOne: (String) -> Bool)?
  /// Classes of UIKit's Swift that stand for objects of other classes that are given from outside, by the names of those.
  package var given: [String: String] = [:]
  /// Classes of UIKit's Swift whose objects are like any other when they are given from outside: they show nothing of their own.
  package var givenAsMade: Set<String> = []
}
