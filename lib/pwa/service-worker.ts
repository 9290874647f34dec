/// <reference lib="webworker" />
import { BackgroundSyncPlugin } from 'workbox-background-sync'
import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { findOfflinePage, findStoredFile, storeOfflinePage } from './offline-cache'
import { offlineMessageSchema } from './offline-message-schema'

// The shop's service worker (R-SW-01, docs/decisions/0009): shows the offline page where a page cannot be reached, and
// sends errors again that could not be reported.
// While offline, and in windows with that page, stored files come from the cache; all else goes to the network.

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string }[] }

/** In minutes. */
const ERRORS_KEPT = 24 * 60

const buildFiles = self.__WB_MANIFEST.map(({ url }) => url)

/** Client ids of windows that show an offline page: their files come from the cache. */
const offlineWindows = new Set<string>()

const navigation = new NetworkOnly({
  plugins: [
    {
      handlerDidError: async ({ request, event }) => {
        const page = await findOfflinePage(request.url)
        if (page && event instanceof FetchEvent) offlineWindows.add(event.resultingClientId)
        return page
      },
    },
  ],
})
// An error that happens while the shop cannot be reached is reported later (R-ERROR-02).
registerRoute(
  ({ url }) => url.pathname === '/api/log-error',
  new NetworkOnly({ plugins: [new BackgroundSyncPlugin('kajo-errors', { maxRetentionTime: ERRORS_KEPT })] }),
  'PUT',
)
// A form without JavaScript is a navigation too.
for (const method of ['GET', 'POST'] as const)
  registerRoute(({ request }) => request.mode === 'navigate', navigation, method)

registerRoute(
  ({ event }) => !self.navigator.onLine || (event instanceof FetchEvent && offlineWindows.has(event.clientId)),
  async ({ request }) => (await findStoredFile(request.url)) ?? fetch(request),
)

self.addEventListener('message', (event) => {
  const message = offlineMessageSchema.safeParse(event.data)
  if (!message.success) return
  const { offlinePage, pictures } = message.data
  // If storing a page fails, the next page that is opened tries again.
  event.waitUntil(storeOfflinePage(offlinePage, pictures, buildFiles).catch(() => {}))
})

self.skipWaiting()
clientsClaim()
// Navigation preload: pages are requested while this script starts.
enableNavigationPreload()
