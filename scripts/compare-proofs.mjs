// npm run compare-proofs -- <commit>: which requirements fewer kinds of tests name than in that commit. Exits with 1 when
// `npm test` names one no longer.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { listFiles } from './list-files.mjs'
import { collectProofs, compareProofs, FLOORS } from './proofs.mjs'
import { isTest } from './requirement-ids.mjs'
import { inRoot, root } from './run.mjs'

// Tests with invented ids.
const SKIPPED = ['tests/unit/scripts/requirement-ids.test.ts', 'tests/unit/scripts/proofs.test.ts']
const FOLDERS = ['tests', 'packages']
const isCounted = (file) => isTest(file) && !SKIPPED.includes(file)

const commit = process.argv[2]
if (!commit) {
  console.error('Which commit? npm run compare-proofs -- <commit>')
  process.exit(1)
}
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
const namesThen = git('ls-tree', '-r', '--name-only', commit, '--', ...FOLDERS).split('\n')
const before = collectProofs(
  namesThen.filter(isCounted).map((file) => ({ file, text: git('show', `${commit}:${file}`) })),
)
const after = collectProofs(
  FOLDERS.flatMap(listFiles)
    .filter(isCounted)
    .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') })),
)

const count = (proofs) => FLOORS.map((floor) => [...proofs.values()].filter((floors) => floors.has(floor)).length)
const row = (cells) => console.log(cells.map((cell) => String(cell).padStart(9)).join(''))
row(['', ...FLOORS, 'any'])
row(['before', ...count(before), before.size])
row(['now', ...count(after), after.size])
const differences = compareProofs(before, after)
for (const { line } of differences) console.log(line)
const lost = differences.filter(({ isWorse }) => isWorse).length
console.log(`${differences.length - lost} ids have fewer kinds of tests, ${lost} lost what npm test proved`)
process.exit(lost > 0 ? 1 : 0)
