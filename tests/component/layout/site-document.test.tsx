// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import SiteLayout from '@/app/[market]/[lang]/layout'
import messages from '@/messages/sv.json'
import { answers } from '@/tests/support/fake-service'
import { router } from '@/tests/support/next-navigation'
import { dropCookies } from '@/tests/support/shop-fixtures'

vi.mock('next/font/local', () => ({ default: () => ({ variable: '' }) }))
vi.mock('@/lib/apollo/server-client', () => import('@/tests/support/fake-service'))
vi.mock('@/lib/cache/cached', () => import('@/tests/support/fake-service'))

const worker = { postMessage: vi.fn() }
const serviceWorker = { register: vi.fn(async () => undefined), ready: Promise.resolve({ active: worker }) }

let root: Root
beforeEach(async () => {
  answers.widgetArea = { widgetArea: null }
  vi.stubGlobal('navigator', Object.assign(navigator, { serviceWorker }))
  const page = await SiteLayout({
    children: (
      <a data-link="" href="/c/klanningar">
        Klänningar
      </a>
    ),
    params: Promise.resolve({ market: 'se', lang: 'sv' }),
  })
  await act(async () => {
    root = createRoot(document)
    root.render(page)
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  dropCookies()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const loseNetwork = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
}
const pressLink = () => fireEvent.click(screen.getByRole('link', { name: 'Klänningar' }))

// first, because there is one first interaction in a document
it('R-SW-01 the first interaction registers the service worker, which keeps the offline page of the language', async () => {
  expect(serviceWorker.register).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Shift' })
  await vi.waitFor(() => expect(serviceWorker.register).toHaveBeenCalledWith('/sw.js'))
  await vi.waitFor(() =>
    expect(worker.postMessage).toHaveBeenCalledWith(expect.objectContaining({ offlinePage: '/offline' })),
  )
})

it('R-PAGE-16 the document says that the browser is offline', async () => {
  loseNetwork()
  expect(await screen.findByText(messages.layout.offline)).toBeTruthy()
})

it('R-PAGE-16 a link that is pressed offline has a notice with a retry button', async () => {
  loseNetwork()
  pressLink()
  expect(await screen.findByRole('button', { name: messages.common.retry })).toBeTruthy()
  expect(router.push).not.toHaveBeenCalled()
})

it('R-PAGE-12 R-NAV-05 a link that is pressed opens its page and shows the progress bar', async () => {
  vi.spyOn(router, 'push').mockImplementation(() => new Promise(() => {}))
  pressLink()
  expect(router.push).toHaveBeenCalledWith('/c/klanningar')
  expect(await screen.findByRole('progressbar', { name: messages.layout.routeLoading })).toBeTruthy()
})
