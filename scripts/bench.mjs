// npm run bench [name] [argument]: runs a benchmark of the table below, by default `throughput`. `mock-lists` and
// `mock-search` take a number of products, `compare` and `first-press` the folder of another build.
import { stopAll } from './bench/launch.mjs'
import { build } from './build.mjs'
import { install } from './run.mjs'

const BENCHES = {
  throughput: async () => (await import('./bench/throughput.mjs')).benchThroughput(),
  cluster: async () => (await import('./bench/cluster.mjs')).benchCluster(),
  memory: async () => (await import('./bench/memory.mjs')).benchMemory(),
  feel: async () => (await import('./bench/feel.mjs')).benchFeel(),
  lighthouse: async () => (await import('./bench/lighthouse.mjs')).benchLighthouse(),
  pictures: async () => (await import('./bench/pictures.mjs')).benchPictures(),
  'mock-search': async () => (await import('./bench/mock-search.mjs')).benchMockSearch(process.argv[3]),
  'mock-lists': async () => (await import('./bench/mock-lists.mjs')).benchMockLists(process.argv[3]),
  'mock-memory': async () => (await import('./bench/mock-memory.mjs')).benchMockMemory(),
  compare: async () => (await import('./bench/compare.mjs')).benchCompare(process.argv[3] ?? '.'),
  'first-press': async () => (await import('./bench/compare.mjs')).benchCompare(process.argv[3] ?? '.', ['press']),
  'first-start': async () => (await import('./bench/first-start.mjs')).benchFirstStart(),
}

const name = process.argv[2] ?? 'throughput'
const bench = BENCHES[name]
if (!bench) {
  console.error(`There is no bench called ${name}. Known: ${Object.keys(BENCHES).join(', ')}`)
  process.exit(1)
}
await install()
// These benchmarks do not use the build of this folder.
if (!['pictures', 'mock-lists', 'mock-search', 'mock-memory', 'first-start'].includes(name)) await build()
try {
  process.exitCode = (await bench()) ? 0 : 1
} finally {
  await stopAll()
}
