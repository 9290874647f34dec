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

it('marks the scripts of the framework, and those alone', () => {
  const entries = { 'main-app': ['react.js', 'start.css'], 'app/page': ['page.js'] }
  expect(compile(entries)).toEqual({ 'react.js': '//# allFunctionsCalledOnLoad\ncode' })
})

it('ends the build with a sentence when the framework starts otherwise', () => {
  expect(() => compile({ main: ['react.js'] })).toThrow('decision 7')
  expect(() => shareChunks({ optimization: {} }, context())).toThrow('docs/decisions/0013')
})

it('adds its groups to those of the framework, in client builds alone', () => {
  const config = () => ({ optimization: { splitChunks: { cacheGroups: { framework: {} } } } })
  const groups = (changes?: object) =>
    Object.keys(shareChunks(config(), context(changes)).optimization.splitChunks.cacheGroups)
  expect(groups()).toEqual(['framework', 'shared', 'sheets'])
  expect(groups({ isServer: true })).toEqual(['framework'])
  expect(groups({ dev: true })).toEqual(['framework'])
})
