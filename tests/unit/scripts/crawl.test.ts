import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { crawl, sitemapOf } from '@/scripts/crawl/follow-links.mjs'

const servers: Server[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const server of servers.splice(0)) server.close()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Replaces `setTimeout` by one without a delay. Returns the delays that it was called with. */
function withoutDelays(): number[] {
  const delays: number[] = []
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void, delay: number) => {
    delays.push(delay)
    return setImmediate(callback)
  }) as unknown as typeof setTimeout)
  return delays
}

it('asks for a sitemap again after the announced time while it is being computed', async () => {
  const delays = withoutDelays()
  let requests = 0
  const origin = await serve((_request, response) => {
    requests += 1
    if (requests < 3) response.writeHead(503, { 'retry-after': '2' }).end()
    else response.end('<loc>http://shop/p/dress</loc>')
  })
  expect(await sitemapOf(origin)).toEqual(['http://shop/p/dress'])
  expect(delays).toEqual([2000, 2000])
})

it('waits when it has asked for too many pages', async () => {
  const delays = withoutDelays()
  let requests = 0
  const origin = await serve((request, response) => {
    if (request.url === '/') requests += 1
    if (requests === 1) response.writeHead(429, { 'retry-after': '60' }).end()
    else response.end(`<link rel="canonical" href="${origin}/"/>`)
  })
  expect((await crawl(origin)).problems).toEqual([])
  expect([requests, delays]).toEqual([2, [60_000]])
})

it('fails when a sitemap is never computed', async () => {
  withoutDelays()
  let requests = 0
  const origin = await serve((request, response) => {
    requests += 1
    if (requests > 500) request.destroy()
    else response.writeHead(503).end()
  })
  await expect(sitemapOf(origin)).rejects.toThrow(`${origin}/sitemap.xml has answered 503`)
})
