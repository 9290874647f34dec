/** In bytes. For smaller bodies, compression saves less than its headers add. */
const LEAST_BYTES = 1024
const COMPRESSIBLE = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript))/
const WITHOUT_BODY = [204, 304]

/**
 * The first of the offered encodings that the browser accepts; undefined when it accepts none.
 * @template {string} Encoding
 * @param {import('node:http').IncomingMessage} request @param {readonly Encoding[]} offered
 * @returns {Encoding | undefined}
 */
export function chooseEncoding({ headers }, offered) {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0].trim())
  return offered.find((encoding) => accepted.includes(encoding))
}

/** @param {import('node:http').ServerResponse} response */
export function mayCompress(response) {
  if (response.getHeader('content-encoding') || response.getHeader('content-range')) return false
  if (WITHOUT_BODY.includes(response.statusCode)) return false
  if (Number(response.getHeader('content-length')) < LEAST_BYTES) return false
  return COMPRESSIBLE.test(String(response.getHeader('content-type') ?? ''))
}

/** @param {import('node:http').ServerResponse} response */
export function varyByEncoding(response) {
  const vary = [response.getHeader('vary')].flat().filter(Boolean).join(', ')
  if (!/\baccept-encoding\b/i.test(vary))
    response.setHeader('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
}
