import { contextIds } from '@/lib/apollo/context-ids'
import type { MarketLang } from '@/lib/market/site'
import { BACKEND_PORT } from './shop-test'

type BackendCart = { id: string; items: { skuId: number; quantity: number }[] }
type OrderedCart = BackendCart & {
  isCompleted: boolean
  summary: {
    total: { sellingPriceIncVat: number }
    shipping: { feeIncVat: number }
    fees: { paymentFeeIncVat: number }
    payment: { name: string } | null
  }
}

const IDS = '$channelId: String, $marketId: String, $languageId: String'
const PASSED = 'channelId: $channelId, marketId: $marketId, languageId: $languageId'
const CART = '{ id items { skuId quantity } }'
const GET = `query getCart($id: String, ${IDS}) { cart: getCart(id: $id, ${PASSED}) ${CART} }`
const ADD = `mutation addToCart($id: String!, $item: CartItemInputType!, ${IDS}) { cart: addToCart(id: $id, item: $item, ${PASSED}) ${CART} }`
const ORDERED = `query orderedCart($id: String, ${IDS}) {
  cart: getCart(id: $id, includeCompleted: true, ${PASSED}) {
    id isCompleted items { skuId quantity }
    summary { total { sellingPriceIncVat } shipping { feeIncVat } fees { paymentFeeIncVat } payment { name } }
  }
}`

async function ask<Found = BackendCart>(query: string, variables: object, port = BACKEND_PORT): Promise<Found> {
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await answer.json()) as { data?: { cart?: Found | null }; errors?: unknown }
  if (!data?.cart) throw new Error(`The backend answered ${JSON.stringify(errors)}`)
  return data.cart
}

/** A cart as the backend has it. */
export const readCart = (site: MarketLang, id: string, port = BACKEND_PORT): Promise<BackendCart> =>
  ask(GET, { id, ...contextIds(site) }, port)

/** A cart, even an ordered one, with its total and payment method. */
export const readOrderedCart = (site: MarketLang, id: string, port: number): Promise<OrderedCart> =>
  ask<OrderedCart>(ORDERED, { id, ...contextIds(site) }, port)

/** Fills a cart through the backend; returns its id. */
export async function makeSharedCart(
  site: MarketLang,
  items: BackendCart['items'],
  port = BACKEND_PORT,
): Promise<string> {
  const { id } = await readCart(site, '', port)
  for (const item of items) await ask(ADD, { id, item, ...contextIds(site) }, port)
  return id
}
