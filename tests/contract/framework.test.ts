import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(`node_modules/next/${path}`, 'utf8')

it('router.prefetch accepts the kind that fetches the whole page', () => {
  const source = read('dist/client/components/prefetch.js')
  expect(
    read('dist/client/components/router-reducer/router-reducer-types.js'),
    'Next has renamed PrefetchKind.FULL: write its new value into components/ui/use-shop-router.ts',
  ).toContain('PrefetchKind["FULL"] = "full"')
  expect(
    source,
    'router.prefetch() no longer reads `kind`: find out how it fetches a whole page, and change components/ui/use-shop-router.ts',
  ).toContain('options?.kind')
})

it('the client entry is still the one that build/compile-ahead.ts marks', async () => {
  const { CLIENT_STATIC_FILES_RUNTIME_MAIN_APP: entry } = await import('next/constants')
  expect(entry, 'Next has renamed its client entry: see docs/decisions/0007 and build/compile-ahead.ts').toBe(
    'main-app',
  )
})

it('a stored page still has its lifetime in the format that scripts/serve/cache-headers.mjs parses', async () => {
  const { getCacheControlHeader } = await import('next/dist/server/lib/cache-control')
  const sentence = 'Next writes Cache-Control in another form: change STORED in scripts/serve/cache-headers.mjs'
  expect(getCacheControlHeader({ revalidate: 300, expire: 86_400 }), sentence).toBe(
    's-maxage=300, stale-while-revalidate=86100',
  )
  expect(getCacheControlHeader({ revalidate: 60, expire: undefined }), sentence).toBe('s-maxage=60')
  expect(
    read('dist/build/templates/app-page-runtime.js'),
    'Next no longer says when it renews a page: find out how, and change scripts/serve/cache-headers.mjs',
  ).toContain("cacheEntry.isStale ? 'STALE' : 'HIT'")
})

it('Next.js still creates a page cache handler for each request', () => {
  expect(
    read('dist/server/lib/incremental-cache/index.js'),
    'Handlers may outlive a request: `asked` in lib/cache/page-cache.mjs must not grow, nor date a page by an earlier request',
  ).toContain('this.cacheHandler = new CurCacheHandler({')
  expect(read('dist/server/route-modules/route-module.js')).toContain('// incremental-cache is request specific')
})

it('the page cache handler changes the response of the request that stores it', async () => {
  const { default: ResponseCache } = await import('next/dist/server/response-cache/index.js')
  const { IncrementalCache } = await import('next/dist/server/lib/incremental-cache/index.js')
  type Stored = { status: number; headers: Record<string, string> }
  class Handler {
    get = async () => null
    revalidateTag = async () => {}
    resetRequestCache() {}
    set = async (_key: string, data: unknown, ctx: { cacheControl?: { revalidate: number } }) => {
      Object.assign(data as Stored, { status: 404, headers: { stamped: 'yes' } })
      Object.assign(ctx.cacheControl ?? {}, { revalidate: 60 })
    }
  }
  const manifest = { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: {} }
  const options = { dev: false, minimalMode: false, requestHeaders: {}, previewProps: {}, prerenderManifest: manifest }
  const incrementalCache = new IncrementalCache({ ...options, CurCacheHandler: Handler } as never)
  const responses = new ResponseCache({
    minimalMode: false,
    route: { kind: 'APP_ROUTE', sourceRoute: '/page/route' },
  } as never)
  const value = { kind: 'APP_ROUTE', body: Buffer.from('page'), status: 200, headers: {} }
  const found = await responses.get(
    '/page',
    async () => ({ value, cacheControl: { revalidate: 300, expire: 86_400 } }) as never,
    { incrementalCache, routeKind: 'APP_ROUTE' } as never,
  )
  expect(
    found,
    'Next no longer sends the object that `set` got: status, policy and lifetime of a page are lost. Change lib/cache/page-cache.mjs and lib/cache/stamp.mjs',
  ).toMatchObject({
    value: { status: 404, headers: { stamped: 'yes' } },
    cacheControl: { revalidate: 60, expire: 86_400 },
  })
})

it('Next.js adds its upgrade handler to the server that scripts/serve.mjs gives it, not to the one that listens', async () => {
  const { default: createApp } = await import('next')
  const given = createServer()
  const listening = createServer()
  const app = createApp({ dev: false, dir: '.', hostname: 'localhost', port: 3000, httpServer: given })
  // as `app.prepare()` leaves it, which needs a build
  Object.assign(app, { init: { requestHandler: async () => {} } })
  const request = { socket: { server: listening } }
  await app.getRequestHandler()(request as never, {} as never)
  expect(
    [given, listening].map((server) => server.listenerCount('upgrade')),
    'Next answers upgrade requests of visitors without any check: find out how to refuse them in scripts/serve.mjs',
  ).toEqual([1, 0])
})
