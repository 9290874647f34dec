// Measures pictures from the image service: rendering a draft and a master, resizing uncached and cached, bytes.
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { launchBackend } from './launch.mjs'
import { median } from './median.mjs'

/** Nine styles, each of another kind, some with a print. */
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
/** No catalogue uses this shape number, so nothing is cached. */
const SHAPE = 91
/** 48 products of 48 kinds, none cached. Real lists repeat kinds. */
const LIST =
  `wrap-dress slip-dress cable-knit jumper tee shirt blazer coat pleated-skirt trousers jeans boot trainer bag beanie
scarf loafer ballerina pump sandal tote crossbody belt hat silk-scarf gloves sunglasses earrings necklace puffer
leather-jacket denim-jacket trench robe jumpsuit shorts pyjama swimsuit bikini shirt-dress knit-dress roll-neck knit-vest
cardigan a-line-skirt denim-skirt camisole bow-blouse`.split(/\s+/)
const LIST_SHAPE = 92
/** Concurrent requests of a browser to one host. */
const CONCURRENCY = 6
/** Upper limits of the medians, in ms; `bytes` in bytes. */
const GOALS = { first: 2500, repaint: 500, cold: 60, warm: 2, bytes: 20 * 1024, list: 12_000 }

async function fetchPicture(port, file, width) {
  const started = performance.now()
  const address = `http://127.0.0.1:${port}/cdn-cgi/image/width=${width},format=webp/${file}`
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const { byteLength } = await response.arrayBuffer()
  return { ms: performance.now() - started, bytes: byteLength }
}

async function measureStyle(port, [kind, print], samples) {
  const file = (colour, view) => `${kind}.${SHAPE}.${colour}.${print}.${view}.webp`
  const record = async (what, ...picture) => {
    const { ms, bytes } = await fetchPicture(port, ...picture)
    samples[what].push(ms)
    if (picture[1] === 400) samples.bytes.push(bytes)
  }
  await record('first', file('sand', 'front'), 400)
  await record('repaint', file('sage', 'front'), 400)
  // 400 px needs only a draft. 800 px renders the master, from which 640 px is then resized.
  await record('master', file('sand', 'front'), 800)
  await record('cold', file('sand', 'front'), 640)
  for (let again = 0; again < 5; again++) await record('warm', file('sand', 'front'), 640)
  await record('back', file('sand', 'back'), 400)
  await record('detail', file('sand', 'detail'), 400)
}

/** Time in ms until all pictures of a list have loaded, and until any four have. */
async function measureList(port, samples) {
  const waiting = LIST.map((kind, i) => [`${kind}.${LIST_SHAPE}.navy.plain.front.webp`, i % 2 ? 400 : 320])
  const started = performance.now()
  const done = []
  const fetchNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await fetchPicture(port, ...next)
      done.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, fetchNext))
  samples.row.push(done[3])
  samples.list.push(done.at(-1))
}

const LIST_ROWS = {
  row: 'any four pictures',
  list: 'all pictures',
}
const STYLE_ROWS = {
  first: 'first picture of a shape',
  back: 'back view',
  detail: 'close-up',
  repaint: 'another colour of a shape',
  master: 'larger size, renders the master',
  cold: 'another size, from the master',
  warm: 'the same size again',
}

const SIZE_ROW = { bytes: 'size at 400 px, bytes' }
const LABELS = { ...LIST_ROWS, ...STYLE_ROWS, ...SIZE_ROW }

const rowOf = (label, numbers) =>
  `${label.padEnd(40)}${numbers.map((number) => number.toFixed(0).padStart(7)).join('')}`
const printRow = (label, numbers) => console.log(rowOf(label, numbers))

/** Prints each median with its goal. Returns whether all goals are reached. */
function reportGoals(samples) {
  console.log('median and goal, ms or bytes')
  const missed = Object.entries(GOALS).filter(([key, goal]) => {
    const result = median(samples[key])
    const isMissed = !(result <= goal)
    console.log(`${rowOf(LABELS[key], [result, goal])}  ${isMissed ? 'missed' : 'reached'}`)
    return isMissed
  })
  return missed.length === 0
}

/** Prints the results. Resolves to whether the goals are reached. */
export async function benchPictures() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-pictures-'))
  try {
    const port = await launchBackend({ MOCK_PICTURES: folder })
    // A warm-up request, because the first picture includes loading the studio.
    await fetchPicture(port, `tee.${SHAPE}.white.plain.front.webp`, 400)
    const samples = {
      row: [],
      list: [],
      first: [],
      back: [],
      detail: [],
      repaint: [],
      master: [],
      cold: [],
      warm: [],
      bytes: [],
    }
    await measureList(port, samples)
    for (const style of STYLES) await measureStyle(port, style, samples)
    // Pictures are drawn with the lowest priority, so the times mean little on a busy machine.
    console.log(`load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`)
    console.log(`one list of ${LIST.length} pictures, ${CONCURRENCY} requests at a time; ms`)
    for (const [key, label] of Object.entries(LIST_ROWS)) printRow(label, samples[key])
    console.log(`${STYLES.length} styles, one request at a time; median and maximum in ms`)
    for (const [key, label] of Object.entries(STYLE_ROWS))
      printRow(label, [median(samples[key]), Math.max(...samples[key])])
    printRow(SIZE_ROW.bytes, [median(samples.bytes)])
    return reportGoals(samples)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
