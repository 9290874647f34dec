import { contextIds } from '@/lib/apollo/context-ids'
import type { Site } from '@/lib/market/site'
import { BACKEND_PORT } from './shop-test'

type Place = Pick<Site, 'market' | 'lang'>
type BackendCart = { id: string; items: { skuId: number; quantity: number }[] }

const IDS = '$channelId: String, $marketId: String, $languageId: String'
const PASSED = 'channelId: $channelId, marketId: $marketId, languageId: $languageId'
const CART = '{ id items { skuId quantity } }'
const GET = `query getCart($id: String, ${IDS}) { cart: getCart(id: $id, ${PASSED}) ${CART} }`
const ADD = `mutation addToCart($id: String!, $item: CartItemInputType!, ${IDS}) { cart: addToCart(id: $id, item: $item, ${PASSED}) ${CART} }`

async function ask(query: string, variables: object): Promise<BackendCart> {
  const answer = await fetch(`http://127.0.0.1:${BACKEND_PORT}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await answer.json()) as { data?: { cart?: BackendCart | null }; errors?: unknown }
  if (!data?.cart) throw new Error(`The backend answered ${JSON.stringify(errors)}`)
  return data.cart
}

/** A cart as the backend has it. */
export const readCart = (place: Place, id: string): Promise<BackendCart> => ask(GET, { id, ...contextIds(place) })

/** Somebody else's cart, filled behind the shop's back; its id. */
export async function makeSharedCart(place: Place, items: BackendCart['items']): Promise<string> {
  const { id } = await readCart(place, '')
  for (const item of items) await ask(ADD, { id, item, ...contextIds(place) })
  return id
}
