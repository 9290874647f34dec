import { describe, expect, it } from 'vitest'
import type { CardRow } from '@/lib/product/card-row-schema'
import { closeLayers } from '@/lib/store/close-layers'
import { emit, on, onAny } from '@/lib/store/shop-events'
import type { OverlayName } from '@/lib/store/slices/layers-slice'
import { makeCart, makeShop } from '@/tests/support/shop-fixtures'

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

  it('R-STATE-02 a listener that emits in turn takes no event from those after it', () => {
    const { shop } = makeShop()
    const heard: string[] = []
    on(shop, 'user:login', () => emit(shop, 'user:logout', null))
    onAny(shop, ({ type }) => heard.push(type))
    on(shop, 'user:login', () => heard.push('late'))
    emit(shop, 'user:login', null)
    expect(heard.toSorted()).toEqual(['late', 'user:login', 'user:logout'])
    expect(heard.indexOf('user:login')).toBeLessThan(heard.indexOf('user:logout'))
  })

  it('R-STATE-04 R-STATE-05 R-STATE-06 overlay, modal, notification and snackbar are one slice, empty at first', () => {
    expect(makeShop().state().layers).toEqual({
      overlay: { current: '', frame: '' },
      modal: { component: '', props: {}, showOverlay: true, bottom: false },
      notification: { message: '', placement: 'top-right', mode: '' },
      snackbar: { message: '', action: null },
    })
  })

  it('R-STATE-05 an overlay opens with name and frame, and closing clears both', () => {
    const { state } = makeShop()
    state().openOverlay('cart')
    expect(state().layers.overlay).toEqual({ current: 'cart', frame: 'right' })
    state().closeOverlay()
    expect(state().layers.overlay).toEqual({ current: '', frame: '' })
  })

  it('R-STATE-05 a modal opens with component, props, overlay and bottom, and closes to empty with the overlay shown', () => {
    const { state } = makeShop()
    state().openModal({ component: 'cart-link', props: { lines: [] }, showOverlay: false, bottom: true })
    expect(state().layers.modal).toEqual({
      component: 'cart-link',
      props: { lines: [] },
      showOverlay: false,
      bottom: true,
    })
    state().closeModal()
    expect(state().layers.modal).toEqual({ component: '', props: {}, showOverlay: true, bottom: false })
    state().openModal({ component: 'cart-link', props: { lines: [] } })
    expect(state().layers.modal, 'the overlay unless refused').toMatchObject({ showOverlay: true, bottom: false })
  })

  it('R-STATE-05 overlay and modal replace each other, and one that was replaced closes only itself', () => {
    const { state } = makeShop()
    const open = () => [state().layers.overlay.current, state().layers.modal.component]
    state().openOverlay('cart')
    state().openModal({ component: 'cart-link', props: { lines: [] } })
    expect(open()).toEqual(['', 'cart-link'])
    state().closeOverlay('cart')
    expect(open()).toEqual(['', 'cart-link'])
    state().openOverlay('cart')
    expect(open()).toEqual(['cart', ''])
    state().closeModal('cart-link')
    expect(open()).toEqual(['cart', ''])
    state().closeOverlay('cart')
    expect(open()).toEqual(['', ''])
    // another drawer and another dialog
    state().openOverlay('other' as OverlayName)
    state().closeOverlay('cart')
    expect(open()).toEqual(['other', ''])
    state().openModal({ component: 'consent', props: {} })
    state().closeModal('cart-link')
    expect(open()).toEqual(['', 'consent'])
  })

  it('R-STATE-05 R-STATE-06 one command closes everything over the page', () => {
    const { shop, state } = makeShop()
    const [line] = makeCart('c', [{ skuId: 7, quantity: 1 }]).lines
    const closed = [state().layers, state().cart.added, state().quickshop]
    const opened: (() => void)[] = [
      () => state().openOverlay('cart'),
      () => state().openModal({ component: 'cart-link', props: { lines: [] } }),
      () => state().openQuickshop({ id: 1 } as CardRow),
      () => state().setAdded(line ?? null),
      () => state().setLayers({ notification: { message: 'Hej', placement: 'bottom-center', mode: 'error' } }),
      () => state().setLayers({ snackbar: { message: 'Borta', action: { words: 'Ångra', run: () => {} } } }),
    ]
    for (const open of opened) {
      open()
      expect([state().layers, state().cart.added, state().quickshop]).not.toEqual(closed)
      closeLayers(shop)
      expect([state().layers, state().cart.added, state().quickshop]).toEqual(closed)
    }
  })
})
