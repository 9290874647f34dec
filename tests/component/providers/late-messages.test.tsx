// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import pickLateMessages from '@/build/pick-late-messages.mjs'
import { NewsletterForm } from '@/components/newsletter/newsletter-form'
import { ShopContext } from '@/components/providers/shop-context'
import { withLateMessages } from '@/components/providers/with-late-messages'
import { lateMessages } from '@/lib/i18n/late-messages'
import messages from '@/messages/sv.json'
import { makeShop } from '@/tests/support/shop-fixtures'

afterEach(cleanup)

type Given = { onError: () => void; children: ReactNode }

/** A page with one message of the cart. */
const Page = ({ onError, children }: Given) => (
  <NextIntlClientProvider locale="sv" messages={{ cart: { open: messages.cart.open } }} onError={onError}>
    <ShopContext value={makeShop().shop}>{children}</ShopContext>
  </NextIntlClientProvider>
)

it('a part that is loaded later brings its messages, in the language of the page', async () => {
  const onError = vi.fn()
  const { default: Part } = await withLateMessages(
    'sv',
    lateMessages('idle', ['newsletter']),
    Promise.resolve(NewsletterForm),
  )
  render(
    <Page onError={onError}>
      <Part privacyHref="/" />
    </Page>,
  )
  expect(screen.getByRole('button', { name: messages.newsletter.send })).toBeTruthy()
  expect(onError).not.toHaveBeenCalled()
})

const Words = () => {
  const t = useTranslations('cart')
  return [t('open', { count: 0 }), t('title'), t.has('remove') ? t('remove') : 'no more'].join('; ')
}

it('a part gets what it declares of a namespace, in addition to what the page has of it', async () => {
  const onError = vi.fn()
  const { default: Part } = await withLateMessages('sv', lateMessages('idle', ['cart.title']), Promise.resolve(Words))
  render(
    <Page onError={onError}>
      <Part />
    </Page>,
  )
  expect(screen.getByText(new RegExp(`${messages.cart.title}; no more$`))).toBeTruthy()
  expect(onError).not.toHaveBeenCalled()
})

it('the build leaves the declared messages alone in a file of late messages', () => {
  const picked = pickLateMessages.call(
    { getOptions: () => ({ names: ['cart.open', 'cart', 'newsletter', 'product.addFailed', 'product.size'] }) },
    JSON.stringify(messages),
  )
  const { cart, newsletter, product } = messages
  expect(JSON.parse(picked)).toEqual({
    cart,
    newsletter,
    product: { addFailed: product.addFailed, size: product.size },
  })
})
