// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageListeners } from '@/components/providers/page-listeners'
import { pagePolicy } from '@/lib/http/csp.mjs'
import { sha256Base64 } from '@/lib/http/sha256.mjs'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

vi.mock('@/components/providers/start-page-listeners', () => ({ startPageListeners: () => () => {} }))

const rules = () => document.querySelector('script[type="speculationrules"]')?.textContent ?? ''

beforeEach(() => vi.resetModules())
afterEach(() => {
  cleanup()
  document.querySelector('script[type="speculationrules"]')?.remove()
  vi.unstubAllGlobals()
})

/** Draws the page for a device, and lets it become idle. */
async function open({ canHover = true, connection }: { canHover?: boolean; connection?: object } = {}) {
  vi.stubGlobal('crypto', webcrypto)
  vi.stubGlobal('matchMedia', () => ({ matches: canHover }))
  vi.stubGlobal('navigator', { ...navigator, onLine: true, connection })
  renderInShop(<PageListeners offlinePath="/offline" />, makeShop().shop)
  fireEvent.keyDown(document.body, { key: 'Shift' })
}

it.each([
  ['a mouse prepares the page while its link is hovered', true, { prerender: [{ eagerness: 'moderate' }] }],
  ['a finger fetches it from the press on', false, { prefetch: [{ eagerness: 'conservative' }] }],
])('R-NAV-08 %s; the policy of stored pages allows it', async (_name, canHover, expected) => {
  await open({ canHover, connection: { effectiveType: '4g' } })
  await waitFor(() => expect(JSON.parse(rules())).toMatchObject(expected))
  expect(rules(), 'not filters, searches and checkout').toContain(':not([rel~=\\"nofollow\\"])')
  expect(await pagePolicy('<html></html>', {})).toContain(`'sha256-${await sha256Base64(rules())}'`)
})

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'R-NAV-08 nothing is prefetched with %j',
  async (connection) => {
    const { waitForMoment } = await import('@/lib/browser/first-interaction')
    await open({ connection })
    await waitForMoment('rest')
    await Promise.resolve()
    expect(rules()).toBe('')
  },
)
