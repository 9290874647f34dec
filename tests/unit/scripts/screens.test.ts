import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { TROUBLE_SCREENS } from '@/scripts/screens/shell-screens.mjs'

it('the fault of the backend ends even when its screen cannot be opened', async () => {
  const faults: unknown[] = []
  const control = createServer(async (request, response) => {
    faults.push(JSON.parse(await text(request)).fault)
    response.end()
  })
  await once(control.listen(0, '127.0.0.1'), 'listening')
  const backend = `http://127.0.0.1:${(control.address() as AddressInfo).port}`
  const page = { goto: () => Promise.reject(new Error('timeout')) }
  const stage = { page, context: null, backend, origin: 'http://shop' }
  const screen = TROUBLE_SCREENS.find(({ name }) => name === 'backend-down')
  await expect(screen?.act?.(stage)).rejects.toThrow('timeout')
  control.close()
  expect(faults).toEqual(['down', null])
})
