import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('V8 has the flag that limits the growth of the heap, and the server sets it', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  expect(
    options,
    'V8 has no such flag any more: measure `npm run bench memory` and change scripts/serve.mjs',
  ).toContain('--heap-growing-percent')
  expect(readFileSync('scripts/serve.mjs', 'utf8')).toContain("setFlagsFromString('--heap-growing-percent=60')")
})
