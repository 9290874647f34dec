// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { Children, isValidElement, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ErrorView } from '@/components/layout/error-view'
import { NotFoundView } from '@/components/layout/not-found-view'
import { renderSitePage, type SitePage } from '@/components/layout/site-page'
import { RouteMark } from '@/components/providers/route-mark'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

afterEach(cleanup)

type Params = { alias: string }
type Content = { name: string }
const SITE = { market: 'se', lang: 'sv', mode: 'domain' }

const render = (
  load: SitePage<Params, Content>['load'],
  page: Partial<SitePage<Params, Content>> = {},
  market = 'se',
) =>
  renderSitePage<Params, Content>(
    { params: Promise.resolve({ market, lang: 'sv', alias: 'a' }) },
    { name: 'content', load, metadata: () => ({}), view: (_site, { name }, { alias }) => `${name} ${alias}`, ...page },
  )

/** The route name that the page sets, and its content. */
function partsOf(page: ReactNode): { name: string; content: ReactNode } {
  if (!isValidElement<{ children: ReactNode }>(page)) throw new Error('No page')
  const [mark, content, ...more] = Children.toArray(page.props.children)
  if (!isValidElement(mark) || mark.type !== RouteMark || more.length > 0) throw new Error('No single mark')
  const { shop, state } = makeShop()
  renderInShop(mark, shop)
  return { name: state().root.currentRouteName, content }
}

it('renders the view from the data loaded for the site of the address', async () => {
  const load = vi.fn(async () => ({ name: 'dress' }))
  expect(partsOf(await render(load))).toEqual({ name: 'content___sv', content: 'dress a' })
  expect(load).toHaveBeenCalledWith(SITE, expect.objectContaining({ alias: 'a' }))
})

it('R-ROUTE-05 the name of the route can depend on the address', async () => {
  const name: SitePage<Params, Content>['name'] = (site, { alias }) =>
    site.market === 'se' && alias === 'a' ? 'brand' : 'list'
  expect(partsOf(await render(async () => ({ name: 'dress' }), { name })).name).toBe('brand___sv')
})

it('R-PAGE-03 R-ROUTE-05 content that does not exist is the not-found view, with the name of the route', async () => {
  const { name, content } = partsOf(await render(async () => null))
  expect(isValidElement(content) && content.type).toBe(NotFoundView)
  expect(name).toBe('content___sv')
})

it('R-PAGE-05 R-ROUTE-05 when loading the content fails, the error view is rendered, and the route name stays', async () => {
  const error = new Error('down')
  const { name, content } = partsOf(await render(() => Promise.reject(error)))
  expect(isValidElement(content) && content.type).toBe(ErrorView)
  expect(isValidElement(content) && content.props).toEqual({ site: SITE, error })
  expect(name).toBe('content___sv')
})

it('R-PAGE-05 a page may have an error view of its own', async () => {
  const error = new Error('down')
  const failed = vi.fn(() => 'the search is down')
  const parts = partsOf(await render(() => Promise.reject(error), { failed }))
  expect(parts).toEqual({ name: 'content___sv', content: 'the search is down' })
  expect(failed).toHaveBeenCalledWith(SITE, error)
})

it('an address that the middleware did not write renders nothing', async () => {
  const load = vi.fn(async () => ({ name: 'dress' }))
  expect(await render(load, {}, 'xx')).toBeNull()
  expect(load).not.toHaveBeenCalled()
})
