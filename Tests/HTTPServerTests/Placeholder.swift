import Testing

@Suite struct PlaceholderHTTPServer {}
