import { beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/lib/config/env'
import { sha256Hex } from '@/lib/http/sha256.mjs'

type Options = { revalidate: number; tags?: string[] }
const asked: { key: string[]; options: Options }[] = []
/** What stands in the store under any key; the framework hands it out when its renewal fails. */
let old: unknown

vi.mock('next/cache', () => ({
  unstable_cache: (fn: () => Promise<unknown>, key: string[], options: Options) => async () => {
    asked.push({ key, options })
    return fn().catch((error: unknown) => {
      if (old === undefined) throw error
      return old
    })
  },
}))
const { cached } = await import('@/lib/cache/cached')

const site = { market: 'fi', lang: 'sv' } as const
const down = () => Promise.reject(new Error('down'))

beforeEach(() => {
  asked.length = 0
  old = undefined
})

describe('cached', () => {
  it('stores with the lifetime of the table, by market, language, backend, entity and key', async () => {
    expect(await cached('product', { site, alias: 'mekko', key: ['a', { b: 1 }] }, async () => ({ id: 1 }))).toEqual({
      id: 1,
    })
    expect(asked).toEqual([
      {
        key: [await sha256Hex(`["product","fi","sv","${env().COMMERCE_URL}","mekko",["a",{"b":1}]]`)],
        options: { revalidate: 300, tags: ['fi:product', 'fi:price', 'fi:product:mekko'] },
      },
    ])
  })

  it('R-ERROR-02 stores under a key without search texts, which the framework logs', async () => {
    await cached('search', { site, key: ['aino@example.fi'] }, async () => 1)
    await cached('search', { site, key: ['eino@example.fi'] }, async () => 2)
    const [first, second] = asked.map(({ key }) => key.join())
    expect(first).toMatch(/^[\da-f]{64}$/)
    expect(second).not.toBe(first)
  })

  it('a failure is thrown and not turned into null', async () => {
    await expect(cached('product', { site, alias: 'mekko' }, down)).rejects.toThrow('down')
  })

  it('a stale result replaces a failure, on a page with a short lifetime', async () => {
    old = { id: 0 }
    expect(await cached('product', { site, alias: 'mekko' }, down)).toEqual({ id: 0 })
    expect(asked.at(-1)).toEqual({ key: ['degraded'], options: { revalidate: 10 } })
  })

  it('T28 results for arbitrary requests of visitors have a tag of their own', async () => {
    await cached('products', { site, alias: 'mekot', isVariant: true }, async () => 1)
    expect(asked[0]?.options.tags).toEqual(['fi:list', 'fi:price', 'fi:list:mekot', 'list-variant'])
  })

  it('null is returned as null', async () => {
    expect(await cached('product', { site, alias: 'mekko' }, async () => null)).toBeNull()
  })
})
