import { GeinsCMS } from '@geins/cms'
import { GeinsCore } from '@geins/core'
import { GeinsOMS } from '@geins/oms'
import type { GeinsSettings } from '@geins/types'
import { vi } from 'vitest'

export type SdkMarket = { tld: string; market: string; locale: string }

/** The platform's own SDK for one market, configured as its documentation describes. */
export function sdkOf({ tld, market, locale }: SdkMarket) {
  const settings: GeinsSettings = { apiKey: 'kajo-test', accountName: 'kajo', channel: '1', tld, market, locale }
  const core = new GeinsCore(settings)
  return { core, oms: new GeinsOMS(core), cms: new GeinsCMS(core) }
}

/** Headers of a request of the SDK. */
export type SdkRequest = { idempotencyKey: string | null; apiKey: string | null }

/**
 * Replaces `fetch`, until `vi.unstubAllGlobals`: requests to the SDK's fixed address are sent to `origin`; any other address
 * is an error. Returns an array to which every request is added.
 */
export function redirectSdk(fixedAddress: string, origin: string): SdkRequest[] {
  const requests: SdkRequest[] = []
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (address !== fixedAddress) throw new Error(`The SDK requested ${address}`)
    const headers = new Headers(init.headers)
    requests.push({ idempotencyKey: headers.get('x-idempotency-key'), apiKey: headers.get('x-apikey') })
    return send(`${origin}/graphql`, init)
  })
  return requests
}
