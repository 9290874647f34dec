// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ErrorPage from '@/app/[market]/[lang]/error'
import { ErrorView } from '@/components/layout/error-view'
import { LimitedView } from '@/components/layout/limited-view'
import { PageNotices } from '@/components/layout/page-notices'
import { ProgressLine } from '@/components/layout/progress-line'
import { LinkNavigation } from '@/components/providers/link-navigation'
import { RouteWatcher } from '@/components/providers/route-watcher'
import { SearchDownView } from '@/components/search/search-state-view'
import { AppError } from '@/lib/errors/app-error'
import messages from '@/messages/sv.json'
import { router, shownPage } from '@/tests/support/next-navigation'
import { CONFIG, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

vi.mock('@/components/layout/popular-links', () => ({ PopularLinks: () => null }))
vi.mock('@/components/layout/deferred-visited-products', () => ({ DeferredVisitedProducts: () => null }))
// no navigation ends by itself
vi.spyOn(router, 'push').mockImplementation(() => new Promise(() => {}))

const report = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }))
const reported = () => report.mock.calls.map(([url, { method, body }]) => [method, url, JSON.parse(String(body))])

beforeEach(() => {
  vi.stubGlobal('fetch', report)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  shownPage.pathname = '/'
  report.mockClear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a page whose data cannot be loaded', () => {
  const show = async (error: unknown) => renderInShop(await ErrorView({ site: CONFIG.site, error }), makeShop().shop)

  it.each([
    [new AppError('BACKEND_DOWN', 'down', 503), 503],
    [{ status: 502 }, 502],
    [{ response: { status: 504 } }, 504],
    [new Error('broken'), 500],
  ])('R-PAGE-05 R-PAGE-08 shows the status of the error: %o', async (error, status) => {
    await show(error)
    expect(screen.getByText(`Fel ${status}`)).toBeTruthy()
    expect(screen.getByRole('heading', { name: messages.errors.errorHeading })).toBeTruthy()
  })
})

describe('a page that fails in the browser', () => {
  const show = (error: Error & { statusCode?: number }) =>
    renderInShop(<ErrorPage error={error} reset={() => {}} />, makeShop().shop, 'fi')

  it('R-ROUTE-05 has a route name of its own', () => {
    const { shop, state } = makeShop()
    renderInShop(<ErrorPage error={new Error('broken')} reset={() => {}} />, shop)
    expect(state().root.currentRouteName).toBe('error___sv')
  })

  it('R-ERROR-03 R-PAGE-08 shows the generic error text and the status', () => {
    show(Object.assign(new Error('broken'), { statusCode: 418 }))
    const generic = 'Valitettavasti jotain meni pieleen. Yritä uudelleen ja ota yhteyttä asiakaspalveluun'
    expect(screen.getByText(generic)).toBeTruthy()
    expect(screen.getByText('Virhe 418')).toBeTruthy()
  })

  it('R-ERROR-02 is reported with type, message, stack, component, info, address and browser', async () => {
    const error = new Error('to be reported')
    show(error)
    const find = () => reported().find(([, , { message }]) => message === error.message)
    await vi.waitFor(() => expect(find()).toBeDefined())
    const [method, url, body] = find() ?? []
    expect([method, url]).toEqual(['PUT', '/api/log-error'])
    expect(body).toEqual({
      type: 'render',
      message: error.message,
      stack: error.stack,
      component: 'page',
      info: 'viewport desktop',
      url: `${window.location.origin}/`,
      userAgent: navigator.userAgent,
    })
  })
})

/** The markup of a page that is made of server components. */
async function viewOf(page: ReactElement): Promise<ReactNode> {
  let view: ReactElement = page
  while (typeof view.type === 'function' && view.type.constructor.name === 'AsyncFunction')
    view = await (view.type as (props: unknown) => Promise<ReactElement>)(view.props)
  return view
}

describe('during a navigation', () => {
  const link = (
    <a data-link="" href="/c/klanningar">
      next
    </a>
  )
  const frame = (page: React.ReactNode) => (
    <>
      <ProgressLine />
      <PageNotices />
      {page}
      <RouteWatcher />
      <LinkNavigation />
    </>
  )
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const setup = () => {
    vi.useFakeTimers()
    const { shop } = makeShop()
    const view = renderInShop(frame(link), shop)
    fireEvent.click(screen.getByText('next'))
    const arrive = (page: React.ReactNode) => {
      shownPage.pathname = '/c/klanningar'
      view.unmount()
      renderInShop(frame(page), shop)
    }
    return { arrive }
  }
  const notice = () => screen.queryByText(messages.layout.routeLoading, { selector: 'p:not([hidden])' })

  it('R-PAGE-12 R-PAGE-14 a click starts the progress bar; the loading text appears after 1000 ms', () => {
    setup()
    expect(screen.getByRole('progressbar')).toBeTruthy()
    pass(999)
    expect(notice()).toBeNull()
    pass(1)
    expect(notice()).toBeTruthy()
  })

  it('R-PAGE-15 a loading text that has appeared stays for at least 200 ms', () => {
    const { arrive } = setup()
    pass(1050)
    arrive('there')
    pass(149)
    expect(notice()).toBeTruthy()
    pass(1)
    expect(notice()).toBeNull()
  })

  it('R-PAGE-13 the arrival of the page completes the bar, which disappears 500 ms later', () => {
    const { arrive } = setup()
    pass(400)
    arrive('there')
    expect(screen.getByRole('progressbar', { name: messages.layout.routeLoading })).toBeTruthy()
    pass(500)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it.each([
    ['page whose data cannot be loaded', () => ErrorView({ site: CONFIG.site, error: new Error('broken') })],
    ['page that fails in the browser', async () => <ErrorPage error={new Error('broken')} reset={() => {}} />],
    ['search without its service', () => viewOf(<SearchDownView site={CONFIG.site} error={new Error('down')} />)],
    ['over the limit', () => viewOf(<LimitedView site={CONFIG.site} />)],
  ])('R-PAGE-13 a %s puts the bar into its error state', async (_page, load) => {
    const { arrive } = setup()
    pass(400)
    arrive(await load())
    expect(screen.getByRole('progressbar', { name: messages.layout.routeFailed })).toBeTruthy()
  })
})
