// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LayerHost } from '@/components/layers/layer-host'
import type { CartSummaryFragment } from '@/graphql/generated/graphql'
import { showAdded } from '@/lib/cart/added-notice'
import { mapCart } from '@/lib/cart/map-cart'
import { changeCustomerType } from '@/lib/store/change-customer-type'
import messages from '@/messages/sv.json'
import { applyVatRule, shownText } from '@/tests/support/read-prices'
import { cartFragment, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { withCartLayer } from '@/tests/support/with-cart-layer'

withCartLayer()

const { cart: words } = messages
let removeRule: () => void
beforeEach(() => {
  removeRule = applyVatRule()
  document.documentElement.dataset.vat = 'inc'
})
afterEach(() => {
  removeRule()
  document.documentElement.removeAttribute('data-vat')
})

/** Two items of 400 kr, a cart discount of 100 kr, a delivery fee of 49 kr, VAT at 25 %. */
function discountedCart(fees: CartSummaryFragment['fees'] = null) {
  const fragment = cartFragment('c', [{ skuId: 7, quantity: 2, unit: 400 }])
  const total = cartFragment('t', [{ skuId: 7, quantity: 1, unit: 700 }]).summary?.total ?? null
  const summary = { ...fragment.summary, fixedAmountDiscountIncVat: 100, fixedAmountDiscountExVat: 80, total, fees }
  const cart = mapCart({ ...fragment, summary } as typeof fragment)
  if (!cart) throw new Error('no cart')
  return cart
}

async function open(cart = discountedCart()) {
  const made = makeShop()
  made.state().setCart(cart)
  made.state().openOverlay('cart')
  renderInShop(<LayerHost />, made.shop)
  const drawer = await screen.findByRole('dialog')
  return { ...made, drawer }
}

const sumsOf = (drawer: HTMLElement) =>
  [...drawer.querySelectorAll('dl > div')].map((row) => [...row.children].map((part) => shownText(part).trim()))
const amountOf = (text: string | undefined) => Number(text?.replace(/[^\d,.]/g, '').replace(',', '.'))

describe('cart of a business', () => {
  it('R-PRICE-01 R-CART-13 a private shopper sees the total and the VAT included in it', async () => {
    const { drawer } = await open()
    expect(sumsOf(drawer)).toEqual([
      [words.subTotal, '800 kr'],
      [words.fixedDiscount, '−100 kr'],
      [words.shippingEstimated, '49 kr'],
      [words.totalIncVat, '749 kr'],
      [words.vat, '149.8 kr'],
    ])
  })

  it('R-PRICE-01 R-CART-13 a business sees amounts without VAT, then the VAT, then the same amount to pay', async () => {
    const { shop, drawer } = await open()
    act(() => changeCustomerType(shop, 'ORGANIZATION'))
    expect(screen.getByText(words.subTotal).className, 'labelled').toBe('says-ex-vat')
    const rows = sumsOf(drawer)
    expect(rows).toEqual([
      [words.subTotal, '640 kr'],
      [words.fixedDiscount, '−80 kr'],
      [words.shippingEstimated, '39.2 kr'],
      [words.totalExVat, '599.2 kr'],
      [words.vatAdded, '149.8 kr'],
      [words.totalIncVat, '749 kr'],
    ])
    const [subTotal, discount, fee, total, vat, toPay] = rows.map(([, amount]) => Math.round(100 * amountOf(amount)))
    expect((subTotal ?? 0) - (discount ?? 0) + (fee ?? 0)).toBe(total)
    expect((total ?? 0) + (vat ?? 0)).toBe(toPay)
  })

  it('R-CART-13 R-PRICE-01 the fee of a payment method has its own row, with or without VAT as the customer sees prices', async () => {
    const fees = { paymentFeeIncVat: 19, paymentFeeExVat: 15.2, shippingFeeIncVat: 49 }
    const { shop, drawer } = await open(discountedCart(fees))
    const fee = () =>
      sumsOf(drawer)
        .find(([name]) => name === words.paymentFee)?.[1]
        ?.replaceAll(/\s/g, ' ')
    expect(fee()).toBe('19 kr')
    act(() => changeCustomerType(shop, 'ORGANIZATION'))
    expect(fee()).toBe('15,20 kr')
  })

  it('R-PRICE-01 lines show prices without VAT; the amount left to free delivery is labelled as including VAT', async () => {
    const { shop, drawer } = await open()
    const line = within(drawer).getByTestId('cart-line')
    expect(shownText(line)).toContain('2 × 400 kr')
    expect(shownText(drawer)).toContain('Handla för 299 kr till')
    act(() => changeCustomerType(shop, 'ORGANIZATION'))
    expect(shownText(line)).toContain('2 × 320 kr')
    expect(shownText(line)).not.toContain('400 kr')
    expect(shownText(drawer)).toContain('Handla för 299 kr inkl. moms till')
  })

  it('R-PRICE-01 the added notice shows the price without VAT and its label', async () => {
    const { shop } = makeShop()
    changeCustomerType(shop, 'ORGANIZATION')
    renderInShop(<LayerHost />, shop)
    const [line] = discountedCart().lines
    if (line) act(() => showAdded(shop, line))
    await screen.findByText(words.addedTitle)
    expect([...document.querySelectorAll('.says-ex-vat')].map(shownText)).toEqual(['2 × 320 kr'])
  })
})
