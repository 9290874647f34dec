import type { NextConfig } from 'next'

type Webpack = NonNullable<NextConfig['webpack']>

// Next ships webpack without types: these are the parts used here.
type Chunk = {
  name?: string | null
  groupsIterable: Iterable<{ origins: { module?: { resource?: string } | null }[] }>
}
type ChunkGraph = { getModuleChunksIterable: (module: unknown) => Iterable<Chunk> }

// What client components of several routes import. The framework's own chunks stay as they are. Without the table of
// icons: the few routes that draw one in their first load have it, so that not every page loads all icons.
const SHARED =
  /[\\/]node_modules[\\/](next-intl|use-intl|@formatjs|zustand|js-cookie)[\\/]|[\\/](components[\\/](ui[\\/](?!icon\.tsx)|providers[\\/])|lib[\\/](browser|errors|i18n|store|config|routing|market)[\\/])|[\\/]deferred-[\w-]+\.tsx$/

/** Chunks of home, list and product, and of the layouts round them. */
const CATALOGUE = /^app\/\[market\]\/\[lang\]\/(\(default\)\/)?(layout|page|list\/.+\/page|p\/.+\/page)$/
/** Files that load a part whose HTML is in the page before its code: its styles must be there as well. */
const DEFERRED = /[\\/]deferred-[\w-]+\.tsx$/

// Next has React insert late sheets: its promise is answered at once, and a sheet that failed is never asked for again.
type Extract = { runtimeOptions?: { insert?: unknown } }

/** Adds late sheets as webpack does: the import of a part waits for its sheet, fails with it, and can be repeated. */
function waitForSheets(plugins: (Extract | undefined)[]): void {
  const options = plugins.find((plugin) => plugin?.runtimeOptions?.insert)?.runtimeOptions
  if (!options) throw new Error('Next no longer inserts late sheets itself: see docs/decisions/0013')
  options.insert = undefined
}

const isFirst = (chunk: Chunk): boolean =>
  CATALOGUE.test(chunk.name ?? '') ||
  [...chunk.groupsIterable].some(({ origins }) => origins.some(({ module }) => DEFERRED.test(module?.resource ?? '')))

/** Whether a catalogue page may show it before any interaction. */
const isFirstStyle = (module: unknown, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
  [...chunkGraph.getModuleChunksIterable(module)].some(isFirst)

/**
 * Three groups of webpack's public `splitChunks` (docs/decisions/0013).
 * `shared`: small modules that every layout and page needs. webpack would copy each of them below 20 KB into every one.
 * `sheets`: one style sheet for what catalogue pages show at first. The sheet of a deferred part would be missing from the
 * server's HTML.
 * `later-sheets`: what several of the other parts have in common, so that no rule exists twice. What one part alone has
 * comes with its chunk. The order is that of the priorities: a later sheet wins.
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
  const sheets = { type: 'css/mini-extract', chunks: 'all', minSize: 0, enforce: true }
  groups.sheets = { ...sheets, name: 'sheets', test: isFirstStyle, priority: 50 }
  groups.laterSheets = { ...sheets, name: 'later-sheets', minChunks: 2, priority: 40 }
  waitForSheets(config.plugins)
  return config
}
