import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { HEAD_SCRIPT } from '@/lib/browser/head-script.mjs'
import { readMarkers, shorten, stampFailure, stampPage, stampRoute } from '@/lib/cache/stamp.mjs'
import { readEnv } from '@/lib/config/env'
import { DEFAULT_SERVICE_ORIGIN, pagePolicy } from '@/lib/http/csp.mjs'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (head = '', body = '') => ({
  html: `<html><head>${head}</head><body>${body}</body></html>`,
  headers: {} as Record<string, unknown>,
  status: 200,
})

describe('policy of a page', () => {
  it('allows exactly the known inline scripts and the styles of the page', async () => {
    const data = 'self.__next_f.push([1,"ä €"])'
    const html = `<script src="/a.js"></script><script>${data}</script><script id="v">${HEAD_SCRIPT}</script><style>a{b:c}</style>`
    const policy = await pagePolicy(html, {})
    expect(policy).toContain(`script-src 'self' ${hash(data)} ${hash(HEAD_SCRIPT)};`)
    expect(policy).toContain(`style-src 'self' ${hash('a{b:c}')};`)
    expect(policy).not.toContain('unsafe')
  })

  it('has no hash for data blocks and one hash for equal scripts', async () => {
    const data = 'self.__next_f.push([1,"x"])'
    const html = `<script type="application/ld+json">{"a":1}</script><script>${data}</script><script>${data}</script>`
    expect(await pagePolicy(html, {})).toContain(`script-src 'self' ${hash(data)};`)
  })

  it('gives an unknown inline script no hash and logs it once', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const view = page('', '<script>alert(document.domain)</script>')
    await stampPage(view, undefined, {})
    expect(view.headers['content-security-policy']).toContain("script-src 'self';")
    await pagePolicy(view.html, {})
    expect(log).toHaveBeenCalledTimes(1)
    expect(String(log.mock.calls)).not.toContain('document.domain')
    log.mockRestore()
  })

  it('R-AUTH-01 allows only the picture server and the services that the browser calls, the auth service among them', async () => {
    const policy = await pagePolicy('', {
      IMAGE_URL: 'https://img.example.com/x/',
      COMMERCE_PUBLIC_URL: 'https://api.example.com/graphql',
      GRAPHQL_WS_URL: 'wss://live.example.com/graphql',
      SEARCH_CLUSTER: 'w12345678',
      AUTH_URL: 'https://auth.example.com/api/shop_prod/',
      SIGN_URL: 'https://api.example.com/auth/sign/key?identity=',
    })
    expect(policy).toContain("img-src 'self' data: https://img.example.com;")
    expect(policy).toContain(
      "connect-src 'self' https://api.example.com wss://live.example.com https://w12345678.api.esales.apptus.cloud https://auth.example.com;",
    )
    const own = { COMMERCE_PUBLIC_URL: '/graphql', SEARCH_PUBLIC_CLUSTER: 'https://find.example.com/x' }
    expect(await pagePolicy('', own)).toContain("connect-src 'self' https://find.example.com http://localhost:4000;")
  })

  it('falls back to the same services as the checked environment', () => {
    expect(DEFAULT_SERVICE_ORIGIN).toBe(readEnv({}).IMAGE_URL)
    const { SEARCH_CLUSTER, AUTH_URL, SIGN_URL } = readEnv({})
    expect(DEFAULT_SERVICE_ORIGIN).toBe(SEARCH_CLUSTER)
    for (const address of [AUTH_URL, SIGN_URL]) expect(new URL(address).origin).toBe(DEFAULT_SERVICE_ORIGIN)
  })
})

describe('marks', () => {
  it.each([
    ['', { status: null, life: null }],
    ['<meta name="kajo-status" content="404"/>', { status: 404, life: 60 }],
    ['<meta name="kajo-status" content="503"/>', { status: 503, life: null }],
    ['<meta name="kajo-life" content="10"/>', { status: null, life: 10 }],
    ['<meta name="kajo-status" content="404"/><meta name="kajo-life" content="10"/>', { status: 404, life: 10 }],
    ['&lt;meta name="kajo-status" content="404"/&gt;', { status: null, life: null }],
  ])('%s', (head, marks) => {
    expect(readMarkers(page(head).html)).toEqual(marks)
  })

  it('shortens a lifetime and never lengthens it', () => {
    const lives = [{ revalidate: 300 }, { revalidate: 5 }, { revalidate: false as const }]
    for (const life of lives) shorten(life, 10)
    expect(lives).toEqual([{ revalidate: 10 }, { revalidate: 5 }, { revalidate: 10 }])
  })
})

describe('stamping', () => {
  it('sets status 404 and a short lifetime on a not-found view', async () => {
    const view = page('<meta name="kajo-status" content="404"/>')
    const life = { revalidate: 300, expire: 86_400 }
    await stampPage(view, life, {})
    expect(view.status).toBe(404)
    expect(life).toEqual({ revalidate: 60, expire: 86_400 })
  })

  it('removes cookies of the visitor for whom the page was rendered', async () => {
    const view = page()
    view.headers = { 'Set-Cookie': 'token=1', 'x-next-cache-tags': 'fi:list' }
    await stampPage(view, undefined, {})
    expect(Object.keys(view.headers).sort()).toEqual(['content-security-policy', 'etag', 'x-next-cache-tags'])
    const answer = { body: Buffer.from('[]'), headers: { 'set-cookie': 'token=1' } as Record<string, unknown> }
    await stampRoute(answer, undefined)
    expect(Object.keys(answer.headers).sort()).toEqual(['content-security-policy', 'etag'])
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'")
  })

  it('gives equal pages equal entity tags, and different pages different ones', async () => {
    const tags = await Promise.all(
      ['', '', '<title>New</title>'].map(async (head) => {
        const view = page(head)
        await stampPage(view, undefined, {})
        return view.headers.etag
      }),
    )
    expect(tags[0]).toMatch(/^W\/"[0-9a-f]{16}"$/)
    expect(tags[1]).toBe(tags[0])
    expect(tags[2]).not.toBe(tags[0])
  })

  it('gives no entity tag to a failed page', async () => {
    const view = page('<meta name="kajo-status" content="503"/>')
    await stampPage(view, undefined, {})
    stampFailure(view, undefined)
    expect(view.headers).not.toHaveProperty('etag')
  })

  it('gives a 404 of a route handler the lifetime of a not-found page', async () => {
    const lives = await Promise.all(
      [404, 200].map(async (status) => {
        const life = { revalidate: 300, expire: 86_400 }
        await stampRoute({ body: Buffer.from(''), status, headers: {} }, life)
        return life.revalidate
      }),
    )
    expect(lives).toEqual([60, 300])
  })

  it.each([
    ['', false],
    ['fi=http://fi.localhost:3000', false],
    ['fi=https://a.fi,se=http://a.se', false],
    ['fi=https://a.fi,se=https://a.se', true],
    ['fi= https://a.fi , se=HTTPS://a.se', true],
    ['fi=http://a.fi/?x=https://', false],
    ['fi=a.fi', false],
  ])('promises https only where every domain has it: %s', async (domains, secure) => {
    const view = page()
    await stampPage(view, undefined, { SHOP_DOMAINS: domains })
    expect('strict-transport-security' in view.headers).toBe(secure)
  })

  it('adds Retry-After to a failure', () => {
    const view = page()
    const life = { revalidate: 300, expire: 86_400 }
    stampFailure(view, life)
    expect(view.headers).toEqual({ 'retry-after': '10', 'cache-control': 'no-store' })
    expect(life).toEqual({ revalidate: 1, expire: 1 })
  })
})
