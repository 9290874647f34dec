import path from 'node:path'
import type { NextConfig } from 'next'

type Webpack = NonNullable<NextConfig['webpack']>

/** Imports with `?late`, such as `messages/fi.json?late`, get only the late namespaces (docs/decisions/0013). */
export const lateMessages: Webpack = (config) => {
  config.module.rules.push({
    include: path.resolve('messages'),
    resourceQuery: /^\?late$/,
    enforce: 'pre',
    loader: path.resolve('build/pick-late-messages.mjs'),
  })
  return config
}
