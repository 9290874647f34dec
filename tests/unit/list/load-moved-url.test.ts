import { beforeEach, describe, expect, it, vi } from 'vitest'
import ProductPage from '@/app/[market]/[lang]/(default)/p/[...path]/page'
import { isAbsent } from '@/lib/cache/entry-class.mjs'
import { AppError } from '@/lib/errors/app-error'
import { cataloguePath } from '@/lib/list/catalogue-path'
import { loadMovedUrl } from '@/lib/list/load-moved-url'
import { logLine } from '@/lib/log/log-line.mjs'

const { serverQuery, cached } = vi.hoisted(() => ({ serverQuery: vi.fn(), cached: vi.fn() }))
vi.mock('server-only', () => ({}))
vi.mock('@/lib/apollo/server-client', () => ({ serverQuery }))
vi.mock('@/lib/cache/cached', () => ({ cached, shortenPageLife: vi.fn() }))
vi.mock('@/lib/log/log-line.mjs', () => ({ logLine: vi.fn() }))

const FI = { market: 'fi', lang: 'fi' } as const
/** The service's table of renamed addresses. */
let moves: Record<string, string> = {}
const asked: string[] = []

beforeEach(() => {
  moves = {}
  asked.length = 0
  cached.mockReset().mockImplementation((_kind: string, _scope: object, load: () => unknown) => load())
  serverQuery.mockReset().mockImplementation(async (_site, document, variables: { url?: string }) => {
    if (JSON.stringify(document).includes('"product"')) return { product: null }
    asked.push(variables.url ?? '')
    const newUrl = moves[variables.url ?? '']
    return { urlHistory: newUrl === undefined ? null : { newUrl } }
  })
})

describe('T31 the new address of a page', () => {
  it.each([
    ['/c/vaatteet/mekot', '/c/vaatteet/mekot'],
    ['/c/vaatteet/mekot/', '/c/vaatteet/mekot'],
    ['/b/%C3%B8rsl%C3%B8v?sort=PRICE#x', '/b/ørsløv'],
    ['/p/mekot/vanamo', '/p/mekot/vanamo'],
    ['/dc/ale', '/dc/ale'],
    ['/inspiration/syksy', '/inspiration/syksy'],
    ['/', '/'],
  ])('%s is %s', (newUrl, path) => {
    expect(cataloguePath('fi', newUrl)).toBe(path)
  })

  it.each([
    'https://elsewhere.test/c/mekot',
    '//elsewhere.test/c/mekot',
    '/\\elsewhere.test',
    '/%2F/elsewhere.test/x',
    '/%5celsewhere.test',
    '/c/%2e%2e/%2e%2e/account',
    '/c/../account',
    '/c/a%2Fb',
    '/c/%E0%A4%A',
    'javascript:alert(1)',
    'c/mekot',
    '',
    '/c/me\nkot',
    '/account',
    '/kassa',
    '/404',
    '/no/such/page/at/all',
  ])('%s is none', (newUrl) => {
    expect(cataloguePath('fi', newUrl)).toBeNull()
  })
})

describe('T31 a missing page', () => {
  it('that never existed takes one request, and its null result goes to the second store', async () => {
    expect(await loadMovedUrl(FI, '/c/ei-ole')).toBeNull()
    expect(asked).toEqual(['/c/ei-ole'])
    const [kind, scope, load] = cached.mock.calls[0] ?? []
    expect([kind, scope]).toEqual(['urlHistory', { site: FI, key: ['/c/ei-ole'] }])
    expect(isAbsent({ kind: 'FETCH', data: { body: JSON.stringify(await load()) } } as never)).toBe(true)
  })

  it('that has moved several times redirects to the last address in one step', async () => {
    moves = { '/c/a': '/c/b?x=1', '/c/b': '/c/c/', '/c/c': '/c/vaatteet/d' }
    expect(await loadMovedUrl(FI, '/c/a')).toBe('/c/vaatteet/d')
  })

  it.each([
    ['to itself', { '/c/a': '/c/a' }],
    ['to itself, written otherwise', { '/c/a': '/c/%61/?sort=PRICE' }],
    ['in a circle', { '/c/a': '/c/b', '/c/b': '/c/c', '/c/c': '/c/a' }],
    ['in a circle it is not part of', { '/c/a': '/c/b', '/c/b': '/c/c', '/c/c': '/c/b' }],
    ['to another host', { '/c/a': 'https://elsewhere.test/c/a' }],
    ['to another host in the end', { '/c/a': '/c/b', '/c/b': '//elsewhere.test' }],
    [
      'without end',
      Object.fromEntries(Array.from({ length: 20 }, (_, i) => [i ? `/c/a${i}` : '/c/a', `/c/a${i + 1}`])),
    ],
  ])('that leads %s is not redirected, and is logged', async (_where, table) => {
    moves = table
    vi.mocked(logLine).mockClear()
    expect(await loadMovedUrl(FI, '/c/a')).toBeNull()
    expect(asked.length).toBeLessThanOrEqual(6)
    expect(logLine).toHaveBeenCalledExactlyOnceWith('warn', 'url-history-refused', expect.anything())
  })

  it('a product under another parent is the same page and does not redirect to itself', async () => {
    moves = { '/p/vanamo': '/p/mekot/vanamo' }
    expect(await loadMovedUrl(FI, '/p/vanamo')).toBeNull()
  })

  it('a failing service throws and is not null', async () => {
    serverQuery.mockRejectedValue(new AppError('BACKEND_DOWN', 'down', 503))
    await expect(loadMovedUrl(FI, '/c/a')).rejects.toThrow('down')
  })
})

describe('T31 the product page', () => {
  const open = (market: string, lang: string, alias: string) =>
    ProductPage({ params: Promise.resolve({ market, lang, path: ['made-up', alias] }) }).then(
      () => null,
      (error: { digest?: string }) => error.digest,
    )

  it('redirects a former address with 308 in one step, to the address of the site', async () => {
    moves = { '/p/vanhä-mekko': '/p/klänningar/vanamo' }
    expect(await open('fi', 'sv', encodeURIComponent('vanhä-mekko'))).toBe(
      'NEXT_REDIRECT;replace;/sv/p/kl%C3%A4nningar/vanamo;308;',
    )
  })

  it('requests former addresses only for a missing product, and is not found without one', async () => {
    expect(await open('fi', 'fi', 'ei-ole')).toBeNull()
    expect(asked).toEqual(['/p/ei-ole'])
  })
})
