import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('V8 has the flag by which the server limits the growth of the heap', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  expect(
    options,
    'V8 has no such flag any more: measure `npm run bench memory` and change scripts/serve.mjs',
  ).toContain('--heap-growing-percent')
})
