import { GeinsCMS } from '@geins/cms'
import { GeinsCore } from '@geins/core'
import { GeinsOMS } from '@geins/oms'
import type { GeinsSettings } from '@geins/types'
import { vi } from 'vitest'

export type SdkMarket = { tld: string; market: string; locale: string }

/** The platform's own SDK for one market, set up as its documentation says. */
export function sdkOf({ tld, market, locale }: SdkMarket) {
  const settings: GeinsSettings = { apiKey: 'kajo-test', accountName: 'kajo', channel: '1', tld, market, locale }
  const core = new GeinsCore(settings)
  return { core, oms: new GeinsOMS(core), cms: new GeinsCMS(core) }
}

/** One request of the SDK as it left: the headers that the service knows. */
export type SdkRequest = { idempotencyKey: string | null; apiKey: string | null }

/**
 * Sends what the SDK asks of its fixed address to a stand-in instead, until `vi.unstubAllGlobals`; any other address is
 * refused. Returns the requests as they are made.
 */
export function redirectSdk(fixedAddress: string, origin: string): SdkRequest[] {
  const requests: SdkRequest[] = []
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (address !== fixedAddress) throw new Error(`The SDK asks ${address}`)
    const headers = new Headers(init.headers)
    requests.push({ idempotencyKey: headers.get('x-idempotency-key'), apiKey: headers.get('x-apikey') })
    return send(`${origin}/graphql`, init)
  })
  return requests
}
