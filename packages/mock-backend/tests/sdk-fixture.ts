import { GeinsCMS } from '@geins/cms'
import { GeinsCore } from '@geins/core'
import { GeinsCRM } from '@geins/crm'
import { GeinsOMS } from '@geins/oms'
import type { GeinsSettings } from '@geins/types'
import { vi } from 'vitest'

export type SdkMarket = { tld: string; market: string; locale: string }

/** The platform's own SDK for one market, configured as its documentation describes. */
export function sdkOf({ tld, market, locale }: SdkMarket) {
  const settings: GeinsSettings = { apiKey: 'kajo-test', accountName: 'kajo', channel: '1', tld, market, locale }
  const core = new GeinsCore(settings)
  const crm = new GeinsCRM(core, { clientConnectionMode: 'Direct' })
  return { core, oms: new GeinsOMS(core), cms: new GeinsCMS(core), crm }
}

/** Headers of a request of the SDK. */
export type SdkRequest = { idempotencyKey: string | null; apiKey: string | null }

/** Hosts of the platform; the SDK has no setting for them. */
const PLATFORM = ['https://merchantapi.geins.io', 'https://auth-service.geins.io']

/**
 * Replaces `fetch`, until `vi.unstubAllGlobals`: requests to the platform are sent to the same path of `origin`; any
 * further address is an error. Returns an array to which every request is added.
 */
export function redirectSdk(origin: string): SdkRequest[] {
  const requests: SdkRequest[] = []
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const url = new URL(address)
    if (url.origin === origin) return send(address, init)
    if (!PLATFORM.includes(url.origin)) throw new Error(`The SDK requested ${address}`)
    const headers = new Headers(init.headers)
    requests.push({ idempotencyKey: headers.get('x-idempotency-key'), apiKey: headers.get('x-apikey') })
    return send(`${origin}${url.pathname}${url.search}`, init)
  })
  return requests
}
