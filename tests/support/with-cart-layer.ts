import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { LAYERS } from '@/components/layers/layer-registry'
import { dropCookies } from './shop-fixtures'
import { stubDialogs } from './stub-dialogs'

/**
 * Registers hooks for cart tests, without recommendations. The code of the layers is loaded beforehand, as it is in a
 * browser after the first interaction.
 */
export function withCartLayer(): void {
  beforeAll(async () => {
    await Promise.all(Object.values(LAYERS).map(({ load }) => load()))
    stubDialogs()
  })
  beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({ recommendationLists: [] })))
  afterEach(() => {
    cleanup()
    dropCookies()
    sessionStorage.clear()
  })
}
