import { itemAt } from '#catalogue/item-at'
import type { CatalogueCampaign } from '#catalogue/types'
import { fulfilmentOf } from '#commerce/fulfilment'
import type { OrderRecord } from '#commerce/shop-records'
import { readMail } from '#outbox/read-mail'
import { LOCAL_RETURN_SECRETS } from '#returns/order-access'
import { serveAuth } from './auth-fixture'
import { asking, campaign, fixtureCatalogue, prices } from './commerce-fixture'
import { form } from './order-fixture'

const DAY = 24 * 60 * 60 * 1000

const onCart = (campaignId: number, more: Partial<CatalogueCampaign>) =>
  campaign(campaignId, { type: 'CART_CAMPAIGN', percent: 0, productIds: 'all', ...more })
const coded = (campaignId: number, code: string, more: Partial<CatalogueCampaign>) =>
  campaign(campaignId, { type: 'CODE', code, percent: 0, productIds: 'all', ...more })

/** Three pieces of product 41 (9 € / 89 kr) for two, and codes. */
const CAMPAIGNS = [
  onCart(40, { offer: { kind: 'multi-buy', size: 3, paid: 2 }, productIds: [41] }),
  coded(50, 'TEN', { amountOff: prices(10_00, 100_00), minimum: prices(150_00, 1500_00) }),
  coded(51, 'SEND', { offer: { kind: 'free-shipping' } }),
  coded(52, 'TENTH', { percent: 10 }),
  coded(54, 'THREE', { offer: { kind: 'multi-buy', size: 3, paid: 2 }, productIds: [11, 20] }),
  coded(53, 'GIFT', { offer: { kind: 'gift', productId: 20 } }),
]

type Market = OrderRecord['market']
const LANGS = { fi: 'fi', se: 'sv', no: 'nb', dk: 'da' } as const

type Ordered = {
  market?: Market
  email?: string
  code?: string
  token?: string
  /** More fields of the checkout. */
  more?: Record<string, unknown>
}

type Sent = {
  body?: unknown
  access?: string
  token?: string
  market?: Market
  lang?: string
  key?: string
  headers?: Record<string, string>
}

/** Untyped JSON; the tests check its shape. */
type Json = ReturnType<typeof JSON.parse>
export type Answer = { status: number; body: Json; headers: Headers }

let keys = 0
/** An idempotency key that was not used before. */
export function newKey(): string {
  keys += 1
  return `key-of-a-test-${String(keys).padStart(4, '0')}`
}

