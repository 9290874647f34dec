// Measures the memory of the mock backend while it draws pictures that nobody has asked for before (1280 px).
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launchBackendProcess } from './launch.mjs'

const DRAWINGS = Number(process.env.BENCH_DRAWINGS ?? 120)
const LIMIT_MIB = 500
/** Concurrent requests of a browser to one host. */
const CONCURRENCY = 6
const KINDS = ['wrap-dress', 'shirt', 'cable-knit', 'coat', 'trousers', 'slip-dress', 'jeans', 'bag', 'trainer', 'boot']
const PRINTS = ['floral', 'stripe', 'plain', 'check', 'abstract']
/** No catalogue uses shapes from this number, so nothing is cached. */
const FIRST_SHAPE = 91

const SHAPES = 9
const COLOURS = ['sand', 'sage', 'navy', 'wine']

const fileOf = (index) => {
  const round = Math.floor(index / KINDS.length)
  const colour = COLOURS[Math.floor(round / SHAPES) % COLOURS.length]
  const kind = `${KINDS[index % KINDS.length]}.${FIRST_SHAPE + (round % SHAPES)}`
  return `${kind}.${colour}.${PRINTS[index % PRINTS.length]}.front.webp`
}

const residentMiB = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Draws all pictures, a few at a time; calls `note` with the number of each. */
async function drawAll(port, note) {
  let next = 0
  const draw = async () => {
    while (next < DRAWINGS) {
      const index = next++
      const address = `http://127.0.0.1:${port}/cdn-cgi/image/width=1280,format=webp/${fileOf(index)}`
      const response = await fetch(address)
      if (!response.ok) throw new Error(`${address} answered ${response.status}`)
      await response.arrayBuffer()
      note(index + 1)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, draw))
}

/** Resolves with false when the backend took more than LIMIT_MIB. */
export async function benchMockMemory() {
  const pictures = await mkdtemp(path.join(tmpdir(), 'kajo-mock-memory-'))
  try {
    const { port, child } = await launchBackendProcess({ MOCK_PICTURES: pictures })
    const resident = () => Math.round(residentMiB(child.pid))
    const atStart = resident()
    let peak = atStart
    await drawAll(port, (drawn) => {
      peak = Math.max(peak, resident())
      if (drawn % 20 === 0) console.log(`${drawn} drawings: ${resident()} MiB, peak ${peak} MiB`)
    })
    console.log(`${DRAWINGS} drawings: start ${atStart}, peak ${peak}, end ${resident()} MiB; limit ${LIMIT_MIB} MiB`)
    return peak <= LIMIT_MIB
  } finally {
    await rm(pictures, { recursive: true, force: true })
  }
}
