// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { LayerHost } from '@/components/layers/layer-host'
import { LAYERS, type Layer } from '@/components/layers/layer-registry'
import { OfflineNotice } from '@/components/layout/offline-notice'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { Drawer } from '@/components/ui/drawer'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { startShop } from '@/lib/flows/start-shop'
import { hideNotification, hideSnackbar, notify, showSnackbar } from '@/lib/store/toasts'
import messages from '@/messages/sv.json'
import { makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { focusingDialogs } from '@/tests/support/stub-dialogs'

vi.mock('@/lib/errors/reload-or-report', () => ({ reloadOrReport: vi.fn() }))

type Name = keyof typeof LAYERS
type Made = ReturnType<typeof makeShop>
const NAMES = Object.keys(LAYERS) as Name[]
const [line] = makeCart('c', [{ skuId: 7, quantity: 1 }]).lines
const OPEN: Record<Name, (made: Made) => void> = {
  cart: ({ state }) => state().openOverlay('cart'),
  'sign-in': ({ state }) => state().openOverlay('sign-in'),
  'cart-link': ({ state }) => state().openModal({ component: 'cart-link', props: { lines: [] }, bottom: true }),
  consent: ({ state }) => state().openModal({ component: 'consent', props: {} }),
  added: ({ state }) => state().setAdded(line ?? null),
  'shop-as': ({ state }) => state().setUser({ id: '7', email: 'saga@mejl.se', isShopAs: true }),
  notification: ({ shop }) => notify(shop, { message: 'Något gick fel', mode: 'error' }),
  snackbar: ({ shop }) => showSnackbar(shop, { message: 'Borttagen', action: { words: 'Ångra', run: () => {} } }),
}

const CLOSE: Record<Name, (made: Pick<Made, 'shop'>) => void> = {
  cart: ({ shop }) => shop.store.getState().closeOverlay('cart'),
  'sign-in': ({ shop }) => shop.store.getState().closeOverlay('sign-in'),
  'cart-link': ({ shop }) => shop.store.getState().closeModal('cart-link'),
  consent: ({ shop }) => shop.store.getState().closeModal('consent'),
  added: ({ shop }) => shop.store.getState().setAdded(null),
  'shop-as': ({ shop }) => shop.store.getState().setUser(null),
  notification: ({ shop }) => hideNotification(shop),
  snackbar: ({ shop }) => hideSnackbar(shop),
}

/** A layer that shows its name while it is open. */
const layerCalled = (name: Name) => () => (useShopState(LAYERS[name].isOpen) ? <p>{`layer ${name}`}</p> : null)

/** A panel like the cart, with a button. */
function Panel({ name }: { name: 'cart' | 'cart-link' }) {
  const shop = useShop()
  const isOpen = useShopState(LAYERS[name].isOpen)
  return (
    <Drawer id={name} title={name} closeLabel={`close ${name}`} isOpen={isOpen} onClose={() => CLOSE[name]({ shop })}>
      body
    </Drawer>
  )
}

let online = true
let load: Record<Name, Mock<Layer['load']>>
beforeEach(() => {
  focusingDialogs()
  online = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  load = Object.fromEntries(NAMES.map((name) => [name, vi.spyOn(LAYERS[name], 'load')])) as typeof load
  for (const name of NAMES) load[name].mockImplementation(async () => layerCalled(name))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const loaded = () => NAMES.filter((name) => load[name].mock.calls.length > 0)
const layer = (name: Name) => screen.queryByText(`layer ${name}`)

function setup(beside?: ReactNode) {
  const made = makeShop()
  renderInShop(
    <>
      {beside}
      <LayerHost />
    </>,
    made.shop,
  )
  return made
}

it('the live regions of the notices are in the page before any code of a layer', () => {
  setup()
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', '', '', ''])
  expect(loaded()).toEqual([])
})

it.each(NAMES)('opening %s loads its code alone, once, and a notice is announced', async (name) => {
  const made = setup()
  const regions = screen.getAllByRole('status')
  act(() => OPEN[name](made))
  await screen.findByText(`layer ${name}`)
  expect(loaded()).toEqual([name])
  expect(regions.some((region) => region.contains(layer(name)))).toBe(LAYERS[name].region !== undefined)
  act(() => CLOSE[name](made))
  expect(layer(name)).toBeNull()
  act(() => OPEN[name](made))
  expect(layer(name)).not.toBeNull()
  expect(load[name]).toHaveBeenCalledTimes(1)
})

it('a layer that was closed while its code was loading does not open', async () => {
  let finish = () => {}
  load.cart.mockReturnValue(new Promise((resolve) => (finish = () => resolve(layerCalled('cart')))))
  const made = setup()
  act(() => OPEN.cart(made))
  act(() => made.state().closeOverlay())
  await act(async () => {
    finish()
    await LAYERS.cart.messages?.('sv')
  })
  expect(layer('cart')).toBeNull()
  act(() => OPEN.cart(made))
  expect(await screen.findByText('layer cart')).toBeTruthy()
})

it('R-STATE-05 R-STATE-06 everything over the page is closed when the document is left', async () => {
  const made = setup()
  const stop = startShop(made.shop)
  for (const name of ['added', 'notification', 'snackbar', 'cart'] as const) {
    act(() => OPEN[name](made))
    await screen.findByText(`layer ${name}`)
  }
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(screen.queryByText(/^layer/)).toBeNull()
  stop()
})

describe('the focus', () => {
  const panels = () => {
    for (const name of ['cart', 'cart-link'] as const)
      load[name].mockImplementation(async () => () => <Panel name={name} />)
    const made = setup(<button type="button">opener</button>)
    screen.getByRole('button', { name: 'opener' }).focus()
    return made
  }
  const focused = () => {
    const { activeElement } = document
    // the text of the body would be that of all buttons
    return activeElement === document.body ? 'nothing' : (activeElement?.ariaLabel ?? activeElement?.textContent)
  }
  const takesFocus = (name: string) => waitFor(() => expect(focused()).toBe(`close ${name}`))

  it('a drawer takes it, locks the page, and returns it when Escape closes the dialog', async () => {
    const made = panels()
    act(() => OPEN.cart(made))
    await takesFocus('cart')
    expect(document.documentElement.hasAttribute('data-locked')).toBe(true)
    // what a browser does on Escape
    await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close())
    expect(made.state().layers.overlay).toEqual({ current: '', frame: '' })
    expect(focused()).toBe('opener')
    expect(document.documentElement.hasAttribute('data-locked')).toBe(false)
  })

  it('a dialog that takes the place of a drawer leaves one dialog, and the focus returns to the first opener', async () => {
    const made = panels()
    act(() => OPEN.cart(made))
    await takesFocus('cart')
    for (const name of ['cart-link', 'cart', 'cart-link'] as const) {
      act(() => OPEN[name](made))
      await takesFocus(name)
    }
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(document.documentElement.hasAttribute('data-locked')).toBe(true)
    await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close())
    expect(focused()).toBe('opener')
    expect([made.state().layers.overlay.current, made.state().layers.modal.component]).toEqual(['', ''])
  })

  it('Escape in a message with an action closes it and returns the focus to the control that caused it', async () => {
    load.snackbar.mockRestore()
    const made = setup(<button type="button">opener</button>)
    screen.getByRole('button', { name: 'opener' }).focus()
    act(() => OPEN.snackbar(made))
    await screen.findByText('Borttagen')
    expect(focused(), 'it takes no focus by itself').toBe('opener')
    await userEvent.tab()
    expect(focused()).toBe('Ångra')
    await userEvent.keyboard('{Escape}')
    expect(made.state().layers.snackbar).toEqual({ message: '', action: null })
    expect(focused()).toBe('opener')
  })
})

describe('R-ERROR-01 code that cannot be loaded', () => {
  const isOpen = ({ state }: Made, name: Name) => LAYERS[name].isOpen(state())
  const reported = (name: Name) =>
    waitFor(() =>
      expect(reloadOrReport).toHaveBeenCalledExactlyOnceWith(expect.any(Error), {
        type: 'load',
        component: `layer ${name}`,
      }),
    )

  // a failure does not end what `shop-as` shows
  const closable = NAMES.filter((name) => name !== 'shop-as')
  it.each(closable)('%s is reported and closed, and opened again it is loaded again', async (name) => {
    load[name].mockRejectedValueOnce(new Error('Loading chunk failed'))
    const made = setup()
    act(() => OPEN[name](made))
    await reported(name)
    expect(isOpen(made, name)).toBe(false)
    act(() => OPEN[name](made))
    expect(await screen.findByText(`layer ${name}`)).toBeTruthy()
  })

  it('a message that cannot be loaded leaves an open drawer', async () => {
    load.notification.mockRejectedValueOnce(new Error('Loading chunk failed'))
    const made = setup()
    act(() => OPEN.cart(made))
    await screen.findByText('layer cart')
    act(() => OPEN.notification(made))
    await reported('notification')
    expect(isOpen(made, 'notification')).toBe(false)
    expect(layer('cart')).not.toBeNull()
  })

  it('R-ERROR-03 a drawer says so in a message, and what else is open stays', async () => {
    load.cart.mockRejectedValueOnce(new Error('Loading chunk failed'))
    const made = setup()
    act(() => OPEN.added(made))
    await screen.findByText('layer added')
    act(() => OPEN.cart(made))
    await reported('cart')
    expect(made.state().layers.notification).toMatchObject({ message: messages.errors.generic, mode: 'error' })
    expect(layer('added')).not.toBeNull()
  })

  it('R-PAGE-16 a dialog is offered again by the notice that the shopper is offline', async () => {
    load['cart-link'].mockRejectedValueOnce(new Error('Loading chunk failed'))
    online = false
    const made = setup(<OfflineNotice />)
    act(() => OPEN['cart-link'](made))
    await reported('cart-link')
    expect([made.state().layers.notification.message, isOpen(made, 'cart-link')], 'one notice').toEqual(['', false])
    online = true
    fireEvent.click(screen.getByRole('button', { name: messages.common.retry }))
    await screen.findByText('layer cart-link')
    expect(made.state().layers.modal).toMatchObject({ bottom: true, showOverlay: true, props: { lines: [] } })
  })
})
