// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { updateAccount } from '@/lib/account/change-account'
import { createShop } from '@/lib/store/create-shop'
import { CONFIG } from '@/tests/support/shop-fixtures'

afterEach(() => void vi.unstubAllGlobals())

it('R-ANALYTICS-02 a request that the commerce service refuses is an error with its code', async () => {
  const refusal = { data: null, errors: [{ message: 'no', extensions: { code: 'INVALID_EMAIL' } }] }
  vi.stubGlobal('fetch', async () => Response.json(refusal))
  const shop = createShop(CONFIG)
  await expect(updateAccount(shop, { newsletter: true })).rejects.toThrow()
  const errors = shop.store.getState().events.filter(({ type }) => type === 'error:api')
  expect(errors.map(({ data }) => data)).toEqual([{ code: 'INVALID_EMAIL' }])
})
