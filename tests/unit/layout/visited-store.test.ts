import { afterEach, expect, it, vi } from 'vitest'
import { readVisited, rememberVisited } from '@/components/layout/visited-store'

/** Gives the browser a storage with these texts. */
function plantStorage(initial: Record<string, string> = {}): void {
  const data = new Map(Object.entries(initial))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => void data.set(key, value),
  })
}
afterEach(() => void vi.unstubAllGlobals())

const dress = (n: number) => ({ href: `/p/dress-${n}`, name: `Dress ${n}`, picture: 'http://images.test/d.webp' })

it('keeps the newest first, each once, eight at most, per market and language', () => {
  plantStorage()
  for (let n = 1; n <= 10; n += 1) rememberVisited('fi-fi', dress(n))
  rememberVisited('fi-fi', dress(5))
  const hrefs = readVisited('fi-fi').map(({ href }) => href)
  expect(hrefs).toHaveLength(8)
  expect(hrefs.slice(0, 3)).toEqual(['/p/dress-5', '/p/dress-10', '/p/dress-9'])
  expect(readVisited('se-sv')).toEqual([])
})

it.each([
  ['not JSON', '{'],
  ['no list', '{"href":"/p/x"}'],
  ['another host', JSON.stringify([{ ...dress(1), href: '//evil.example' }])],
  ['a script', JSON.stringify([{ ...dress(1), href: 'javascript:alert(1)' }])],
  ['a strange picture', JSON.stringify([{ ...dress(1), picture: 'data:text/html,x' }])],
])('draws nothing of %s', (_, text) => {
  plantStorage({ 'kajo-visited-fi-fi': text })
  expect(readVisited('fi-fi')).toEqual([])
})

it('a storage that is shut is no reason to fail', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  expect(() => rememberVisited('fi-fi', dress(1))).not.toThrow()
  expect(readVisited('fi-fi')).toEqual([])
})
