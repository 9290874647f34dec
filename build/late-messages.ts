import path from 'node:path'
import type { NextConfig } from 'next'

type Webpack = NonNullable<NextConfig['webpack']>

/** Makes `messages/fi.json?late` a catalogue with the late namespaces alone (docs/decisions/0013). */
export const lateMessages: Webpack = (config) => {
  config.module.rules.push({
    include: path.resolve('messages'),
    resourceQuery: /^\?late$/,
    enforce: 'pre',
    loader: path.resolve('build/pick-late-messages.mjs'),
  })
  return config
}
