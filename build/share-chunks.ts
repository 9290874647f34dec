import type { NextConfig } from 'next'

type Webpack = NonNullable<NextConfig['webpack']>

// Next ships webpack without types: these are the parts used here.
type Chunk = {
  name?: string | null
  groupsIterable: Iterable<{ origins: { module?: { resource?: string } | null }[] }>
}
type ChunkGraph = { getModuleChunksIterable: (module: unknown) => Iterable<Chunk> }

// Modules that client components of several routes import; the framework's own chunks are not changed. `icon.tsx` is
// excluded, because it contains all icons and only a few routes show one at first.
const SHARED =
  /[\\/]node_modules[\\/](next-intl|use-intl|@formatjs|zustand|js-cookie)[\\/]|[\\/](components[\\/](ui[\\/](?!icon\.tsx)|(layers|providers)[\\/])|lib[\\/](browser|errors|i18n|store|config|routing|market)[\\/])|[\\/]deferred-[\w-]+\.tsx$/

/** What the device keeps: several parts of every page load it while the browser is idle. */
const KEPT =
  /[\\/]lib[\\/](consent[\\/]consent(-record)?|product[\\/]visited-products|favorites[\\/](favorite-ids|(read|save)-favorites))\.ts$/

/** Names of the chunks of home, list and product, and of their layouts. */
const CATALOGUE = /^app\/\[market\]\/\[lang\]\/(\(default\)\/)?(layout|page|list\/.+\/page|p\/.+\/page)$/
/** Files that load the code of a component after its HTML. The HTML is rendered by the server and needs its styles. */
const DEFERRED = /[\\/]deferred-[\w-]+\.tsx$/

// Next lets React insert late style sheets: that resolves before the sheet is loaded and never retries a failed one.
type Extract = { runtimeOptions?: { insert?: unknown } }

/** Lets webpack insert late sheets: an import waits for its sheet, rejects when the sheet fails, and can be retried. */
function waitForSheets(plugins: (Extract | undefined)[]): void {
  const options = plugins.find((plugin) => plugin?.runtimeOptions?.insert)?.runtimeOptions
  if (!options) throw new Error('Next no longer inserts late sheets itself: see docs/decisions/0013')
  options.insert = undefined
}

const isFirst = (chunk: Chunk): boolean =>
  CATALOGUE.test(chunk.name ?? '') ||
  [...chunk.groupsIterable].some(({ origins }) => origins.some(({ module }) => DEFERRED.test(module?.resource ?? '')))

/** Whether a catalogue page may need this style before any interaction. */
const isFirstStyle = (module: unknown, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
  [...chunkGraph.getModuleChunksIterable(module)].some(isFirst)

/**
 * Four groups of webpack's public `splitChunks` (docs/decisions/0013).
 * `shared`: small modules that several layouts and pages use. webpack would copy modules below 20 KB into each of them.
 * `kept`: consent, favourites and products viewed, of which parts that load later would have a copy each.
 * `sheets`: one style sheet for what catalogue pages show at first. Without it, the server's HTML would not link the
 * sheets of deferred components.
 * `later-sheets`: styles that several other chunks share, so that no rule exists twice. Styles of a single chunk are
 * loaded with it.
 * Sheets are linked in the order of `priority`, and of equal rules the one in the last sheet applies.
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
  groups.kept = {
    name: 'kept',
    test: KEPT,
    chunks: 'async',
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
