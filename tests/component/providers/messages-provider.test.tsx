import { useFormatter } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '@/components/providers/messages-provider'

const Day = () => useFormatter().dateTime(new Date('2026-11-25T22:57:00Z'), { day: 'numeric' })

it.each([
  [{ market: 'se', lang: 'sv' }, '25'],
  [{ market: 'fi', lang: 'sv' }, '26'],
] as const)('R-CHECKOUT-12 the day of an order late in the evening is that of the market: %o', (site, day) => {
  const html = renderToStaticMarkup(
    <MessagesProvider site={site} messages={{}} names={[]}>
      <Day />
    </MessagesProvider>,
  )
  expect(html).toBe(day)
})
