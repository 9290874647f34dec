// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { MarketButton } from '@/components/layout/market-button'
import { NewsletterForm } from '@/components/newsletter/newsletter-form'
import { ShopContext } from '@/components/providers/shop-context'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Site } from '@/lib/market/site'
import { makeShop } from '@/tests/support/shop-fixtures'

vi.mock('@/components/ui/link', () => ({
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}))
afterEach(cleanup)

const EDITIONS = [
  { market: 'fi', lang: 'fi', country: 'Suomi', email: 'nimi@esimerkki.fi' },
  { market: 'fi', lang: 'sv', country: 'Finland', email: 'namn@exempel.fi' },
  { market: 'se', lang: 'sv', country: 'Sverige', email: 'namn@exempel.se' },
  { market: 'no', lang: 'nb', country: 'Norge', email: 'navn@eksempel.no' },
  { market: 'dk', lang: 'da', country: 'Danmark', email: 'navn@eksempel.dk' },
] as const
const siteOf = ({ market, lang }: (typeof EDITIONS)[number]): Site => ({ market, lang, mode: 'domain' })

it.each(EDITIONS)('R-MARKET-13 $market in $lang: the market button names $country', async (edition) => {
  render(await MarketButton({ site: siteOf(edition) }))
  const { textContent } = screen.getByRole('button')
  expect(textContent).toContain(`: ${edition.country}, `)
  expect(textContent).toContain(`${edition.country} / `)
})

it.each(EDITIONS)('R-VALID-01 $market in $lang: the newsletter gives $email as an example', async (edition) => {
  const site = siteOf(edition)
  const messages = (await loadMessages(site.lang)) as AbstractIntlMessages
  const { container } = render(
    <NextIntlClientProvider locale={site.lang} messages={messages}>
      <ShopContext value={makeShop({}, { site }).shop}>
        <NewsletterForm privacyHref="/" />
      </ShopContext>
    </NextIntlClientProvider>,
  )
  expect(container.querySelector('[data-outcome="invalid"]')?.textContent).toContain(edition.email)
})
