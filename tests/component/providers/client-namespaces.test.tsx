// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { CartButton } from '@/components/cart/cart-button'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { CustomerTypeSwitch } from '@/components/layout/customer-type-switch'
import { OfflineNotice } from '@/components/layout/offline-notice'
import { PageNotices } from '@/components/layout/page-notices'
import { ProductList } from '@/components/list/product-list'
import { NewsletterForm } from '@/components/newsletter/newsletter-form'
import { CHECKOUT_NAMESPACES, CLIENT_NAMESPACES, LIST_NAMESPACES } from '@/components/providers/client-namespaces'
import { pickMessages } from '@/components/providers/pick-messages'
import { ShopContext } from '@/components/providers/shop-context'
import { SearchField } from '@/components/search/search-field'
import { emptyListQuery } from '@/lib/list/list-query'
import { packFilters } from '@/lib/list/pack-filters'
import messages from '@/messages/sv.json'
import { FILTERS } from '@/tests/support/list-fixtures'
import { makeCart, makeShop } from '@/tests/support/shop-fixtures'

vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}))

afterEach(cleanup)

const ANSWER = { rows: [], filters: packFilters(FILTERS), totalCount: 96, pageCount: 3 }

it('the messages sent to the browser are complete for components of every page and of lists', () => {
  const onError = vi.fn()
  render(
    <NextIntlClientProvider
      locale="sv"
      messages={pickMessages(messages, CLIENT_NAMESPACES) as AbstractIntlMessages}
      onError={onError}
    >
      <ShopContext value={makeShop().shop}>
        <PageNotices />
        <OfflineNotice />
        <CartButton />
        <CustomerTypeSwitch />
        <NewsletterForm privacyHref="/" />
        <SearchField action="/s" />
        <ProductList
          source={{ kind: 'category', path: '/', listPath: '/', query: { ...emptyListQuery(), page: 2 }, ...ANSWER }}
          texts={{ count: '', seen: '', show: '' }}
          inserts={[]}
          messages={pickMessages(messages, LIST_NAMESPACES)}
          indexOrigin={null}
        />
      </ShopContext>
    </NextIntlClientProvider>,
  )
  expect(onError).not.toHaveBeenCalled()
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
