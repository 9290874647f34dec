// Measures search in the mock backend with a large catalogue: results with facets, and suggestions, in every language.
import { availableParallelism, loadavg } from 'node:os'
import { launchBackend } from './launch.mjs'
import { describeTimes, median } from './median.mjs'

const GOAL_MS = 50
const PRODUCTS = 40_000
const ROUNDS = Number(process.env.BENCH_RUNS ?? 5)
const PAGE = 48

const PLACES = {
  fi: {
    market: 'FI',
    locale: 'fi-FI',
    texts: ['punainen mekko', 'villapaita', 'takki alle 200', 'kietasumekko', 'koru'],
  },
  sv: { market: 'SE', locale: 'sv-SE', texts: ['röd klänning', 'ull kappa', 'jeans w30', 'omlottklänig', 'stickat'] },
  nb: { market: 'NO', locale: 'nb-NO', texts: ['rød kjole', 'ullkåpe', 'genser under 1000', 'stovletter', 'vesker'] },
  da: { market: 'DK', locale: 'da-DK', texts: ['sort nederdel', 'uldfrakke', 'sko 39', 'handtaske', 'strik'] },
}

async function ask(port, name, { market, locale }, q) {
  const url = new URL(`http://127.0.0.1:${port}/api/storefront/v3/queries/${name}`)
  const visitor = { market, locale, touchpoint: 'desktop', customerKey: 'bench', sessionKey: 'bench', notify: 'false' }
  url.search = String(new URLSearchParams({ ...visitor, q, limit: String(PAGE) }))
  const started = performance.now()
  const response = await fetch(url)
  const answer = await response.json()
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${answer.message}`)
  return performance.now() - started
}

/** Response times of a query in ms, for every text, after one warm-up request each. */
async function timesOf(port, name, place) {
  for (const text of place.texts) await ask(port, name, place, text)
  const times = []
  for (let round = 0; round < ROUNDS; round++)
    for (const text of place.texts) times.push(await ask(port, name, place, text))
  return times
}

/** Prints the measurements. Resolves with true when every median is below the goal. */
export async function benchMockSearch(products = PRODUCTS) {
  const port = await launchBackend({ MOCK_PRODUCTS: String(products) })
  console.log(
    `load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores; ${products} products, page of ${PAGE}`,
  )
  let isReached = true
  for (const name of ['search-page', 'autocomplete']) {
    for (const [lang, place] of Object.entries(PLACES)) {
      const times = await timesOf(port, name, place)
      isReached &&= median(times) < GOAL_MS
      console.log(`${name} ${lang}`.padEnd(16), describeTimes(times))
    }
  }
  return isReached
}
