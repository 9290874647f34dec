// npm run bench: what a cached page costs. npm run bench -- memory: what many pages cost.
import { stopAll } from './bench/launch.mjs'
import { benchMemory } from './bench/memory.mjs'
import { benchThroughput } from './bench/throughput.mjs'
import { build } from './build.mjs'
import { install } from './run.mjs'

await install()
await build()
try {
  const isGood = process.argv[2] === 'memory' ? await benchMemory() : await benchThroughput()
  process.exitCode = isGood ? 0 : 1
} finally {
  await stopAll()
}
