// Follows the links in the HTML of a shop, as a crawler does.
import http from 'node:http'

const AT_ONCE = 4

/** Requests a page without following redirects. Hosts below `localhost` are always resolved to this machine. */
function get(url) {
  const { hostname, port, pathname, search, host } = new URL(url)
  const name = hostname.endsWith('.localhost') ? '127.0.0.1' : hostname
  return new Promise((resolve, reject) => {
    const request = http.get(
      { host: name, port, path: pathname + search, headers: { host, accept: 'text/html' } },
      (answer) => {
        const parts = []
        answer.on('data', (part) => parts.push(part))
        answer.on('end', () => {
          const { statusCode: status = 0, headers } = answer
          resolve({ status, html: Buffer.concat(parts).toString(), retryAfter: Number(headers['retry-after'] ?? 0) })
        })
        answer.on('error', reject)
      },
    )
    request.on('error', reject)
  })
}

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, Math.max(1, seconds) * 1000))

/** Requests a page again as long as the shop asks this visitor to wait. */
async function getPatiently(url) {
  for (;;) {
    const answer = await get(url)
    if (answer.status !== 429) return answer
    await pause(answer.retryAfter)
  }
}

const unescapeHtml = (text) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

/** Links of a page to the same origin that crawlers may follow, without fragments. */
function linksOf(html, url) {
  const { origin } = new URL(url)
  return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
    const href = /\shref="([^"]*)"/.exec(tag)?.[1]
    if (!href || /\srel="[^"]*nofollow/.test(tag) || !URL.canParse(unescapeHtml(href), url)) return []
    const link = new URL(unescapeHtml(href), url)
    link.hash = ''
    return link.origin === origin ? [link.href] : []
  })
}

const canonicalOf = (html) => {
  const href = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  return href === undefined ? null : unescapeHtml(href)
}

/** Paths that robots.txt disallows. */
async function closedPaths(origin) {
  const { html } = await get(`${origin}/robots.txt`)
  return [...html.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '')
}

/**
 * Visits every page of an origin that can be reached by links.
 * @param {string} origin
 * @param {{ follows?: (url: string) => boolean }} [options] `follows` says which linked pages are visited too
 * @returns {Promise<{ linked: Set<string>, indexed: Set<string>, problems: string[] }>} `indexed`: the visited pages
 *   without noindex
 */
export async function crawl(origin, { follows = () => true } = {}) {
  const closed = await closedPaths(origin)
  const linked = new Set([`${origin}/`])
  const queue = [...linked]
  const indexed = new Set()
  const problems = []

  const check = (url, { status, html }) => {
    if (status !== 200) problems.push(`${url} answers ${status}`)
    const others = [...new URL(url).searchParams.keys()].filter((key) => key !== 'page')
    if (others.length > 0) problems.push(`${url} is a list by ${others.join(', ')}`)
    const canonical = canonicalOf(html)
    if (status === 200 && canonical !== url) problems.push(`${url} says its address is ${canonical}`)
  }
  const visit = async (url) => {
    const answer = await getPatiently(url)
    if (!/<meta name="robots" content="noindex/.test(answer.html)) indexed.add(url)
    check(url, answer)
    for (const link of linksOf(answer.html, url)) {
      if (linked.has(link) || closed.some((path) => new URL(link).pathname.startsWith(path))) continue
      linked.add(link)
      if (follows(link)) queue.push(link)
    }
  }
  const work = async () => {
    for (let url = queue.shift(); url; url = queue.shift()) await visit(url)
  }
  // A worker stops when the queue is empty, though others may still add links to it: start workers until none is left.
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { linked, indexed, problems }
}

/** Most requests for one sitemap file. */
const MOST_TRIES = 60

/** The addresses in a sitemap file. Retries after `Retry-After` while the shop is still computing it. */
async function locations(url) {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { status, html, retryAfter } = await get(url)
    if (status !== 503) return [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => unescapeHtml(at ?? ''))
    await pause(retryAfter)
  }
  throw new Error(`${url} has answered 503 to ${MOST_TRIES} requests`)
}

/** All addresses in the sitemap of an origin. */
export async function sitemapOf(origin) {
  const found = await locations(`${origin}/sitemap.xml`)
  const parts = found.filter((url) => url.includes('/sitemap.xml?part='))
  return parts.length > 0 ? (await Promise.all(parts.map(locations))).flat() : found
}
