import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { dropCookies } from './shop-fixtures'

/** Registers hooks for tests of a page: empty storage and cookies before each, no page, mock or timer left after it. */
export function freshBrowser(): void {
  beforeAll(() => {
    // jsdom has no layout
    Element.prototype.scrollIntoView = () => {}
  })
  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
    dropCookies()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.clearAllMocks()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    window.history.replaceState(null, '', '/')
  })
}
