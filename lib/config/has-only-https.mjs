// A plain module: the server and the page cache use it.

/** @param {string} entry `fi=https://www.example.fi`; spaces and capitals as `SHOP_DOMAINS` in `env.ts` allows them */
function isHttps(entry) {
  const address = entry.slice(entry.indexOf('=') + 1).trim()
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

/**
 * Whether there are domains and each has https: Strict-Transport-Security would make a plain-http shop unreachable.
 * @param {string | undefined} domains value of `SHOP_DOMAINS`
 */
export function hasOnlyHttps(domains = '') {
  const entries = domains.split(',').filter(Boolean)
  return entries.length > 0 && entries.every(isHttps)
}
