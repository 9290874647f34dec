import { sha256Base64 } from './keys.mjs'

/** Must equal the default of `IMAGE_URL` in `lib/config/env.ts`, which this plain module cannot import. */
export const DEFAULT_IMAGE_ORIGIN = 'http://localhost:4000'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
/** JSON-LD is data: browsers do not ask the policy about it. */
const DATA_BLOCK = /\stype="application\/(?:ld\+)?json"/

/** Origin of an absolute address, empty for a path or nothing. @param {string | undefined} address */
function originOf(address) {
  if (!address || !URL.canParse(address)) return ''
  const { protocol, host } = new URL(address)
  return `${protocol}//${host}`
}

/** @param {Iterable<string>} texts */
async function hashesOf(texts) {
  const hashes = await Promise.all([...new Set(texts)].map(sha256Base64))
  return hashes.map((hash) => `'sha256-${hash}'`)
}

/** @param {string} html */
function inlineScripts(html) {
  const blocks = [...html.matchAll(INLINE_SCRIPT)]
  return blocks.filter(([, attributes]) => !DATA_BLOCK.test(attributes)).map(([, , text]) => text)
}

const join = (...sources) => sources.filter(Boolean).join(' ')

/**
 * Strict Content-Security-Policy of one finished page: only its own inline scripts and styles, by hash.
 * @param {string} html
 * @param {Record<string, string | undefined>} variables environment at run time
 * @returns {Promise<string>}
 */
export async function pagePolicy(html, variables) {
  const [scripts, styles] = await Promise.all([
    hashesOf(inlineScripts(html)),
    hashesOf([...html.matchAll(INLINE_STYLE)].map(([, text]) => text)),
  ])
  const images = originOf(variables.IMAGE_URL) || DEFAULT_IMAGE_ORIGIN
  const backends = join(originOf(variables.COMMERCE_PUBLIC_URL), originOf(variables.GRAPHQL_WS_URL))
  return [
    "default-src 'self'",
    join("script-src 'self'", ...scripts),
    join("style-src 'self'", ...styles),
    `img-src 'self' data: ${images}`,
    join("connect-src 'self'", backends),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
