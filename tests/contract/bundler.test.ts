import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { shareChunks } from '@/build/share-chunks'
import config from '@/next.config'

type Context = Parameters<typeof shareChunks>[1]

const read = (path: string) => readFileSync(`node_modules/next/dist/${path}`, 'utf8')
const CLIENT_BUILD = { isServer: false, dev: false } as unknown as Context

it('Next’s plugin for style sheets still keeps `insert` where build/share-chunks.ts removes it', async () => {
  const { default: Extract } = await import('next/dist/build/webpack/plugins/mini-css-extract-plugin')
  const insert = () => {}
  const plugin = Reflect.construct(Extract, [{ insert }])
  expect(plugin, 'Next keeps `insert` elsewhere: change waitForSheets in build/share-chunks.ts').toMatchObject({
    runtimeOptions: { insert },
  })
  shareChunks({ optimization: { splitChunks: { cacheGroups: {} } }, plugins: [plugin] }, CLIENT_BUILD)
  expect(plugin).toMatchObject({ runtimeOptions: { insert: undefined } })
})

it('Next still inserts the sheets of late parts with React', () => {
  expect(
    read('build/webpack/config/blocks/css/index.js'),
    'Next inserts late sheets in another way: read decision 13 and see whether waitForSheets is still needed',
  ).toContain('_N_E_STYLE_LOAD(')
})

it('`cssChunking: false` still leaves the style sheets to webpack', async () => {
  const { resolveCssChunkingMode } = await import('next/dist/server/config-shared')
  const sentence = 'Next reads `cssChunking` differently: see decision 13 and change next.config.ts'
  expect(config.experimental?.cssChunking, sentence).toBe(false)
  expect(['loose', 'strict'], sentence).not.toContain(resolveCssChunkingMode(false))
  expect(read('build/webpack-config.js'), sentence).toContain("mode !== 'loose' && mode !== 'strict'")
})

it('next-intl still compiles the messages at build time', async () => {
  const sentence =
    'next-intl compiles no messages: read its notes on `precompile`, then see decision 13 and next.config.ts'
  const { resolveAlias, rules } = config.turbopack ?? {}
  expect(resolveAlias?.['use-intl/format-message'], sentence).toMatch(/format-only\.js$/)
  expect(JSON.stringify(rules?.['*.json']), sentence).toContain('"precompile":true')
  const { default: load } = await import('next-intl/extractor/catalogLoader')
  const output = await new Promise<string>((resolve, reject) => {
    const context = {
      getOptions: () => ({ messages: { format: 'json', precompile: true } }),
      async: () => (error: Error | null, text: string) => (error ? reject(error) : resolve(text)),
      rootContext: process.cwd(),
      resourcePath: `${process.cwd()}/messages/fi.json`,
    }
    Reflect.apply(load, context, [JSON.stringify({ cart: { count: 'Korissa {count}' } })])
  })
  const [, text = ''] = /JSON\.parse\((.*)\);$/.exec(output) ?? []
  expect(JSON.parse(JSON.parse(text)).cart.count, sentence).toEqual(['Korissa ', ['count']])
})
