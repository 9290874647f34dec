// @vitest-environment jsdom
import { BroadcastChannel as NodeChannel } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveCart } from '@/lib/cart/save-cart'
import { CROSS_TAB_CHANNEL } from '@/lib/config/constants'
import { openChannel } from '@/lib/cross-tab/open-channel'
import { type TabMessage, tabMessageSchema } from '@/lib/cross-tab/tab-message-schema'
import { receiveMessage } from '@/lib/flows/receive-message'
import { startShop } from '@/lib/flows/start-shop'
import { changeCustomerType } from '@/lib/store/change-customer-type'
import { cartFragment, dropCookies, makeCart, makeShop } from '@/tests/support/shop-fixtures'

beforeEach(() => void vi.stubGlobal('BroadcastChannel', NodeChannel))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  dropCookies()
})

describe('ralph_channel', () => {
  it('R-TAB-01 a cart saved in one tab reaches the other without a reload, and is not sent back', async () => {
    const [one, two] = [makeShop(), makeShop()]
    const answers = vi.fn()
    const channelOne = openChannel(answers)
    const channelTwo = openChannel((message) => receiveMessage(two.shop, message))
    two.shop.connectTabs(channelTwo.post)
    saveCart(one.shop, makeCart('shared', [{ skuId: 7, quantity: 2 }]))
    // posted before the channel is open
    one.shop.connectTabs(channelOne.post)
    await vi.waitFor(() => expect(two.state().cart.data?.itemCount).toBe(2))
    expect(two.state().cart.data).toEqual(one.state().cart.data)
    expect(answers).not.toHaveBeenCalled()
    channelOne.close()
    channelTwo.close()
  })

  it('R-PRICE-03 R-TAB-01 a change of the customer type reaches the other tab, which sends nothing back', async () => {
    const [one, two] = [makeShop(), makeShop()]
    const stops = [startShop(one.shop), startShop(two.shop)]
    changeCustomerType(one.shop, 'ORGANIZATION')
    await vi.waitFor(() => expect(two.state().root).toMatchObject({ customerType: 'ORGANIZATION', vatIncluded: false }))
    expect(two.post).not.toHaveBeenCalled()
    expect(two.state().events, 'the shopper changed it once').toEqual([])
    for (const stop of stops) stop()
  })

  it('R-TAB-01 messages wait until a channel is open, also after it was closed', () => {
    const { shop } = makeShop()
    const [first, second] = [vi.fn(), vi.fn()]
    const message = (market: string): TabMessage => ({ type: 'cart', market, lang: 'sv', data: null })
    shop.post(message('se'))
    const disconnect = shop.connectTabs(first)
    shop.post(message('no'))
    disconnect()
    shop.post(message('dk'))
    shop.connectTabs(second)
    expect(first.mock.calls).toEqual([[message('se')], [message('no')]])
    expect(second.mock.calls).toEqual([[message('dk')]])
  })

  it('R-TAB-01 an invalid message is logged and not received', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const receive = vi.fn()
    const channel = openChannel(receive)
    const stranger = new NodeChannel(CROSS_TAB_CHANNEL)
    stranger.postMessage({ type: 'cart', market: 'se', lang: 'sv', data: { id: 5 } })
    await vi.waitFor(() => expect(error).toHaveBeenCalled())
    expect(receive).not.toHaveBeenCalled()
    stranger.close()
    channel.close()
  })

  it('R-TAB-01 posting does nothing in a browser without BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const channel = openChannel(() => {})
    expect(() => channel.post({ type: 'cart', data: null, market: 'se', lang: 'sv' })).not.toThrow()
    channel.close()
  })

  it('R-TAB-01 every kind of message arrives in another tab as it was sent', async () => {
    const sent: TabMessage[] = [
      { type: 'cart', market: 'se', lang: 'sv', data: makeCart('c', [{ skuId: 1, quantity: 1 }]) },
      { type: 'cart', market: 'se', lang: 'sv', data: null },
      { type: 'customer-type', data: 'ORGANIZATION' },
      { type: 'market', market: 'dk', data: { alias: 'dk', currency: 'DKK' } },
      { type: 'checkout-market', market: 'dk', data: { alias: 'dk', currency: 'DKK' } },
    ]
    const arrived: TabMessage[] = []
    const [one, two] = [openChannel(() => {}), openChannel((message) => arrived.push(message))]
    for (const message of sent) one.post(message)
    await vi.waitFor(() => expect(arrived).toEqual(sent))
    one.close()
    two.close()
  })

  it('R-PRICE-01 a message with an unknown customer type is ignored', () => {
    for (const data of ['KING', '', null, { type: 'ORGANIZATION' }])
      expect(tabMessageSchema.safeParse({ type: 'customer-type', data }).success).toBe(false)
  })

  it('R-TAB-01 auth and market messages change the shared state', () => {
    const { shop, state } = makeShop()
    receiveMessage(shop, { type: 'auth', market: 'se', data: { id: '1', email: 'a@b.se' } })
    expect(state().auth.user).toEqual({ id: '1', email: 'a@b.se' })
    receiveMessage(shop, { type: 'market', market: 'dk', data: { alias: 'dk', currency: 'DKK' } })
    expect(state().channel).toMatchObject({ currentMarket: 'dk', checkoutMarket: 'dk', currentCurrency: 'DKK' })
    receiveMessage(shop, { type: 'checkout-market', market: 'no', data: { alias: 'no', currency: 'NOK' } })
    expect(state().channel).toMatchObject({ currentMarket: 'dk', checkoutMarket: 'no' })
  })

  it('R-TAB-01 a cart of another market is fetched with the prices of this one, and not sent back', async () => {
    const { shop, state, post } = makeShop({ getCart: cartFragment('shared', [{ skuId: 7, quantity: 1, unit: 999 }]) })
    receiveMessage(shop, {
      type: 'cart',
      market: 'dk',
      lang: 'sv',
      data: makeCart('shared', [{ skuId: 7, quantity: 1 }]),
    })
    await vi.waitFor(() => expect(state().cart.data?.summary.subTotal.incVat).toBe('999 kr'), 20_000)
    expect(post).not.toHaveBeenCalled()
  })
})
