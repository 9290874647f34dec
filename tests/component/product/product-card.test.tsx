// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProductCard } from '@/components/product/product-card'
import { ProductGrid } from '@/components/product/product-grid'
import { toCardRow, toCardRows } from '@/lib/product/card-row'
import { cardRowSchema } from '@/lib/product/card-row-schema'
import { mapProductCards } from '@/lib/product/map-product-card'
import messages from '@/messages/sv.json'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { product, stock } from '@/tests/unit/product/fixtures'

const NOW = Date.parse('2026-11-20T12:00:00Z')
vi.setSystemTime(NOW)
vi.stubGlobal('matchMedia', () => ({ matches: false }))
afterEach(cleanup)

type Given = Parameters<typeof product>[0]

function draw(given: Given = {}, showsNew = true) {
  const { shop } = makeShop()
  const [card] = mapProductCards([product({ discountCampaigns: [], ...given })])
  if (!card) throw new Error('no card')
  renderInShop(<ProductCard row={toCardRow(card, { lang: 'sv', now: NOW, showsNew })} />, shop)
  return within(screen.getByTestId('product-card'))
}

it('R-LIST-08 a card shows brand, name, both price modes and one link to the product', () => {
  const card = draw()
  expect(card.getByText('Bik')).toBeTruthy()
  expect(card.getByText('400 kr').className).toBe('vat-inc')
  expect(card.getByText('320 kr').className).toBe('vat-ex')
  expect(card.getAllByRole('link').map((link) => link.textContent)).toEqual(['Klänning Aava'])
})

it('R-LIST-08 a card has at most one badge: release date, sold out, campaign, last pieces, new', () => {
  const { new: fresh, coming, soldOut, fewLeft } = messages.product
  const day = 'Kommer 1 dec.'
  const badges = () => [fresh, coming, day, soldOut, fewLeft, 'Höst'].filter((word) => screen.queryByText(word))
  const cases: [Given, string[]][] = [
    [{ firstAvailableOn: '2026-12-01' }, [day]],
    [{ totalStock: { inStock: 0, oversellable: 0, static: 0, totalStock: 0, incoming: null } }, [soldOut]],
    [{ discountCampaigns: product().discountCampaigns, firstAvailableOn: '2026-11-15' }, ['Höst']],
    [{ firstAvailableOn: '2026-11-15', totalStock: stock({ inStock: 5 }) }, [fewLeft]],
    [{ totalStock: stock({ inStock: 5 }), discountCampaigns: product().discountCampaigns }, ['Höst']],
    [{ firstAvailableOn: '2026-11-15' }, [fresh]],
    [{ firstAvailableOn: '2026-10-15' }, []],
  ]
  for (const [given, words] of cases) {
    draw(given)
    expect(badges()).toEqual(words)
    cleanup()
  }
})

it('R-LIST-08 a card names its campaigns, except hidden ones and the campaign of the list it is in', () => {
  const named = (name: string, hideTitle = false) => ({ campaignId: name, name, hideTitle, canonicalUrl: null })
  const discountCampaigns = [named('Höstrea'), named('Internt', true), named('Tre för två')]
  const card = draw({ discountCampaigns })
  expect(card.getByText('Höstrea, Tre för två')).toBeTruthy()
  expect(screen.queryByText(/Internt/)).toBeNull()
  const [model] = mapProductCards([product({ discountCampaigns })])
  expect(model && toCardRow(model, { lang: 'sv', now: NOW, ownCampaign: 'Höstrea' }).campaign).toBe('Tre för två')
})

it.each([
  ['2026-10-22', true],
  ['2026-10-21', false],
])('T37 a product is new for 30 days from its first day of sale: %s on 20 November', (firstAvailableOn, isShown) => {
  draw({ firstAvailableOn })
  expect(screen.queryByText(messages.product.new) !== null).toBe(isShown)
})

it('cards have no badge "new" in a list of the latest products', () => {
  draw({ firstAvailableOn: '2026-11-15' }, false)
  expect(screen.queryByText(messages.product.new)).toBeNull()
})

it('sizes are shown with sold-out ones marked, colours as dots with their number as text', () => {
  const sku = (skuId: number, name: string, inStock: number) => ({
    skuId,
    articleNumber: `A-${skuId}`,
    name,
    stock: { inStock, oversellable: 0, static: 0, totalStock: inStock, incoming: null },
  })
  const attributes = (value: string) => [{ key: 'hex', value }]
  const { variantGroup } = product()
  const variants = (variantGroup?.variants ?? []).slice(0, 2)
  const [first, second] = variants
  if (!first || !second || !variantGroup) throw new Error('no variants')
  const card = draw({
    skus: [sku(1, 'S', 3), sku(2, 'M', 0)],
    variantGroup: {
      ...variantGroup,
      variants: [
        { ...first, attributes: attributes('a1452d') },
        { ...second, attributes: attributes('111111') },
      ],
    },
  })
  fireEvent.pointerMove(screen.getByTestId('product-card'))
  expect(card.getByText('S').hasAttribute('data-sold-out')).toBe(false)
  expect(card.getByText('M').hasAttribute('data-sold-out')).toBe(true)
  expect(card.getByRole('img', { name: '2 färger' })).toBeTruthy()
})

