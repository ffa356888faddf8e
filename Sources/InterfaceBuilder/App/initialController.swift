package import LayoutModel

/// The object id of the controller with which a storyboard begins; nil for a storyboard that names none and for a xib.
///
/// - Throws: ``Fault`` if the text is no XML, or nested too deeply.
package func initialController(of bytes: UnsafeRawBufferPointer, maximumDepth: Int) throws(Fault) -> String? {
  try parseXML(bytes, maximumDepth: maximumDepth).root["initialViewController"]
}
