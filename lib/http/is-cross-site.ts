const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null)

/**
 * True when a page of another origin caused the request. Browsers say so in Sec-Fetch-Site, older ones in Origin; a
 * request with neither header comes from a program, which has no visitor's cookies.
 */
export function isCrossSite({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('origin')
  return origin !== null && hostOf(origin) !== headers.get('host')
}
