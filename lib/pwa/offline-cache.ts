import { VISITED_CACHE } from '@/lib/config/constants'

const CACHE_NAME = 'kajo-offline'
const MAX_AGE_MS = 24 * 60 * 60 * 1000
const SCENE = '/scene.offline'
/** Files that the offline page needs: the build's style sheet, fonts and scripts, and the page's own picture. */
const FILE = /(?:href|src)="([^"]*(?:\/_next\/static\/|\/scene\.offline)[^"]*)"/g

const absolute = (address: string): string => new URL(address, location.origin).href

const filesOf = (html: string): string[] => [...html.matchAll(FILE)].map(([, address = '']) => absolute(address))

const isPage = ({ url }: Request): boolean => url.endsWith('/offline')

/** True for a page that was fetched within a day and rendered by the build with the given files. */
async function isCurrent(page: Response | undefined, buildFiles: readonly string[]): Promise<boolean> {
  if (!page || !(Date.now() - Date.parse(page.headers.get('date') ?? '') < MAX_AGE_MS)) return false
  const files = filesOf(await page.text())
  return buildFiles.every((file) => files.includes(absolute(file)))
}

const fetchFile = (address: string): Promise<Response> =>
  fetch(address, address.startsWith(`${location.origin}/`) ? {} : { mode: 'no-cors' })

/** Stores a file, unless the answer is an error, which would be shown until the page is stored again. */
async function storeFile(cache: Cache, address: string): Promise<void> {
  const response = await fetchFile(address)
  // the status of an opaque response cannot be read
  if (response.ok || response.type === 'opaque') await cache.put(address, response)
}

/** Fetches a page with all its files. The page is stored last, so that a stored page is complete. */
async function renewPage(cache: Cache, path: string): Promise<void> {
  const page = await fetch(path)
  if (!page.ok) return
  const files = filesOf(await page.clone().text())
  await Promise.all(files.map((file) => storeFile(cache, file)))
  await cache.put(path, page)
}

/** Removes files of earlier builds, which no stored page uses. */
async function removeUnused(cache: Cache): Promise<void> {
  const stored = await cache.keys()
  const pages = await Promise.all(stored.filter(isPage).map((request) => cache.match(request)))
  const htmls = await Promise.all(pages.map(async (page) => page?.text() ?? ''))
  const used = new Set(htmls.flatMap(filesOf))
  const unused = stored.filter((request) => !(isPage(request) || used.has(request.url)))
  await Promise.all(unused.map((request) => cache.delete(request)))
}

/** Stores exactly these pictures, in a cache of their own, which a shop without consent to them removes. */
async function storePictures(pictures: readonly string[]): Promise<void> {
  if (pictures.length === 0) {
    await caches.delete(VISITED_CACHE)
    return
  }
  const cache = await caches.open(VISITED_CACHE)
  const missing = pictures.map(async (picture) => {
    if (!(await cache.match(picture))) await storeFile(cache, picture)
  })
  const old = (await cache.keys()).filter(({ url }) => !pictures.includes(url))
  await Promise.all([...missing, ...old.map((request) => cache.delete(request))])
}

/**
 * Stores the offline page of a language and the pictures that it can show. A stored page is fetched again after a day
 * or a new build.
 */
export async function storeOfflinePage(
  path: string,
  pictures: readonly string[],
  buildFiles: readonly string[],
): Promise<void> {
  const cache = await caches.open(CACHE_NAME)
  if (!(await isCurrent(await cache.match(path), buildFiles))) await renewPage(cache, path)
  await removeUnused(cache)
  await storePictures(pictures)
}

/**
 * The offline page in the language of an address, else in the market's default language, else in any. The address
 * begins with market and language, with a language, or with neither.
 */
export async function findOfflinePage(address: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE_NAME)
  const [, first = '', second = ''] = new URL(address).pathname.split('/')
  const found =
    (await cache.match(`/${first}/${second}/offline`)) ??
    (await cache.match(`/${first}/offline`)) ??
    (await cache.match('/offline'))
  if (found) return found
  const any = (await cache.keys()).find(isPage)
  return any && cache.match(any)
}

const widthOf = ({ url }: Request): number => Number(/width=(\d+)/.exec(url)?.[1] ?? 0)

/** The stored file of an address; for the picture of the offline page the largest stored size. */
export async function findStoredFile(address: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE_NAME)
  const stored = (await cache.match(address)) ?? (await caches.match(address, { cacheName: VISITED_CACHE }))
  if (stored || !address.includes(SCENE)) return stored
  const sizes = (await cache.keys()).filter(({ url }) => url.includes(SCENE))
  const [largest] = sizes.sort((a, b) => widthOf(b) - widthOf(a))
  return largest && cache.match(largest)
}
