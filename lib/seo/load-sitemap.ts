import 'server-only'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { currentPageStore } from '@/lib/cache/page-store.mjs'
import { POLICY, tagsFor } from '@/lib/cache/policy'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line.mjs'
import type { MarketAlias } from '@/lib/market/market-table'
import { loadSitemapUrls } from './load-sitemap-urls'

/** Time in ms that a request waits for addresses that are being collected. */
const TIMEOUT = 1000
const SECOND = 1000

/** Addresses of a market, compressed: with 40 000 products those of all markets are 20 MB. `at`: ms since 1970. */
type Sitemap = { packed: Uint8Array; at: number }

const sitemaps = new Map<MarketAlias, Sitemap>()
const running = new Map<MarketAlias, Promise<void>>()
let lastJob: Promise<void> = Promise.resolve()

async function store(market: MarketAlias): Promise<void> {
  const at = Date.now()
  try {
    const urls = await loadSitemapUrls(market)
    sitemaps.set(market, { packed: await promisify(gzip)(urls.join('\n')), at })
  } catch (error) {
    logLine('error', 'sitemap-failed', { market, reason: normaliseError(error).message })
    throw error
  } finally {
    running.delete(market)
  }
}

/**
 * Starts collecting the addresses of a market unless that is in progress; one market at a time, to limit the load on
 * the backend.
 */
function startCount(market: MarketAlias): Promise<void> {
  const current = running.get(market)
  if (current) return current
  const job = lastJob.then(() => store(market))
  running.set(market, job)
  lastJob = job.catch(() => undefined)
  return job
}

async function isStale(market: MarketAlias, { at }: Sitemap): Promise<boolean> {
  if (Date.now() - at > POLICY.sitemap.revalidate * SECOND) return true
  const pages = await currentPageStore()
  if (!pages) return false
  const entry = { value: {}, tags: [], lastModified: at - Date.now() + pages.now() }
  return pages.isInvalidated(entry, tagsFor('sitemap', { market }))
}

async function waitFor(job: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT)
  })
  await Promise.race([job, late]).finally(() => clearTimeout(timer))
}

/**
 * All addresses of a market's domain. They are collected in the background and cached. Null during the first
 * collection; the old addresses during a later one or when it fails. Throws AppError when the first collection fails.
 */
export async function loadSitemap(market: MarketAlias): Promise<string[] | null> {
  const known = sitemaps.get(market)
  if (!known) await waitFor(startCount(market))
  else if (await isStale(market, known)) startCount(market).catch(() => undefined)
  const sitemap = sitemaps.get(market)
  return sitemap ? (await promisify(gunzip)(sitemap.packed)).toString().split('\n') : null
}
