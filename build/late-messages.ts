import path from 'node:path'
import type { NextConfig } from 'next'

type Config = Parameters<NonNullable<NextConfig['webpack']>>[0]

/** Makes `messages/fi.json?late` a catalogue with these namespaces alone (docs/decisions/0013). */
export function lateMessages(config: Config, namespaces: readonly string[]): Config {
  config.module.rules.push({
    include: path.resolve('messages'),
    resourceQuery: /^\?late$/,
    enforce: 'pre',
    loader: path.resolve('build/pick-late-messages.mjs'),
    options: { namespaces },
  })
  return config
}
