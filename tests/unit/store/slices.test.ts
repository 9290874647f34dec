import { describe, expect, it } from 'vitest'
import { pushEvent } from '@/lib/store/push-event'
import { makeShop } from '@/tests/support/shop-fixtures'

describe('slices', () => {
  it('R-STATE-01 the root slice starts with a private person, prices with VAT and the width that the server assumes', () => {
    const { root, auth } = makeShop().state()
    expect(root).toMatchObject({ customerType: 'PERSON', vatIncluded: true, viewportWidth: 1360 })
    expect(auth.user).toBeNull()
  })

  it('R-STATE-02 an event is type, data and timestamp; later changes do not rewrite it', () => {
    const { shop, state } = makeShop()
    const data = { quantity: 1 }
    const before = Date.now()
    pushEvent(shop, 'cart:add', data)
    data.quantity = 9
    const [event] = state().events
    expect(event).toEqual({ type: 'cart:add', data: { quantity: 1 }, timestamp: expect.any(Number) })
    expect(event?.timestamp).toBeGreaterThanOrEqual(before)
  })

  it('R-STATE-02 only the newest events are kept', () => {
    const { shop, state } = makeShop()
    for (let index = 0; index < 250; index++) pushEvent(shop, 'tick', index)
    expect(state().events).toHaveLength(200)
    expect(state().events.at(-1)?.data).toBe(249)
  })

  it('R-STATE-05 an overlay opens with name and frame, and closing clears both', () => {
    const { state } = makeShop()
    state().openOverlay('cart')
    expect(state().overlay).toEqual({ current: 'cart', frame: 'right' })
    state().closeOverlay()
    expect(state().overlay).toEqual({ current: '', frame: '' })
  })

  it('R-STATE-05 a modal carries component, props, overlay and bottom, and closes to empty with overlay shown', () => {
    const { state } = makeShop()
    const lines = [{ id: '1', name: 'Kappa', size: null, picture: '', quantity: 1, content: { skuId: 1 } }]
    state().openModal({ component: 'cart-link', props: { lines }, showOverlay: false, bottom: true })
    expect(state().modal).toEqual({ component: 'cart-link', props: { lines }, showOverlay: false, bottom: true })
    state().closeModal()
    expect(state().modal).toEqual({ component: '', props: { lines: [] }, showOverlay: true, bottom: false })
  })
})
