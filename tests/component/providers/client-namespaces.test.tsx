// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { expect, it, vi } from 'vitest'
import { CartButton } from '@/components/cart/cart-button'
import { CustomerTypeSwitch } from '@/components/layout/customer-type-switch'
import { OfflineNotice } from '@/components/layout/offline-notice'
import { PageNotices } from '@/components/layout/page-notices'
import { MoreProducts } from '@/components/list/more-products'
import { SortSelect } from '@/components/list/sort-select'
import { NewsletterForm } from '@/components/newsletter/newsletter-form'
import { CLIENT_NAMESPACES } from '@/components/providers/client-namespaces'
import { pickMessages } from '@/components/providers/pick-messages'
import { ShopContext } from '@/components/providers/shop-context'
import { emptyListQuery } from '@/lib/list/list-query'
import messages from '@/messages/sv.json'
import { makeShop } from '@/tests/support/shop-fixtures'

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }))

it('the texts of what hydrates on every page and on lists reach the browser', () => {
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
        <SortSelect path="/" choices={[]} sort="PRICE" />
        <MoreProducts
          source={{ path: '/', listPath: '/', query: emptyListQuery(), page: 1, pageCount: 2 }}
          totalCount={96}
          seenCount={48}
          seenText=""
        />
      </ShopContext>
    </NextIntlClientProvider>,
  )
  expect(onError).not.toHaveBeenCalled()
})
