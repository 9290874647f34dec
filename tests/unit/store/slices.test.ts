import { describe, expect, it } from 'vitest'
import { emit, on } from '@/lib/store/shop-events'
import { makeShop } from '@/tests/support/shop-fixtures'

describe('slices', () => {
  it('R-STATE-01 the root slice starts with a private person, prices with VAT and the width that the server assumes', () => {
    const { root, auth } = makeShop().state()
    expect(root).toMatchObject({ customerType: 'PERSON', vatIncluded: true, viewportWidth: 1360 })
    expect(auth.user).toBeNull()
  })

  it('R-STATE-02 an event is type, data and timestamp; later changes do not rewrite it', () => {
    const { shop, state } = makeShop()
    const data = { id: 1 }
    const before = Date.now()
    emit(shop, 'favorite:add', data)
    data.id = 9
    const [event] = state().events
    expect(event).toEqual({ type: 'favorite:add', data: { id: 1 }, timestamp: expect.any(Number) })
    expect(event?.timestamp).toBeGreaterThanOrEqual(before)
  })

  it('R-STATE-02 only the newest events are kept', () => {
    const { shop, state } = makeShop()
    for (let id = 0; id < 250; id++) emit(shop, 'favorite:add', { id })
    expect(state().events).toHaveLength(200)
    expect(state().events.at(-1)?.data).toEqual({ id: 249 })
  })

  it('R-STATE-02 a late listener gets what happened since the page loaded, then each new event, until it stops', () => {
    const { shop } = makeShop()
    const all: number[] = []
    const fresh: number[] = []
    emit(shop, 'favorite:add', { id: 1 })
    emit(shop, 'favorite:remove', { id: 1 })
    const stop = on(shop, 'favorite:add', ({ id }) => all.push(id))
    on(shop, 'favorite:add', ({ id }) => fresh.push(id), { onlyNew: true })
    emit(shop, 'favorite:add', { id: 2 })
    stop()
    emit(shop, 'favorite:add', { id: 3 })
    expect(all).toEqual([1, 2])
    expect(fresh).toEqual([2, 3])
  })

  it('R-STATE-05 an overlay opens with name and frame, and closing clears both', () => {
    const { state } = makeShop()
    state().openOverlay('cart')
    expect(state().overlay).toEqual({ current: 'cart', frame: 'right' })
    state().closeOverlay()
    expect(state().overlay).toEqual({ current: '', frame: '' })
  })
})
