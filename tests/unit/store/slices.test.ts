import { describe, expect, it } from 'vitest'
import { pushEvent } from '@/lib/store/push-event'
import { makeShop } from '@/tests/support/shop-fixtures'

describe('slices', () => {
  it('R-STATE-01 the root holds every listed field, a private person and prices with VAT', () => {
    const { root, auth } = makeShop().state()
    const fields = [
      'favorites',
      'favoritesUserId',
      'customerType',
      'vatIncluded',
      'scrollTop',
      'viewportWidth',
      'hostname',
      'config',
      'ancientBrowser',
      'categoryTree',
      'headerHidden',
      'currentRouteName',
      'currentPath',
    ]
    expect(Object.keys(root).sort()).toEqual(fields.sort())
    expect(Object.keys(root.config).sort()).toEqual(
      [
        'breakpoints',
        'authEndpoint',
        'signEndpoint',
        'siteTopThreshold',
        'productListDefaultSort',
        'customSortRoutes',
        'customerTypes',
      ].sort(),
    )
    expect(root).toMatchObject({ customerType: 'PERSON', vatIncluded: true, viewportWidth: 1360 })
    expect(root.config.customerTypes).toEqual([
      { type: 'PERSON', vat: true },
      { type: 'ORGANIZATION', vat: false },
    ])
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

  it('R-STATE-02 a tab open for days keeps the newest events only', () => {
    const { shop, state } = makeShop()
    for (let index = 0; index < 250; index++) pushEvent(shop, 'tick', index)
    expect(state().events).toHaveLength(200)
    expect(state().events.at(-1)?.data).toBe(249)
  })

  it('R-STATE-05 an overlay opens with name and frame and closes to nothing', () => {
    const { state } = makeShop()
    state().openOverlay('cart', 'right')
    expect(state().overlay).toEqual({ current: 'cart', frame: 'right' })
    state().closeOverlay()
    expect(state().overlay).toEqual({ current: '', frame: '' })
  })

  it('R-STATE-05 a modal carries component, props, overlay and bottom, and closes to empty with overlay shown', () => {
    const { state } = makeShop()
    state().openModal({ component: 'size-guide', props: { id: 1 }, showOverlay: false, bottom: true })
    expect(state().modal).toEqual({ component: 'size-guide', props: { id: 1 }, showOverlay: false, bottom: true })
    state().closeModal()
    expect(state().modal).toEqual({ component: '', props: {}, showOverlay: true, bottom: false })
  })
})
