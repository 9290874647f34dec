// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { WidgetView } from '@/components/content/widget-view'
import { PromiseBar } from '@/components/layout/promise-bar'
import type { Menu, Widget } from '@/lib/content/content-types'
import type { Site } from '@/lib/market/site'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

afterEach(cleanup)

const SITES = {
  fi: { market: 'fi', lang: 'fi', mode: 'domain' },
  se: { market: 'se', lang: 'sv', mode: 'domain' },
  no: { market: 'no', lang: 'nb', mode: 'domain' },
  dk: { market: 'dk', lang: 'da', mode: 'domain' },
} satisfies Record<string, Site>

const menuOf = (labels: string[]): Menu => ({
  title: 'Information',
  items: labels.map((label, id) => ({ id: String(id), label, href: '/leverans', targetBlank: false, children: [] })),
})
const classOf = (words: string) => screen.getByText(words.replaceAll('\u00a0', ' ')).className

it.each([
  ['fi', 'Ilmainen toimitus, kun tilaus on yli 69\u00a0€'],
  ['fi', 'Ilmainen toimitus, kun tilaus on yli 69 €'],
  ['se', 'Fri frakt över 699\u00a0kr'],
  ['no', 'Fri frakt over 699\u00a0kr'],
  ['dk', 'Fri fragt over 499\u00a0kr.'],
] as const)('R-PRICE-01 T17 in %s a business reads in the promise bar that "%s" includes VAT', (market, promise) => {
  renderInShop(
    <PromiseBar site={SITES[market]} menu={menuOf([promise, 'Retur i 14'])} label="Löften" />,
    makeShop().shop,
  )
  expect(classOf(promise)).toBe('says-inc-vat')
  expect(classOf('Retur i 14'), 'only the amount').toBe('')
})

it.each(['Fri frakt över 1699\u00a0kr', 'Presentkort för 500\u00a0kr'])('other amounts have no label: %s', (words) => {
  renderInShop(<PromiseBar site={SITES.se} menu={menuOf([words])} label="Löften" />, makeShop().shop)
  expect(classOf(words)).toBe('')
})

it('R-PRICE-01 T17 the promises among the widgets of a page have the label too', () => {
  const widget: Widget = {
    kind: 'text',
    id: '1',
    active: true,
    title: 'Fri frakt över 699\u00a0kr',
    titleLevel: 3,
    subtitle: '',
    html: '<p>Framme på 2–4 vardagar.</p>',
    align: 'none',
  }
  renderInShop(
    <WidgetView site={SITES.se} widget={widget} layout="third" opensPage={false} isEager={false} />,
    makeShop().shop,
  )
  expect(classOf('Fri frakt över 699 kr')).toBe('says-inc-vat')
})
