import { logLine } from '../../lib/log/log-line.mjs'
import { serveShared } from './serve-shared.mjs'
import { listAssets, shareAssets } from './share-assets.mjs'

/** Interval in ms for marking the files as used, so that they are not removed during a long run. */
const REPEAT_AFTER = 86_400_000

/**
 * Shares the static files of this build now and once a day. If the folder cannot be written, logs a line and serves the
 * files that are in it.
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
  return serveShared({ own: new Set(await listAssets(own)), shared })
}
