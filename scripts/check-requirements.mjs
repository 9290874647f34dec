// Checks that docs/requirements.md explains every requirement cited in code and tests, and that `npm test` proves what
// any test proves; prints how many have tests.
import { readFileSync } from 'node:fs'
import { listFiles } from './list-files.mjs'
import { collectProofs, rarelyProven } from './proofs.mjs'
import { citationsIn, documentedIds } from './requirement-ids.mjs'
import { inRoot } from './run.mjs'

const DOCUMENT = 'docs/requirements.md'
const read = (file) => readFileSync(inRoot(file), 'utf8')
const documented = documentedIds(read(DOCUMENT))
const known = new Set(documented)

// Not searched: the document itself, and tests with invented ids.
const SKIPPED = [DOCUMENT, 'tests/unit/scripts/requirement-ids.test.ts', 'tests/unit/scripts/proofs.test.ts']
const files = listFiles('')
  .filter((file) => /\.(ts|tsx|mjs|cjs|css|graphql|md)$/.test(file) && !SKIPPED.includes(file))
  .map((file) => ({ file, text: read(file) }))
const proofs = collectProofs(files)

const findings = [
  ...documented.filter((id, index) => documented.indexOf(id) !== index).map((id) => `${DOCUMENT}: ${id} twice`),
  ...files.flatMap(({ file, text }) =>
    [...new Set(citationsIn(file, text))]
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id} is not in ${DOCUMENT}`),
  ),
  ...rarelyProven(proofs).map((id) => `${id}: only tests that npm test leaves out name it`),
]
for (const finding of findings) console.log(finding)

const count = (letter) => {
  const ids = [...known].filter((id) => id.startsWith(letter))
  return `${ids.filter((id) => proofs.has(id)).length} of ${ids.length}`
}
console.log(`${count('R')} requirements and ${count('T')} decisions have tests, ${findings.length} findings`)
process.exit(findings.length > 0 ? 1 : 0)
