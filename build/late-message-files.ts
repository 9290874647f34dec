import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { NextConfig } from 'next'

type Webpack = NonNullable<NextConfig['webpack']>

const CALL = /\blateMessages\(\s*'(\w+)',\s*\[([^\]]*)\]/g

/** All names that the sources declare with `lateMessages`, by file. */
export function findLateMessages(sources: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [, file = '', list = ''] of sources.flatMap((source) => [...source.matchAll(CALL)])) {
    const names = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
    found.set(file, [...new Set([...(found.get(file) ?? []), ...names])].sort())
  }
  return found
}

const readSources = (): string[] =>
  readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join('components', file), 'utf8'))

/**
 * Makes the files of late messages (docs/decisions/0013): an import with a query, such as `messages/fi.json?idle`, gets
 * only the messages that parts declare with `lateMessages('idle', …)`.
 */
export const lateMessageFiles: Webpack = (config) => {
  const declared = findLateMessages(readSources())
  if (declared.size === 0) throw new Error('No component calls lateMessages(…): see build/late-message-files.ts')
  for (const [file, names] of declared) {
    config.module.rules.push({
      include: path.resolve('messages'),
      resourceQuery: new RegExp(`^\\?${file}$`),
      enforce: 'pre',
      use: [{ loader: path.resolve('build/pick-late-messages.mjs'), options: { names } }],
    })
  }
  return config
}
