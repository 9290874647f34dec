import { NextIntlClientProvider } from 'next-intl'
import { prerender } from 'react-dom/static'
import { expect, it, vi } from 'vitest'
import LimitedPage, { generateMetadata } from '@/app/[market]/[lang]/(default)/limited/page'
import { ShopContext } from '@/components/providers/shop-context'
import { readMarkers } from '@/lib/cache/stamp.mjs'
import messages from '@/messages/sv.json'
import { makeShop } from '@/tests/support/shop-fixtures'

const boots = { id: 1, label: 'Boots', href: '/c/skor/boots', children: [] }
vi.mock('@/lib/content/load-menu', () => ({
  loadMenu: async () => ({ items: [{ ...boots, children: [boots] }] }),
}))

it('T28 over the limit a page with status 429 asks to wait and links to products', async () => {
  const props = { params: Promise.resolve({ market: 'se', lang: 'sv' }) }
  const { prelude } = await prerender(
    <NextIntlClientProvider locale="sv" messages={messages} timeZone="Europe/Stockholm">
      <ShopContext value={makeShop().shop}>{await LimitedPage(props)}</ShopContext>
    </NextIntlClientProvider>,
  )
  const html = await new Response(prelude as ReadableStream).text()
  expect(html).toContain(`${messages.errorPage.limitedHeading}</h1>`)
  expect(html).toContain(messages.errorPage.limitedText)
  expect(html).toContain('href="/c/skor/boots"')
  expect(readMarkers(html)).toEqual({ status: 429, life: null })
  expect(await generateMetadata(props)).toEqual({ title: messages.errorPage.limitedHeading, robots: { index: false } })
})
