import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import SiteLayout from '@/app/[market]/[lang]/layout'
import { WidgetAreaDocument } from '@/graphql/generated/graphql'
import { shortenPageLife } from '@/tests/support/fake-service'

const mocks = vi.hoisted(() => ({ query: vi.fn() }))
vi.mock('@/lib/apollo/server-client', () => ({ serverQuery: mocks.query }))
vi.mock('@/lib/cache/cached', () => import('@/tests/support/fake-service'))
vi.mock('@/app/[market]/[lang]/fonts', () => ({ poppins: { variable: 'p' }, newsreader: { variable: 'n' } }))
vi.mock('@/components/providers/shop-shell', () => ({ ShopShell: () => null }))
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
beforeEach(() => void vi.clearAllMocks())

/** A channel whose theme area holds widgets of these configurations. */
const channel = (...configurations: string[]) =>
  mocks.query.mockResolvedValue({
    widgetArea: { containers: [{ widgets: configurations.map((configuration) => ({ configuration })) }] },
  })
const theme = (configuration: object) => JSON.stringify({ json: JSON.stringify({ component: 'theme', configuration }) })
const draw = async () =>
  renderToStaticMarkup(await SiteLayout({ children: null, params: Promise.resolve({ market: 'se', lang: 'sv' }) }))

describe('R-MARKET-14 the document', () => {
  it('has the theme of the channel as CSS variables', async () => {
    channel(theme({ '--ink': '#112233', '--paper': 'white' }))
    expect(await draw()).toContain('<style>:root{--ink:#112233;--paper:white}</style>')
    const [site, document, variables] = mocks.query.mock.calls[0] ?? []
    expect([site, document]).toEqual([{ market: 'se', lang: 'sv' }, WidgetAreaDocument])
    expect(variables).toMatchObject({ family: 'Channel', areaName: 'Theme' })
  })

  it.each(['no json', '{"json":"{"}', theme({ '--ink': 7 })])(
    'has the default colours when the theme is %s',
    async (text) => {
      channel(text)
      expect(await draw()).not.toContain('<style>')
      expect(warn).toHaveBeenCalledTimes(1)
      expect(shortenPageLife).not.toHaveBeenCalled()
    },
  )

  it('has the default colours and a short lifetime when the service fails', async () => {
    mocks.query.mockRejectedValue(new Error('down'))
    expect(await draw()).not.toContain('<style>')
    expect(shortenPageLife).toHaveBeenCalledTimes(1)
  })
})

it('R-MARKET-15 R-PAGE-09 the html element has lang and dir, the head has the light colour scheme', async () => {
  channel()
  const html = await draw()
  expect(html).toMatch(/^<html lang="sv-SE" dir="ltr"/)
  expect(html).toContain('<meta name="color-scheme" content="light"/>')
})
