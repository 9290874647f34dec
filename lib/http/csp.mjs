// Which response has which policy:
// - cached pages: `pagePolicy` (lib/cache/stamp.mjs) and the base policy of lib/http/security-headers.ts
// - checkout and confirmation: `noncePolicy` (lib/middleware/with-nonce.ts)
// - responses that are not documents: `default-src 'none'`
import { HEAD_SCRIPT } from '../browser/head-script.mjs'
import { clusterOrigin } from '../config/cluster-origin.mjs'
import { logLine } from '../log/log-line.mjs'
import { isKnownScript } from './known-scripts.mjs'
import { sha256Base64 } from './sha256.mjs'

/** Must equal the origin of the defaults of `IMAGE_URL`, `SEARCH_CLUSTER`, `AUTH_URL` and `SIGN_URL` in `env.ts`, which this plain module cannot import. */
export const DEFAULT_SERVICE_ORIGIN = 'http://localhost:4000'

/** Must equal the default of `GTM_ORIGIN` in `env.ts`. */
export const DEFAULT_CONTAINER_ORIGIN = 'https://www.googletagmanager.com'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
/** Browsers do not apply the policy to JSON-LD. */
const DATA_BLOCK = /\stype="application\/(?:ld\+)?json"/

/** Origin of an absolute address, empty for a path or nothing. @param {string | undefined} address */
function originOf(address) {
  if (!address || !URL.canParse(address)) return ''
  const { protocol, host } = new URL(address)
  return `${protocol}//${host}`
}

/** Origins of a list separated by commas, as `env.ts` has checked it. @param {string | undefined} list */
const originsOf = (list = '') => [...new Set(list.split(',').map((entry) => entry.trim()))].filter(Boolean)

/** @param {Iterable<string>} texts */
async function hashesOf(texts) {
  const hashes = await Promise.all([...new Set(texts)].map(sha256Base64))
  return hashes.map((hash) => `'sha256-${hash}'`)
}

/** Maximum number of unknown scripts that are logged, because a fault repeats on many pages. */
const MOST_REPORTED = 20
const reported = new Set()

/** @param {string} text */
async function reportOnce(text) {
  const hash = await sha256Base64(text)
  if (reported.has(hash) || reported.size >= MOST_REPORTED) return
  reported.add(hash)
  logLine('error', 'unknown-inline-script', { hash, length: text.length })
}

/**
 * Inline scripts that the policy may allow: the known ones; in development all, because its server adds unknown ones.
 * @param {string} html @param {Record<string, string | undefined>} variables
 */
async function allowedScripts(html, variables) {
  const blocks = [...html.matchAll(INLINE_SCRIPT)]
  const texts = blocks.filter(([, attributes]) => !DATA_BLOCK.test(attributes)).map(([, , text]) => text)
  if (variables.NODE_ENV === 'development') return texts
  const known = await Promise.all(texts.map(isKnownScript))
  await Promise.all(texts.filter((_, index) => !known[index]).map(reportOnce))
  return texts.filter((_, index) => known[index])
}

/** Origin of the tag manager's container; '' without one. @param {Record<string, string | undefined>} variables */
const containerOf = ({ GTM_ID, GTM_ORIGIN }) => (GTM_ID ? originOf(GTM_ORIGIN) || DEFAULT_CONTAINER_ORIGIN : '')

const join = (...sources) => sources.filter(Boolean).join(' ')

/**
 * @param {Record<string, string | undefined>} variables
 * @param {{ scripts: string[], styles: string[], providers?: readonly string[], trackers?: readonly string[] }} allowed
 *   `trackers`: origins that get the data of trackers
 */
function policyOf(variables, { scripts, styles, providers = [], trackers = [] }) {
  const images = originOf(variables.IMAGE_URL) || DEFAULT_SERVICE_ORIGIN
  const search =
    clusterOrigin(variables.SEARCH_PUBLIC_CLUSTER || variables.SEARCH_CLUSTER || '') ?? DEFAULT_SERVICE_ORIGIN
  const { COMMERCE_PUBLIC_URL, GRAPHQL_WS_URL, FAVORITES_URL, AUTH_URL, SIGN_URL } = variables
  const auth = [AUTH_URL, SIGN_URL].map((address) => originOf(address) || DEFAULT_SERVICE_ORIGIN)
  const backends = [...[COMMERCE_PUBLIC_URL, GRAPHQL_WS_URL, FAVORITES_URL].map(originOf), search, ...auth]
  return [
    "default-src 'self'",
    join("script-src 'self'", ...scripts, ...providers),
    join("style-src 'self'", ...styles, ...providers),
    join("img-src 'self' data:", ...new Set([images, ...providers, ...trackers])),
    join("connect-src 'self'", ...new Set([...backends, ...providers, ...trackers])),
    ...(providers.length > 0 ? [join('frame-src', ...providers)] : []),
    join("font-src 'self'", ...providers),
    "object-src 'none'",
    "base-uri 'none'",
    join("form-action 'self'", ...providers),
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Content-Security-Policy of a stored page. It allows the page's own inline scripts and styles by hash, the tag manager's
 * container, and the origins of trackers. Checkout and confirmation use `noncePolicy`.
 * @param {string} html
 * @param {Record<string, string | undefined>} variables environment at run time
 * @returns {Promise<string>}
 */
export async function pagePolicy(html, variables) {
  const [scripts, styles] = await Promise.all([
    hashesOf(await allowedScripts(html, variables)),
    hashesOf([...html.matchAll(INLINE_STYLE)].map(([, text]) => text)),
  ])
  return policyOf(variables, {
    scripts: [...scripts, containerOf(variables), ...originsOf(variables.TRACKER_SCRIPT_ORIGINS)],
    styles,
    trackers: [containerOf(variables), ...originsOf(variables.TRACKER_DATA_ORIGINS)],
  })
}

/**
 * Policy of one response of a page with payment providers. Inline scripts are allowed by nonce; the providers' script
 * files, style sheets, pictures, fonts, frames, requests and form targets by origin. Inline styles are allowed, because
 * the providers' markup has style attributes, which no nonce can allow. A shop with a container measures orders, so its
 * origin and the origins that get its data are allowed too; scripts of other trackers are not.
 * @param {{ nonce: string, providers: readonly string[], variables: Record<string, string | undefined>,
 *   isDevelopment?: boolean }} options `variables`: as for `pagePolicy`; `isDevelopment`: allows `eval`, which the
 *   development server uses
 * @returns {Promise<string>}
 */
export async function noncePolicy({ nonce, providers, variables, isDevelopment = false }) {
  // the layout writes this script without knowing the nonce, so it is allowed by hash
  const head = await hashesOf([HEAD_SCRIPT])
  return policyOf(variables, {
    scripts: [...head, `'nonce-${nonce}'`, containerOf(variables), ...(isDevelopment ? ["'unsafe-eval'"] : [])],
    styles: ["'unsafe-inline'"],
    providers,
    trackers: variables.GTM_ID ? [containerOf(variables), ...originsOf(variables.TRACKER_DATA_ORIGINS)] : [],
  })
}
