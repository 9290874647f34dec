// Finds the paths of the screens: from the backend by article numbers and category ids, which never change, or from the
// tables below.

const LANGUAGES = { fi: 'fi-FI', se: 'sv-SE', no: 'nb-NO', dk: 'da-DK' }

const ARTICLES = {
  dress: 'K00001-01',
  fewLeft: 'K00002-01',
  soldOut: 'K00003-01',
  discounted: 'K00004-01',
  oneSize: 'K00007-01',
  longName: 'K00008-01',
}
const CATEGORIES = { clothes: 1, dresses: 10, shoes: 2, scarves: 41 }
const CHECKOUT = { fi: '/kassa', se: '/kassan', no: '/kassen', dk: '/kassen' }
const BRANDS = { fi: '/merkit', se: '/märken', no: '/merker', dk: '/mærker' }
const FAVORITES = { fi: '/suosikkeja', se: '/favoriter', no: '/favoriter', dk: '/favoritter' }
const INCOMING = { fi: '/tulossa-pian', se: '/kommer-snart', no: '/kommer-snart', dk: '/kommer-snart' }
const SEARCH = { fi: '/s/mekko', se: '/s/klänning', no: '/s/kjole', dk: '/s/kjole' }
/** Searches without hits. */
const NOTHING = { fi: '/s/traktori', se: '/s/traktor', no: '/s/traktor', dk: '/s/traktor' }
/** Paths of the longest information page. */
const TERMS = { fi: '/toimitusehdot', se: '/kopvillkor', no: '/kjopsvilkar', dk: '/handelsbetingelser' }

const QUERY = `query screens($filter: FilterInputType, $cheap: FilterInputType, $channelId: String, $marketId: String, $languageId: String) {
  products(filter: $filter, take: 20, channelId: $channelId, marketId: $marketId, languageId: $languageId) {
    products { articleNumber canonicalUrl }
  }
  cheap: products(filter: $cheap, take: 20, channelId: $channelId, marketId: $marketId, languageId: $languageId) {
    products { canonicalUrl totalStock { totalStock } }
  }
  categories(channelId: $channelId, marketId: $marketId, languageId: $languageId, includeHidden: false) {
    categoryId canonicalUrl
  }
  cmsPages(channelId: $channelId, marketId: $marketId, languageId: $languageId) { canonicalUrl }
}`

async function ask(backend, market) {
  const variables = {
    filter: { articleNumbers: Object.values(ARTICLES) },
    cheap: { categoryIds: [CATEGORIES.scarves], sort: 'PRICE' },
    channelId: `1|${market}`,
    marketId: market,
    languageId: LANGUAGES[market],
  }
  const answer = await fetch(`${backend}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables }),
  })
  const { data, errors } = await answer.json()
  if (!data) throw new Error(`The backend answered ${JSON.stringify(errors)}`)
  return data
}

/** Replaces the values of `{ dress: 'K…' }` by their paths in `rows`. Throws when one is missing. */
const addresses = (wanted, rows, key) =>
  Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => {
      const found = rows.find((row) => row[key] === value)
      if (!found) throw new Error(`The backend has no ${name}`)
      return [name, encodeURI(found.canonicalUrl)]
    }),
  )

/** Paths of the screens in one market, by name. */
export async function findScreenPaths(backend, market) {
  const { products, cheap, categories, cmsPages } = await ask(backend, market)
  const pages = cmsPages.map(({ canonicalUrl }) => canonicalUrl).filter(Boolean)
  return {
    ...addresses(ARTICLES, products.products, 'articleNumber'),
    ...addresses(CATEGORIES, categories, 'categoryId'),
    smallThing: encodeURI(cheap.products.find(({ totalStock }) => totalStock.totalStock > 0).canonicalUrl),
    checkout: CHECKOUT[market],
    brands: encodeURI(BRANDS[market]),
    favorites: FAVORITES[market],
    incoming: INCOMING[market],
    search: encodeURI(SEARCH[market]),
    nothing: NOTHING[market],
    terms: pages.find((path) => path === TERMS[market]) ?? pages.find((path) => !path.startsWith('/inspiration/')),
    article: pages.find((path) => path.startsWith('/inspiration/')),
  }
}
