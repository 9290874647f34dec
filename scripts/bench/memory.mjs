// Measures the shop's memory while many filtered lists of a catalogue of 40 000 products are opened. Afterwards the
// home pages and plain lists must still be in the cache (T28).
import { readFileSync } from 'node:fs'
import { launchBackend, launchShop } from './launch.mjs'
import { readPage } from './read-page.mjs'

const PRODUCTS = process.env.MOCK_PRODUCTS ?? '40000'
const ADDRESSES = Number(process.env.BENCH_ADDRESSES ?? 5000)
const LIMIT_MIB = 600
const VISITORS = 4
const SITES = [
  { market: 'fi', languageId: 'fi-FI' },
  { market: 'se', languageId: 'sv-SE' },
  { market: 'no', languageId: 'nb-NO' },
  { market: 'dk', languageId: 'da-DK' },
]
/** Query parameters of the facet groups that are combined. */
const KEYS = { Brand: 'brands', Sku: 'skus', Color: 'p-Color' }

const residentMiB = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

async function ask(backendPort, query) {
  const answer = await fetch(`http://127.0.0.1:${backendPort}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return (await answer.json()).data
}

/** The categories of a market with the facets of these groups. */
async function listsOf(backendPort, { market, languageId }) {
  const place = `channelId: "1|${market}", marketId: "${market}", languageId: "${languageId}"`
  const { categories } = await ask(backendPort, `{ categories(${place}) { alias canonicalUrl } }`)
  return Promise.all(
    categories.map(async ({ alias, canonicalUrl }) => {
      const facets = `filters { facets { filterId values { facetId hidden } } }`
      const { products } = await ask(
        backendPort,
        `{ products(take: 0, categoryAlias: "${alias}", ${place}) { ${facets} } }`,
      )
      const groups = products.filters.facets.flatMap(({ filterId, values }) =>
        KEYS[filterId]
          ? [values.filter(({ hidden }) => !hidden).map(({ facetId }) => `${KEYS[filterId]}=${facetId}`)]
          : [],
      )
      return { market, path: encodeURI(canonicalUrl), groups }
    }),
  )
}

/** The filters of a list: single values, then pairs of values of two groups. */
function* searchesOf({ groups }) {
  for (const group of groups) for (const value of group) yield `?${value}`
  for (const [i, group] of groups.entries())
    for (const value of group) for (const other of groups.slice(i + 1).flat()) yield `?${value}&${other}`
}

/** Addresses of filtered lists: one filter of every list, then the next filter of every list, and so on. */
function addressesOf(lists) {
  const searches = lists.map((list) => ({ list, search: searchesOf(list) }))
  const all = []
  for (let found = true; found && all.length < ADDRESSES; ) {
    found = false
    for (const { list, search } of searches) {
      const { value, done } = search.next()
      if (done) continue
      found = true
      all.push({ ...list, search: value })
    }
  }
  return all.slice(0, ADDRESSES)
}

/** Opens a page; throws unless it answers 200. */
async function open(port, { market, path, search }) {
  const { status } = await readPage({ port, path: path + search, host: `${market}.localhost:${port}` })
  if (status !== 200) throw new Error(`${market} ${path}${search} answered ${status}`)
}

async function visitAll(port, addresses, onDone = () => {}) {
  const waiting = addresses.values()
  const visitor = async () => {
    for (const address of waiting) {
      await open(port, address)
      onDone(address)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
}

/**
 * Prints requests and MiB. Resolves to whether there were enough addresses and memory stayed below the limit; rejects
 * when a home page or plain list was no longer cached.
 */
export async function benchMemory() {
  const backendPort = await launchBackend({ MOCK_PRODUCTS: PRODUCTS })
  const { port, child } = await launchShop(backendPort)
  const lists = (await Promise.all(SITES.map((site) => listsOf(backendPort, site)))).flat()
  console.log(
    `${PRODUCTS} products, ${lists.length} lists in ${SITES.length} markets; ${residentMiB(child.pid).toFixed(0)} MiB at start`,
  )
  let count = 0
  let peak = 0
  const note = () => {
    count += 1
    const now = residentMiB(child.pid)
    peak = Math.max(peak, now)
    if (count % 500 === 0) console.log(`${count} addresses: ${now.toFixed(0)} MiB, peak ${peak.toFixed(0)} MiB`)
  }
  const plain = [
    ...SITES.map(({ market }) => ({ market, path: '/', search: '' })),
    ...lists.map((list) => ({ ...list, search: '' })),
  ]
  await visitAll(port, plain)
  const filtered = addressesOf(lists)
  await visitAll(port, filtered, note)
  await fetch(`http://127.0.0.1:${backendPort}/__control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault: 'down' }),
  })
  await visitAll(port, plain)
  console.log(
    `${filtered.length} distinct filter addresses, peak ${peak.toFixed(0)} MiB, limit ${LIMIT_MIB} MiB; ${plain.length} home pages and lists answer without the backend`,
  )
  return filtered.length >= ADDRESSES && peak < LIMIT_MIB
}
