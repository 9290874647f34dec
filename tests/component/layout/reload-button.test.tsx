// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReloadButton } from '@/components/layout/reload-button'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const asked = vi.fn<typeof fetch>(() => new Promise(() => {}))

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
})
afterEach(() => {
  cleanup()
  asked.mockClear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (path: string, offlinePath?: string) => {
  const made = makeShop()
  window.history.replaceState(null, '', path)
  renderInShop(<ReloadButton offlinePath={offlinePath}>Försök igen</ReloadButton>, made.shop)
  return made
}

describe('R-PAGE-16 with a network', () => {
  it('a replacement of an unreachable page requests that page', () => {
    const { state } = open('/kassan', '/offline')
    expect(state().network.isOfflinePage).toBe(true)
    expect(asked).toHaveBeenCalledWith(`${window.location.origin}/kassan`, expect.anything())
  })

  it('the offline page at its own address does not reload', () => {
    open('/offline', '/offline')
    expect(asked).not.toHaveBeenCalled()
  })

  it('R-PAGE-05 a page that failed in the backend does not reload by itself, to avoid more load', () => {
    const { state } = open('/kassan')
    expect(state().network.isOfflinePage).toBe(false)
    expect(asked).not.toHaveBeenCalled()
  })

  it.each([undefined, '/offline'])('all of them reload when the network is back', (offlinePath) => {
    open('/offline', offlinePath)
    window.dispatchEvent(new Event('online'))
    expect(asked).toHaveBeenCalledOnce()
  })
})
