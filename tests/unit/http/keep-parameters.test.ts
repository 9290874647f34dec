import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShopServer } from '@/scripts/serve/shop-server.mjs'
import { rawRequest } from '@/tests/support/raw-request'

let server: Server
let origin: string
let location: string
let stored: string | null

beforeAll(async () => {
  const handle = async (_request: unknown, response: import('node:http').ServerResponse) => {
    if (stored) response.setHeader('x-nextjs-cache', stored)
    response.setHeader('location', location).writeHead(308).end()
  }
  server = createShopServer(handle, { trustedProxies: 0, isHttps: false })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://fi.localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close().closeAllConnections())

async function locationOf(path: string, to: string, cached: string | null = 'HIT'): Promise<unknown> {
  ;[location, stored] = [to, cached]
  return (await rawRequest(origin, path)).headers.location
}

it.each([
  ['a moved product', '/product/mekko?gclid=1', '/p/mekot/mekko', '/p/mekot/mekko?gclid=1'],
  ['a renamed category', '/c/vanha?utm_source=x&utm_medium=y', '/c/uusi', '/c/uusi?utm_source=x&utm_medium=y'],
  [
    'a wrong parent',
    '/c/any/mekot?sort=PRICE&fbclid=1',
    '/c/vaatteet/mekot?sort=PRICE',
    '/c/vaatteet/mekot?sort=PRICE&fbclid=1',
  ],
  ['a product at a wrong parent', '/p/x/mekot/mekko?msclkid=1#koko', '/p/mekot/mekko', '/p/mekot/mekko?msclkid=1'],
  ['a dropped filter', '/c/mekot?brands=Gone~9&p-x=1&page=9&gclid=1', '/c/mekot', '/c/mekot?gclid=1'],
  ['the address /list', '/list/mekot?gclid=a%2Bb&price-from=1', '/l/mekot#top', '/l/mekot?gclid=a%2Bb#top'],
  [
    'a login',
    '/c/x?action=login&returnTo=%2Faccount%3Fa',
    '/c/y?sort=PRICE',
    '/c/y?sort=PRICE&action=login&returnTo=%2Faccount%3Fa',
  ],
  ['the same parameter', '/c/x?gclid=1&_rsc=abc', '/c/y?gclid=2', '/c/y?gclid=2'],
  ['no parameter', '/c/x', '/c/y', '/c/y'],
])('the redirect of %s keeps the parameters that it does not know', async (_name, path, to, expected) => {
  expect(await locationOf(path.split('#')[0] ?? '', to)).toBe(expected)
})

it('redirects that are not stored and other origins are left as they are', async () => {
  expect(await locationOf('/account?gclid=1', '/?action=login', null)).toBe('/?action=login')
  for (const to of ['https://se.localhost/x', '//evil.example', '/\\evil.example'])
    expect(await locationOf('/c/x?gclid=1', to)).toBe(to)
})

it('a very long query is cut off after a whole parameter', async () => {
  const long = Array.from({ length: 300 }, (_, index) => `x${index}=${'a'.repeat(20)}`).join('&')
  const kept = String(await locationOf(`/c/x?${long}`, '/c/y'))
  expect(kept.length).toBeLessThan(2200)
  expect(kept).toMatch(/=a{20}$/)
})
