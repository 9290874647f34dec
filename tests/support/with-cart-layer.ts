import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { dropCookies } from './shop-fixtures'
import { stubDialogs } from './stub-dialogs'

/**
 * For tests of the cart, in which nothing is recommended: its layer is fetched before it is asked for, as a real browser would have it after the first
 * touch.
 */
export function withCartLayer(): void {
  beforeAll(async () => {
    await import('@/components/cart/cart-layer')
    stubDialogs()
  })
  beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({ recommendationLists: [] })))
  afterEach(() => {
    cleanup()
    dropCookies()
  })
}
