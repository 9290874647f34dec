// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import pickLateMessages, { LATE_NAMESPACES } from '@/build/pick-late-messages.mjs'
import { CartButton } from '@/components/cart/cart-button'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { FavoritesLink } from '@/components/favorites/favorites-link'
import { CustomerTypeSwitch } from '@/components/layout/customer-type-switch'
import { OfflineNotice } from '@/components/layout/offline-notice'
import { PageNotices } from '@/components/layout/page-notices'
import { ProductList } from '@/components/list/product-list'
import { NewsletterForm } from '@/components/newsletter/newsletter-form'
import { CHECKOUT_NAMESPACES, CLIENT_NAMESPACES } from '@/components/providers/client-namespaces'
import { pickMessages } from '@/components/providers/pick-messages'
import { ShopContext } from '@/components/providers/shop-context'
import { withLateMessages } from '@/components/providers/with-late-messages'
import { SearchField } from '@/components/search/search-field'
import { emptyListQuery } from '@/lib/list/list-query'
import { packFilters } from '@/lib/list/pack-filters'
import messages from '@/messages/sv.json'
import { FILTERS } from '@/tests/support/list-fixtures'
import { makeCart, makeShop } from '@/tests/support/shop-fixtures'

afterEach(cleanup)

const ANSWER = { rows: [], filters: packFilters(FILTERS), totalCount: 96, pageCount: 3 }

type Given = { names: readonly string[]; onError: () => void; children: ReactNode }

/** A page whose messages are these alone. */
const Page = ({ names, onError, children }: Given) => (
  <NextIntlClientProvider
    locale="sv"
    messages={pickMessages(messages, names) as AbstractIntlMessages}
    onError={onError}
  >
    <ShopContext value={makeShop().shop}>{children}</ShopContext>
  </NextIntlClientProvider>
)

it('the messages in the page are complete for what hydrates at its start', () => {
  const onError = vi.fn()
  render(
    <Page names={CLIENT_NAMESPACES} onError={onError}>
      <PageNotices />
      <OfflineNotice />
      <CartButton />
      <FavoritesLink href="/" />
      <CustomerTypeSwitch />
    </Page>,
  )
  expect(screen.getByRole('button', { name: /^Varukorg/ })).toBeTruthy()
  expect(onError).not.toHaveBeenCalled()
})

it('the late messages are complete for the parts of every page and of lists', () => {
  const onError = vi.fn()
  render(
    <Page names={[...CLIENT_NAMESPACES, ...LATE_NAMESPACES]} onError={onError}>
      <NewsletterForm privacyHref="/" />
      <SearchField action="/s" />
      <ProductList
        source={{ kind: 'category', path: '/', listPath: '/', query: { ...emptyListQuery(), page: 2 }, ...ANSWER }}
        texts={{ count: '', seen: '', show: '', range: null }}
        inserts={[]}
        indexOrigin={null}
      />
    </Page>,
  )
  expect(onError).not.toHaveBeenCalled()
})

it('a part that is loaded later brings its messages, in the language of the page', async () => {
  const onError = vi.fn()
  const { default: Part } = await withLateMessages('sv', Promise.resolve(NewsletterForm))
  render(
    <Page names={CLIENT_NAMESPACES} onError={onError}>
      <Part privacyHref="/" />
    </Page>,
  )
  expect(screen.getByRole('button', { name: messages.newsletter.send })).toBeTruthy()
  expect(onError).not.toHaveBeenCalled()
})

it('the build leaves the late namespaces alone in the file of late messages', () => {
  const picked = JSON.parse(pickLateMessages(JSON.stringify(messages)))
  expect(picked).toEqual(pickMessages(messages, LATE_NAMESPACES))
  expect(Object.keys(picked)).not.toContain('checkout')
})

it('the texts of the checkout reach the browser', async () => {
  const onError = vi.fn()
  const { shop, state } = makeShop()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  state().setCart(makeCart('c', [{ skuId: 7, quantity: 5, stock: 2, oversellable: 9 }]))
  render(
    <NextIntlClientProvider
      locale="sv"
      messages={pickMessages(messages, CHECKOUT_NAMESPACES) as AbstractIntlMessages}
      onError={onError}
    >
      <ShopContext value={shop}>
        <CheckoutView />
      </ShopContext>
    </NextIntlClientProvider>,
  )
  expect(await screen.findByText(messages.product.delivery.longer)).toBeTruthy()
  expect(onError).not.toHaveBeenCalled()
})
