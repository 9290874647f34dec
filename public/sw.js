// Shows the shop's own page where a page cannot be reached. Everything else goes to the network as if this were not here.

const CACHE = 'kajo-offline'
const DAY_MS = 24 * 60 * 60 * 1000
const STILL_LIFE = '/scene.offline'
// what such a page is drawn with: its sheet, faces and scripts, and its still life in one size
const NEEDED = /(?:href|src)="([^"]*(?:\/_next\/static\/|\/scene\.offline)[^"]*)"/g

/** Windows that show the page: what they ask for comes from here. */
const shown = new Set()

/** @param {string} html */
const neededBy = (html) => [...html.matchAll(NEEDED)].map(([, address]) => new URL(address, self.location.origin).href)

const isPage = ({ url }) => url.endsWith('/offline')

const isFresh = (answer) => Boolean(answer) && Date.now() - Date.parse(answer.headers.get('date') ?? '') < DAY_MS

/** @param {string} address */
const ask = (address) => fetch(address, address.startsWith(`${self.location.origin}/`) ? {} : { mode: 'no-cors' })

/** Drops what no kept page is drawn with any more: a deploy brings files of new names, a shopper looks at other goods. */
async function sweep(cache, pictures) {
  const kept = await cache.keys()
  const pages = kept.filter(isPage)
  const htmls = await Promise.all(pages.map(async (page) => (await cache.match(page)).text()))
  const needed = new Set([...htmls.flatMap(neededBy), ...pictures])
  const spare = kept.filter((request) => !(isPage(request) || needed.has(request.url)))
  await Promise.all(spare.map((request) => cache.delete(request)))
}

/** Fetches a page with all it needs. */
async function renew(cache, path) {
  const page = await fetch(path)
  if (!page.ok) return
  const addresses = neededBy(await page.clone().text())
  await Promise.all(addresses.map(async (address) => cache.put(address, await ask(address))))
  await cache.put(path, page)
}

/**
 * Keeps one language's page, renewed once a day, and the pictures of what was looked at last.
 * @param {string} path @param {string[]} pictures
 */
async function keep(path, pictures) {
  const cache = await caches.open(CACHE)
  if (!isFresh(await cache.match(path))) await renew(cache, path)
  await Promise.all(
    pictures.map(async (picture) => (await cache.match(picture)) ?? cache.put(picture, await ask(picture))),
  )
  await sweep(cache, pictures)
}

/** The page in the language of a wanted address, else in the one that was kept. @param {string} address */
async function offlinePage(address) {
  const cache = await caches.open(CACHE)
  const [, first] = new URL(address).pathname.split('/')
  const any = (await cache.keys()).find(isPage)
  return (await cache.match(`/${first}/offline`)) ?? (await cache.match('/offline')) ?? (any && cache.match(any))
}

const widthOf = (address) => Number(/width=(\d+)/.exec(address)?.[1] ?? 0)

/** What was kept of an address; of the still life the size there is, whichever was wanted. @param {string} address */
async function stored(address) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(address)
  if (kept || !address.includes(STILL_LIFE)) return kept
  const sizes = (await cache.keys()).filter(({ url }) => url.includes(STILL_LIFE))
  const [largest] = sizes.sort((a, b) => widthOf(b.url) - widthOf(a.url))
  return largest && cache.match(largest)
}

async function open({ request, preloadResponse, resultingClientId }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const page = await offlinePage(request.url)
    if (!page) throw error
    shown.add(resultingClientId)
    return page
  }
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  // pages are asked for while this script starts, not after it
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  const { offlinePage: path, pictures } = event.data ?? {}
  if (typeof path !== 'string' || !path.startsWith('/') || !Array.isArray(pictures)) return
  // a failed try is made again by the next page
  event.waitUntil(keep(path, pictures).catch(() => {}))
})

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event
  if (request.mode === 'navigate') event.respondWith(open(event))
  else if (request.method === 'GET' && (shown.has(clientId) || !self.navigator.onLine)) {
    event.respondWith(stored(request.url).then((kept) => kept ?? fetch(request)))
  }
})
