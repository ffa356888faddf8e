import AppFolder

/// The Swift that stands for classes in Objective-C from which those of an app inherit: what they are is known by their headers, and what they do is not
/// read, which each instance tells.
func objectiveCClasses(_ classes: [ObjectiveCClass], isDeclared: (String) -> Bool) -> String {
  classes.filter { !isDeclared($0.name) }.map {
    "open class \($0.name): \($0.superclass) { let madeInObjectiveC: Any = __objectiveC(\(swiftLiteral($0.name))) }\n"
  }.joined()
}
