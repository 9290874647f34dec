import type { DocumentNode } from '@apollo/client'
import { print } from 'graphql'
import { expect, it } from 'vitest'
import {
  AddToCartDocument,
  CheckoutDocument,
  GetCartDocument,
  PlaceOrderDocument,
  ProductDocument,
  ProductsDocument,
} from '@/graphql/generated/graphql'
import { discountName } from '@/lib/cart/discount-name'
import { mapCart } from '@/lib/cart/map-cart'
import { mapConfirmedOrder } from '@/lib/checkout/confirmed-order'
import { toCardRow } from '@/lib/product/card-row'
import { mapProduct } from '@/lib/product/map-product'
import { mapProductCard } from '@/lib/product/map-product-card'
import {
  asking,
  campaign,
  fixtureCatalogue,
  fixtureCommerce,
  NOW,
  prices,
} from '@/packages/mock-backend/tests/commerce-fixture'

const onCart = (id: number, more: Parameters<typeof campaign>[1]) =>
  campaign(id, { type: 'CART_CAMPAIGN', percent: 0, productIds: 'all', ...more })
const CAMPAIGNS = [
  campaign(71, { productIds: [20], percent: 20 }),
  onCart(72, { offer: { kind: 'multi-buy', size: 3, paid: 2 }, productIds: [20] }),
  onCart(73, { offer: { kind: 'steps', steps: [{ from: prices(100_00, 1000_00), off: prices(15_00, 150_00) }] } }),
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

const namesOf = (campaigns: readonly { name: string }[]) => campaigns.map(({ name }) => name)

it('R-CART-12 R-CART-13 R-LIST-08 a campaign has one name on card, product, cart and order, and its amounts are whole and the same', async () => {
  const send = asking(fixtureCommerce({ catalogue: { ...fixtureCatalogue(), campaigns: CAMPAIGNS } }))
  const ask = async (document: object, variables: object) =>
    (await send(print(document as DocumentNode), { ...WHERE, ...variables })).data
  const ofProduct = ['Ale 71 sv', 'Ale 72 sv']

  const { products } = (await ask(ProductsDocument, { filter: { productIds: [20] } })).products
  const card = mapProductCard(products[0])
  expect(card && toCardRow(card, { now: NOW }).campaign).toBe(ofProduct.join(', '))
  const product = mapProduct((await ask(ProductDocument, { productId: 20 })).product)
  expect(namesOf(product?.campaigns ?? [])).toEqual(ofProduct)

  const { id } = (await ask(GetCartDocument, { id: '' })).getCart
  await ask(AddToCartDocument, { id, item: { skuId: 201, quantity: 4 } })
  const cart = mapCart((await ask(GetCartDocument, { id })).getCart)
  const [line] = cart?.lines ?? []
  if (!cart || !line) throw new Error('The cart has no line')
  expect(namesOf(line.campaigns)).toEqual(ofProduct)
  expect(line.priceRows.map(({ quantity, price }) => [quantity, price.incVat])).toEqual([
    [3, '1\u00a0199\u00a0kr'],
    [1, '0\u00a0kr'],
  ])
  expect([discountName(cart), cart.summary.fixedDiscountIncVat]).toEqual(['Ale 73 sv', 150])

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
  expect(order?.cart?.lines[0]).toMatchObject({
    campaigns: line.campaigns,
    priceRows: line.priceRows,
    total: line.total,
  })
  expect(order?.cart && discountName(order.cart)).toBe('Ale 73 sv')
  expect(order?.sums.discount).toBe(150)
  expect(Number.isInteger(order?.sums.total)).toBe(true)
})
