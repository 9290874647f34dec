// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { Site } from '@/lib/market/site'
import { readVisited, rememberVisited } from '@/lib/product/visited-products'

const FI: Site = { market: 'fi', lang: 'fi', mode: 'domain' }
const SE: Site = { market: 'se', lang: 'sv', mode: 'domain' }
const dress = (n: number) => ({ href: `/p/dress-${n}`, name: `Dress ${n}`, picture: 'http://images.test/d.webp' })

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

it('stores at most eight products per market and language, the newest first, each once', () => {
  for (let n = 1; n <= 10; n += 1) rememberVisited(FI, dress(n))
  rememberVisited(FI, dress(5))
  const hrefs = readVisited(FI).map(({ href }) => href)
  expect(hrefs).toHaveLength(8)
  expect(hrefs.slice(0, 3)).toEqual(['/p/dress-5', '/p/dress-10', '/p/dress-9'])
  expect(readVisited(SE)).toEqual([])
})

it.each([
  ['text that is not JSON', '{'],
  ['no list', '{"href":"/p/x"}'],
  ['another host', JSON.stringify([{ ...dress(1), href: '//evil.example' }])],
  ['a script', JSON.stringify([{ ...dress(1), href: 'javascript:alert(1)' }])],
  ['a strange picture', JSON.stringify([{ ...dress(1), picture: 'data:text/html,x' }])],
])('shows nothing of %s', (_, stored) => {
  sessionStorage.setItem('kajo-visited-fi-fi', stored)
  expect(readVisited(FI)).toEqual([])
})

it('shows the valid ones of a partly broken list', () => {
  sessionStorage.setItem('kajo-visited-fi-fi', JSON.stringify([null, dress(1), { ...dress(2), name: 7 }]))
  expect(readVisited(FI)).toEqual([dress(1)])
})

it('does nothing when storage is blocked', () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('denied')
    })
  expect(() => rememberVisited(FI, dress(1))).not.toThrow()
  expect(readVisited(FI)).toEqual([])
})
