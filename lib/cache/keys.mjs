const encoder = new TextEncoder()

/** @param {string | Uint8Array} content @returns {Promise<Uint8Array>} */
const sha256 = async (content) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', typeof content === 'string' ? encoder.encode(content) : content))

/** Base64 SHA-256 as Content-Security-Policy wants it. @param {string} text */
export const sha256Base64 = async (text) => btoa(String.fromCharCode(...(await sha256(text))))

/** First 16 hex digits of SHA-256: for keys and entity tags. @param {string | Uint8Array} content */
export const shortHash = async (content) =>
  [...(await sha256(content)).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** What a page's HTML depends on besides code and data. */
const PAGE_VARIABLES = ['COMMERCE_API_KEY', 'COMMERCE_PUBLIC_URL', 'IMAGE_URL', 'SHOP_DOMAINS', 'GRAPHQL_WS_URL']

/**
 * Scopes of the shared keys. Pages: build, backend and public settings; tags: backend only, because during a rollout
 * a change of data concerns the pages of both builds.
 * @param {Record<string, string | undefined>} variables
 * @param {string} buildId
 */
export async function keyScopes(variables, buildId) {
  const backend = variables.COMMERCE_URL ?? ''
  const settings = PAGE_VARIABLES.map((name) => variables[name] ?? '')
  const [tagScope, pageHash] = await Promise.all([
    shortHash(`${backend}|${variables.COMMERCE_API_KEY ?? ''}`),
    shortHash(JSON.stringify([backend, ...settings])),
  ])
  return { tagScope, pageScope: `${buildId}:${pageHash}` }
}

/**
 * Build id beside the server files; `development` where none has been written.
 * @param {{ fs?: { readFile: (path: string, encoding: string) => Promise<string> }, serverDistDir?: string }} options
 */
export async function readBuildId({ fs, serverDistDir }) {
  if (!fs || !serverDistDir) return 'development'
  try {
    return (await fs.readFile(`${serverDistDir}/../BUILD_ID`, 'utf8')).trim()
  } catch {
    return 'development'
  }
}
