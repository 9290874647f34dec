import { describe, expect, it } from 'vitest'
import { keyScopes } from '@/lib/cache/keys.mjs'
import { canonicalTag, tagsFor } from '@/lib/cache/policy'
import { BASE_POLICY, securityHeaders } from '@/lib/http/security-headers'

const fi = { market: 'fi' } as const

describe('tags', () => {
  it('are those of the kind, of the entity, and of what makes the prices of a list old', () => {
    expect(tagsFor('menus', fi, 'main')).toEqual(['fi:menu', 'fi:menu:main'])
    expect(tagsFor('listPageInfo', fi, 'mekot/juhla')).toEqual(['fi:category', 'fi:category:mekot%2Fjuhla'])
    expect(tagsFor('products', fi, 'mekot')).toEqual(['fi:list', 'fi:price', 'fi:list:mekot'])
    // a search shows products as lists do: what makes those old makes it old
    for (const kind of ['search', 'searchHelp'] as const)
      expect(tagsFor(kind, fi)).toEqual(['fi:search', 'fi:list', 'fi:price'])
  })

  it('are encoded alike for loader and backend, without commas and characters that a header cannot contain', () => {
    expect(tagsFor('product', { market: 'se' }, 'klänning,röd')).toContain(canonicalTag('se:product:klänning,röd'))
    expect(canonicalTag('se:product:kla\u0308nning,röd')).toBe('se:product:kl%C3%A4nning%2Cr%C3%B6d')
    expect(canonicalTag(canonicalTag('se:product:100%'))).toBe(canonicalTag('se:product:100%'))
    expect(tagsFor('product', fi, 'a:b')).toContain('fi:product:a%3Ab')
  })

  it('leave out an alias that is too long', () => {
    expect(tagsFor('product', fi, 'x'.repeat(300))).toEqual(['fi:product', 'fi:price'])
  })
})

it('two builds, backends or settings have different page keys; two builds share their tags', async () => {
  const base = await keyScopes({ COMMERCE_URL: 'https://a/graphql' }, 'build1')
  const build = await keyScopes({ COMMERCE_URL: 'https://a/graphql' }, 'build2')
  const backend = await keyScopes({ COMMERCE_URL: 'https://b/graphql' }, 'build1')
  const pictures = await keyScopes({ COMMERCE_URL: 'https://a/graphql', IMAGE_URL: 'https://i' }, 'build1')
  const trackers = await keyScopes(
    { COMMERCE_URL: 'https://a/graphql', TRACKER_SCRIPT_ORIGINS: 'https://tag.example' },
    'build1',
  )
  const scopes = [base, build, backend, pictures, trackers].map((scope) => scope.pageScope)
  expect(new Set(scopes).size).toBe(5)
  expect(build.tagScope).toBe(base.tagScope)
  expect(backend.tagScope).not.toBe(base.tagScope)
})

it('the base policy has no directive that would override the policy of a page', () => {
  // both are enforced: a script, style or picture rule here would forbid the hashes stamped at run time
  expect(BASE_POLICY).not.toMatch(/(default|script|style|img|connect)-src/)
  const [everything, api] = securityHeaders()
  expect(everything?.headers.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy']),
  )
  expect(api?.headers[0]?.value).toContain("default-src 'none'")
})
