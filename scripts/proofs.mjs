// Which tests prove which requirements and decisions, by the ids in their titles.
import { isTest, QUOTED, testedIn } from './requirement-ids.mjs'

/**
 * Kinds of tests. `npm test` runs those of Vitest and the browser tests without a tag, `npm run test:full` also the
 * browser tests tagged `@full`, `npm run test:deploy` those of tests/deploy.
 */
export const FLOORS = ['vitest', 'browser', 'full', 'deploy', 'packages']

/** The title of a browser test or of a group of them that has the details `FULL_RUN`. */
const TAGGED = new RegExp(`\\btest(?:\\.describe)?\\(\\s*(${QUOTED.source})\\s*,\\s*FULL_RUN\\b`, 'g')

/** The ids that a test file proves, by kind of test. */
export function proofsIn(file, text) {
  if (!isTest(file)) return {}
  if (file.startsWith('packages/')) return { packages: testedIn(file, text) }
  if (file.startsWith('tests/deploy/')) return { deploy: testedIn(file, text) }
  if (!file.startsWith('tests/e2e/')) return { vitest: testedIn(file, text) }
  const tagged = [...text.matchAll(TAGGED)].map(([statement]) => statement).join('\n')
  return { browser: testedIn(file, text.replace(TAGGED, '')), full: testedIn(file, tagged) }
}

/** The kinds of tests that prove each id. @returns {Map<string, Set<string>>} */
export function collectProofs(files) {
  const proofs = new Map()
  for (const { file, text } of files) {
    for (const [floor, ids] of Object.entries(proofsIn(file, text))) {
      for (const id of ids) proofs.set(id, (proofs.get(id) ?? new Set()).add(floor))
    }
  }
  return proofs
}

/** Whether `npm test` proves it. Tests of packages prove decisions about the mock backend, no requirement of the shop. */
const isEveryday = (id, floors) =>
  floors.has('vitest') || floors.has('browser') || (id.startsWith('T') && floors.has('packages'))

/** The ids that tests prove, but none that `npm test` runs. */
export const rarelyProven = (proofs) => [...proofs].filter(([id, floors]) => !isEveryday(id, floors)).map(([id]) => id)

/** A line for each id that a kind of test no longer proves; `isWorse` when `npm test` proves it no longer. */
export function compareProofs(before, after) {
  return [...before].sort().flatMap(([id, floors]) => {
    const left = after.get(id) ?? new Set()
    const gone = FLOORS.filter((floor) => floors.has(floor) && !left.has(floor))
    if (gone.length === 0) return []
    const isWorse = left.size === 0 || (isEveryday(id, floors) && !isEveryday(id, left))
    const still = left.size > 0 ? `still by ${FLOORS.filter((floor) => left.has(floor)).join(', ')}` : 'by no test'
    return [{ isWorse, line: `${isWorse ? 'LOST  ' : 'fewer '} ${id}: no longer by ${gone.join(', ')}; ${still}` }]
  })
}
