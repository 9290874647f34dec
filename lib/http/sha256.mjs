// A plain module: the page cache, the edge and browsers use it.

const encoder = new TextEncoder()

/** @param {string | Uint8Array} content @returns {Promise<Uint8Array>} */
const sha256 = async (content) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', typeof content === 'string' ? encoder.encode(content) : content))

/** @param {string | Uint8Array} content */
export const sha256Hex = async (content) =>
  [...(await sha256(content))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** In base64, as in a Content-Security-Policy. @param {string} text */
export const sha256Base64 = async (text) => btoa(String.fromCharCode(...(await sha256(text))))
