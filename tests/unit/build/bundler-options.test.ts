import { expect, it } from 'vitest'
import { compileAhead } from '@/build/compile-ahead'
import { shareChunks } from '@/build/share-chunks'

type Context = Parameters<typeof shareChunks>[1]

const tools = {
  Compilation: { PROCESS_ASSETS_STAGE_SUMMARIZE: 1 },
  sources: {
    ConcatSource: class {
      readonly text: string
      constructor(...parts: string[]) {
        this.text = parts.join('')
      }
    },
  },
}
const context = (changes: object = {}) =>
  ({ isServer: false, dev: false, webpack: tools, ...changes }) as unknown as Context

type Group = { test: (module: object, tools: object) => boolean; priority: number }

/** What Next hands over, as far as it is used. */
const nextConfig = () => ({
  optimization: { splitChunks: { cacheGroups: { framework: {} } } },
  plugins: [{}, { runtimeOptions: { insert: () => {} } }],
})

/** The cache groups of a build, merged with the group of the framework. */
const groupsOf = (changes?: object): Record<string, Group> =>
  shareChunks(nextConfig(), context(changes)).optimization.splitChunks.cacheGroups

/** Runs the plugin against a compilation with these entries; resolves with what became of each file. */
function compile(entries: Record<string, string[]>) {
  const assets: Record<string, string> = {}
  const compilation = {
    hooks: { processAssets: { tap: (_options: object, run: () => void) => run() } },
    entrypoints: new Map(Object.entries(entries).map(([name, files]) => [name, { getFiles: () => files }])),
    updateAsset: (file: string, update: (source: string) => { text: string }) => {
      assets[file] = update('code').text
    },
  }
  const compiler = {
    hooks: { thisCompilation: { tap: (_name: string, run: (given: object) => void) => run(compilation) } },
  }
  const { plugins } = compileAhead({ plugins: [] }, context())
  for (const plugin of plugins) plugin.apply(compiler)
  return assets
}

it('marks only the scripts of the framework', () => {
  const entries = { 'main-app': ['react.js', 'start.css'], 'app/page': ['page.js'] }
  expect(compile(entries)).toEqual({ 'react.js': '//# allFunctionsCalledOnLoad\ncode' })
})

it('ends the build with a message when the framework has another entry', () => {
  expect(() => compile({ main: ['react.js'] })).toThrow('decision 7')
  expect(() => shareChunks({ optimization: {} }, context())).toThrow('docs/decisions/0013')
  expect(() => shareChunks({ ...nextConfig(), plugins: [] }, context())).toThrow('docs/decisions/0013')
})

it('adds its groups to those of the framework, in client builds only', () => {
  const groups = (changes?: object) => Object.keys(groupsOf(changes))
  expect(groups()).toEqual(['framework', 'shared', 'kept', 'sheets', 'laterSheets'])
  expect(groups({ isServer: true })).toEqual(['framework'])
  expect(groups({ dev: true })).toEqual(['framework'])
})

it('puts styles that catalogue pages may need before the first interaction into the first sheet', () => {
  const { sheets, laterSheets } = groupsOf()
  const isFirst = (...chunks: object[]) => sheets?.test({}, { chunkGraph: { getModuleChunksIterable: () => chunks } })
  const entry = (route: string) => ({ name: `app/[market]/[lang]/${route}`, groupsIterable: [{ origins: [] }] })
  const loadedBy = (resource: string) => ({ name: null, groupsIterable: [{ origins: [{ module: { resource } }] }] })
  const first = ['layout', '(default)/layout', '(default)/page', '(default)/p/[...path]/page']
  for (const route of [...first, '(default)/list/[query]/[...path]/page'])
    expect(isFirst(entry(route)), route).toBe(true)
  expect(isFirst(loadedBy('/shop/components/product/deferred-product-main.tsx'))).toBe(true)
  const other = ['(undistracted)/layout', '(undistracted)/checkout/page', '(default)/favorites/page']
  for (const route of [...other, '(default)/list-lookup/[query]/[alias]/page'])
    expect(isFirst(entry(route)), route).toBe(false)
  const drawer = loadedBy('/shop/components/cart/cart-button.tsx')
  expect(isFirst(drawer)).toBe(false)
  expect(isFirst(drawer, entry('(default)/page'))).toBe(true)
  // pages link the sheets in the order of their priorities
  expect(sheets?.priority).toBeGreaterThan(laterSheets?.priority ?? Number.NaN)
})
