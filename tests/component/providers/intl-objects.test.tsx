// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CartButton } from '@/components/cart/cart-button'
import { ProductSlider } from '@/components/content/product-slider'
import { FavoritesLink } from '@/components/favorites/favorites-link'
import { ProductList } from '@/components/list/product-list'
import { NewsletterForm } from '@/components/newsletter/newsletter-form'
import { CardScrollers } from '@/components/product/card-scrollers'
import { ProductGrid } from '@/components/product/product-grid'
import { ShopContext } from '@/components/providers/shop-context'
import { SearchField } from '@/components/search/search-field'
import { parseListSearch } from '@/lib/list/list-query'
import { packFilters } from '@/lib/list/pack-filters'
import { toCardRow } from '@/lib/product/card-row'
import type { CardRow } from '@/lib/product/card-row-schema'
import { mapProductCards } from '@/lib/product/map-product-card'
import messages from '@/messages/fi.json'
import { answerOf, FILTERS, go, LIST } from '@/tests/support/list-fixtures'
import { productMain, skusOf, stubIntersections, stubResizes } from '@/tests/support/product-main'
import { makeCart, makeShop } from '@/tests/support/shop-fixtures'
import { product, stock } from '@/tests/unit/product/fixtures'

vi.mock('@/lib/errors/reload-or-report', () => import('@/tests/support/list-mocks'))
vi.mock('@/lib/list/fetch-list-page', () => import('@/tests/support/list-mocks'))

// The first object of each kind takes a phone some 100 ms, so none is created while a page hydrates.

const KINDS = ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'DisplayNames', 'ListFormat', 'Collator'] as const

beforeEach(() => {
  stubIntersections()
  stubResizes()
  go(LIST)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Hydrates the HTML of a part; then cart and favourites get items. Returns the kinds of the `Intl` objects created. */
async function created(element: ReactElement): Promise<string[]> {
  const { shop, state } = makeShop()
  const page = (
    <NextIntlClientProvider locale="fi" messages={messages} timeZone="Europe/Helsinki">
      <ShopContext value={shop}>{element}</ShopContext>
    </NextIntlClientProvider>
  )
  const counted = KINDS.flatMap((kind) => {
    const Original = Intl[kind] as unknown as new (...given: unknown[]) => object
    const names: string[] = []
    vi.spyOn(Intl, kind).mockImplementation(function (this: unknown, ...given: unknown[]) {
      names.push(kind)
      return new Original(...given)
    } as never)
    return [names]
  })
  const root = document.body.appendChild(document.createElement('div'))
  // counted too, because a format kept by a module would not be created again below
  root.innerHTML = renderToString(page)
  await act(async () => {
    hydrateRoot(root, page)
  })
  await act(async () => {
    state().setCart(makeCart('a'))
    state().setFavorites([11, 12])
  })
  root.remove()
  return counted.flat()
}

const few = stock({ inStock: 2 })

it('the product page hydrates without creating a format, with sizes of which few are left', async () => {
  expect(await created(productMain({ skus: skusOf({ S: few, M: stock() }) }))).toEqual([])
})

/** Cards with every badge, as the server sends them. */
function cardRows(): CardRow[] {
  const circumstances = { lang: 'fi', now: Date.parse('2026-11-20T12:00:00Z') } as const
  const cards = mapProductCards([
    product({ productId: 1, firstAvailableOn: '2026-12-12', discountCampaigns: [] }),
    product({ productId: 2, firstAvailableOn: '2026-11-15', discountCampaigns: [] }),
    product({ productId: 3, totalStock: stock({ inStock: 3 }), discountCampaigns: [] }),
    product({ productId: 4, totalStock: stock({ inStock: 0 }) }),
    product({ productId: 5 }),
  ])
  return cards.map((card) => ({
    ...toCardRow(card, circumstances),
    colourCount: 3,
    colours: ['#111111', '#222222'],
    percentage: 20,
    struck: ['50 €', '40 €'],
  }))
}

it('a list with colours, discounts, every badge and a price filter hydrates without creating a format', async () => {
  const query = parseListSearch(new URLSearchParams('price=400-900&sort=PRICE'))
  const answer = answerOf(query)
  const list = (
    <ProductList
      source={{
        kind: 'category',
        path: LIST,
        listPath: LIST,
        query,
        ...answer,
        rows: cardRows(),
        filters: packFilters(FILTERS),
      }}
      texts={{ count: '2', seen: '2', show: '2', range: { id: '400-900', label: '400–900 €' } }}
      inserts={[]}
      indexOrigin={null}
    />
  )
  expect(await created(list)).toEqual([])
})

it('the header shows the numbers of cart and favourites without creating a format', async () => {
  expect(
    await created(
      <>
        <CartButton />
        <FavoritesLink href="/suosikit" />
      </>,
    ),
  ).toEqual([])
})

const SCROLLERS = () => [{ id: 'similar', title: 'Samankaltaisia', rows: cardRows() }]
const LABELS = { back: 'Edelliset', forward: 'Seuraavat' }

it.each<[string, () => ReactElement]>([
  ['a row of an editor', () => <ProductSlider title="Uutta" rows={cardRows()} links={[]} />],
  ['a grid of cards', () => <ProductGrid rows={cardRows()} />],
  ['the rows below a product', () => <CardScrollers scrollers={SCROLLERS()} labels={LABELS} />],
  ['the search field', () => <SearchField action="/haku" />],
  ['the newsletter form', () => <NewsletterForm privacyHref="/tietosuoja" />],
])('%s hydrates without creating a format', async (_name, make) => {
  const element = make()
  expect(await created(element)).toEqual([])
})
