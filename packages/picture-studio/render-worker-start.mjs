import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { buildSync } from 'esbuild'

// Bundles the studio to one script. The TypeScript loader of the process would need two seconds for its modules, and it
// adds code to every function to keep its name, which makes drawing slower.
const worker = new URL('./render-worker.ts', import.meta.url)
const { outputFiles } = buildSync({
  entryPoints: [fileURLToPath(worker)],
  bundle: true,
  write: false,
  platform: 'node',
  format: 'cjs',
  packages: 'external',
})
const run = compileFunction(outputFiles[0].text, ['require'], { filename: 'render-worker.js' })
run(createRequire(import.meta.url))
