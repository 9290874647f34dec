import type { DocumentNode } from '@apollo/client'
import { print } from 'graphql'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CartLineRow } from '@/components/cart/cart-line-row'
import { CartSums } from '@/components/cart/cart-sums'
import { OrderSums } from '@/components/checkout/confirm/order-sums'
import { OrderedItems } from '@/components/checkout/confirm/ordered-items'
import { ProductCard } from '@/components/product/product-card'
import {
  AddToCartDocument,
  CheckoutDocument,
  GetCartDocument,
  PlaceOrderDocument,
  ProductDocument,
  ProductsDocument,
  SetCartPromoCodeDocument,
} from '@/graphql/generated/graphql'
import { mapCart } from '@/lib/cart/map-cart'
import { mapConfirmedOrder } from '@/lib/checkout/confirm/confirmed-order'
import { toCardRow } from '@/lib/product/card-row'
import { mapProduct } from '@/lib/product/map-product'
import { mapProductCard } from '@/lib/product/map-product-card'
import { shownNames } from '@/lib/product/shown-names'
import {
  asking,
  campaign,
  fixtureCatalogue,
  fixtureCommerce,
  NOW,
  prices,
} from '@/packages/mock-backend/tests/commerce-fixture'
import { inShop, makeShop } from '@/tests/support/shop-fixtures'

const onCart = (id: number, more: Parameters<typeof campaign>[1]) =>
  campaign(id, { type: 'CART_CAMPAIGN', percent: 0, productIds: 'all', ...more })
const CAMPAIGNS = [
  campaign(71, { productIds: [20], percent: 20 }),
  onCart(72, { offer: { kind: 'multi-buy', size: 3, paid: 2 }, productIds: [20] }),
  onCart(73, { offer: { kind: 'steps', steps: [{ from: prices(100_00, 1000_00), off: prices(15_00, 150_00) }] } }),
  onCart(74, { percent: 10, productIds: [20] }),
  onCart(75, { type: 'CODE', code: 'SHIP', offer: { kind: 'free-shipping' } }),
]
const ADDRESS = {
  firstName: 'Saga',
  lastName: 'Lind',
  addressLine1: 'Gatan 1',
  zip: '111 22',
  city: 'Stockholm',
  country: 'SE',
}
const WHERE = {
  marketId: 'se',
  cartMarketAlias: 'se',
  checkoutMarketId: 'se',
  checkoutMarket: 'se',
  languageId: 'sv-SE',
}

const namesOf = (campaigns: readonly { name: string }[]) => campaigns.map(({ name }) => name).sort()

/** The text of a part of the page as the server renders it. */
const textOf = (element: ReactElement): string =>
  renderToStaticMarkup(inShop(element, makeShop().shop)).replaceAll(/<[^>]*>/g, '|')

it('R-CART-12 R-CART-13 R-LIST-08 every kind of campaign has one name on card, product, cart and order, and its amounts are whole and the same', async () => {
  const send = asking(fixtureCommerce({ catalogue: { ...fixtureCatalogue(), campaigns: CAMPAIGNS } }))
  const ask = async (document: object, variables: object) =>
    (await send(print(document as DocumentNode), { ...WHERE, ...variables })).data
  const ofProduct = ['Ale 71 sv', 'Ale 72 sv', 'Ale 74 sv']

  const { products } = (await ask(ProductsDocument, { filter: { productIds: [20] } })).products
  const card = mapProductCard(products[0])
  if (!card) throw new Error('There is no card')
  expect(textOf(<ProductCard row={toCardRow(card, { lang: 'sv', now: NOW })} />)).toContain(ofProduct.join(', '))
  const product = mapProduct((await ask(ProductDocument, { productId: 20 })).product)
  expect(shownNames(product?.campaigns ?? [])).toEqual(ofProduct)

  const { id } = (await ask(GetCartDocument, { id: '' })).getCart
  await ask(AddToCartDocument, { id, item: { skuId: 201, quantity: 4 } })
  await ask(SetCartPromoCodeDocument, { id, promoCode: 'SHIP' })
  const cart = mapCart((await ask(GetCartDocument, { id })).getCart)
  const [line] = cart?.lines ?? []
  if (!cart || !line) throw new Error('The cart has no line')
  expect(namesOf(line.campaigns)).toEqual(ofProduct)
  const row = textOf(<CartLineRow line={line} isReturning={false} hasFocus={false} onRemove={() => {}} />)
  for (const name of ofProduct) expect(row).toContain(`|${name}|`)
  expect(line.priceRows.map(({ quantity, price }) => [quantity, price.incVat])).toEqual([
    [3, '1\u00a0079\u00a0kr'],
    [1, '0\u00a0kr'],
  ])
  const sums = textOf(<CartSums cart={cart} />)
  expect(sums).toContain('|Ale 73 sv|')
  expect(sums, 'of the delivery, not of the discount').toMatch(/\|Ale 75 sv\|+Gratis\|/)
  expect(cart.summary.fixedDiscountIncVat).toBe(150)

  const checkout = {
    email: 'saga@mejl.se',
    billingAddress: ADDRESS,
    shippingId: 21,
    paymentId: 22,
    identityNumber: '811218-9876',
  }
  const { publicId } = (await ask(PlaceOrderDocument, { cartId: id, checkout })).placeOrder
  const found = (await ask(CheckoutDocument, { id: publicId, cartId: id, paymentType: 'STANDARD' })).checkout
  const order = mapConfirmedOrder(found)
  if (!order) throw new Error('There is no order')
  expect(order.cart?.lines[0]).toMatchObject({
    campaigns: line.campaigns,
    priceRows: line.priceRows,
    total: line.total,
  })
  expect(order.sums.discount).toBe(150)
  expect(Number.isInteger(order.sums.total)).toBe(true)
  for (const confirmed of [order, { ...order, cart: null }]) {
    const items = textOf(<OrderedItems order={confirmed} />)
    for (const name of ofProduct) expect(items).toContain(`|${name}|`)
    expect(textOf(<OrderSums order={confirmed} />)).toContain('Ale 73 sv')
  }
})
