import { expect, it } from 'vitest'
import { createCms } from '#catalogue/cms/create-cms'
import { EDITIONS } from '#catalogue/cms/market-facts'
import { createCatalogue } from '#catalogue/create-catalogue'
import { createCommerce } from '#commerce/create-commerce'
import { createShopState } from '#commerce/shop-state'
import { PAGE_TEXTS } from '#payments/page-texts'
import { FRAME_TEXTS } from '#payments/snippets/frame-texts'
import { pageTitle, TITLE_TEMPLATE } from '@/lib/seo/page-title'
import { gatherMockTexts } from '@/scripts/spelling/gather-mock-texts.mjs'
import { findMisprints } from '@/tests/support/find-misprints'
import { asking } from './commerce-fixture'

const now = () => Date.parse('2026-11-21T12:00:00Z')

it('catalogue, menus and pages have no misprints', () => {
  const texts = gatherMockTexts().texts.map(([lang = '', text = '', source = '']) => ({ lang, text, source }))
  expect(texts.length).toBeGreaterThan(5000)
  expect(findMisprints(texts)).toEqual([])
})

it('the texts of the payment pages and forms are checked, with values in their places', () => {
  const said = new Set(gatherMockTexts().texts.map(([lang, text]) => `${lang} ${text}`))
  for (const lang of ['fi', 'sv', 'nb', 'da'] as const) {
    const page = PAGE_TEXTS[lang]
    const form = FRAME_TEXTS[lang]
    const texts = [page.title('2468'), page.code, page.faults.code, form.pay.replace('{amount}', '2468'), form.gone]
    expect(texts.filter((text) => !said.has(`${lang} ${text}`))).toEqual([])
  }
})

const PRODUCTS = `query ($skip: Int, $languageId: String, $marketId: String, $channelId: String) {
  products(skip: $skip, take: 200, languageId: $languageId, marketId: $marketId, channelId: $channelId) {
    count products { meta { title description } }
  }
}`
type Listed = { meta: { title: string; description: string } }

it('R-PAGE-09 titles and descriptions of pages have no misprints, and no title has the shop’s name twice', async () => {
  const catalogue = createCatalogue({ today: new Date(now()) })
  const cms = createCms({ catalogue })
  const ask = asking(createCommerce({ catalogue, cms, state: createShopState(null, now), clock: now }))
  for (const { market, lang } of EDITIONS) {
    const pages = cms.areas.filter((area) => area.alias && area.lang === lang && area.markets.includes(market))
    const found = pages.map(({ title, description }) => ({ title, description }))
    const storefront = { languageId: lang, marketId: market, channelId: `1|${market}` }
    for (let skip = 0, count = 1; skip < count; skip += 200) {
      const { products } = (await ask(PRODUCTS, { ...storefront, skip })).data
      count = products.count
      found.push(...products.products.map(({ meta }: Listed) => meta))
    }
    expect(found.length).toBeGreaterThan(500)
    const texts = found.flatMap((own) => {
      const title = pageTitle(own.title)
      const composed = typeof title === 'string' ? TITLE_TEMPLATE.replace('%s', title) : own.title
      return [composed, own.description].map((text) => ({ lang, text, source: `head, ${market}` }))
    })
    expect(findMisprints(texts)).toEqual([])
  }
})
