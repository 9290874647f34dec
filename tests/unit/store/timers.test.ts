import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endLoading, startLoading } from '@/lib/store/loading-indicator'
import { failProgress, finishProgress, startProgress } from '@/lib/store/progress-bar'
import { hideNotification, notify } from '@/lib/store/toasts'
import { makeShop } from '@/tests/support/shop-fixtures'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('notification', () => {
  it('R-STATE-06 a new message replaces the previous one and hides after its own 5000 ms', () => {
    const { shop, state } = makeShop()
    notify(shop, { message: 'one', placement: 'bottom-center', mode: 'error' })
    vi.advanceTimersByTime(4000)
    notify(shop, { message: 'two' })
    expect(state().layers.notification).toEqual({ message: 'two', placement: 'top-right', mode: '' })
    vi.advanceTimersByTime(4999)
    expect(state().layers.notification.message).toBe('two')
    vi.advanceTimersByTime(1)
    expect(state().layers.notification.message).toBe('')
  })

  it('R-STATE-06 hiding resets placement to top-right and mode to empty', () => {
    const { shop, state } = makeShop()
    notify(shop, { message: 'one', placement: 'bottom-center', mode: 'error' })
    hideNotification(shop)
    expect(state().layers.notification).toMatchObject({ message: '', placement: 'top-right', mode: '' })
  })
})

describe('loading indicator', () => {
  it('R-PAGE-14 shows after 1000 ms, checked every 100 ms', () => {
    const { shop, state } = makeShop()
    startLoading(shop)
    vi.advanceTimersByTime(999)
    expect(state().loading.isLoading).toBe(false)
    vi.advanceTimersByTime(1)
    expect(state().loading.isLoading).toBe(true)
  })

  it('R-PAGE-14 ending earlier cancels it', () => {
    const { shop, state } = makeShop()
    startLoading(shop)
    vi.advanceTimersByTime(900)
    endLoading(shop)
    vi.advanceTimersByTime(5000)
    expect(state().loading.isLoading).toBe(false)
  })

  it('R-PAGE-15 once shown it stays at least 200 ms', () => {
    const { shop, state } = makeShop()
    startLoading(shop)
    vi.advanceTimersByTime(1050)
    endLoading(shop)
    vi.advanceTimersByTime(149)
    expect(state().loading.isLoading).toBe(true)
    vi.advanceTimersByTime(1)
    expect(state().loading.isLoading).toBe(false)
  })
})

describe('progress bar', () => {
  it('R-PAGE-12 one update starts it, none follows while the page is loading', () => {
    const { shop, state } = makeShop()
    startProgress(shop)
    expect(state().progress).toMatchObject({ phase: 'loading', hasFailed: false })
    const changed = vi.fn()
    shop.store.subscribe(changed)
    vi.advanceTimersByTime(6000)
    expect(changed).not.toHaveBeenCalled()
  })

  it('R-PAGE-12 a page that loads within 200 ms shows no bar', () => {
    const { shop, state } = makeShop()
    startProgress(shop)
    vi.advanceTimersByTime(199)
    finishProgress(shop)
    expect(state().progress.phase).toBe('idle')
  })

  it('R-PAGE-13 shows failure and hides 500 ms after finishing', () => {
    const { shop, state } = makeShop()
    startProgress(shop)
    vi.advanceTimersByTime(400)
    failProgress(shop)
    finishProgress(shop)
    expect(state().progress).toMatchObject({ phase: 'finished', hasFailed: true })
    vi.advanceTimersByTime(499)
    expect(state().progress.phase).toBe('finished')
    vi.advanceTimersByTime(1)
    expect(state().progress).toMatchObject({ phase: 'idle', hasFailed: false })
  })

  it('R-PAGE-12 the next navigation restarts the bar while the last one is still shown', () => {
    const { shop, state } = makeShop()
    startProgress(shop)
    vi.advanceTimersByTime(400)
    finishProgress(shop)
    startProgress(shop)
    vi.advanceTimersByTime(1000)
    expect(state().progress.phase).toBe('loading')
  })
})
