import { sha256Hex } from '../http/sha256.mjs'

/** First 16 hex digits of SHA-256: for keys and entity tags. @param {string | Uint8Array} content */
export const shortHash = async (content) => (await sha256Hex(content)).slice(0, 16)

/** Environment variables that the HTML of a cached page depends on. */
const PAGE_VARIABLES = [
  'COMMERCE_API_KEY',
  'COMMERCE_PUBLIC_URL',
  'IMAGE_URL',
  'SEARCH_CLUSTER',
  'SEARCH_PUBLIC_CLUSTER',
  'SHOP_DOMAINS',
  'GRAPHQL_WS_URL',
  'FAVORITES_URL',
  'AUTH_URL',
  'SIGN_URL',
  'GTM_ID',
  'GTM_ORIGIN',
  'TRACKER_SCRIPT_ORIGINS',
  'TRACKER_DATA_ORIGINS',
]

/**
 * Scopes of the keys in Redis. Pages: build, backend and public settings. Tags: backend only, because during a rollout
 * an invalidation concerns the pages of both builds.
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
 * Build id, read from the folder of the build; `development` where there is none.
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