it('R-ROUTE-10 the card of a coming product offers no sizes and is not marked as sold out', () => {
  const gone = stock({ inStock: 0 })
  const skus = ['S', 'M'].map((name, skuId) => ({ skuId, articleNumber: name, name, stock: gone }))
  const card = draw({ skus, totalStock: gone, firstAvailableOn: '2026-12-01' })
  expect(card.queryByTestId('card-sizes')).toBeNull()
  expect(card.queryByText('Slutsåld')).toBeNull()
})

it('editorial pictures follow the sixth and the sixteenth product', () => {
  const { shop } = makeShop()
  const cards = mapProductCards(Array.from({ length: 18 }, (_, index) => product({ productId: index + 1 })))
  renderInShop(
    <ProductGrid rows={toCardRows(cards, { lang: 'sv', now: NOW })} inserts={['First', 'Second', 'Third']} />,
    shop,
  )
  const cells = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(cells).toHaveLength(20)
  expect([cells[6]?.textContent, cells[17]?.textContent]).toEqual(['First', 'Second'])
})

describe('the second picture', () => {
  const decode = vi.fn(async () => {})
  const draw = (images: string[]) => {
    const [card] = mapProductCards([product()])
    if (!card) throw new Error('no card')
    renderInShop(<ProductCard row={toCardRow({ ...card, images }, { lang: 'sv', now: NOW })} />, makeShop().shop)
  }
  const second = () => document.querySelector<HTMLImageElement>('[data-second] img')
  beforeEach(() => {
    Object.assign(HTMLImageElement.prototype, { decode })
  })

  it.each([
    ['pointerEnter', fireEvent.pointerEnter],
    ['focus', fireEvent.focus],
    ['touchStart', fireEvent.touchStart],
  ])('is fetched at %s, in the sizes of the first, and shown once it is decoded', async (_, reach) => {
    draw(['a/dress.front.webp', 'a/dress.back.webp'])
    const card = screen.getByTestId('product-card')
    const [front] = card.getElementsByTagName('img')
    expect(second()).toBeNull()
    reach(card)
    expect(second()?.srcset).toBe(front?.srcset.replaceAll('front', 'back'))
    expect(second()?.sizes).toBe(front?.sizes)
    expect(second()?.hidden).toBe(true)
    await act(async () => void fireEvent.load(second() as HTMLImageElement))
    expect(second()?.hidden).toBe(false)
  })

  it('stays hidden when it cannot be decoded', async () => {
    decode.mockRejectedValueOnce(new Error('broken'))
    draw(['a/dress.front.webp', 'a/dress.back.webp'])
    fireEvent.pointerEnter(screen.getByTestId('product-card'))
    await act(async () => void fireEvent.load(second() as HTMLImageElement))
    expect(second()?.hidden).toBe(true)
  })

  it('has no element when the product has one picture only', () => {
    draw(['a/dress.front.webp'])
    expect(document.querySelector('[data-second]')).toBeNull()
  })
})

it('a card row leaves out alias and second picture when they can be derived, and its schema parses it unchanged', () => {
  const [card] = mapProductCards([product({ discountCampaigns: [] })])
  if (!card) throw new Error('no card')
  const images = ['a/dress.front.webp', 'a/dress.back.webp']
  const row = toCardRow({ ...card, images }, { lang: 'sv', now: NOW })
  expect(row).not.toHaveProperty('alias')
  expect(row).not.toHaveProperty('second')
  expect(cardRowSchema.parse(JSON.parse(JSON.stringify(row)))).toEqual(row)
  const detail = toCardRow(
    { ...card, alias: 'other', images: ['a/dress.front.webp', 'a/detail.webp'] },
    { lang: 'sv', now: NOW },
  )
  expect(detail).toMatchObject({ alias: 'other', second: 'a/detail.webp' })
})

describe('colour dots and sold-out mark of a card', () => {
  const variant = (productId: number, value: string) => {
    const [first] = product().variantGroup?.variants ?? []
    if (!first) throw new Error('no variant')
    return { ...first, productId, attributes: [{ key: 'hex', value }] }
  }
  const inColours = (...variants: ReturnType<typeof variant>[]): Given => {
    const { variantGroup } = product()
    return variantGroup ? { variantGroup: { ...variantGroup, variants } } : {}
  }
  const fills = () => [...document.querySelectorAll('circle')].map((dot) => dot.getAttribute('fill'))

  it('the own colour comes first with a ring; colours after the fourth are a number', () => {
    const hexes = ['111111', '222222', '333333', '444444', '555555', '666666']
    draw(inColours(...hexes.map((hex, index) => variant(index + 4, hex))))
    expect(fills(), 'product 7 is the fourth').toEqual([null, '#444444', '#111111', '#222222', '#333333'])
    expect(document.querySelector('circle')?.hasAttribute('data-ring')).toBe(true)
    expect(screen.getByText('+2')).toBeTruthy()
  })

  it('without a hex value of the own colour, a text with the number of colours replaces the dots', () => {
    const card = draw(inColours(variant(7, 'nope'), variant(8, '222222'), variant(9, '333333')))
    expect(fills()).toEqual([])
    expect(card.getByText('3 färger')).toBeTruthy()
  })

  it('a sold-out card has data-sold-out', () => {
    draw({ totalStock: { inStock: 0, oversellable: 0, static: 0, totalStock: 0, incoming: null } })
    expect(screen.getByTestId('product-card').hasAttribute('data-sold-out')).toBe(true)
    cleanup()
    draw()
    expect(screen.getByTestId('product-card').hasAttribute('data-sold-out')).toBe(false)
  })
})
