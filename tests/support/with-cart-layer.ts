import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { dropCookies } from './shop-fixtures'
import { stubDialogs } from './stub-dialogs'

/**
 * Registers hooks for cart tests, without recommendations. The cart layer is loaded beforehand, as it is in a browser
 * after the first interaction.
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
    sessionStorage.clear()
  })
}
