/** Maximum number of addresses in a sitemap file, by the protocol. */
export const SITEMAP_SIZE = 50_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)

const document = (root: string, item: string, urls: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${urls
    .map((url) => `<${item}><loc>${escapeXml(url)}</loc></${item}>`)
    .join('\n')}\n</${root}>\n`

/**
 * The sitemap of a domain, or, with more addresses than a file can have, an index of parts (`?part=1` …). `part`
 * selects one of them; null when it does not exist.
 */
export function sitemapXml(urls: readonly string[], address: string, part: number | null): string | null {
  const count = Math.ceil(urls.length / SITEMAP_SIZE)
  if (part !== null) {
    if (!Number.isInteger(part) || part < 1) return null
    const chunk = urls.slice((part - 1) * SITEMAP_SIZE, part * SITEMAP_SIZE)
    return chunk.length > 0 ? document('urlset', 'url', chunk) : null
  }
  if (count <= 1) return document('urlset', 'url', urls)
  const parts = Array.from({ length: count }, (_, index) => `${address}?part=${index + 1}`)
  return document('sitemapindex', 'sitemap', parts)
}
