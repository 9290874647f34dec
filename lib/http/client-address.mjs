import { isIP } from 'node:net'

/** Request header with the visitor's address. `scripts/serve.mjs` sets it and overwrites one sent by a visitor. */
export const CLIENT_ADDRESS = 'x-client-address'

const IPV6_GROUPS = 8

/** An IPv4 address mapped into IPv6, in dotted form or as two groups: `::ffff:192.0.2.1`, `::ffff:c000:201`. */
const MAPPED = /^(?:::|(?:0{1,4}:){5})ffff:(?:([\d.]+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i

/** The IPv4 address that an IPv6 address contains (`MAPPED`); any other address as it is. @param {string} address */
function unmapped(address) {
  const [, dotted, high, low] = MAPPED.exec(address) ?? []
  if (!high || !low) return dotted ?? address
  const bytes = Buffer.from(high.padStart(4, '0') + low.padStart(4, '0'), 'hex')
  return bytes.join('.')
}

/**
 * Address without port, brackets, zone and IPv4 mapping; null when the text is not an IP address.
 * @param {string | undefined} text
 */
function parseAddress(text) {
  const trimmed = (text ?? '').trim()
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed
  const address = unmapped(bare.replace(/%.*$/, ''))
  return isIP(address) ? address : null
}

/**
 * Address of the visitor: the entry that the outermost of our own proxies wrote into X-Forwarded-For. Everything left
 * of it comes from the visitor. Without proxies, with too few entries or with an invalid one, the address of the
 * connection; `unknown` when that is missing. Visitors must not be able to reach an inner proxy directly, because they
 * could then forge the entry.
 * @param {string | undefined} forwardedFor
 * @param {string | undefined} socketAddress
 * @param {number} trustedProxies
 */
export function clientAddress(forwardedFor, socketAddress, trustedProxies) {
  const written = (forwardedFor ?? '').split(',')
  const named = trustedProxies > 0 ? parseAddress(written.at(-trustedProxies)) : null
  return named ?? parseAddress(socketAddress) ?? 'unknown'
}

/** The first groups of an IPv6 address, written out. @param {string} address @param {number} count */
function leadingGroups(address, count) {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array(Math.max(0, IPV6_GROUPS - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, count).map((group) => Number.parseInt(group, 16).toString(16))
}

/**
 * What counts as one visitor for a limit: an IPv4 address, or the /64 network that one IPv6 customer owns.
 * @param {string} address
 */
export const addressGroup = (address) => (isIP(address) === 6 ? `${leadingGroups(address, 4).join(':')}::/64` : address)

/**
 * Address for logs: shortened to its network (/24 or /48), so that it identifies nobody. `unknown` for anything else.
 * @param {string} address
 */
export function shortAddress(address) {
  if (isIP(address) === 6) return `${leadingGroups(address, 3).join(':')}::/48`
  return isIP(address) === 4 ? address.replace(/\d+$/, '0/24') : 'unknown'
}
