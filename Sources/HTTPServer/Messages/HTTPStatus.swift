/// How a request ended: a three-digit code (RFC 9110, section 15).
package struct HTTPStatus: Equatable, Sendable, CustomStringConvertible {
  package let code: Int

  package init(_ code: Int) { self.code = code }
  package var description: String { String(code) }

  package static let ok = HTTPStatus(200)
  package static let noContent = HTTPStatus(204)
  package static let notModified = HTTPStatus(304)
  package static let badRequest = HTTPStatus(400)
  package static let unauthorized = HTTPStatus(401)
  package static let notFound = HTTPStatus(404)
  package static let methodNotAllowed = HTTPStatus(405)
  package static let requestTimeout = HTTPStatus(408)
  package static let lengthRequired = HTTPStatus(411)
  package static let contentTooLarge = HTTPStatus(413)
  package static let uriTooLong = HTTPStatus(414)
  package static let requestHeaderFieldsTooLarge = HTTPStatus(431)
  package static let internalServerError = HTTPStatus(500)
  package static let notImplemented = HTTPStatus(501)
  package static let serviceUnavailable = HTTPStatus(503)
}
