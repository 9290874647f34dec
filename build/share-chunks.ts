import type { NextConfig } from 'next'

type Webpack = NonNullable<NextConfig['webpack']>

// what islands of several routes stand on; the framework's own chunks stay as they are
const SHARED =
  /[\\/]node_modules[\\/](next-intl|use-intl|@formatjs|zustand|js-cookie)[\\/]|[\\/](components[\\/](ui|providers)|lib[\\/](errors|store|config|routing|market))[\\/]/

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
  // Every sheet of every page and of what comes later, as one file (some 99 KB, 20 KB gzipped): a file more is a round
  // trip before the first paint on a phone, and costs more than the rules a page has no use for; the next page has all
  // it needs. Lazy parts are in it as well: they would bring sheets of the parts they share once more, behind the page's own
  // ones, and win over them.
  config.optimization.splitChunks.cacheGroups.sheets = {
    name: 'sheets',
    type: 'css/mini-extract',
    chunks: 'all',
    minSize: 0,
    priority: 40,
    enforce: true,
  }
  return config
}
