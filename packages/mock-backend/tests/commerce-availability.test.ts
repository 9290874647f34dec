import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readStateFile } from '#commerce/read-state-file'
import { asking, fixtureCommerce, NOW } from './commerce-fixture'

const MONITOR = `mutation ($email: String!, $skuId: Int!, $marketId: String) {
  monitorProductAvailability(email: $email, skuId: $skuId, marketId: $marketId)
}`

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kajo-availability-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('stores an address once per sku on disk, and answers a repeated request like the first', async () => {
  const file = join(folder, 'state.json')
  const commerce = fixtureCommerce({ file })
  const ask = asking(commerce)
  const monitor = async (email: string, skuId: number, marketId = 'se') =>
    (await ask(MONITOR, { email, skuId, marketId })).data?.monitorProductAvailability
  expect(await monitor('Aino@kajo.test', 112)).toBe(true)
  expect(await monitor(' aino@kajo.test', 112, 'dk')).toBe(true)
  expect(await monitor('aino@kajo.test', 301)).toBe(true)
  await commerce.state.close()
  expect(readStateFile(file).data.monitors).toEqual([
    { email: 'aino@kajo.test', skuId: 112, market: 'se', lang: 'sv', askedAt: NOW },
    { email: 'aino@kajo.test', skuId: 301, market: 'se', lang: 'sv', askedAt: NOW },
  ])
})

it('applying the same change twice stores one request', () => {
  const { state } = fixtureCommerce()
  const monitor = { email: 'aino@kajo.test', skuId: 112, market: 'se', lang: 'sv', askedAt: NOW } as const
  state.commit({ monitor })
  state.commit({ monitor })
  expect(state.data.monitors).toEqual([monitor])
})

it.each([
  ['aino@', 112, 'INVALID_EMAIL'],
  ['aino@kajo.test', 999_999, 'UNKNOWN_SKU'],
  ['limited@kajo.test', 112, 'RATE_LIMITED'],
  ['broken@kajo.test', 112, 'INTERNAL'],
])('refuses %s for sku %i with %s and stores nothing', async (email, skuId, code) => {
  const commerce = fixtureCommerce()
  const { errors } = await asking(commerce)(MONITOR, { email, skuId })
  expect(errors?.[0]?.extensions.code).toBe(code)
  expect(commerce.state.data.monitors).toEqual([])
})
