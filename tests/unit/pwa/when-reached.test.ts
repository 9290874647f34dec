// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { whenReached } from '@/lib/pwa/when-reached'

const ADDRESS = 'https://dk.example/kassen'
const asked = vi.fn<typeof fetch>()
const reached = vi.fn()
let onLine: MockInstance<() => boolean>
let stop = () => {}

const isCarried = (carried: boolean) =>
  asked.mockImplementation(() =>
    carried ? Promise.resolve(new Response(null, { status: 503 })) : Promise.reject(new TypeError('Failed to fetch')),
  )
const say = (word: 'online' | 'offline') => {
  onLine.mockReturnValue(word === 'online')
  window.dispatchEvent(new Event(word))
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
  onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})
afterEach(() => {
  stop()
  asked.mockReset()
  reached.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('R-PAGE-16 a page that was not reached', () => {
  it('is requested when the browser reports a network, and any response counts', async () => {
    isCarried(true)
    stop = whenReached(ADDRESS, false, reached)
    await pass(60_000)
    expect(asked).not.toHaveBeenCalled()
    say('online')
    await pass(0)
    expect(asked.mock.calls).toEqual([[ADDRESS, expect.objectContaining({ method: 'HEAD', cache: 'no-store' })]])
    expect(reached).toHaveBeenCalledOnce()
  })

  it('is requested at once when the browser reports a network already', async () => {
    isCarried(true)
    onLine.mockReturnValue(true)
    stop = whenReached(ADDRESS, true, reached)
    await pass(0)
    expect(reached).toHaveBeenCalledOnce()
  })

  it('is requested again after 1, 2, 4 … 30 seconds while requests fail', async () => {
    isCarried(false)
    onLine.mockReturnValue(true)
    stop = whenReached(ADDRESS, true, reached)
    await pass(0)
    for (const [tries, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      await pass(seconds * 1000 - 1)
      expect(asked).toHaveBeenCalledTimes(tries + 1)
      await pass(1)
      expect(asked).toHaveBeenCalledTimes(tries + 2)
    }
    isCarried(true)
    await pass(30_000)
    expect(reached).toHaveBeenCalledOnce()
  })

  it('a short online event without a response causes one request and no navigation', async () => {
    isCarried(false)
    stop = whenReached(ADDRESS, true, reached)
    say('online')
    say('offline')
    await pass(60_000)
    expect(asked).toHaveBeenCalledOnce()
    expect(reached).not.toHaveBeenCalled()
    isCarried(true)
    say('online')
    await pass(0)
    expect(reached).toHaveBeenCalledOnce()
  })

  it('times out after ten seconds and is requested again', async () => {
    asked.mockImplementation(
      (_, init) =>
        new Promise((_, refuse) => init?.signal?.addEventListener('abort', () => refuse(init.signal?.reason))),
    )
    onLine.mockReturnValue(true)
    stop = whenReached(ADDRESS, true, reached)
    await pass(10_999)
    expect(asked).toHaveBeenCalledOnce()
    await pass(1)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is not requested while the page is being left, and again after the back/forward cache restores it', async () => {
    isCarried(true)
    onLine.mockReturnValue(true)
    stop = whenReached(ADDRESS, true, reached)
    window.dispatchEvent(new Event('beforeunload'))
    say('online')
    await pass(60_000)
    expect(reached).not.toHaveBeenCalled()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await pass(0)
    expect(reached).toHaveBeenCalledOnce()
  })

  it('is not requested after the cleanup', async () => {
    isCarried(false)
    onLine.mockReturnValue(true)
    whenReached(ADDRESS, true, reached)()
    isCarried(true)
    say('online')
    await pass(60_000)
    expect(asked).toHaveBeenCalledOnce()
    expect(reached).not.toHaveBeenCalled()
  })
})
