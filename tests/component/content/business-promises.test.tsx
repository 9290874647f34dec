// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { WidgetView } from '@/components/content/widget-view'
import type { Widget } from '@/lib/content/content-types'
import type { Site } from '@/lib/market/site'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

afterEach(cleanup)

const SITES = {
  fi: { market: 'fi', lang: 'fi', mode: 'domain' },
  se: { market: 'se', lang: 'sv', mode: 'domain' },
  no: { market: 'no', lang: 'nb', mode: 'domain' },
  dk: { market: 'dk', lang: 'da', mode: 'domain' },
} satisfies Record<string, Site>

const classOf = (words: string) => screen.getByText(words.replaceAll('\u00a0', ' ')).className

const widgetOf = (title: string): Widget => ({
  kind: 'text',
  id: '1',
  active: true,
  title,
  titleLevel: 3,
  subtitle: '',
  html: '<p>Framme på 2–4 vardagar.</p>',
  align: 'none',
})
const draw = (market: keyof typeof SITES, title: string) =>
  renderInShop(
    <WidgetView
      site={SITES[market]}
      widget={widgetOf(title)}
      layout="third"
      isPageStart={false}
      isPageTitle={false}
      isEager={false}
    />,
    makeShop().shop,
  )

it.each([
  ['fi', 'Ilmainen toimitus, kun tilaus on yli 69\u00a0€'],
  ['fi', 'Ilmainen toimitus, kun tilaus on yli 69 €'],
  ['fi', 'Mekko 169 €, ilmainen toimitus yli 69 €'],
  ['se', 'Fri frakt över 699\u00a0kr'],
  ['no', 'Fri frakt over 699\u00a0kr'],
  ['dk', 'Fri fragt over 499\u00a0kr.'],
] as const)('R-PRICE-01 T17 in %s a business reads that the promise "%s" includes VAT', (market, promise) => {
  draw(market, promise)
  expect(classOf(promise)).toBe('says-inc-vat')
})

it.each([
  'Fri frakt över 1699\u00a0kr',
  'Kappa 1\u00a0699\u00a0kr',
  'Presentkort för 500\u00a0kr',
  'Fri retur i 14 dagar',
])('other promises have no label: %s', (words) => {
  draw('se', words)
  expect(classOf(words)).not.toContain('says-inc-vat')
})
