import type { NextConfig } from 'next'

type Webpack = NonNullable<NextConfig['webpack']>

// What client components of several routes import. The framework's own chunks stay as they are. Without the table of
// icons: the few routes that draw one in their first load have it, so that not every page loads all icons.
const SHARED =
  /[\\/]node_modules[\\/](next-intl|use-intl|@formatjs|zustand|js-cookie)[\\/]|[\\/](components[\\/](ui[\\/](?!icon\.tsx)|providers[\\/])|lib[\\/](browser|errors|store|config|routing|market)[\\/])|[\\/]deferred-[\w-]+\.tsx$/

/**
 * Two groups of webpack's public `splitChunks` (docs/decisions/0013).
 * `shared`: small modules that every layout and page needs. webpack would copy each of them below 20 KB into every one.
 * `sheets`: one style sheet for the shop. The sheet of a lazy part would be missing from the server's HTML, and a later one
 * would win over the rules of the page.
 */
export const shareChunks: Webpack = (config, { isServer, dev }) => {
  if (isServer || dev) return config
  const groups = config.optimization?.splitChunks?.cacheGroups
  if (!groups) throw new Error('Next no longer configures splitChunks.cacheGroups: see docs/decisions/0013')
  groups.shared = {
    name: 'shared',
    test: SHARED,
    chunks: (chunk: { name?: string | null }) => chunk.name?.startsWith('app/') === true,
    minChunks: 2,
    minSize: 0,
    priority: 30,
    enforce: true,
  }
  groups.sheets = {
    name: 'sheets',
    type: 'css/mini-extract',
    chunks: 'all',
    minSize: 0,
    priority: 40,
    enforce: true,
  }
  return config
}
