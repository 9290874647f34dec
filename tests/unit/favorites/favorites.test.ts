// @vitest-environment jsdom

import { BroadcastChannel as NodeChannel } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCookie } from '@/lib/browser/cookies'
import { COOKIE, FAVORITES_CHANNEL, FAVORITES_KEY } from '@/lib/config/constants'
import { favoriteIds } from '@/lib/favorites/favorite-ids'
import { removeFavorites } from '@/lib/favorites/remove-favorites'
import { toggleFavorite } from '@/lib/favorites/toggle-favorite'
import { startShop } from '@/lib/flows/start-shop'
import { parseProductIds } from '@/lib/product/card-product-schema'
import { changeCustomerType } from '@/lib/store/change-customer-type'
import { dropCookies, makeShop } from '@/tests/support/shop-fixtures'

const error = vi.spyOn(console, 'error')
const stored = () => JSON.parse(localStorage.getItem(FAVORITES_KEY) ?? 'null')
const stops: (() => void)[] = []

/** A tab of the shop, started as the provider starts it. */
function openTab() {
  const made = makeShop()
  const stop = startShop(made.shop)
  stops.push(stop)
  const ids = () => made.state().favorites.ids
  const known = () => vi.waitFor(() => expect(made.state().favorites.isKnown).toBe(true))
  const events = () => made.state().events.map(({ type, data }) => [type, (data as { id: number }).id])
  return { ...made, ids, known, events }
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', NodeChannel)
  error.mockImplementation(() => {})
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
  dropCookies()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('favourites of this device', () => {
  it('R-FAV-01 stored ids become unique numbers; invalid ids are left out', async () => {
    localStorage.setItem(FAVORITES_KEY, JSON.stringify(['7', 8, '8', 7, '', ' ', 'abc', null, -1, 1.5, { id: 9 }, 10]))
    const { ids, known } = openTab()
    await known()
    expect(ids()).toEqual([7, 8, 10])
    expect(error).not.toHaveBeenCalled()
  })

  it.each(['{', '{"ids":[1]}', '7', '"x"'])(
    'R-FAV-01 garbage in storage (%s) is an empty list and one line',
    async (text) => {
      localStorage.setItem(FAVORITES_KEY, text)
      const { ids, known } = openTab()
      await known()
      expect(ids()).toEqual([])
      expect(error).toHaveBeenCalledTimes(1)
    },
  )

  it('R-FAV-02 the toggle adds and removes an id, stores the list and adds an event', async () => {
    const { shop, ids, events, known } = openTab()
    await known()
    await toggleFavorite(shop, 7)
    await toggleFavorite(shop, '8')
    expect([ids(), stored()]).toEqual([
      [7, 8],
      [7, 8],
    ])
    await toggleFavorite(shop, '7')
    expect([ids(), stored()]).toEqual([[8], [8]])
    expect(events()).toEqual([
      ['favorite:add', 7],
      ['favorite:add', 8],
      ['favorite:remove', 7],
    ])
  })

  it('R-FAV-02 R-FAV-03 a document restored from the back/forward cache loads favourites stored in the meantime', async () => {
    localStorage.setItem(FAVORITES_KEY, '[7]')
    const { shop, ids, events, known } = openTab()
    await known()
    localStorage.setItem(FAVORITES_KEY, '[7,8]')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await vi.waitFor(() => expect(ids()).toEqual([7, 8]))
    expect(events(), 'nothing was changed here').toEqual([])
    await toggleFavorite(shop, 9)
    expect(stored()).toEqual([7, 8, 9])
  })

  it('R-FAV-02 an empty id does nothing', async () => {
    const { shop, ids, events, known, post } = openTab()
    await known()
    for (const nothing of ['', '  ', 0, Number.NaN]) await toggleFavorite(shop, nothing)
    expect([ids(), stored(), events(), post.mock.calls]).toEqual([[], null, [], []])
  })

  it('R-FAV-02 a toggle before the stored list was read does not lose it', async () => {
    localStorage.setItem(FAVORITES_KEY, '[1,2]')
    const { shop, state } = makeShop()
    await toggleFavorite(shop, 3)
    expect([state().favorites.ids, stored()]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
  })

  it('R-FAV-02 of more than 1000 ids the oldest goes, with an event', async () => {
    localStorage.setItem(FAVORITES_KEY, JSON.stringify(Array.from({ length: 1000 }, (_, index) => index + 1)))
    const { shop, ids, events, known } = openTab()
    await known()
    await toggleFavorite(shop, 5000)
    expect([ids().length, ids()[0], ids().at(-1), stored().length]).toEqual([1000, 2, 5000, 1000])
    expect(events()).toEqual([
      ['favorite:add', 5000],
      ['favorite:remove', 1],
    ])
  })

  it('R-FAV-02 when storage is blocked they are kept in memory', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const { shop, ids, known } = openTab()
    await known()
    await toggleFavorite(shop, 7)
    expect(ids()).toEqual([7])
    blocked.mockRestore()
  })

  it('T22 the cookie of the persisted state has no favourites', async () => {
    const { shop, known } = openTab()
    await known()
    for (const id of [7, 8, 9]) await toggleFavorite(shop, id)
    changeCustomerType(shop, 'ORGANIZATION')
    await vi.waitFor(() => expect(readCookie(COOKIE.persisted)).toBeTruthy())
    expect(JSON.parse(readCookie(COOKIE.persisted) ?? '')).toEqual({ customerType: 'ORGANIZATION', vatIncluded: false })
  })

  it('undo restores a removed favourite to its place, even if others were added in the meantime', async () => {
    localStorage.setItem(FAVORITES_KEY, '[1,2,3]')
    const { shop, ids, known } = openTab()
    await known()
    const restore = removeFavorites(shop, [2])
    await toggleFavorite(shop, 4)
    await toggleFavorite(shop, 1)
    restore()
    expect(ids()).toEqual([2, 3, 4])
  })
})

describe('favorites_channel', () => {
  it('R-FAV-03 the toggle reaches the other tabs, which only set their store', async () => {
    const [one, two] = [openTab(), openTab()]
    await Promise.all([one.known(), two.known()])
    await toggleFavorite(one.shop, 7)
    await vi.waitFor(() => expect(two.ids()).toEqual([7]))
    expect([two.events(), two.post.mock.calls]).toEqual([[], []])
    await toggleFavorite(two.shop, 7)
    await vi.waitFor(() => expect(one.ids()).toEqual([]))
  })

  it('R-FAV-03 uses a channel of its own and drops invalid messages', async () => {
    const { shop, ids, known } = openTab()
    await known()
    const heard = vi.fn()
    const stranger = new NodeChannel(FAVORITES_CHANNEL)
    stranger.onmessage = (event) => heard((event as { data: unknown }).data)
    await toggleFavorite(shop, 7)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ type: 'favorites', data: [7] }))
    stranger.postMessage({ type: 'favorites', data: 'all' })
    stranger.postMessage({ type: 'favorites', data: ['9', 9, 10] })
    await vi.waitFor(() => expect(ids()).toEqual([9, 10]))
    expect(error).toHaveBeenCalledTimes(1)
    stranger.close()
  })
})

it('R-FAV-01 every id that is kept can be asked for, so that one written elsewhere does not block the others', () => {
  const kept = favoriteIds([7, 1_234_567_890, 999_999_999, '12345678901'])
  expect(kept).toEqual([7, 999_999_999])
  expect(parseProductIds(kept.join(','))).toEqual(kept)
})
