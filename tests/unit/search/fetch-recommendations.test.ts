import { beforeEach, expect, it, vi } from 'vitest'
import { fetchRecommendations } from '@/lib/search/fetch-recommendations'
import { findTicket } from '@/lib/search/search-tickets'
import { recommendations, searchService } from '@/tests/support/search-fixtures'
import { makeShop } from '@/tests/support/shop-fixtures'

const watchSearchEvents = vi.hoisted(() => vi.fn())
vi.mock('@/lib/search/watch-search-events', () => ({ watchSearchEvents }))

beforeEach(() => void vi.clearAllMocks())

const KEYS = {
  customerKey: '11111111-1111-4111-8111-111111111111',
  sessionKey: '22222222-2222-4222-8222-222222222222',
}
const POPULAR = { place: 'popular' } as const

it('T32 R-SEARCH-06 before a search all browsers share an anonymous session, and no tickets are stored', async () => {
  const { queries } = searchService({ 'landing-page': recommendations({ TOP_PRODUCTS: [1, 2, 3] }) })
  const [one, other] = [makeShop(), makeShop()]
  await fetchRecommendations(one.shop, POPULAR)
  await fetchRecommendations(other.shop, POPULAR)
  const [first, second] = queries('landing-page').map(({ params }) => Object.fromEntries(params))
  expect(first).toEqual(second)
  expect(first).toMatchObject({ notify: 'false', market: 'SE', locale: 'sv-SE', touchpoint: 'desktop' })
  expect(one.state().searchSession).toMatchObject({ customerKey: '', sessionKey: '' })
  expect(findTicket(one.shop, 'A-1', null)).toBeUndefined()
  expect(watchSearchEvents).not.toHaveBeenCalled()
})

it('R-SEARCH-09 T32 after a search the keys of the tab are used and tickets are stored', async () => {
  const { queries } = searchService({ 'landing-page': recommendations({ TOP_PRODUCTS: [1, 2, 3] }) })
  const { shop, state } = makeShop()
  state().setSearchSession(KEYS)
  const rows = await fetchRecommendations(shop, POPULAR)
  const params = queries('landing-page')[0]?.params
  expect(Object.fromEntries(params ?? [])).toMatchObject(KEYS)
  expect(params?.has('notify')).toBe(false)
  expect(findTicket(shop, 'A-1', null)).toBe('ticket-1')
  // what a press on a card names
  expect(rows[0]).toMatchObject({ id: 1, key: 'A-1', ticket: 'ticket-1' })
})

it('R-SEARCH-05 a phone sends its touchpoint', async () => {
  const { queries } = searchService({ 'landing-page': recommendations({}) })
  const { shop, state } = makeShop()
  state().setRoot({ viewportWidth: 390 })
  await fetchRecommendations(shop, POPULAR)
  expect(queries('landing-page')[0]?.params.get('touchpoint')).toBe('mobile')
})

it('a time-out or an invalid response is a failure', async () => {
  searchService({ 'landing-page': { recommendationLists: 'none' } })
  await expect(fetchRecommendations(makeShop().shop, POPULAR)).rejects.toThrow()
  vi.useFakeTimers()
  searchService({ 'landing-page': () => new Promise(() => {}) })
  const late = expect(fetchRecommendations(makeShop().shop, POPULAR)).rejects.toThrow('in time')
  await vi.advanceTimersByTimeAsync(4000)
  await late
  vi.useRealTimers()
})
