// Measures how long the mock backend takes for a page of a long list with facets: plain, filtered, by group, searched.
import { availableParallelism, loadavg } from 'node:os'
import { launchBackend } from './launch.mjs'
import { describeTimes, median } from './median.mjs'

const GOAL_MS = 50
const PRODUCTS = 40_000
const RUNS = Number(process.env.BENCH_RUNS ?? 30)
const WARM_UPS = 3
const PAGE = 48

const QUERY = `query ($take: Int, $filter: FilterInputType) {
  products(take: $take, filter: $filter, marketId: "fi", languageId: "fi-FI") {
    count
    products { productId name canonicalUrl }
    filters {
      price { lowest highest }
      facets { filterId type label order values { _id facetId parentId label url count order hidden } }
    }
  }
}`

async function list(port, filter) {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables: { take: PAGE, filter } }),
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return data.products
}

/** The value of a filter group with the highest count. */
function commonest(facets, filterId) {
  const values = facets.find((facet) => facet.filterId === filterId)?.values ?? []
  const [value] = values.toSorted((a, b) => b.count - a.count)
  if (!value) throw new Error(`The list has no ${filterId}`)
  return value
}

/** Filters of the measured cases, chosen from the facets of the plain list. */
async function casesOf(port) {
  const { filters, count } = await list(port, {})
  const chosen = ['Brand', 'Color', 'Sku'].map((filterId) => commonest(filters.facets, filterId))
  const facets = chosen.map(({ facetId }) => facetId)
  const [, colour] = chosen
  const cases = {
    plain: { sort: 'LATEST', filterMode: 'CURRENT' },
    filtered: { sort: 'LATEST', filterMode: 'CURRENT', facets },
    'by group': { sort: 'PRICE', filterMode: 'BY_GROUP', facets, price: { lowest: 10, highest: 500 } },
    searched: { searchText: colour.label, filterMode: 'BY_GROUP' },
  }
  return { count, cases }
}

async function timesOf(port, filter) {
  for (let i = 0; i < WARM_UPS; i++) await list(port, filter)
  const times = []
  for (let i = 0; i < RUNS; i++) {
    const started = performance.now()
    const { count } = await list(port, filter)
    times.push(performance.now() - started)
    if (count === 0) throw new Error(`No products for ${JSON.stringify(filter)}`)
  }
  return times
}

/** Prints the results. Resolves to whether every median reaches the goal. */
export async function benchMockLists(products = PRODUCTS) {
  const port = await launchBackend({ MOCK_PRODUCTS: String(products) })
  const { count, cases } = await casesOf(port)
  console.log(
    `load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores; ${count} products on sale, page of ${PAGE}`,
  )
  let isReached = true
  for (const [name, filter] of Object.entries(cases)) {
    const times = await timesOf(port, filter)
    isReached &&= median(times) < GOAL_MS
    console.log(`${name.padEnd(10)} ${describeTimes(times)}`)
  }
  return isReached
}
