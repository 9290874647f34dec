import { readFileSync } from 'node:fs'
import { parse, type Root, type Rule } from 'postcss'
import { expect, it } from 'vitest'
import { listFiles } from '@/scripts/list-files.mjs'

// A finger must see an answer in the first frame, whether scripts have loaded or not, so the answer is in the style sheets.

const read = (file: string) => readFileSync(file, 'utf8')
const sources = ['components', 'app'].flatMap(listFiles)
const sheetOf = (file: string) => parse(read(file))
const sheets = sources.filter((file) => file.endsWith('.css')).map((file) => [file, sheetOf(file)] as const)

const rulesOf = (sheet: Root): Rule[] => {
  const rules: Rule[] = []
  sheet.walkRules((rule) => void rules.push(rule))
  return rules
}
const isInQuery = ({ parent }: Rule) => parent?.type === 'atrule'

const PRESS = sheetOf('app/styles/press.css')
const [answer] = rulesOf(PRESS).filter((rule) => !isInQuery(rule) && rule.selector.includes('label'))

it('a press changes the background at once, over any colour of rest or hover', () => {
  const declared = answer?.nodes.map((node) => node.toString())
  expect(declared).toEqual([
    'background-color: var(--pressed, var(--press)) !important',
    'transition-duration: 0s !important',
  ])
})

it('with forced colours, which remove backgrounds, the same elements get an outline', () => {
  const outlined = rulesOf(PRESS).find((rule) => isInQuery(rule))
  expect(outlined?.selector.replace(/\s+/g, ' ')).toBe(answer?.selector.replace(/\s+/g, ' '))
  expect(outlined?.nodes.map((node) => node.toString())).toContain('outline: 2px solid Highlight')
})

/** Elements that take a press: with a handler, with the address of a page, or opening a popover. */
const PRESSED =
  /<([a-z][\w]*)\b(?:[^<>{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*?\s(?:onClick|href|popoverTarget|role="option")[=\s>]/g

it('every element that takes a press is of a kind with an answer', () => {
  const kinds = new Map<string, string>()
  for (const file of sources.filter((name) => name.endsWith('.tsx')))
    for (const [tag, kind = ''] of read(file).matchAll(PRESSED)) {
      const name = tag.includes('role="option"') ? '[role="option"]' : kind
      kinds.set(name, file)
    }
  // head elements, and a dialog whose backdrop closes it
  for (const other of ['link', 'dialog', 'use']) kinds.delete(other)
  expect(kinds.size).toBeGreaterThan(2)
  for (const [kind, file] of kinds) expect(answer?.selectors.join(), `<${kind}> in ${file}`).toContain(kind)
})

/** A link whose pseudo-element covers a picture that is not within the link. */
const covers = sheets.flatMap(([file, sheet]) =>
  rulesOf(sheet)
    .filter(({ selector }) => /(?:\ba|\.link|\.cover|\.name)::after$/.test(selector))
    .filter((rule) => rule.nodes.some((node) => node.toString() === 'inset: 0'))
    .map(() => [file, sheet] as const),
)

it.each(covers)('%s: a picture under a covering link answers the press', (_file, sheet) => {
  const pressed = rulesOf(sheet).filter(({ selector }) => selector.includes(':active'))
  expect(pressed.flatMap(({ nodes }) => nodes.map((node) => node.toString())).join()).toMatch(
    /filter: var\(--press-picture\)|background: var\(--press\)/,
  )
})

it('the covering links were found', () => {
  expect(covers.map(([file]) => file)).toEqual(
    expect.arrayContaining([
      'components/product/product-card.module.css',
      'components/product/compact-cards.module.css',
    ]),
  )
})

it('R-LIST-08 a heart is filled while it is pressed, without a transition', () => {
  const heart = rulesOf(sheetOf('components/favorites/favorite-toggle.module.css')).find(
    ({ selector }) => selector === '.toggle:active svg',
  )
  expect(heart?.nodes.map((node) => node.toString())).toEqual(
    expect.arrayContaining(['fill: currentColor', 'transition: none']),
  )
})

it('a size answers over the colour of hover', () => {
  const rules = rulesOf(sheetOf('components/product/buy-form.module.css'))
  const at = (selector: string) => rules.findIndex((rule) => rule.selector === selector)
  expect(at('.size:active > span')).toBeGreaterThan(at('.size:hover > span'))
})
