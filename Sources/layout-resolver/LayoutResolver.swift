import ArgumentParser

@main
struct LayoutResolver: ParsableCommand {}
