import { logLine } from '../../lib/log/log-line.mjs'
import { serveShared } from './serve-shared.mjs'
import { listFiles, shareAssets } from './share-assets.mjs'

/** Files of a build that runs for months must not look unused, in ms. */
const REPEAT_AFTER = 86_400_000

/**
 * Shares the static files of this build now and once a day. A folder that cannot be written is a line in the log: what
 * is in it is served all the same.
 * @param {string} own @param {string} shared folders
 * @returns {Promise<ReturnType<typeof serveShared>>}
 */
export async function openSharedAssets(own, shared) {
  const share = () =>
    shareAssets({ own, shared }).catch((error) =>
      logLine('warn', 'assets-not-shared', { reason: error?.code ?? error?.name ?? 'unknown' }),
    )
  await share()
  setInterval(share, REPEAT_AFTER).unref()
  return serveShared({ own: new Set(await listFiles(own)), shared })
}
