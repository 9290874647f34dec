import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '@/scripts/free-port.mjs'
import { type FakeEdge, startFakeEdge } from '@/tests/support/fake-edge'
import { findPlaces, type Places } from '@/tests/support/find-places'
import { endProcess, launchShop, test } from '@/tests/support/private-shop'
import { rawRequest } from '@/tests/support/raw-request'
import { sendRevalidation } from '@/tests/support/send-revalidation'

const TOKEN = 'known-to-the-scraper'

let edge: FakeEdge
let assets: string
let shop: ChildProcess
let origin: string
let places: Places

test.beforeAll(async ({ privateServers }) => {
  edge = await startFakeEdge([200])
  assets = await mkdtemp(path.join(tmpdir(), 'kajo-assets-'))
  await mkdir(path.join(assets, 'chunks'))
  await writeFile(path.join(assets, 'chunks', 'other-build-1.js'), 'otherBuild()')
  const port = await freePort()
  origin = `http://fi.localhost:${port}`
  shop = await launchShop(port, privateServers.backendPort, {
    EDGE_PURGE_URLS: edge.address,
    EDGE_PURGE_SECRET: 'known-to-the-edge',
    METRICS_TOKEN: TOKEN,
    ASSETS_DIR: assets,
    DRAIN_DELAY: '1500',
  })
  places = await findPlaces(origin)
})

test.afterAll(async () => {
  await endProcess(shop)
  edge.server.close()
  await rm(assets, { recursive: true, force: true })
})

test('a stored page has its tags in Cache-Tag, as document, client navigation and JSON', async () => {
  const asked: [string, Record<string, string>, RegExp][] = [
    ['/', {}, /(^|,)fi:list,fi:price(,|$)/],
    [places.list, {}, /(^|,)fi:list:/],
    [`${places.list}?_rsc=`, { rsc: '1' }, /(^|,)fi:list:/],
    [`/api/list/fi/fi/_${places.list}`, {}, /(^|,)fi:list:/],
    [places.products[0] ?? '', {}, /(^|,)fi:product:/],
    ['/p/no-such-product', {}, /(^|,)fi:product:no-such-product(,|$)/],
  ]
  for (const [address, headers, tags] of asked) {
    // the first response is rendered, the second comes from the cache
    for (const _ of ['rendered', 'cached']) {
      const answer = await rawRequest(origin, address, { headers })
      expect(String(answer.headers['cache-tag']), address).toMatch(tags)
      expect(String(answer.headers['cache-tag'])).not.toContain('_N_T_')
      expect(answer.headers['cache-control'], address).toMatch(/^s-maxage=\d+.*, max-age=0, must-revalidate$/)
    }
  }
})

test('a revalidation is sent to the cache in front, which then gets the new page and not the old one', async ({
  privateShop,
}) => {
  const address = places.products[1] ?? ''
  await rawRequest(origin, address)
  expect((await rawRequest(origin, address)).headers['x-nextjs-cache']).toBe('HIT')
  await privateShop.control({ reset: true })
  expect(await sendRevalidation(origin, ['fi:product', 'fi:price'])).toBe(200)
  expect(edge.seen.at(-1)).toMatchObject({
    method: 'BAN',
    headers: {
      'x-kajo-tag-pattern': '(^|,)(fi:product|[*]|fi:price)(,|$)',
      'x-kajo-purge-secret': 'known-to-the-edge',
    },
  })
  expect((await privateShop.control()).calls.product ?? 0, 'the page is not rendered yet').toBe(0)
  expect((await rawRequest(origin, address)).headers['x-nextjs-cache']).toBe('MISS')
  expect((await privateShop.control()).calls.product, 'the page is rendered before the response').toBeGreaterThan(0)
  await expect.poll(() => edge.seen.length, { message: 'sent again, for responses on their way to the cache' }).toBe(2)
})

test('metrics need the token, and count requests', async () => {
  expect((await rawRequest(origin, '/api/metrics')).status).toBe(401)
  const answer = await rawRequest(origin, '/api/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(answer.status).toBe(200)
  for (const series of [
    'kajo_requests_total{kind="document",status="200"}',
    'kajo_cache_reads_total{kind="page",result="hit"}',
    'kajo_render_seconds_count{kind="page"}',
    'kajo_backend_seconds_count{via="page",result="ok"}',
    'kajo_edge_purges_total{result="told"}',
    'process_resident_memory_bytes',
  ]) {
    expect(answer.body, series).toContain(`\n${series} `)
  }
})

test('scripts of another build are served from the shared folder, to which every instance adds its own', async () => {
  const answer = await rawRequest(origin, '/_next/static/chunks/other-build-1.js')
  expect([answer.status, answer.body]).toEqual([200, 'otherBuild()'])
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const { body } = await rawRequest(origin, '/')
  const [, own = ''] = /\/_next\/static\/(chunks\/[\w.-]+\.js)/.exec(body) ?? []
  expect(await readdir(path.join(assets, 'chunks'))).toContain(path.basename(own))
  expect((await rawRequest(origin, '/icons/kajo.svg')).headers['cache-control']).toBe('public, max-age=31536000')
})

test('after SIGTERM health answers 503 while pages are still served, and the process exits with 0', async () => {
  const ended = once(shop, 'exit')
  shop.kill('SIGTERM')
  await expect.poll(async () => (await rawRequest(origin, '/api/health')).status, { intervals: [20] }).toBe(503)
  expect((await rawRequest(origin, '/')).status).toBe(200)
  expect(await ended).toEqual([0, null])
})
