// Measures times and bytes of pictures from the image service: first picture of a shape, other colour, resizing uncached and cached.
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { launchBackend } from './launch.mjs'

/** A plain and a printed style of each kind. No catalogue uses these high shape numbers, so their pictures are not stored. */
const STYLES = [
  ['wrap-dress', 'floral'],
  ['shirt', 'stripe'],
  ['cable-knit', 'plain'],
  ['coat', 'check'],
  ['trousers', 'plain'],
  ['slip-dress', 'abstract'],
  ['jeans', 'plain'],
  ['bag', 'plain'],
  ['trainer', 'plain'],
]
const SHAPE = 91
/** A list page of products whose pictures are not cached yet, each of another kind, unlike any list of the shop. */
const LIST =
  `wrap-dress slip-dress cable-knit jumper tee shirt blazer coat pleated-skirt trousers jeans boot trainer bag beanie
scarf loafer ballerina pump sandal tote crossbody belt hat silk-scarf gloves sunglasses earrings necklace puffer
leather-jacket denim-jacket trench robe jumpsuit shorts pyjama swimsuit bikini shirt-dress knit-dress roll-neck knit-vest
cardigan a-line-skirt denim-skirt camisole bow-blouse`.split(/\s+/)
const LIST_SHAPE = 92
/** Concurrent requests of a browser to one host. */
const AT_ONCE = 6
const GOALS = { first: 2500, repaint: 500, cold: 60, warm: 2, bytes: 20 * 1024, list: 12_000 }

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const most = (numbers) => Math.max(...numbers)

async function fetchPicture(port, file, width) {
  const started = performance.now()
  const address = `http://127.0.0.1:${port}/cdn-cgi/image/width=${width},format=webp/${file}`
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const { byteLength } = await response.arrayBuffer()
  return { ms: performance.now() - started, bytes: byteLength }
}

async function measureStyle(port, [kind, print], seen) {
  const file = (colour, view) => `${kind}.${SHAPE}.${colour}.${print}.${view}.webp`
  const note = async (what, ...picture) => {
    const { ms, bytes } = await fetchPicture(port, ...picture)
    seen[what].push(ms)
    if (what !== 'warm' && picture[1] === 400) seen.bytes.push(bytes)
  }
  await note('first', file('sand', 'front'), 400)
  await note('repaint', file('sage', 'front'), 400)
  await note('cold', file('sand', 'front'), 800)
  for (let again = 0; again < 5; again++) await note('warm', file('sand', 'front'), 800)
  await note('back', file('sand', 'back'), 400)
  await note('detail', file('sand', 'detail'), 400)
}

/** Time until all pictures of a list have loaded, and until its first four have. */
async function measureList(port, seen) {
  const waiting = LIST.map((kind, i) => [`${kind}.${LIST_SHAPE}.navy.plain.front.webp`, i % 2 ? 400 : 320])
  const started = performance.now()
  const done = []
  const fetchNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await fetchPicture(port, ...next)
      done.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
  seen.row.push(done[3])
  seen.list.push(done.at(-1))
}

const ROWS = {
  row: 'first four of 48 cards never drawn before',
  list: 'all 48 of them, 6 requests at a time',
  first: 'first picture of a shape',
  back: 'its back',
  detail: 'its close-up at twice the resolution',
  repaint: 'another colour of a shape',
  cold: 'another size, from the master',
  warm: 'the same size again',
}

/** Prints the results. Resolves to whether the goals are reached. */
export async function benchPictures() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-pictures-'))
  try {
    const port = await launchBackend({ MOCK_PICTURES: folder })
    // A warm-up request, because the first picture includes loading the studio.
    await fetchPicture(port, `tee.${SHAPE}.white.plain.front.webp`, 400)
    const seen = { row: [], list: [], first: [], back: [], detail: [], repaint: [], cold: [], warm: [], bytes: [] }
    await measureList(port, seen)
    for (const style of STYLES) await measureStyle(port, style, seen)
    // Pictures are drawn with the lowest priority, so the times mean little on a busy machine.
    console.log(`load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`)
    console.log(`${STYLES.length} styles, one after the other; median and slowest in ms`)
    for (const [key, label] of Object.entries(ROWS)) {
      const cells = [median(seen[key]), most(seen[key])].map((ms) => ms.toFixed(0).padStart(7))
      console.log(`${label.padEnd(40)}${cells.join('')}`)
    }
    console.log(`${'weight at 400 px, WebP, bytes'.padEnd(40)}${String(median(seen.bytes)).padStart(7)}`)
    return Object.entries(GOALS).every(([key, goal]) => median(seen[key]) <= goal)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
