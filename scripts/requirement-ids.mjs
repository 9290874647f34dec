// Finds the ids of requirements (R-CART-03) and decisions (T19) in source files.

const REQUIREMENT = /\bR-([A-Z]+)-(\d\d)(?:…(\d\d)|((?:, \d\d\b(?!-))+))?/g
// Only separate words: `T12:00` is a time, `<T1>` a type.
const DECISION = /(?<![\w<.:/-])T([1-9]\d?)(?![\w:>/-])/g
const ENTRY = /^- (R-[A-Z]+-\d\d|T[1-9]\d?) \S/gm
/** A string literal, with any quotation marks. */
export const QUOTED = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/
const PARTS = new RegExp(`(${COMMENT.source})|(${QUOTED.source})`, 'g')

const twoDigits = (number) => String(number).padStart(2, '0')

/** The ids in a text. `R-CART-01…03` contains three ids, `R-CART-01, 05` two. */
export function idsIn(text) {
  const requirements = [...text.matchAll(REQUIREMENT)].flatMap(([, group, first, last, others = '']) => {
    const count = Math.max(1, Number(last ?? first) - Number(first) + 1)
    const range = Array.from({ length: count }, (_, index) => twoDigits(Number(first) + index))
    return [...range, ...(others.match(/\d\d/g) ?? [])].map((number) => `R-${group}-${number}`)
  })
  return [...requirements, ...[...text.matchAll(DECISION)].map(([id]) => id)]
}

const isSource = (file) => /\.(ts|tsx|mjs|cjs|css)$/.test(file)
export const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file)

/** Comments and string literals of a source file; for any other file, its whole text as a comment. */
function partsOf(file, text) {
  if (!isSource(file)) return { comments: text, quoted: '' }
  const parts = [...text.matchAll(PARTS)]
  const join = (index) => parts.map((part) => part[index] ?? '').join('\n')
  return { comments: join(1), quoted: join(2) }
}

/** The ids in the titles of a test file. */
export const testedIn = (file, text) => idsIn(partsOf(file, text).quoted.replace(/^['"`]|['"`]$/gm, ''))

/** The ids in the comments of a file and, in a test file, in test titles. */
export const citationsIn = (file, text) => [
  ...idsIn(partsOf(file, text).comments),
  ...(isTest(file) ? testedIn(file, text) : []),
]

/** Ids that docs/requirements.md explains; duplicates are included. */
export const documentedIds = (markdown) => [...markdown.matchAll(ENTRY)].map(([, id]) => id)
