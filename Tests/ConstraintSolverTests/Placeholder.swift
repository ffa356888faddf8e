import Testing

@Suite struct PlaceholderConstraintSolver {}
