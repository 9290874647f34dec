// Compares requests per second of the cached list page and of a static page of the same size, in alternating rounds.
import { inRoot } from '../run.mjs'
import { buildStaticShop } from './build-static-shop.mjs'
import { launchBackend, launchNext, launchShop } from './launch.mjs'
import { median } from './median.mjs'
import { readPage } from './read-page.mjs'
import { CONNECTIONS, findLinkedList, load } from './requests.mjs'

const GOAL = 0.6
const WARM_UP_MS = 1500
const TURN_MS = Number(process.env.BENCH_TURN_MS ?? 3000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const ENCODINGS = ['identity', 'gzip']

async function launchStatic({ path, content }, cwd, env = {}) {
  const { port } = await launchNext({ cwd, env: { BENCH_CONTENT: content, ...env }, path })
  return { port, path, host: `localhost:${port}` }
}

/** Measures each server with and without compression in every round; every second round has the reverse order. */
async function measure(subjects) {
  const turns = ENCODINGS.flatMap((encoding) => Object.keys(subjects).map((name) => ({ name, encoding })))
  const seen = new Map(turns.map(({ name, encoding }) => [`${name} ${encoding}`, []]))
  for (const { name, encoding } of turns) await load(subjects[name], encoding, WARM_UP_MS)
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 ? turns.toReversed() : turns
    for (const { name, encoding } of order) {
      seen.get(`${name} ${encoding}`).push(await load(subjects[name], encoding, TURN_MS))
    }
  }
  return (name, encoding) => {
    const results = seen.get(`${name} ${encoding}`)
    return { perSecond: median(results.map(({ perSecond }) => perSecond)), bytesEach: results[0].bytesEach }
  }
}

const percent = (share) => `${(share * 100).toFixed(0)} %`

function report(result, names) {
  for (const name of names) {
    const row = ENCODINGS.map((encoding) => result(name, encoding))
    const cells = row.map(({ perSecond, bytesEach }) => `${perSecond.toFixed(0).padStart(6)}/s of ${bytesEach} bytes`)
    console.log(`${name.padEnd(24)}${cells.join('  ')}`)
  }
  const speed = (name, encoding) => result(name, encoding).perSecond
  const cost = (dear, cheap) => percent(1 - dear / cheap)
  for (const encoding of ENCODINGS) {
    const base = speed('static page', encoding)
    console.log(`${encoding}: a middleware that does nothing costs ${cost(speed('with middleware', encoding), base)}`)
    console.log(`${encoding}: the shop's cache handler costs ${cost(speed('with cache handler', encoding), base)}`)
  }
  console.log(`compression costs the list page ${cost(speed('list page', 'gzip'), speed('list page', 'identity'))}`)
  console.log(
    `compression costs the static page ${cost(speed('static page', 'gzip'), speed('static page', 'identity'))}`,
  )
  const ratios = ENCODINGS.map((encoding) => speed('list page', encoding) / speed('static page', encoding))
  console.log(
    `ratio: ${ratios.map((ratio, index) => `${ratio.toFixed(2)} ${ENCODINGS[index]}`).join(', ')}; goal ${GOAL}`,
  )
  return ratios.every((ratio) => ratio >= GOAL)
}

/** Prints the results; resolves to true when every ratio reaches the goal. */
export async function benchThroughput() {
  const { port: shopPort } = await launchShop(await launchBackend())
  const subject = await findLinkedList(shopPort)
  const { html } = await readPage(subject)
  const fixture = await buildStaticShop(html)
  try {
    const subjects = {
      'list page': subject,
      'static page': await launchStatic(fixture, fixture.plain),
      'with middleware': await launchStatic(fixture, fixture.withMiddleware),
      'with cache handler': await launchStatic(fixture, fixture.plain, {
        BENCH_CACHE_HANDLER: inRoot('lib/cache/page-cache.mjs'),
      }),
    }
    console.log(`${CONNECTIONS} connections, ${ROUNDS} rounds of ${TURN_MS} ms, median`)
    return report(await measure(subjects), Object.keys(subjects))
  } finally {
    fixture.remove()
  }
}
