extension SymbolGlyph {
  /// Directions, media, talk, time, places, goods and devices. ``shape(_:)`` says how they are written.
  static let things: [String: String] = [
    // Directions.
    "chevron.left": "oM15.5 4L7.5 12l8 8",
    "chevron.right": "oM8.5 4l8 8-8 8",
    "chevron.backward": "oM15.5 4L7.5 12l8 8",
    "chevron.forward": "oM8.5 4l8 8-8 8",
    "chevron.up": "oM4 15.5L12 8l8 7.5",
    "chevron.down": "oM4 8.5L12 16l8-7.5",
    "chevron.compact.down": "oM3 10.5l9 3.5 9-3.5",
    "chevron.up.chevron.down": "oM7 9.5l5-5 5 5M7 14.5l5 5 5-5",
    "chevron.left.forwardslash.chevron.right": "oM7 7l-5 5 5 5M17 7l5 5-5 5M13.5 4.5l-3 15",
    "arrow.left": "oM20 12H4M10.5 5.5L4 12l6.5 6.5",
    "arrow.right": "oM4 12h16M13.5 5.5L20 12l-6.5 6.5",
    "arrow.backward": "oM20 12H4M10.5 5.5L4 12l6.5 6.5",
    "arrow.forward": "oM4 12h16M13.5 5.5L20 12l-6.5 6.5",
    "arrow.up": "oM12 20V4M5.5 10.5L12 4l6.5 6.5",
    "arrow.down": "oM12 4v16M5.5 13.5L12 20l6.5-6.5",
    "arrow.up.right": "oM6 18L18 6M9 6h9v9",
    "arrow.up.left": "oM18 18L6 6M15 6H6v9",
    "arrow.down.right": "oM6 6l12 12M18 9v9H9",
    "arrow.down.left": "oM18 6L6 18M6 9v9h9",
    "arrow.clockwise": "oM19 8.5A8 8 0 1 0 20 12M19.5 3.5v5.5H14",
    "arrow.counterclockwise": "oM5 8.5A8 8 0 1 1 4 12M4.5 3.5v5.5H10",
    "arrow.triangle.2.circlepath":
      "oM3.5 11a8.5 8.5 0 0 1 15-4.5M20.5 13a8.5 8.5 0 0 1-15 4.5M19.5 2.5v4.5H15M4.5 21.5V17H9",
    "arrow.2.squarepath": "oM4 14V8h13M14 5l3 3-3 3M20 10v6H7M10 19l-3-3 3-3",
    "arrow.left.arrow.right": "oM4 8h16M16 4l4 4-4 4M20 16H4M8 12l-4 4 4 4",
    "arrow.up.arrow.down": "oM8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4",
    "arrow.uturn.left": "oM9 14L4 9l5-5M4.5 9H15a5 5 0 0 1 0 10.5H9",
    "arrow.uturn.backward": "oM9 14L4 9l5-5M4.5 9H15a5 5 0 0 1 0 10.5H9",
    "arrow.uturn.right": "oM15 14l5-5-5-5M19.5 9H9a5 5 0 0 0 0 10.5h6",
    "arrow.uturn.forward": "oM15 14l5-5-5-5M19.5 9H9a5 5 0 0 0 0 10.5h6",
    "arrow.turn.up.left": "oM9 15L4 10l5-5M4.5 10H16a4 4 0 0 1 4 4v5",
    "arrow.turn.up.right": "oM15 15l5-5-5-5M19.5 10H8a4 4 0 0 0-4 4v5",
    "arrow.up.left.and.arrow.down.right": "oM13.5 13.5L20 20M20 14v6h-6M10.5 10.5L4 4M4 10V4h6",
    "arrow.down.right.and.arrow.up.left": "oM4.5 19.5l6-6M5 13.5h5.5V19M19.5 4.5l-6 6M19 10.5h-5.5V5",
    "arrow.right.to.line": "oM3 12h13M10.5 6.5L16 12l-5.5 5.5M20.5 5v14",
    "arrow.down.to.line": "oM12 3v13M6.5 10.5L12 16l5.5-5.5M5 20.5h14",
    "arrow.up.to.line": "oM12 21V8M6.5 13.5L12 8l5.5 5.5M5 3.5h14",
    "arrowshape.turn.up.left": "sM9.5 4L2.5 10.5l7 6.5v-4c5 0 8.5 1.5 12 6-1-6.5-5-10.5-12-11z",
    "arrowshape.turn.up.right": "sM14.5 4l7 6.5-7 6.5v-4c-5 0-8.5 1.5-12 6 1-6.5 5-10.5 12-11z",
    "arrowtriangle.down": "sM4 7h16l-8 11.5z",
    "arrowtriangle.up": "sM4 17h16L12 5.5z",
    "arrowtriangle.left": "sM17 4v16L5.5 12z",
    "arrowtriangle.right": "sM7 4v16l11.5-8z",
    // Media.
    "play": "sM6.5 3.5L20 12 6.5 20.5z",
    "pause": "sM6 4h4v16H6zM14 4h4v16h-4z",
    "stop": "sM5 5h14v14H5z",
    "backward": "sM11.5 5.5v13L2.5 12zM21 5.5v13L12 12z",
    "forward": "sM12.5 5.5v13l9-6.5zM3 5.5v13l9-6.5z",
    "backward.end": "sM19.5 4.5v15L8 12z|oM5 4.5v15",
    "forward.end": "sM4.5 4.5v15L16 12z|oM19 4.5v15",
    "gobackward": "oM7 5.5a8.5 8.5 0 1 0 5-2M11 1l-4.5 3.5L11 8",
    "goforward": "oM17 5.5a8.5 8.5 0 1 1-5-2M13 1l4.5 3.5L13 8",
    "shuffle": "oM3 7h3.5c4 0 6.5 10 10.5 10h3.5M3 17h3.5c4 0 6.5-10 10.5-10h3.5M18 4l3 3-3 3M18 14l3 3-3 3",
    "repeat":
      "oM4 12V9.5A3.5 3.5 0 0 1 7.5 6h12M16.5 3l3 3-3 3M20 12v2.5a3.5 3.5 0 0 1-3.5 3.5h-12M7.5 21l-3-3 3-3",
    "speaker": "sM4 9.5h3.5L13 5v14l-5.5-4.5H4z",
    "speaker.wave.1": "sM4 9.5h3.5L13 5v14l-5.5-4.5H4z|oM16 9c1.3 1.8 1.3 4.2 0 6",
    "speaker.wave.2":
      "sM3 9.5h3.5L12 5v14l-5.5-4.5H3z|oM15 9c1.3 1.8 1.3 4.2 0 6M18 6.5c2.7 3.4 2.7 7.6 0 11",
    "speaker.wave.3":
      "sM2 9.5h3.5L11 5v14l-5.5-4.5H2z|oM14 9c1.3 1.8 1.3 4.2 0 6M17 6.5c2.7 3.4 2.7 7.6 0 11M20 4c4 5 4 11 0 16",
    "mic":
      "sM12 2.5a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0v-6a3 3 0 0 1 3-3z|oM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v4M8.5 21.5h7",
    "music.note": "sM9 15a3 3 0 1 0 .01 0z|oM12 18V4l6 2v4l-6-2",
    "music.note.list": "sM16 14.5a2.5 2.5 0 1 0 .01 0z|oM18.5 17V5l3 1M3 6h11M3 11h11M3 16h6",
    "headphones": "oM4 17v-5a8 8 0 0 1 16 0v5|sM4 14h3.5v7H4zM16.5 14H20v7h-3.5z",
    "waveform": "oM3 10.5v3M6.6 7v10M10.2 4v16M13.8 8v8M17.4 5.5v13M21 10.5v3",
    "film":
      "sM3.5 4.5h17v15h-17z|dM7.5 4.5v15M16.5 4.5v15M7.5 12h9M4 8.3h3.5M4 15.7h3.5M16.5 8.3H20M16.5 15.7H20",
    "tv": "sM3 5h18v12H3z|oM8 20.5h8",
    "video":
      "sM3.5 6.5h11a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 2 16V8a1.5 1.5 0 0 1 1.5-1.5zM16.5 10.5L22 7.5v9l-5.5-3z",
    "camera":
      "sM4 7h4l1.5-2.5h5L16 7h4a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 18V8.5A1.5 1.5 0 0 1 4 7z|dM12 9.2a4 4 0 1 0 .01 0z",
    "camera.viewfinder": "oM3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5|sM7 9.5h2.5l1-1.5h3l1 1.5H17v6H7z",
    "photo":
      "sM4.5 4.5h15a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V6a1.5 1.5 0 0 1 1.5-1.5z|dM3.5 17l5-5.5 4 4.5 3-3 5 4.5|qM15.7 7a1.8 1.8 0 1 0 .01 0z",
    "photo.on.rectangle": "sM7 8h14v11.5H7z|oM17 7.5V4H3v11h3.5|dM7.5 17.5l4-4 3 3.5 2.5-2.5 3.5 3.5",
    "viewfinder":
      "oM3 8V5a2 2 0 0 1 2-2h3M16 3h3a2 2 0 0 1 2 2v3M21 16v3a2 2 0 0 1-2 2h-3M8 21H5a2 2 0 0 1-2-2v-3",
    "qrcode":
      "sM3.5 3.5h6v6h-6zM14.5 3.5h6v6h-6zM3.5 14.5h6v6h-6z|fM14 14h2.5v2.5H14zM18 18h2.5v2.5H18zM14 18.5h2v2h-2zM18.5 14h2v2h-2z",
    "barcode": "oM4 5v14M7.5 5v14M10 5v14M14 5v14M16.5 5v14M20 5v14",
    // Talk.
    "envelope":
      "sM4 5h16a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 4 5z|dM3 6.5l9 7 9-7",
    "envelope.open": "sM2.5 9.5L12 3l9.5 6.5V20h-19z|dM3 10l9 6 9-6",
    "paperplane": "sM21.5 2.5L2.5 10l7.5 4 4 7.5z|dM10 14l5.5-5.5",
    "phone": "sM7.5 3L4 5.5c-1 6 7 15 14.5 14.5L21 16.5l-4.5-3-2.5 2c-2-1-4-3-5-5l2-2.5z",
    "phone.down": "sM2 14c0-3 4.5-5.5 10-5.5s10 2.5 10 5.5v2.5l-5-.5-1-3.5c-2.5-.8-5.5-.8-8 0L7 16l-5 .5z",
    "message":
      "sM12 3.5c-5.5 0-9.8 3.5-9.8 8 0 2.6 1.4 4.8 3.6 6.3-.1 1.4-.7 2.5-1.6 3.4 2 0 3.8-.7 5.1-1.900.9.2 1.800.2 2.700.2 5.5 0 9.8-3.5 9.8-8s-4.3-8-9.8-8z",
    "bubble.left":
      "sM5 4.5h14A2.5 2.5 0 0 1 21.5 7v7.5A2.5 2.5 0 0 1 19 17h-7l-5 4.5V17H5a2.5 2.5 0 0 1-2.5-2.5V7A2.5 2.5 0 0 1 5 4.5z",
    "bubble.right":
      "sM5 4.5h14A2.5 2.5 0 0 1 21.5 7v7.5A2.5 2.5 0 0 1 19 17h-2v4.5L12 17H5a2.5 2.5 0 0 1-2.5-2.5V7A2.5 2.5 0 0 1 5 4.5z",
    "text.bubble":
      "sM5 4.5h14A2.5 2.5 0 0 1 21.5 7v7.5A2.5 2.5 0 0 1 19 17h-7l-5 4.5V17H5a2.5 2.5 0 0 1-2.5-2.5V7A2.5 2.5 0 0 1 5 4.5z|dM7 9h10M7 12.5h6",
    "bubble.left.and.bubble.right": "sM2 4h12v8.5H8l-3.5 3v-3H2z|oM17 8h5v8.5h-2v3l-3.5-3H10V15",
    "quote.bubble":
      "sM5 4.5h14A2.5 2.5 0 0 1 21.5 7v7.5A2.5 2.5 0 0 1 19 17h-7l-5 4.5V17H5a2.5 2.5 0 0 1-2.5-2.5V7A2.5 2.5 0 0 1 5 4.5z|dM9 8.5l-1.5 4M14 8.5l-1.5 4",
    "megaphone": "sM3 10v4.5l4 .5 12 4.5v-15L7 9.5z|oM8 15.5l1 4.5h3l-1-3.5",
    // Time and places.
    "clock": "sM12 2.5a9.5 9.5 0 1 0 .01 0z|dM12 6.5V12l-4 2.5",
    "alarm": "sM12 4.5a8 8 0 1 0 .01 0z|dM12 8.5v4.5l-3 1.5|oM2.5 6.5l3.5-3M21.5 6.5L18 3.5",
    "timer": "oM12 3v5M12 3a9 9 0 1 1-6.4 2.6M12 12L8 8",
    "stopwatch": "sM12 5.5a8 8 0 1 0 .01 0z|dM12 9v5|oM9.5 2.5h5M12 2.5V5",
    "hourglass": "sM6 3h12c0 5-4.5 6-4.5 9s4.5 4 4.5 9H6c0-5 4.5-6 4.5-9S6 8 6 3z",
    "calendar":
      "sM5 4.5h14A1.5 1.5 0 0 1 20.5 6v13a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V6A1.5 1.5 0 0 1 5 4.5z|dM3.5 9h17|qM8 11.5a1.2 1.2 0 1 0 .01 0zM12 11.5a1.2 1.2 0 1 0 .01 0zM16 11.5a1.2 1.2 0 1 0 .01 0zM8 15.5a1.2 1.2 0 1 0 .01 0zM12 15.5a1.2 1.2 0 1 0 .01 0z",
    "map": "sM3 6l6-2.5 6 2.5 6-2.5V18l-6 2.5L9 18l-6 2.5z|dM9 3.5V18M15 6v14.5",
    "location": "sM21 3L3 10.5l8 2.5 2.5 8z",
    "mappin": "sM12 2.5a4.5 4.5 0 1 0 .01 0z|oM12 11.5v10",
    "mappin.and.ellipse":
      "sM12 2.5a4 4 0 1 0 .01 0z|oM12 10.5v6.5M8 14.5c-3 .6-4.5 1.6-4.5 3 0 2.2 4 3.5 8.5 3.5s8.5-1.3 8.5-3.5c0-1.4-1.5-2.4-4.5-3",
    "safari": "sM12 2.5a9.5 9.5 0 1 0 .01 0z|dM16.5 7.5l-3 6-6 3 3-6z",
    "car":
      "sM5 10l2-5h10l2 5 1.5 1.5V19h-3v-2h-11v2h-3v-7.5z|dM5.5 10.5h13|qM7 12.3a1.2 1.2 0 1 0 .01 0zM17 12.3a1.2 1.2 0 1 0 .01 0z",
    "bus": "sM5.5 3h13A1.5 1.5 0 0 1 20 4.5V18H4V4.5A1.5 1.5 0 0 1 5.5 3z|dM4.5 12h15|oM7 18v2.5M17 18v2.5",
    "tram": "sM7 4h10l2 3v11H5V7z|dM5.5 12.5h13|oM8 18l-2 3M16 18l2 3M9 2h6",
    "bicycle":
      "sM5.5 11.5a4 4 0 1 0 .01 0zM18.5 11.5a4 4 0 1 0 .01 0z|oM5.5 15.5L9 8h6l3.5 7.5M9 8l3.5 7.5L16 8M7.5 7H10M15 5.5h2",
    "airplane":
      "fM12 2c1 0 1.5 1.2 1.5 2.5V9l8 5v2l-8-2.5v4.5l2.5 2v1.5L12 20.5 8 21.5V20l2.5-2v-4.5l-8 2.5v-2l8-5V4.5C10.5 3.2 11 2 12 2z",
    "sun.max":
      "sM12 7.5a4.5 4.5 0 1 0 .01 0z|oM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5",
    "sun.min":
      "sM12 7.5a4.5 4.5 0 1 0 .01 0z|fM12 2.8a1 1 0 1 0 .01 0zM12 19.2a1 1 0 1 0 .01 0zM3.8 11a1 1 0 1 0 .01 0zM20.2 11a1 1 0 1 0 .01 0z",
    "moon": "sM20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
    "cloud": "sM7 19a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5-.5 4.8 4.8 0 0 1-.5 9.5z",
    "cloud.rain":
      "sM7 15a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 11-.5 4.3 4.3 0 0 1-.5 8.5z|oM8 18l-1 3M12.5 18l-1 3M17 18l-1 3",
    "cloud.sun":
      "sM8 20a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.5-.5A4.3 4.3 0 0 1 17.5 20z|oM6 8.5a4 4 0 0 1 6-3.5M7.5 1.5v1M2.5 6.5h1M3.5 3l1 1",
    "snowflake": "oM12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2L3.8 16.8M9 4l3 2.5L15 4M9 20l3-2.5 3 2.5",
    "drop": "sM12 2.5c4 5 6.5 8.3 6.5 12a6.5 6.5 0 0 1-13 0c0-3.7 2.5-7 6.5-12z",
    "thermometer": "sM10 5a2 2 0 0 1 4 0v9a4 4 0 1 1-4 0z",
    "leaf": "sM20.5 3.5c-10 0-16 3.5-16 10 0 2.5 1.5 5 5 5 7 0 10.5-6 11-15z|dM3.5 21c2-5 5-8.5 10-11",
    "pawprint":
      "fM12 11.5c3 0 6 4 6 6.5 0 3-3.5 2-6 2s-6 1-6-2c0-2.5 3-6.5 6-6.5zM5 9a2 2.5 0 1 0 .01 0zM19 9a2 2.5 0 1 0 .01 0zM9 3.5a2 2.6 0 1 0 .01 0zM15 3.5a2 2.6 0 1 0 .01 0z",
    // Goods.
    "cart": "oM2.5 4h3l2.5 11.5h10.5l2.5-8.5H6.5|fM9.5 18a1.7 1.7 0 1 0 .01 0zM17 18a1.7 1.7 0 1 0 .01 0z",
    "bag": "sM5 7.5h14l1 13.5H4z|oM8.5 10V6.5a3.5 3.5 0 0 1 7 0V10",
    "creditcard":
      "sM4 5h16a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 4 5z|dM2.5 9.5h19M5.5 15h4",
    "banknote": "sM2.5 6h19v12h-19z|dM12 9a3 3 0 1 0 .01 0z",
    "dollarsign":
      "oM16.5 7.5c-.6-1.6-2.2-2.5-4.5-2.5-2.7 0-4.5 1.3-4.5 3.3 0 4.7 9.2 2.3 9.2 7.2 0 2.2-1.9 3.5-4.7 3.5-2.6 0-4.4-1.2-4.9-3.2M12 2.5v19",
    "eurosign": "oM18 6.5A7 7 0 1 0 18 17.5M4 10.5h10M4 13.5h10",
    "ticket": "sM3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4z|dM14.5 7v2M14.5 11v2M14.5 15v2",
    "shippingbox": "sM12 2.5l9 4.5v10l-9 4.5L3 17V7z|dM3.5 7.3L12 11.5l8.5-4.2M12 11.5v9.5",
    "cube": "sM12 2.5l9 4.5v10l-9 4.5L3 17V7z|dM3.5 7.3L12 11.5l8.5-4.2M12 11.5v9.5",
    "briefcase":
      "sM4 7.5h16A1.5 1.5 0 0 1 21.5 9v9.5A1.5 1.5 0 0 1 20 20H4a1.5 1.5 0 0 1-1.5-1.5V9A1.5 1.5 0 0 1 4 7.5z|oM8.5 7.5V4.5h7v3|dM2.5 13h19",
    "book":
      "sM12 6C9.5 4.5 6 4 2.5 4.5V19c3.5-.5 7 0 9.5 1.5 2.5-1.5 6-2 9.5-1.5V4.5C18 4 14.5 4.5 12 6z|dM12 6v14",
    "books.vertical": "sM3.5 3.5h4.5v17H3.5zM8 6.5h4.5v14H8zM13.5 5.5l4-1 4 15.5-4 1z",
    "newspaper":
      "sM3 4.5h14.5v16H5A2 2 0 0 1 3 18.5z|oM17.5 8.5H21v10a2 2 0 0 1-2 2h-2|dM6 8h8.5M6 12h8.5M6 16h5",
    "graduationcap": "sM12 4.5L23 10l-11 5.5L1 10z|oM5.5 12.5V17c3.5 3 9.5 3 13 0v-4.5M22 10.5V16",
    "fork.knife": "oM7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 21v-7M17 14h-2.5V7c0-2 1-3.5 2.5-4z",
    "cup.and.saucer":
      "sM4 6h13v5.5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z|oM17 7.5h1.5a2.5 2.5 0 0 1 0 5.5H17M3 20h15",
    "bed.double": "sM2.5 12.5h19V18h-19zM4.5 6h15v6.5h-15z|oM3 18v2.5M21 18v2.5",
    "cross": "sM9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
    "pills": "sM4 12l8-8a4.2 4.2 0 0 1 6 6l-8 8a4.2 4.2 0 0 1-6-6z|dM8 8l6 6",
    "stethoscope":
      "oM5 3.5v6a4.5 4.5 0 0 0 9 0v-6M9.5 14v2.5a4.5 4.5 0 0 0 9 0V13|sM18.5 8.5a2.2 2.2 0 1 0 .01 0z",
    "dumbbell": "sM5 8h3v8H5zM16 8h3v8h-3z|oM2.5 10v4M21.5 10v4M8 12h8",
    "sportscourt": "sM2.5 5h19v14h-19z|dM12 5v14M12 9.5a2.5 2.5 0 1 0 .01 0z",
    "gamecontroller":
      "sM7 6.5h10a5 5 0 0 1 5 5c0 4-1 7-3 7s-3-3-4.5-3h-5C8 15.5 7 18.5 5 18.5s-3-3-3-7a5 5 0 0 1 5-5z|dM8 9.5v4M6 11.5h4|qM16 8.8a1.1 1.1 0 1 0 .01 0zM17.5 11.5a1.1 1.1 0 1 0 .01 0z",
    // Devices and charts.
    "iphone": "sM8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z|dM10.5 5h3",
    "ipad": "sM6 2.5h12a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z|dM10.5 19h3",
    "applewatch":
      "sM8 6h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z|oM9 5.5l.5-3h5l.5 3M9 18.5l.5 3h5l.5-3",
    "desktopcomputer": "sM3 4h18v12H3z|oM9 20.5h6M12 16v4",
    "laptopcomputer": "sM4.5 5h15v11h-15z|oM2 19h20",
    "printer": "sM4.5 8.5h15a1.5 1.5 0 0 1 1.5 1.5v7H3v-7a1.5 1.5 0 0 1 1.5-1.5zM7 14h10v7H7z|oM7 8V3.5h10V8",
    "keyboard": "sM3 6h18v12H3z|dM6 9.5h.5M9.5 9.5h.5M13 9.5h.5M16.5 9.5h.5M7 14.5h10",
    "wifi": "oM2.5 9c5.7-5 13.3-5 19 0M6 13c3.6-3 8.4-3 12 0|fM12 15.5a2.2 2.2 0 1 0 .01 0z",
    "antenna.radiowaves.left.and.right":
      "oM8 8a5.5 5.5 0 0 0 0 8M5 5a9.8 9.8 0 0 0 0 14M16 8a5.5 5.5 0 0 1 0 8M19 5a9.8 9.8 0 0 1 0 14|fM12 10a2 2 0 1 0 .01 0z",
    "dot.radiowaves.left.and.right":
      "oM8 8a5.5 5.5 0 0 0 0 8M5 5a9.8 9.8 0 0 0 0 14M16 8a5.5 5.5 0 0 1 0 8M19 5a9.8 9.8 0 0 1 0 14|fM12 10a2 2 0 1 0 .01 0z",
    "battery.1":
      "sM3 7.5h15.5A1.5 1.5 0 0 1 20 9v6a1.5 1.5 0 0 1-1.5 1.5H3A1.5 1.5 0 0 1 1.5 15V9A1.5 1.5 0 0 1 3 7.5z|oM22.5 11v2|fM4 10h13.5v4H4z",
    "cpu":
      "sM6 6h12v12H6z|dM9.5 9.5h5v5h-5z|oM9 2.5V6M15 2.5V6M9 18v3.5M15 18v3.5M2.5 9H6M2.5 15H6M18 9h3.5M18 15h3.5",
    "power": "oM12 2.5v9M7 5.5a8.5 8.5 0 1 0 10 0",
    "chart.bar": "sM3.5 13h4.5v7.5H3.5zM9.8 8h4.5v12.5H9.8zM16 3.5h4.5v17H16z",
    "chart.pie": "sM11 4.5a8.5 8.5 0 1 0 8.5 8.5H11zM14 2.5v7.5h7.5A7.5 7.5 0 0 0 14 2.5z",
    "chart.line.uptrend.xyaxis": "oM3.5 3.5v17h17M7 15l4.5-5 3 3 5.5-6.5",
    "gauge": "sM12 3a9.5 9.5 0 1 0 .01 0z|dM12 13l4-5",
    "speedometer": "sM12 3a9.5 9.5 0 1 0 .01 0z|dM12 13l4-5",
    "faceid":
      "oM3 8V5a2 2 0 0 1 2-2h3M16 3h3a2 2 0 0 1 2 2v3M21 16v3a2 2 0 0 1-2 2h-3M8 21H5a2 2 0 0 1-2-2v-3M8 8.5v2M16 8.5v2M12.3 8.5v5h-1M9 16c1.8 1.3 4.2 1.3 6 0",
    "touchid": "oM5 15c-1-5 1.5-10 7-10s8 4.5 7 10M8.5 18c-2-5-.5-9.5 3.5-9.5s5.5 4.5 3.5 9.5M12 12v8",
  ]
}
