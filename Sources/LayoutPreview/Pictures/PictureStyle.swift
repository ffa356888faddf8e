/// How pictures look: the style sheets in them, which never vary, and what an answer with one allows.
///
/// A browser compares a style sheet with its hash, so every character counts. The sheet of pictures is for all that draws
/// SVG: it has no custom properties and asks for no media.
package enum PictureStyle {
  /// The text of the `style` element of every picture.
  package static let picture: StaticString = """
    .picture{font-family:system-ui,-apple-system,'SF Pro Text',Inter,Roboto,'Helvetica Neue',sans-serif}
    .picture text{fill:#1d2430}
    .picture .serif{font-family:ui-serif,'New York',Georgia,serif}
    .picture .mono{font-family:ui-monospace,'SF Mono',Menlo,Consolas,monospace}
    .picture .round{font-family:ui-rounded,'SF Pro Rounded',system-ui,Inter,sans-serif}
    .picture text.m{text-anchor:middle}
    .picture text.e{text-anchor:end}
    .picture rect,.picture path,.picture line,.picture polyline,.picture circle{fill:none}
    .picture .page{fill:#f4f5f7}
    .picture text.h0{font-weight:700}
    .picture text.h1{font-weight:600}
    .picture text.h2{fill:#566173}
    .picture tspan.h2{fill:#566173;font-weight:400}
    .picture text.more{fill:#566173}
    .picture .body{fill:#2a2f38}
    .picture .glass{fill:#c9ced6}
    .picture .window,.picture .card{fill:#fff}
    .picture .over{fill:#fff;fill-opacity:.75}
    .picture .dim{fill:#000;fill-opacity:.28}
    .picture .veil{fill:#000;fill-opacity:.06}
    .picture .cutout{fill:#2a2f38}
    .picture .status{fill:#1d2430;fill-opacity:.55}
    .picture .statusline{stroke:#1d2430;stroke-opacity:.45}
    .picture .b{fill:#4a6285;fill-opacity:.06;stroke:#8b99ad;stroke-width:.75}
    .picture .bare{stroke:none}
    .picture .root{stroke:#b8c1cd;stroke-width:.75}
    .picture .faint{stroke:#c6cdd7;stroke-width:.75}
    .picture .dash{stroke:#8b99ad;stroke-width:.75;stroke-dasharray:4 3}
    .picture .hair{stroke:#b8c1cd;stroke-width:.75}
    .picture .stroke{stroke:#8b99ad;stroke-width:1.25;stroke-linecap:round;stroke-linejoin:round}
    .picture .image{fill:#e3e8ef;stroke:#aab4c2;stroke-width:.75}
    .picture .cross{stroke:#b8c1cd;stroke-width:.75}
    .picture .field{fill:#fff;stroke:#b3bcc9;stroke-width:1}
    .picture .gray{fill:#e4e7ec}
    .picture .knob{fill:#fff;stroke:#c2c9d3;stroke-width:.75}
    .picture .bar{fill:#f6f7f9;fill-opacity:.94}
    .picture .tint{fill:#2563c9}
    .picture .tintline{stroke:#2563c9;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
    .picture .soft{fill:#2563c9;fill-opacity:.12}
    .picture .plain{fill:#2563c9;fill-opacity:.05;stroke:#2563c9;stroke-opacity:.35;stroke-width:.75}
    .picture .on{fill:#2f9e55}
    .picture .dot{fill:#a9b3c0}
    .picture .keyboard{fill:#dadee4}
    .picture text.id,.picture text.size{fill:#566173}
    .picture text.size{fill-opacity:.75}
    .picture text.link{fill:#2156b0}
    .picture text.onfill{fill:#fff}
    .picture text.ph{fill:#667284}
    .picture text.halo{stroke:#fff;stroke-opacity:.85;stroke-width:3;stroke-linejoin:round;paint-order:stroke}
    .picture .margins{stroke:#2b7bd6;stroke-width:.9;stroke-dasharray:3 2}
    .picture .safearea{stroke:#1f8a4c;stroke-width:.9;stroke-dasharray:5 3}
    .picture .guide{stroke:#8a3fc4;stroke-width:.9;stroke-dasharray:2 2}
    .picture text.guidename{fill:#7a35b0}
    .picture .d{stroke:#b0306f;stroke-width:.9}
    .picture .d.loose{stroke-dasharray:3 2}
    .picture .d.made{stroke-opacity:.4}
    .picture .d.align{stroke-width:.7;stroke-dasharray:1 2}
    .picture .d.broken{stroke:#d11f2f;stroke-width:1.2}
    .picture .under{opacity:.55}
    .picture text.dn{fill:#96215b}
    .picture text.dn.made{fill-opacity:.6}
    .picture text.dn.broken{fill:#c01425;font-weight:600}
    .picture .bad{fill:#d11f2f;fill-opacity:.07;stroke:#d11f2f;stroke-width:1.5}
    .picture .badedge{stroke:#d11f2f;stroke-width:1.5}
    .picture .vague{stroke:#c77700;stroke-width:1.25}
    .picture .hh{fill:url(#picture-hatch-h)}
    .picture .hv{fill:url(#picture-hatch-v)}
    .picture .hatch{stroke:#c77700;stroke-width:1;stroke-opacity:.4}
    .picture .reserved{fill:url(#picture-reserved);stroke:#0b7285;stroke-width:1}
    .picture .reserved.idle{fill:none;stroke-dasharray:3 3}
    .picture .reservedline,.picture .core{stroke:#0b7285;stroke-width:1.25;stroke-opacity:.4}
    .picture text.reservedname{fill:#0b5c6b;font-weight:600}
    .picture .mark{fill:#d11f2f}
    .picture .mark.warning{fill:#a85c00}
    .picture .mark.info{fill:#566173}
    .picture text.marknumber{fill:#fff;font-weight:700}
    .picture .problem{fill:#fff;stroke:#d11f2f;stroke-width:1.25;stroke-dasharray:6 4}
    .picture .dark .window,.picture .dark .card{fill:#14171c}
    .picture .dark .over{fill:#14171c;fill-opacity:.75}
    .picture .dark .body{fill:#05070a}
    .picture .dark .glass{fill:#3a414c}
    .picture .dark .cutout{fill:#05070a}
    .picture .dark .screen text{fill:#eef1f6}
    .picture .dark .status{fill:#fff;fill-opacity:.6}
    .picture .dark .statusline{stroke:#fff;stroke-opacity:.5}
    .picture .dark .b{fill:#9db4d6;fill-opacity:.08;stroke:#66748a}
    .picture .dark .root,.picture .dark .faint,.picture .dark .hair,.picture .dark .cross{stroke:#424c5a}
    .picture .dark .dash,.picture .dark .stroke{stroke:#66748a}
    .picture .dark .image{fill:#252b34;stroke:#4f5a69}
    .picture .dark .field{fill:#1b1f26;stroke:#4f5a69}
    .picture .dark .gray,.picture .dark .keyboard{fill:#2c323c}
    .picture .dark .knob{fill:#dfe4ea;stroke:#8b95a3}
    .picture .dark .bar{fill:#1d2128}
    .picture .dark .tint{fill:#2f6fdb}
    .picture .dark .tintline{stroke:#6ea3f7}
    .picture .dark .soft{fill:#6ea3f7;fill-opacity:.2}
    .picture .dark .plain{fill:#6ea3f7;fill-opacity:.08;stroke:#6ea3f7}
    .picture .dark .dot{fill:#66748a}
    .picture .dark .screen text.id,.picture .dark .screen text.size{fill:#a3afbf}
    .picture .dark .screen text.link{fill:#8db8fb}
    .picture .dark .screen text.onfill{fill:#fff}
    .picture .dark .screen text.ph{fill:#8893a3}
    .picture .dark .screen text.halo{stroke:#14171c}
    .picture .dark .screen text.guidename{fill:#cf9df2}
    .picture .dark .screen text.reservedname{fill:#7fd3e0}
    .picture .dark .reserved,.picture .dark .core{stroke:#4fb6c6}
    .picture .dark .screen text.dn{fill:#f29ac4}
    .picture .dark .d{stroke:#f07ab0}
    .picture .dark .screen text.dn.broken{fill:#ff8d96}
    .picture .dark .d.broken,.picture .dark .bad,.picture .dark .badedge{stroke:#ff5a67}
    .picture .dark .screen text.marknumber{fill:#fff}
    .picture .v:hover .b,.picture .v:hover .image,.picture .v:hover .field,.picture .v:hover .faint{stroke:#2563c9;stroke-width:1.5}
    .picture .v:target rect{stroke:#e0218a;stroke-width:2.5}
    """

  /// The text of the `style` element of every page, besides that of the picture in it.
  package static let page: StaticString = """
    :root{color-scheme:light dark}
    body{margin:0;padding:1.5rem;font:15px/1.5 system-ui,-apple-system,Inter,Roboto,'Helvetica Neue',sans-serif;color:#1d2430;background:#fff}
    h1{font-size:1.35rem;margin:0 0 .25rem}
    h2{font-size:1.1rem;margin:2rem 0 .25rem}
    h3{font-size:1rem;margin:1rem 0 .25rem}
    p{margin:.25rem 0}
    .muted{color:#566173}
    .sheet{margin:1rem 0;overflow:auto;border-radius:10px;background:#f4f5f7}
    .sheet svg{display:block;margin:0 auto}
    .sheet.one svg{max-width:100%;height:auto;max-height:92vh}
    table{border-collapse:collapse;margin:.5rem 0;font-variant-numeric:tabular-nums}
    caption{text-align:left;color:#566173;padding:.25rem 0}
    th,td{text-align:left;padding:.2rem .75rem .2rem 0;border-bottom:1px solid #dfe3e9;vertical-align:top}
    td.number{text-align:right;white-space:nowrap}
    tbody th{font-weight:500}
    tbody tr:hover{background:#eef3fb}
    .scroll{overflow-x:auto}
    summary{cursor:pointer;padding:.25rem 0}
    a{color:#1d56b8}
    .error{color:#b3121f}
    .warning{color:#8f4f00}
    .info{color:#566173}
    ol,ul{margin:.25rem 0;padding-left:1.5rem}
    @media (prefers-color-scheme:dark){
    body{color:#e8ecf2;background:#12151a}
    .muted,caption,.info{color:#a3afbf}
    .sheet{background:#f4f5f7}
    th,td{border-bottom-color:#333b47}
    tbody tr:hover{background:#1d2530}
    a{color:#8db8fb}
    .error{color:#ff8d96}
    .warning{color:#f0b35c}
    }
    @media print{
    body{padding:0;color:#000;background:#fff}
    .sheet{overflow:visible;background:none}
    .sheet svg{max-width:100%;height:auto}
    tr,li{break-inside:avoid}
    h2,h3{break-after:avoid}
    }
    """

  /// Hash of ``picture``, as a policy names it.
  package static let pictureHash: StaticString = "sha256-6CsaMAwPe3MwUyAx1sN591C1480H4E1ToJcyMKVwOvw="
  /// Hash of ``page``, as a policy names it.
  package static let pageHash: StaticString = "sha256-vhmkiSt6z3He5/mGBMZcByjBPnMqwirUW3Meb83RhvA="

  /// What an answer with a picture or a page says of itself: its two style sheets, images that stand in it and nothing else,
  /// no scripts, nothing from elsewhere, in no frame.
  package static let contentSecurityPolicy =
    "default-src 'none'; style-src '\(pictureHash)' '\(pageHash)'; img-src data:; base-uri 'none'; form-action 'none'; "
    + "frame-ancestors 'none'; sandbox"
}
