import { expect } from '@playwright/test'
import { askShop, askVarnish, ban, cacheOf, METRICS_TOKEN, test, visit } from '@/tests/support/cluster-test'
import { rawRequest } from '@/tests/support/raw-request'
import { rawSocket } from '@/tests/support/raw-socket'

const EVIL = 'evil.example'

/** Headers by which other caches have been made to store a wrong answer. */
const OVERRIDES: Record<string, string>[] = [
  { 'x-forwarded-host': EVIL },
  { 'x-forwarded-proto': 'http', 'x-forwarded-port': '81', 'x-forwarded-prefix': '/evil' },
  { forwarded: `host=${EVIL};proto=http` },
  { 'x-host': EVIL, 'x-original-host': EVIL },
  { 'x-original-url': '/account', 'x-rewrite-url': '/account' },
  { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE', 'x-http-method': 'PUT' },
  { 'x-nextjs-data': '1' },
  { 'x-middleware-prefetch': '1', purpose: 'prefetch' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-rewrite': '/account', 'x-middleware-next': '1', 'x-middleware-override-headers': 'host' },
  { 'x-invoke-status': '500', 'x-invoke-path': '/account', 'x-invoke-output': '/account', 'x-matched-path': '/404' },
  { 'next-action': 'a'.repeat(40), 'next-router-state-tree': '%5B%22evil%22%5D', 'next-url': '/evil' },
  { rsc: 'evil' },
  { 'x-kajo-place': 'evil', 'x-kajo-kind': 'navigation', 'x-kajo-tracking': '&evil=1', 'x-kajo-encoding': 'br' },
  { range: 'bytes=0-10' },
  { 'if-none-match': '*' },
  { 'cache-control': 'no-store', pragma: 'no-cache' },
  { accept: 'application/json', 'accept-language': 'da', 'accept-encoding': 'evil', 'user-agent': 'evilbot' },
  { te: 'trailers' },
]

const METRICS = [
  '/api/metrics',
  '/api/metrics/',
  '/api/metrics?x',
  '//api//metrics',
  '/api/%6detrics',
  '/%61pi/metrics',
  '/API/METRICS',
  '/x/../api/metrics',
  '/api/health/../metrics',
  '/api%2fmetrics',
]

export function poisoningTests(): void {
  test('a header that is not part of the cache key has no effect on the next visitor', async ({ cluster, places }) => {
    const clean = await visit(cluster, places.list)
    for (const ask of [visit, askVarnish]) {
      for (const [index, headers] of OVERRIDES.entries()) {
        // an address of its own, so that the first request is the one that is stored
        const path = `${places.list}?${ask.name}=${index}`
        const first = await ask(cluster, path, { headers })
        expect(first.status, JSON.stringify(headers)).toBeLessThan(500)
        const next = await ask(cluster, path)
        expect([next.status, cacheOf(next)], JSON.stringify(headers)).toEqual([200, 'hit'])
        expect(next.body === clean.body, `${JSON.stringify(headers)} left its mark`).toBe(true)
        expect(next.headers['content-type']).toBe(clean.headers['content-type'])
      }
    }
  })

  test('another spelling of the host is the same shop; a foreign host is not stored', async ({ cluster, places }) => {
    const clean = await visit(cluster, places.list)
    for (const host of ['FI.localhost', 'fi.localhost:1', 'fi.localhost.', 'Fi.LocalHost:99']) {
      const answer = await visit(cluster, places.list, { headers: { host } })
      expect([answer.status, cacheOf(answer), answer.body === clean.body], host).toEqual([200, 'hit', true])
    }
    for (const host of [EVIL, `fi.localhost.${EVIL}`, 'localhost:81']) {
      const answer = await visit(cluster, '/fi/fi', { headers: { host } })
      expect(answer.status, host).toBe(200)
      expect(answer.body).not.toContain(EVIL)
    }
    const root = await visit(cluster, '/', { headers: { host: EVIL } })
    expect([root.status, root.headers.location, cacheOf(root)]).toEqual([302, '/fi/fi', 'pass'])
    for (const host of ['fi.localhost/evil', 'fi.localhost@evil', '"fi.localhost"', 'a b']) {
      const { status } = await visit(cluster, places.list, { headers: { host } })
      expect([400, 404], `"${host}"`).toContain(status)
    }
  })

  test('a different spelling of an address never replaces the stored page', async ({ cluster, places }) => {
    const clean = await visit(cluster, places.list)
    const encoded = places.list.replace('c', '%63')
    for (const path of [encoded, `/${places.list}`, `${places.list}/`, `${places.list}//`, `/x/..${places.list}`]) {
      expect((await visit(cluster, path)).status, path).toBeLessThan(500)
    }
    for (const path of [
      '/c/%E0%A4%A',
      '/c/%00',
      '/c/a%0d%0aset-cookie:%20a=b',
      '/%',
      '/..%2f..%2fetc/passwd',
      '/c/\\',
    ]) {
      const answer = await visit(cluster, path)
      expect(answer.status, path).toBeGreaterThanOrEqual(300)
      expect(answer.status, path).toBeLessThan(500)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect((await visit(cluster, places.list)).body === clean.body).toBe(true)
  })

  test('only complete documents are stored, and the body of a GET request is ignored', async ({ cluster, places }) => {
    const clean = await visit(cluster, places.list)
    const path = `${places.list}?whole=1`
    const part = await visit(cluster, path, { headers: { range: 'bytes=0-99' } })
    expect([part.status, part.body.length]).toEqual([200, clean.body.length])
    const head = await visit(cluster, `${places.list}?whole=2`, { method: 'HEAD' })
    expect([head.status, head.body]).toEqual([200, ''])
    expect((await visit(cluster, `${places.list}?whole=2`)).body.length).toBe(clean.body.length)
    await visit(cluster, `${places.list}?whole=3`, { headers: { 'content-length': '4' }, body: 'evil' })
    expect((await visit(cluster, `${places.list}?whole=3`)).body.length).toBe(clean.body.length)
  })

  test('nginx and Varnish refuse oversized requests', async ({ cluster, places }) => {
    const huge = (name: string, bytes: number) => ({ headers: { [name]: `a=${'a'.repeat(bytes)}` } })
    for (const ask of [visit, askVarnish]) {
      for (const request of [huge('cookie', 70_000), huge('cookie', 200_000), huge('x-any', 70_000)]) {
        const { status } = await ask(cluster, places.list, request).catch(() => ({ status: 400 }))
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
      }
    }
    expect((await visit(cluster, `/${'a'.repeat(70_000)}`)).status).toBe(414)
    const big = { method: 'POST', body: 'a'.repeat(1024 * 1024 + 1) }
    expect((await visit(cluster, '/graphql', big).catch(() => ({ status: 413 }))).status).toBe(413)
    // larger than what nginx keeps in memory
    const large = await visit(cluster, '/graphql', { method: 'POST', body: 'a'.repeat(200_000) })
    expect([400, 413, 415]).toContain(large.status)
    const small = await visit(cluster, places.list, huge('cookie', 3000))
    expect([small.status, cacheOf(small)]).toEqual([200, 'hit'])
  })

  test('purges and metrics are refused from outside', async ({ cluster, places }) => {
    const everything = { 'x-kajo-tag-pattern': '.', 'x-kajo-purge-secret': 'a-purge-secret-for-the-tests' }
    await visit(cluster, places.list)
    for (const method of ['BAN', 'PURGE', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'PUT', 'POST']) {
      expect((await visit(cluster, places.list, { method, headers: everything })).status, method).toBe(405)
    }
    expect(cacheOf(await visit(cluster, places.list))).toBe('hit')
    for (const secret of ['', 'wrong']) expect(await ban(cluster, '.', secret)).toBe(405)
    expect(await ban(cluster, '', undefined), 'no pattern').toBe(405)
    expect(await ban(cluster, '(^|,)(fi:nothing)(,|$)')).toBe(200)
    expect(await ban(cluster, '('), 'no expression').toBe(400)
    const scraper = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }
    expect((await askShop(cluster, 0, '/api/metrics', scraper)).body, 'on the inside').toContain('# TYPE')
    for (const path of METRICS) {
      for (const ask of [visit, askVarnish]) {
        const { status, body } = await ask(cluster, path, scraper)
        expect([308, 400, 404], path).toContain(status)
        expect(body).not.toContain('# TYPE')
      }
    }
  })

  test('without TLS nginx redirects to the same page with TLS, and only on a domain of the shop', async ({
    cluster,
  }) => {
    const ask = (host: string, path: string) =>
      rawRequest(`http://fi.localhost:${cluster.ports.redirect}`, path, { headers: { host } })
    const answer = await ask('fi.localhost', '/c/mekot?page=2')
    expect([answer.status, answer.headers.location]).toEqual([308, 'https://fi.localhost/c/mekot?page=2'])
    for (const [host, path, status] of [
      [EVIL, '/', 421],
      [`fi.localhost.${EVIL}`, '/', 421],
      ['fi.localhost', `http://${EVIL}/`, 400],
    ] as const) {
      const refused = await ask(host, path)
      expect([refused.status, refused.headers.location], `${host} ${path}`).toEqual([status, undefined])
    }
  })

  test('nginx refuses absolute addresses, floods of writes and slow clients', async ({ cluster, places }) => {
    const { http } = cluster.ports
    // still open when the others are through
    const slow = rawSocket(http, 'GET / HTTP/1.1\r\nHost: fi.localhost\r\nX-Slow: ').catch(() => 'reset')
    for (const line of [`GET http://${EVIL}/ HTTP/1.1`, `CONNECT ${EVIL}:443 HTTP/1.1`, 'GET /\x01 HTTP/1.1', 'EVIL']) {
      const answer = await rawSocket(http, `${line}\r\nHost: fi.localhost\r\nConnection: close\r\n\r\n`)
      expect(answer, line).toMatch(/^HTTP\/1\.1 (?:400|405)|^<html>/)
      expect(answer).not.toContain(EVIL)
    }
    const statuses = new Set<number>()
    const writer = async () => {
      for (let turn = 0; turn < 25; turn += 1) {
        const body = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
        statuses.add((await visit(cluster, '/graphql', body)).status)
      }
    }
    await Promise.all(Array.from({ length: 8 }, writer))
    expect(statuses).toContain(429)
    expect([...statuses].every((status) => status >= 400 && status < 500)).toBe(true)
    expect((await visit(cluster, places.list)).status, 'reading goes on').toBe(200)
    expect(await slow).toMatch(/^(?:|reset|HTTP\/1\.1 408.*)$/s)
  })
}
