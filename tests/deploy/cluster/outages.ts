import { expect } from '@playwright/test'
import { askShop, ban, type Cluster, cacheOf, test, visit } from '@/tests/support/cluster-test'
import { findPlaces, linksOf } from '@/tests/support/find-places'

/** Time in ms for which each program is stopped under load; `CLUSTER_OUTAGE=60` for a whole minute. */
const OUTAGE = Number(process.env.CLUSTER_OUTAGE ?? 3) * 1000
const VISITORS = 8
const EVERYTHING = '^'

/** Visitors who send requests without pause; every response but 200 is recorded with time and address. */
function startLoad(cluster: Cluster, paths: readonly string[]) {
  const failed: string[] = []
  let answered = 0
  let isRunning = true
  const visitor = async (turn: number) => {
    for (let at = turn; isRunning; at += 1) {
      const path = paths[at % paths.length] ?? '/'
      const { status } = await visit(cluster, path).catch((error: Error) => ({ status: error.message }))
      answered += 1
      if (status !== 200) failed.push(`${path}: ${status}`)
    }
  }
  // Pages are purged all the time, so that the shops get requests.
  const purger = async () => {
    while (isRunning) {
      const before = answered
      await ban(cluster, EVERYTHING)
      await expect
        .poll(() => !isRunning || answered > before + VISITORS, { intervals: [20], timeout: 60_000 })
        .toBe(true)
    }
  }
  const all = Promise.all([...Array.from({ length: VISITORS }, (_, turn) => visitor(turn)), purger()])
  return {
    failed,
    /** Waits for a number of further requests. */
    goOn: async (ms: number) => {
      const [start, before] = [Date.now(), answered]
      await expect
        .poll(() => Date.now() - start > ms && answered > before + 50, { timeout: ms + 120_000, intervals: [100] })
        .toBe(true)
    },
    stop: async () => {
      isRunning = false
      await all
    },
  }
}

async function seenPages(cluster: Cluster): Promise<string[]> {
  const origin = `http://fi.localhost:${cluster.ports.http}`
  const places = await findPlaces(origin)
  const lists = (await linksOf(origin, '/', '/c/')).slice(0, 3)
  const pages = ['/', ...lists, `${places.list}?page=2`, ...places.products.slice(0, 6), '/merkit']
  for (const path of pages) expect((await visit(cluster, path)).status, path).toBe(200)
  return pages
}

/** Each shop has rendered each page, so that either can serve it alone. */
async function showEverywhere(cluster: Cluster, pages: readonly string[]): Promise<void> {
  for (const index of [0, 1]) {
    for (const path of pages) expect((await askShop(cluster, index, path)).status, path).toBe(200)
  }
}

export function outageTests(): void {
  test('when a shop, Redis and the backend are killed under load, no cached page fails', async ({ cluster }) => {
    test.setTimeout(600_000 + OUTAGE * 4)
    const pages = await seenPages(cluster)
    await showEverywhere(cluster, pages)
    const load = startLoad(cluster, pages)
    await load.goOn(500)
    for (const name of ['shop 1', 'redis', 'mock'] as const) {
      await test.step(name, async () => {
        await cluster.kill(name)
        await load.goOn(OUTAGE)
        expect(load.failed, `while ${name} was gone`).toEqual([])
        await cluster.start(name)
        await showEverywhere(cluster, pages)
        await load.goOn(500)
        expect(load.failed, `after ${name} had come back`).toEqual([])
      })
    }
    await load.stop()
  })

  test('with both shops down, cached pages are still served; others answer 503 until a shop is back', async ({
    cluster,
  }) => {
    const pages = await seenPages(cluster)
    const [unseen = ''] = (await linksOf(`http://fi.localhost:${cluster.ports.http}`, pages[1] ?? '', '/p/')).slice(-1)
    await Promise.all([cluster.kill('shop 1'), cluster.kill('shop 2')])
    const started = Date.now()
    // before and after the cache has noticed
    await expect
      .poll(
        async () => {
          for (const path of pages) {
            const answer = await visit(cluster, path)
            expect([answer.status, cacheOf(answer)], path).toEqual([200, 'hit'])
          }
          return Date.now() - started
        },
        { timeout: OUTAGE + 60_000 },
      )
      .toBeGreaterThan(OUTAGE)
    const failed = await visit(cluster, unseen)
    expect([failed.status, Number(failed.headers['retry-after']) > 0]).toEqual([503, true])
    expect(failed.headers['cache-control']).toBe('no-store')
    await Promise.all([cluster.start('shop 1'), cluster.start('shop 2')])
    await expect.poll(async () => (await visit(cluster, unseen)).status).toBe(200)
  })
}
