import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cacheTag, purgeBatches } from '@/lib/cache/edge-tags.mjs'
import { canonicalTag } from '@/lib/cache/policy'

/** Whether a cache that holds a page with this header forgets it. */
const isPurged = (header: string, tags: string[]) =>
  purgeBatches(tags).some(({ pattern }) => new RegExp(pattern).test(header))

const many = (count: number, word = 'product') =>
  Array.from({ length: count }, (_, index) => `se:${word}:item-${index}`)

describe('the tags of a page', () => {
  it('are those of the shop, each once, without those of the framework', () => {
    expect(cacheTag(['se:list', '_N_T_/layout', 'se:price', '_N_T_/[market]/page', 'se:list'])).toBe('se:list,se:price')
    expect(cacheTag([])).toBe('')
  })

  it('fold entities beyond 64 tags, and everything when that is not enough', () => {
    expect(cacheTag(['se:product', ...many(63)]).split(',')).toHaveLength(64)
    expect(cacheTag(['se:product', 'se:price', ...many(64)])).toBe('se:product,se:price,se:product:*')
    expect(cacheTag(['se:product', ...many(20).map((tag) => tag.padEnd(256, 'x'))])).toBe('se:product,se:product:*')
    expect(cacheTag(Array.from({ length: 65 }, (_, index) => `se:word-${index}`))).toBe('*')
  })

  it('contain no character that ends a header or a tag', () => {
    expect(cacheTag(['se:list\r\nset-cookie: a=b', 'se:a,b', 'se:ä', 'se:a b', 'se:\u0000', 'se:list'])).toBe('se:list')
  })
})

describe('a purge', () => {
  it('matches whole tags, never a part of one', () => {
    const header = cacheTag(['se:product', 'se:product:bik-dress', 'se:price'])
    expect(isPurged(header, ['se:product:bik-dress'])).toBe(true)
    for (const tag of ['se:product:bik', 'se:pro', 'e:price', 'price', 'fi:price']) {
      expect(isPurged(header, [tag]), tag).toBe(false)
    }
  })

  it('escapes regular expression characters in a tag', () => {
    expect(isPurged('se:product:axb', ['se:product:a.b'])).toBe(false)
    expect(isPurged('se:product:a', ['se:product:(a|b)'])).toBe(false)
    expect(isPurged(cacheTag(['se:product:(a.b)*']), ['se:product:(a.b)*'])).toBe(true)
    expect(purgeBatches(['se:product:a.b'])).toEqual([
      { tags: 'se:product:a.b,se:product:*,*', pattern: '(^|,)(se:product:a[.]b|se:product:[*]|[*])(,|$)' },
    ])
  })

  it('of one entity does not match pages of another, unless their tags are folded', () => {
    expect(isPurged(cacheTag(many(3)), ['se:product:item-7'])).toBe(false)
    expect(isPurged(cacheTag(many(100)), ['se:product:item-7'])).toBe(true)
    expect(isPurged(cacheTag(many(100)), ['se:product:no-such-item'])).toBe(true)
    expect(isPurged(cacheTag(many(100)), ['se:list:no-such-list'])).toBe(false)
  })

  it('matches every page with the tag, however many tags the page has', () => {
    const word = fc.string({ maxLength: 12 })
    const unit = fc.constantFrom('|', '.', '*', '(', '\\', '^', '$', '\r\n', ',', ' ', 'ä', '"', '&&', '%2C', '-')
    const tag = fc
      .tuple(word, word, fc.option(fc.oneof(word, fc.string({ unit, maxLength: 40 })), { nil: undefined }))
      .map((parts) => canonicalTag(parts.filter((part) => part !== undefined).join(':')))
    fc.assert(
      fc.property(fc.array(tag, { minLength: 1, maxLength: 150 }), fc.nat(), (tags, at) => {
        const header = cacheTag(tags)
        expect(header.length).toBeLessThanOrEqual(4096)
        expect(header).toMatch(/^[!-~]*$/)
        const purged = tags[at % tags.length] ?? ''
        if (purged) expect(isPurged(header, [purged])).toBe(true)
      }),
    )
  })

  it('of many long tags is split into requests that a cache can read', () => {
    const tags = Array.from({ length: 100 }, (_, index) => `se:product:${'%C3%A4'.repeat(40)}${index}`)
    const batches = purgeBatches(tags)
    expect(batches.length).toBeGreaterThan(1)
    for (const { pattern, tags: named } of batches) {
      expect(pattern.length).toBeLessThanOrEqual(4096)
      expect(named).toMatch(/^[!-~]+$/)
    }
    for (const tag of tags) expect(isPurged(tag, tags), tag).toBe(true)
  })
})
