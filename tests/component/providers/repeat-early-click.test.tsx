// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { CartButton } from '@/components/cart/cart-button'
import { CustomerTypeSwitch } from '@/components/layout/customer-type-switch'
import { ShopProvider } from '@/components/providers/shop-provider'
import { FIRST_INTERACTION_SCRIPT } from '@/lib/browser/first-interaction-script.mjs'
import messages from '@/messages/sv.json'
import { CONFIG } from '@/tests/support/shop-fixtures'

vi.mock('@/lib/flows/start-shop', () => ({ startShop: () => () => {} }))
vi.mock('@/components/cart/cart-drawer', () => ({ CartDrawer: () => createElement('p', null, 'drawer') }))

afterEach(cleanup)

const page = (
  <NextIntlClientProvider locale="sv" messages={messages} timeZone="Europe/Stockholm">
    <ShopProvider config={CONFIG}>
      <CartButton />
      <CustomerTypeSwitch />
    </ShopProvider>
  </NextIntlClientProvider>
)

it('a click on the cart button before hydration opens the cart once the page is hydrated', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  new Function(FIRST_INTERACTION_SCRIPT)()
  const cartButton = screen.getByRole('button', { name: /Varukorg/ })
  fireEvent.click(cartButton)
  expect(window.firstInteraction?.earlyClick).toBe(cartButton)
  hydrateRoot(root, page)
  expect(await screen.findByText('drawer')).toBeTruthy()
  expect(window.firstInteraction).toMatchObject({ isHydrated: true, earlyClick: null })
  for (const button of screen.getAllByRole('button')) {
    fireEvent.click(button)
    expect(window.firstInteraction?.earlyClick, 'React handles this click').toBeNull()
    expect(button.hasAttribute('data-island')).toBe(true)
  }
  root.remove()
})

it('a text typed outside deferred parts is kept when a changed page is drawn anew', async () => {
  const heard = vi.fn()
  const form = (
    <NextIntlClientProvider locale="sv" messages={messages} timeZone="Europe/Stockholm">
      <ShopProvider config={CONFIG}>
        <h1>Sök</h1>
        <input aria-label="Sök" name="q" defaultValue="" onInput={({ currentTarget }) => heard(currentTarget.value)} />
      </ShopProvider>
    </NextIntlClientProvider>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(form)
  new Function(FIRST_INTERACTION_SCRIPT)()
  const before = screen.getByRole<HTMLInputElement>('textbox')
  before.value = 'kappa'
  fireEvent(before, new Event('input', { bubbles: true }))
  for (const heading of root.querySelectorAll('h1')) heading.textContent = 'Search'
  const onRecoverableError = vi.fn()
  hydrateRoot(root, form, { onRecoverableError })
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('kappa'))
  expect(onRecoverableError).toHaveBeenCalled()
  expect(before.isConnected).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('kappa')
  root.remove()
})
