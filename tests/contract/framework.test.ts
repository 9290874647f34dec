import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(`node_modules/next/${path}`, 'utf8')

it('router.prefetch accepts the kind that fetches the whole page', () => {
  const source = read('dist/client/components/prefetch.js')
  expect(
    read('dist/client/components/router-reducer/router-reducer-types.js'),
    'Next has renamed PrefetchKind.FULL: write its new value into components/ui/use-shop-router.ts',
  ).toContain('PrefetchKind["FULL"] = "full"')
  expect(
    source,
    'router.prefetch() no longer reads `kind`: find out how it fetches a whole page, and change components/ui/use-shop-router.ts',
  ).toContain('options?.kind')
})

it('the client still starts with the entry whose files build/compile-ahead.ts marks', async () => {
  const { CLIENT_STATIC_FILES_RUNTIME_MAIN_APP: entry } = await import('next/constants')
  expect(entry, 'Next has renamed its client entry: see docs/decisions/0007 and build/compile-ahead.ts').toBe(
    'main-app',
  )
})
