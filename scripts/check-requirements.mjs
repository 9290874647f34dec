// Checks that docs/requirements.md explains every requirement cited in code and tests; prints how many have tests.
import { readFileSync } from 'node:fs'
import { listFiles } from './list-files.mjs'
import { citationsIn, documentedIds } from './requirement-ids.mjs'
import { inRoot } from './run.mjs'

const DOCUMENT = 'docs/requirements.md'
const read = (file) => readFileSync(inRoot(file), 'utf8')
const documented = documentedIds(read(DOCUMENT))
const known = new Set(documented)

// Not searched: the document itself, and a test with invented ids.
const SKIPPED = [DOCUMENT, 'tests/unit/scripts/requirement-ids.test.ts']
const citations = listFiles('')
  .filter((file) => /\.(ts|tsx|mjs|cjs|css|graphql|md)$/.test(file) && !SKIPPED.includes(file))
  .map((file) => ({ file, ...citationsIn(file, read(file)) }))

const findings = [
  ...documented.filter((id, index) => documented.indexOf(id) !== index).map((id) => `${DOCUMENT}: ${id} twice`),
  ...citations.flatMap(({ file, cited }) =>
    [...new Set(cited)].filter((id) => !known.has(id)).map((id) => `${file}: ${id} is not in ${DOCUMENT}`),
  ),
]
for (const finding of findings) console.log(finding)

const tested = new Set(citations.flatMap((citation) => citation.tested))
const count = (letter) => {
  const ids = [...known].filter((id) => id.startsWith(letter))
  return `${ids.filter((id) => tested.has(id)).length} of ${ids.length}`
}
console.log(`${count('R')} requirements and ${count('T')} decisions have tests, ${findings.length} findings`)
process.exit(findings.length > 0 ? 1 : 0)
