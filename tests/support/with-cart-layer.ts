import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { dropCookies } from './shop-fixtures'
import { stubDialogs } from './stub-dialogs'

/**
 * For tests of the cart, without recommendations. The layer is loaded beforehand, as in a real browser after the first
 * interaction.
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
