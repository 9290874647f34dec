import type { NextConfig } from 'next'

type Webpack = NonNullable<NextConfig['webpack']>

// what islands of several routes stand on; the framework's own chunks stay as they are
const SHARED =
  /[\\/]node_modules[\\/](next-intl|use-intl|zustand|js-cookie)[\\/]|[\\/](components[\\/](ui|providers)|lib[\\/](store|config|routing|market))[\\/]/

/**
 * One chunk for the small modules that every layout and page needs. Left alone, webpack copies anything below 20 KB
 * into each of them: the message reader alone travelled five times on a product page.
 */
export const shareChunks: Webpack = (config, { isServer, dev }) => {
  if (isServer || dev) return config
  config.optimization.splitChunks.cacheGroups.shared = {
    name: 'shared',
    test: SHARED,
    chunks: (chunk: { name?: string | null }) => chunk.name?.startsWith('app/') === true,
    minChunks: 2,
    minSize: 0,
    priority: 30,
    enforce: true,
  }
  // the sheets every page needs, as one file: each file more is a round trip before the first paint on a phone
  config.optimization.splitChunks.cacheGroups.sheets = {
    name: 'sheets',
    type: 'css/mini-extract',
    chunks: (chunk: { name?: string | null }) => chunk.name?.startsWith('app/') === true,
    minSize: 0,
    priority: 40,
    enforce: true,
  }
  return config
}
