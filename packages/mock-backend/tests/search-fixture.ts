import { once } from 'node:events'
import { createServer } from 'node:http'
import { type Config, elevate } from '@apptus/esales-api'
import { createCms } from '#catalogue/cms/create-cms'
import { createCatalogue } from '#catalogue/create-catalogue'
import type { Catalogue } from '#catalogue/types'
import { createCommerce } from '#commerce/create-commerce'
import { serveCommerce } from '#commerce/http/serve-commerce'
import { createShopState } from '#commerce/shop-state'
import { NOW } from './commerce-fixture'

/** A catalogue of 400 products, always the same. */
const shopCatalogue = (): Catalogue => createCatalogue({ today: new Date(NOW), products: 400 })

/** Serves a shop on a free port as server.ts does, but without pictures. */
export async function serveShop(catalogue = shopCatalogue()) {
  const commerce = createCommerce({
    catalogue,
    cms: createCms({ catalogue }),
    state: createShopState(null, () => NOW),
    clock: () => NOW,
  })
  const server = createServer()
  serveCommerce(server, { commerce, images: null })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    commerce,
    origin,
    control: (body: unknown) => fetch(`${origin}/__control`, { method: 'POST', body: JSON.stringify(body) }),
    calls: async (): Promise<Record<string, number>> => (await (await fetch(`${origin}/__control`)).json()).calls,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await commerce.state.close()
    },
  }
}

/** The vendor's client, by default for the Swedish shop. */
export const clientOf = (origin: string, customerKey = 'anna', more: Partial<Config> = {}) =>
  elevate({
    clusterId: origin,
    market: 'SE',
    locale: 'sv-SE',
    touchpoint: 'desktop',
    session: () => ({ customerKey, sessionKey: `${customerKey}-1` }),
    ...more,
  })

export type Client = ReturnType<typeof clientOf>
