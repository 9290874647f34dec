// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageNotices } from '@/components/layout/page-notices'
import { ShopProvider } from '@/components/providers/shop-provider'
import messages from '@/messages/sv.json'
import { CONFIG, dropCookies } from '@/tests/support/shop-fixtures'

const request = vi.fn(async (_url: string, _init?: RequestInit) => new Response(null, { status: 204 }))
const reports = () =>
  request.mock.calls.filter(([url]) => url === '/api/log-error').map(([, init]) => JSON.parse(String(init?.body)))

beforeEach(() => {
  vi.stubGlobal('fetch', request)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  dropCookies()
  request.mockClear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const renderShop = () =>
  render(
    <NextIntlClientProvider locale="sv" messages={messages} timeZone="Europe/Stockholm">
      <ShopProvider config={CONFIG}>
        <PageNotices />
      </ShopProvider>
    </NextIntlClientProvider>,
  )

describe('R-ERROR-02 R-ERROR-03 R-STATE-06 uncaught errors', () => {
  const uncaught = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }))
  const rejected = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

  it.each([
    ['error', uncaught],
    ['unhandledrejection', rejected],
  ])('as %s are reported, and a message is shown', async (type, fail) => {
    renderShop()
    fail(new Error(`broken by ${type}`))
    await vi.waitFor(() => expect(reports()).toMatchObject([{ type, message: `broken by ${type}` }]))
    expect(await screen.findByText(messages.errors.generic)).toBeTruthy()
  })

  it('are reported once when repeated', async () => {
    renderShop()
    for (let count = 0; count < 3; count++) uncaught(new Error('again'))
    await vi.waitFor(() => expect(reports()).toHaveLength(1))
    uncaught(new Error('ResizeObserver loop completed with undelivered notifications.'))
    uncaught(new Error('another'))
    await vi.waitFor(() => expect(reports()).toHaveLength(2))
  })

  it('that React recovers from are only reported', async () => {
    renderShop()
    uncaught(new Error('Minified React error #418'))
    await vi.waitFor(() => expect(reports()).toHaveLength(1))
    expect(screen.queryByText(messages.errors.generic)).toBeNull()
  })

  it('that cannot be reported are logged in the console', async () => {
    request.mockRejectedValueOnce(new TypeError('down'))
    renderShop()
    uncaught(new Error('unreported'))
    await vi.waitFor(() =>
      expect(console.error).toHaveBeenCalledWith('Error logging client error', expect.any(TypeError)),
    )
  })
})

describe('state read from the browser', () => {
  it('R-PAGE-11 a browser without color-mix gets the old-browser notice', async () => {
    vi.stubGlobal('CSS', { supports: () => false })
    renderShop()
    expect(await screen.findByText(messages.layout.oldBrowser)).toBeTruthy()
  })

  it('R-PAGE-11 a current browser gets no notice; R-PAGE-17 the document has its viewport class', async () => {
    vi.stubGlobal('CSS', { supports: () => true })
    vi.stubGlobal('innerWidth', 500)
    renderShop()
    await vi.waitFor(() => expect(document.documentElement.dataset.viewport).toBe('phone'))
    expect(screen.queryByText(messages.layout.oldBrowser)).toBeNull()
  })
})
