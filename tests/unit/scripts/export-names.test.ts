import { expect, it } from 'vitest'
import { repeatedExports } from '@/scripts/export-names.mjs'

it('finds a name that two files export, whatever it is', () => {
  const files = [
    { file: 'lib/list/price.ts', text: 'export type Price = number\nexport const ONE = 1\n' },
    { file: 'lib/seo/price.ts', text: 'const ONE = 2\nexport interface Price {}\n' },
    { file: 'scripts/one.mjs', text: 'export async function ONE() {}\n' },
  ]
  expect(repeatedExports(files)).toEqual([
    { name: 'Price', files: ['lib/list/price.ts', 'lib/seo/price.ts'] },
    { name: 'ONE', files: ['lib/list/price.ts', 'scripts/one.mjs'] },
  ])
})

it('lets every route export the names that the framework reads, and other files not', () => {
  const text = 'export const revalidate = 300\nexport async function GET() {}\n'
  expect(repeatedExports(['app/a/page.tsx', 'app/b/route.ts'].map((file) => ({ file, text })))).toEqual([])
  const names = repeatedExports(['lib/a.ts', 'lib/b.ts'].map((file) => ({ file, text }))).map(({ name }) => name)
  expect(names).toEqual(['revalidate', 'GET'])
})

it('counts two overloads of one file once', () => {
  const text = 'export function read(a: string): void\nexport function read(a: number): void\n'
  expect(repeatedExports([{ file: 'lib/read.ts', text }])).toEqual([])
})
