// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { pushToDataLayer } from '@/lib/analytics/data-layer'
import { dataLayer, removeDataLayer } from '@/tests/support/data-layer'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  removeDataLayer()
})

it('in development a push that matches no schema is named in the console, and pushed all the same', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  pushToDataLayer({ event: 'logout' })
  const wrong = { event: 'view_search_results', search_term: '' } as const
  pushToDataLayer(wrong)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
  expect(warn.mock.calls[0]?.[1]).toEqual(wrong)
  expect(dataLayer()).toEqual([{ event: 'logout' }, wrong])
})
