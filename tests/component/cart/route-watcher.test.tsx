// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteMark } from '@/components/providers/route-mark'
import { RouteWatcher } from '@/components/providers/route-watcher'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

let pathname = '/'
vi.mock('@/components/ui/use-shop-router', () => ({ useShopRouter: () => ({ pathname }) }))

beforeEach(() => {
  pathname = '/'
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function setup() {
  const made = makeShop()
  const page = (
    <>
      <RouteWatcher />
      <a href="/c/klanningar" onClick={(event) => event.preventDefault()}>
        routed
      </a>
      <a href="/?sort=PRICE" onClick={(event) => event.preventDefault()}>
        same path
      </a>
    </>
  )
  return { ...made, page, view: renderInShop(page, made.shop) }
}

describe('route changes', () => {
  it('R-NAV-05 a click that leads to a new path starts the loading indicator and the progress bar', () => {
    const { state } = setup()
    fireEvent.click(screen.getByText('routed'))
    act(() => void vi.advanceTimersByTime(1000))
    expect(state().loading.isLoading).toBe(true)
    expect(state().progress.isVisible).toBe(true)
  })

  it('R-NAV-05 a query-only change starts nothing', () => {
    const { state } = setup()
    fireEvent.click(screen.getByText('same path'))
    act(() => void vi.advanceTimersByTime(2000))
    expect(state().loading.isLoading).toBe(false)
    expect(state().progress.isVisible).toBe(false)
  })

  it('R-NAV-05 each new path emits a route-change signal and ends the indicator', () => {
    const { shop, state, view, page } = setup()
    fireEvent.click(screen.getByText('routed'))
    pathname = '/c/klanningar'
    view.unmount()
    renderInShop(page, shop)
    act(() => void vi.advanceTimersByTime(3000))
    const paths = state().events.filter(({ type }) => type === 'route:change')
    expect(paths.map(({ data }) => data)).toEqual([{ path: '/' }, { path: '/c/klanningar' }])
    expect(state().root.currentPath).toBe('/c/klanningar')
    expect(state().loading.isLoading).toBe(false)
  })

  it('R-GQL-08 a marked page names its route with the language, and takes the name along when left', () => {
    const { shop, state } = makeShop()
    const view = renderInShop(<RouteMark name="checkout" lang="sv" />, shop)
    expect(state().root.currentRouteName).toBe('checkout___sv')
    view.unmount()
    expect(state().root.currentRouteName).toBe('')
  })
})
