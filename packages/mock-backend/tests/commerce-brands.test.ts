import { expect, it } from 'vitest'
import { createCatalogue } from '#catalogue/create-catalogue'
import { OLD_BRAND_PATHS, OLD_CATEGORY_PATHS, OLD_PRODUCT_ALIASES } from '#catalogue/old-addresses'
import type { Lang } from '#catalogue/types'
import { asking, fixtureCatalogue, fixtureCommerce } from './commerce-fixture'

const BRANDS = '{ brands { brandId alias canonicalUrl name } }'
const HISTORY = `query ($url: String, $marketId: String) { urlHistory(url: $url, marketId: $marketId) { oldUrl newUrl } }`

const PLACES: [market: string, lang: Lang][] = [
  ['fi', 'fi'],
  ['se', 'sv'],
  ['no', 'nb'],
  ['dk', 'da'],
]

it('R-LIST-07 returns the brands that have products on sale, with their paths', async () => {
  const catalogue = fixtureCatalogue()
  const [first] = catalogue.brands
  if (!first) throw new Error('no brand')
  catalogue.brands.push({ ...first, brandId: 3, alias: 'tyhja', name: 'Tyhjä' })
  // A brand whose products are not on sale yet.
  catalogue.brands.push({ ...first, brandId: 4, alias: 'tuleva', name: 'Tuleva' })
  for (const style of catalogue.styles) if (style.styleId === 3) style.brandId = 4
  const ask = asking(fixtureCommerce({ catalogue }))
  expect((await ask(BRANDS)).data.brands).toEqual([
    { brandId: 1, alias: 'vanamo', canonicalUrl: '/b/vanamo', name: 'Vanamo' },
    { brandId: 2, alias: 'aava', canonicalUrl: '/b/aava', name: 'Aava' },
  ])
})

it('a brand appears on the day on which its first product comes on sale', async () => {
  const catalogue = fixtureCatalogue()
  for (const style of catalogue.styles) style.brandId = style.styleId === 3 ? 2 : 1
  let now = Date.parse('2026-12-01T12:00:00Z')
  const ask = asking(fixtureCommerce({ catalogue, now: () => now }))
  const ids = async () => (await ask(BRANDS)).data.brands.map(({ brandId }: { brandId: number }) => brandId)
  expect(await ids()).toEqual([1])
  now = Date.parse('2027-03-01T00:00:01Z')
  expect(await ids()).toEqual([1, 2])
})

const commerce = fixtureCommerce({ catalogue: createCatalogue({ products: 60, today: new Date('2026-11-21') }) })
const ask = asking(commerce)

it.each(PLACES)('T31 every former path in %s leads to the current canonical path', async (marketId, lang) => {
  const olds = [
    ...[...OLD_CATEGORY_PATHS, ...OLD_BRAND_PATHS].map(({ path }) => path[lang]),
    ...OLD_PRODUCT_ALIASES.map(({ alias }) => `/p/${alias[lang]}`),
  ]
  for (const old of olds) {
    const { newUrl } = (await ask(HISTORY, { url: old, marketId })).data.urlHistory
    expect(newUrl, old).toMatch(old.startsWith('/p/') ? /^\/p\/[^/]+\/[^/]+$/ : /^\/[cb]\/./)
    expect((await ask(HISTORY, { url: newUrl, marketId })).data.urlHistory, `${newUrl} is no former address`).toBeNull()
  }
})

it('T31 a former path may be percent-encoded, have a query or include a category', async () => {
  const at = async (url: string) => (await ask(HISTORY, { url, marketId: 'fi' })).data.urlHistory?.newUrl
  expect(await at(encodeURI('/c/päällysvaatteet/?sort=PRICE'))).toBe('/c/vaatteet/takit')
  expect(await at('/p/mekot/vanamo-mekko-tummansininen')).toMatch(/^\/p\/mekot\//)
  for (const url of ['/c/ei-ole', '/p/ei-ole', '/', '', '/c/%E0%A4%A', '/b/kajo'])
    expect(await at(url), url).toBe(undefined)
})

it('T31 no former path is in use', () => {
  const { index } = commerce
  for (const [, lang] of PLACES) {
    for (const { path } of OLD_CATEGORY_PATHS)
      expect(index.tree.find(path[lang].split('/').at(-1) ?? '', lang)).toBeNull()
    for (const { path } of OLD_BRAND_PATHS) expect(index.findBrand(path[lang].split('/').at(-1) ?? '')).toBeNull()
    for (const { alias } of OLD_PRODUCT_ALIASES) expect(index.findProduct(alias[lang], lang)).toBeNull()
  }
})
