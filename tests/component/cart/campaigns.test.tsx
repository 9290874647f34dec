// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LayerHost } from '@/components/layers/layer-host'
import type { CartFragment } from '@/graphql/generated/graphql'
import { mapCart } from '@/lib/cart/map-cart'
import { cartFragment, makeShop, price, renderInShop } from '@/tests/support/shop-fixtures'
import { withCartLayer } from '@/tests/support/with-cart-layer'

withCartLayer()

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ')
const named = (name: string, hideTitle = false, action: string | null = null) => ({
  campaignId: name,
  name,
  hideTitle,
  canonicalUrl: null,
  action,
})

async function openDrawer(fragment: CartFragment) {
  const { shop, state } = makeShop()
  state().setCart(mapCart(fragment))
  renderInShop(<LayerHost />, shop)
  act(() => state().openOverlay('cart'))
  return within(await screen.findByRole('dialog'))
}

describe('campaigns in the cart', () => {
  it('R-CART-12 when a campaign covers only some pieces of a line, the line shows each quantity with its price', async () => {
    const cart = cartFragment('c', [{ skuId: 7, quantity: 3, unit: 400 }])
    const [item] = cart.items ?? []
    if (item) {
      item.totalPrice = price(800, 1200)
      item.campaign = {
        appliedCampaigns: [named('Tre för två')],
        prices: [
          { quantity: 2, price: price(400) },
          { quantity: 1, price: price(0, 400) },
        ],
      }
    }
    const drawer = await openDrawer(cart)
    const line = plain(drawer.getByTestId('cart-line').textContent)
    expect(line).toContain('2 × 400 kr')
    expect(line).toContain('1 × 0 kr')
    expect(line).toContain('Tre för två')
    expect(line).toContain('800 kr')
  })

  it('R-CART-12 a free gift shows its name and campaign, has no controls and is not counted', async () => {
    const cart = cartFragment('c', [
      { skuId: 7, quantity: 1 },
      { skuId: 8, quantity: 1, name: 'Sidenscarf', isGift: true },
    ])
    const gift = cart.items?.[1]
    if (gift) gift.campaign = { appliedCampaigns: [named('Gåva vid större köp'), named('Intern 7', true)], prices: [] }
    const drawer = await openDrawer(cart)
    expect(drawer.getAllByTestId('cart-line')).toHaveLength(1)
    const row = drawer.getByText('Sidenscarf').closest('li')
    expect(row?.textContent).toContain('Gåva vid större köp')
    expect(row?.textContent).toContain('Gratis')
    expect(row?.textContent).not.toContain('Intern 7')
    expect(within(row as HTMLElement).queryAllByRole('button')).toEqual([])
    expect(mapCart(cart)).toMatchObject({ itemCount: 1, lines: [{ skuId: 7 }], gifts: [{ skuId: 8 }] })
  })

  it('R-CART-12 T15 a piece that a campaign makes free does not show the percentage of the product', async () => {
    const cart = cartFragment('c', [{ skuId: 7, quantity: 1, unit: 280 }])
    const [item] = cart.items ?? []
    const lowest = { isDiscounted: true, discountPercentage: 30, comparisonPriceIncVat: 400, comparisonPriceExVat: 320 }
    const written = { comparisonPriceIncVatFormatted: '400 kr', comparisonPriceExVatFormatted: '320 kr' }
    if (item?.product) Object.assign(item.product, { lowestPrice: { ...lowest, ...written } })
    const sale = await openDrawer(cart)
    expect(plain(sale.getByTestId('cart-line').textContent)).toContain('−30 %')
    cleanup()
    if (item) item.campaign = { appliedCampaigns: [named('3 för 2')], prices: [{ quantity: 1, price: price(0, 400) }] }
    const free = await openDrawer(cart)
    expect(plain(free.getByTestId('cart-line').textContent)).toContain('400 kr')
    expect(plain(free.getByTestId('cart-line').textContent)).not.toContain('−30 %')
  })

  it('R-CART-13 the row for delivery names the campaign that makes it free', async () => {
    const cart = cartFragment('c', [{ skuId: 7, quantity: 1 }], { fee: 0, left: 0 })
    const appliedCampaigns = [named('Fri frakt i helgen', false, 'FreeShipping')]
    const drawer = await openDrawer({ ...cart, freeShipping: true, appliedCampaigns })
    expect(plain(drawer.getByText('Fri frakt i helgen').closest('div')?.textContent)).toBe('Fri frakt i helgenGratis')
  })

  it('R-CART-13 a delivery with a fee does not bear the name of a free delivery, nor does the discount', async () => {
    const cart = cartFragment('c', [{ skuId: 7, quantity: 1 }], { fee: 50 })
    if (cart.summary) Object.assign(cart.summary, { fixedAmountDiscountIncVat: 10, fixedAmountDiscountExVat: 8 })
    const appliedCampaigns = [named('Fri frakt i helgen', false, 'FreeShipping'), named('Vinterdagar')]
    const drawer = await openDrawer({ ...cart, freeShipping: true, appliedCampaigns })
    expect(plain(drawer.getByText('Vinterdagar').closest('div')?.textContent)).toContain('−10 kr')
    expect(drawer.queryByText(/Fri frakt i helgen/)).toBeNull()
  })

  it.each([
    ['SEK', '−10 kr8 kr'],
    ['EUR', '−10,00 €8,00 €'],
  ])('R-CART-13 a fixed discount is written in the currency of the cart (%s)', async (code, words) => {
    const cart = cartFragment('c', [{ skuId: 7, quantity: 1 }])
    if (cart.summary?.total) cart.summary.total.currency = { code }
    if (cart.summary) Object.assign(cart.summary, { fixedAmountDiscountIncVat: 10, fixedAmountDiscountExVat: 8 })
    const drawer = await openDrawer(cart)
    expect(plain(drawer.getByText('Kampanjrabatt').closest('div')?.textContent)).toBe(`Kampanjrabatt${words}`)
  })
})
