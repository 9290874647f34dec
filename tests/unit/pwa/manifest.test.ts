import { describe, expect, it } from 'vitest'
import { GET } from '@/app/manifest.webmanifest/route'
import { LANGS, MARKETS } from '@/lib/market/market-table'
import { manifestHref } from '@/lib/pwa/load-manifest'
import { matchSegments } from '@/lib/routing/match-route'

const ask = async (path: string, host = 'se.localhost:3000') => {
  const answer = await GET(new Request(`http://${host}${path}`, { headers: { host } }))
  return { status: answer.status, headers: answer.headers, body: answer.ok ? await answer.json() : null }
}

describe('the manifest', () => {
  it.each([
    ['fi', 'sv', 'domain', '/sv/', 'sv-FI'],
    ['dk', 'da', 'domain', '/', 'da-DK'],
    ['no', 'nb', 'path', '/no/nb/', 'nb-NO'],
  ] as const)('R-SW-01 %s in %s (%s) starts at %s, in its language', async (market, lang, mode, start, iso) => {
    const { status, headers, body } = await ask(manifestHref({ market, lang, mode }), `${market}.localhost:3000`)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/manifest+json'])
    expect([body.id, body.start_url, body.scope]).toEqual([start, start, start])
    expect(body.lang.slice(0, 2)).toBe(iso.slice(0, 2))
    for (const { name, url } of body.shortcuts) {
      expect(name).toMatch(/\S{2}/)
      expect(url.startsWith(start), `${url} is in the scope`).toBe(true)
      const segments = decodeURI(url.slice(start.length)).split('/')
      expect(matchSegments(lang, segments)?.route.page, `${url} is a page`).toBeTruthy()
    }
  })

  it('without a site is that of the domain, and of none elsewhere', async () => {
    expect((await ask('/manifest.webmanifest')).body.lang).toMatch(/^sv/)
    expect((await ask('/manifest.webmanifest?site=xx/yy')).body.start_url).toBe('/')
    expect((await ask('/manifest.webmanifest', 'shop.example')).status).toBe(404)
  })

  it('differs in each language', async () => {
    const names = await Promise.all(
      Object.values(MARKETS).map(async ({ alias, languages }) => {
        const [lang = 'fi'] = languages
        return (await ask(manifestHref({ market: alias, lang, mode: 'domain' }), `${alias}.localhost`)).body.name
      }),
    )
    expect(new Set(names).size).toBeGreaterThanOrEqual(LANGS.length - 1)
  })
})
