// A plain module: the server and the page cache use it.

/** @param {string} entry such as `fi=https://www.example.fi`; spaces and capitals are allowed, as in `env.ts` */
function isHttps(entry) {
  const address = entry.slice(entry.indexOf('=') + 1).trim()
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

/**
 * Whether the shop has domains and all of them use https. Only then may it send Strict-Transport-Security, after which
 * browsers refuse plain http.
 * @param {string | undefined} domains the environment variable `SHOP_DOMAINS`
 */
export function hasOnlyHttps(domains = '') {
  const entries = domains.split(',').filter(Boolean)
  return entries.length > 0 && entries.every(isHttps)
}
