import Testing

@Suite struct PlaceholderLayoutCoding {}
