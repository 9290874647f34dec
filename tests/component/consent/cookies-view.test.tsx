// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CookiesView } from '@/components/consent/cookies-view'
import sv from '@/messages/sv.json'
import { CONFIG, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const setup = vi.hoisted(() => ({ GTM_ID: '' }))
vi.mock('@/lib/config/env', async (original) => {
  const { env, ...others } = await original<typeof import('@/lib/config/env')>()
  return { ...others, env: () => ({ ...env(), ...setup }) }
})

afterEach(cleanup)

it.each([
  ['without a tag manager', '', ['necessary', 'preferences', 'statistics']],
  ['with one', 'GTM-KAJO1', ['necessary', 'preferences', 'statistics', 'marketing']],
] as const)('a shop %s lists what it stores for each purpose that it asks for', async (_, id, purposes) => {
  setup.GTM_ID = id
  const { shop } = makeShop({}, id ? { container: 'https://tag.test/gtm.js' } : {})
  const { container } = renderInShop(await CookiesView({ site: CONFIG.site }), shop)
  const tables = [...container.querySelectorAll('table')]
  const names = purposes.map((name) => sv.consent.purposes[name].name)
  expect(tables.map(({ caption }) => caption?.textContent)).toEqual(names)
  expect(tables.every(({ tBodies }) => (tBodies[0]?.rows.length ?? 0) > 0)).toBe(true)
  expect(container.querySelectorAll('input[type=checkbox]')).toHaveLength(purposes.length - 1)
})
