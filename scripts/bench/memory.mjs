// The shop's memory over many distinct list addresses of a catalogue of 40 000 products.
import { readFileSync } from 'node:fs'
import { launchBackend, launchShop } from './launch.mjs'
import { readPage } from './read-page.mjs'

const PRODUCTS = process.env.MOCK_PRODUCTS ?? '40000'
const ADDRESSES = Number(process.env.BENCH_ADDRESSES ?? 5000)
const LIMIT_MIB = 600
const VISITORS = 4
const SORTS = ['', 'MOST_SOLD', 'PRICE', 'PRICE_DESC']
const SITES = [
  { market: 'fi', languageId: 'fi-FI' },
  { market: 'se', languageId: 'sv-SE' },
  { market: 'no', languageId: 'nb-NO' },
  { market: 'dk', languageId: 'da-DK' },
]

const residentMiB = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

async function categoriesOf(backendPort, { market, languageId }) {
  const query = `{ categories(channelId: "1|${market}", marketId: "${market}", languageId: "${languageId}") { canonicalUrl } }`
  const answer = await fetch(`http://127.0.0.1:${backendPort}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = await answer.json()
  return data.categories.map(({ canonicalUrl }) => ({ market, path: encodeURI(canonicalUrl) }))
}

/** Opens a list; resolves with how many pages it says it has. */
async function open(port, { market, path, search }) {
  const { status, html } = await readPage({ port, path: path + search, host: `${market}.localhost:${port}` })
  if (status !== 200) throw new Error(`${market} ${path}${search} answered ${status}`)
  return Math.max(1, ...[...html.matchAll(/[?&;]page=(\d+)/g)].map(([, page]) => Number(page)))
}

const searchOf = (sort, page) => {
  const query = new URLSearchParams({ ...(sort && { sort }), ...(page > 1 && { page: String(page) }) }).toString()
  return query && `?${query}`
}

/** First pages of everything, then second ones, and so on: as a crawler goes. */
function addressesOf(lists) {
  const deepest = Math.max(...lists.map(({ pages }) => pages))
  const all = []
  for (let page = 1; page <= deepest && all.length < ADDRESSES * 2; page++) {
    for (const list of lists.filter(({ pages }) => pages >= page)) {
      for (const sort of SORTS) all.push({ ...list, search: searchOf(sort, page) })
    }
  }
  return all
}

async function visitAll(port, addresses, onDone) {
  const waiting = addresses.values()
  const visitor = async () => {
    for (const address of waiting) {
      const pages = await open(port, address)
      onDone(address, pages)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
}

/** Prints requests and MiB; resolves with whether the limit held. */
export async function benchMemory() {
  const backendPort = await launchBackend({ MOCK_PRODUCTS: PRODUCTS })
  const { port, child } = await launchShop(backendPort)
  const lists = (await Promise.all(SITES.map((site) => categoriesOf(backendPort, site)))).flat()
  console.log(
    `${PRODUCTS} products, ${lists.length} lists in ${SITES.length} markets; ${residentMiB(child.pid).toFixed(0)} MiB at start`,
  )
  const visited = new Set()
  let peak = 0
  const note = ({ market, path, search }) => {
    visited.add(market + path + search)
    const now = residentMiB(child.pid)
    peak = Math.max(peak, now)
    if (visited.size % 500 === 0)
      console.log(`${visited.size} addresses: ${now.toFixed(0)} MiB, peak ${peak.toFixed(0)} MiB`)
  }
  const measured = []
  const plain = lists.map((list) => ({ ...list, search: '' }))
  await visitAll(port, plain, (address, pages) => {
    measured.push({ ...address, pages })
    note(address)
  })
  const rest = addressesOf(measured).filter(({ search }) => search !== '')
  await visitAll(port, rest.slice(0, Math.max(0, ADDRESSES - visited.size)), note)
  console.log(`${visited.size} distinct list addresses, peak ${peak.toFixed(0)} MiB, limit ${LIMIT_MIB} MiB`)
  return visited.size >= ADDRESSES && peak < LIMIT_MIB
}
