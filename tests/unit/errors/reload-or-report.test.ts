import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const reportError = vi.hoisted(() => vi.fn())
vi.mock('@/lib/errors/report-error', () => ({ reportError }))

type Module = typeof import('@/lib/errors/reload-or-report')
let reloadOrReport: Module['reloadOrReport']

/** A page load: the module starts anew, session storage stays. */
async function loadPage() {
  vi.resetModules()
  reloadOrReport = (await import('@/lib/errors/reload-or-report')).reloadOrReport
}

const LOST = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
const REPORT = { type: 'load', component: 'page-listeners' }
const reload = vi.fn()
const isOnline = vi.fn(() => true)
let kept: Map<string, string>

beforeEach(async () => {
  await loadPage()
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline()
    },
  })
})
afterEach(() => {
  vi.clearAllMocks()
  isOnline.mockReturnValue(true)
  vi.unstubAllGlobals()
})

it('R-ERROR-01 R-ERROR-02 a lost chunk reloads the page once; lost again, it is reported', async () => {
  reloadOrReport(LOST, REPORT)
  expect(reload).toHaveBeenCalledTimes(1)
  reloadOrReport(LOST, { type: 'load', component: 'another part of the same page' })
  await loadPage()
  reloadOrReport(LOST, REPORT)
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledExactlyOnceWith(LOST, REPORT))
  expect(reload).toHaveBeenCalledTimes(1)
})

it('R-ERROR-02 any other failure is reported at once', async () => {
  const error = new Error('broken')
  reloadOrReport(error, REPORT)
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledExactlyOnceWith(error, REPORT))
  expect(reload).not.toHaveBeenCalled()
})

it('R-ERROR-02 without storage there is a report instead of a reload', async () => {
  const forbidden = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden })
  reloadOrReport(LOST, REPORT)
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledTimes(1))
  expect(reload).not.toHaveBeenCalled()
})

it('R-ERROR-01 without a network the page stays as it is', () => {
  isOnline.mockReturnValue(false)
  reloadOrReport(LOST, REPORT)
  expect(reload).not.toHaveBeenCalled()
  expect(kept.size, 'and the one reload is kept for later').toBe(0)
})