/** A small shop with the returns service over HTTP; `time.now` is its clock, epoch ms. */
export async function serveReturns(options: Parameters<typeof serveAuth>[0] = {}) {
  const shop = await serveAuth({ catalogue: { ...fixtureCatalogue(), campaigns: CAMPAIGNS }, ...options })
  const { commerce, origin, time } = shop
  const ask = asking(commerce)

  const headersOf = ({ access, token, market = 'fi', lang = LANGS[market], key, headers }: Sent) => ({
    'content-type': 'application/json',
    authorization: `Bearer ${LOCAL_RETURN_SECRETS.service}`,
    'x-market': market,
    'x-language': lang,
    ...(access !== undefined && { 'x-order-access': access }),
    ...(token !== undefined && { 'x-customer-token': token }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...headers,
  })
  const send = async (method: 'GET' | 'POST', path: string, sent: Sent = {}): Promise<Answer> => {
    const { body } = sent
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const init = { method, headers: headersOf(sent), ...(method === 'POST' && { body: text ?? '' }) }
    const { status, headers, text: answer } = await shop.call(`/returns/v1/${path}`, init)
    return { status, headers, body: answer === '' ? null : JSON.parse(answer) }
  }
  const get = (path: string, sent?: Sent) => send('GET', path, sent)
  const post = (path: string, sent?: Sent) => send('POST', path, sent)

  /** Places and pays an order of `[skuId, pieces]`. */
  const order = async (items: [number, number][], given: Ordered = {}): Promise<OrderRecord> => {
    const { market = 'fi', email = 'guest@example.fi', code, token, more = {} } = given
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const id: string = (await ask('query ($market: String) { getCart(id: "", marketId: $market) { id } }', { market }))
      .data.getCart.id
    for (const [skuId, quantity] of items) {
      await ask(
        'mutation ($id: String!, $item: CartItemInputType!, $market: String) { addToCart(id: $id, item: $item, marketId: $market) { id } }',
        { id, market, item: { skuId, quantity } },
        headers,
      )
    }
    if (code !== undefined)
      await ask(
        'mutation ($id: String!, $code: String!, $market: String) { setCartPromoCode(id: $id, promoCode: $code, marketId: $market) { id } }',
        { id, code, market },
        headers,
      )
    const placed = await ask(
      'mutation ($id: String!, $checkout: CheckoutInputType!, $market: String) { placeOrder(cartId: $id, checkout: $checkout, marketId: $market) { publicId } }',
      { id, market, checkout: form(market, { email, ...more }) },
      { ...headers, 'x-idempotency-key': newKey() },
    )
    return orderOf(placed.data.placeOrder.publicId)
  }
  const orderOf = (publicId: string): OrderRecord => {
    const found = commerce.state.data.orders[publicId]
    if (!found) throw new Error(`There is no order: ${publicId}`)
    return found
  }
  /** Delivers an order so many days ago. */
  const deliver = ({ publicId }: OrderRecord, daysAgo = 0): OrderRecord => {
    const placed = orderOf(publicId)
    const deliveredAt = time.now - daysAgo * DAY
    const fulfilment = { ...fulfilmentOf(placed), status: 'completed', completedAt: deliveredAt, deliveredAt }
    commerce.state.commit({ order: { ...placed, fulfilment } })
    return orderOf(publicId)
  }
  const delivered = async (items: [number, number][], given: Ordered = {}, daysAgo = 0): Promise<OrderRecord> =>
    deliver(await order(items, given), daysAgo)

  const find = (body: unknown, sent: Sent = {}) => post('orders/find', { body, ...sent })
  /** The access to an order by its number and e-mail address. */
  const accessTo = async ({ orderId, email, market }: OrderRecord): Promise<string> =>
    (await find({ orderNumber: orderId, email }, { market })).body.access
  /** Registers a return of pieces by line. */
  const register = async (own: OrderRecord, pieces: Record<string, number>, more: Record<string, unknown> = {}) => {
    const lines = Object.entries(pieces).map(([lineId, quantity]) => ({ lineId, quantity }))
    const { market } = own
    return post('order/returns', { access: await accessTo(own), market, key: newKey(), body: { lines, ...more } })
  }
  /** Withdraws from a whole order; the return that this leads to. */
  const withdrawn = async (own: OrderRecord): Promise<Json> => {
    const body = { name: 'Anna', order: own.orderId, email: own.email }
    const { market } = own
    const { status } = await post('withdrawals', { market, key: newKey(), body })
    if (status !== 201) throw new Error(`The statement was refused: ${status}`)
    return (await get('order', { access: await accessTo(own), market })).body.returns[0]
  }
  const advance = (number: string, status: string, more: Record<string, unknown> = {}) =>
    shop.control({ advanceReturn: { return: number, status, ...more } })

  return {
    ...shop,
    ask,
    get,
    post,
    order,
    orderOf,
    deliver,
    delivered,
    find,
    accessTo,
    register,
    withdrawn,
    advance,
    mails: (to?: string) =>
      commerce.state.data.mails
        .filter((mail) => to === undefined || mail.to === to)
        .map((mail) => readMail(commerce, mail))
        .reverse(),
    /** The newest mail to an address. */
    newestMail: (to: string) => {
      const record = commerce.state.data.mails.filter((mail) => mail.to === to).slice(-1)
      return readMail(commerce, itemAt(record, 0))
    },
    /** The access token of a customer who has just registered. */
    customer: async (email: string): Promise<string> => (await shop.register(email, 'secret1')).body.token,
    origin,
  }
}

export type ReturnsShop = Awaited<ReturnType<typeof serveReturns>>
