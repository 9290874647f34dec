import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Declaration, type Node, parse, type Rule } from 'postcss'
import { expect, it } from 'vitest'
import { listFiles } from '@/scripts/list-files.mjs'

// iOS magnifies the whole page when a text field or select with text below this size takes the focus
const LEAST_PX = 16
const PHONE_PX = 390
const FIELD = '(?:input|select|textarea)'
// text in these is never typed
const OTHER_INPUT = /type="?(?:hidden|checkbox|radio|range)/

const read = (file: string) => readFileSync(file, 'utf8')
const sources = ['components', 'app'].flatMap(listFiles)
const sheets = sources.filter((file) => file.endsWith('.css'))

/** Whether a rule can apply on a phone: not within a media query for wider windows. */
function isForPhones(node: Node): boolean {
  for (let parent: Node | undefined = node.parent; parent; parent = parent.parent) {
    const least = /min-width:\s*(\d+)px/.exec('params' in parent ? String(parent.params) : '')?.[1]
    if (Number(least ?? 0) > PHONE_PX) return false
  }
  return true
}

/** Custom properties of the design, as they are on phones. */
const tokens = new Map<string, string>()
parse(read('app/styles/tokens.css')).walkDecls(/^--/, (declaration) => {
  if (isForPhones(declaration)) tokens.set(declaration.prop, declaration.value)
})

/** The size of a `font-size` or `font` value in pixels on a phone; NaN for a size that depends on an element around. */
function pixelsOf(value: string): number {
  const plain = value.replace(/var\((--[\w-]+)\)/g, (all, name) => tokens.get(name) ?? all)
  if (plain !== value) return pixelsOf(plain)
  const most = /\b(max|min)\(([^()]*)\)/.exec(plain)
  if (most) return Math[most[1] as 'max' | 'min'](...(most[2] ?? '').split(',').map(pixelsOf))
  const [, amount, unit = ''] = /([\d.]+)(px|rem|vw)/.exec(plain) ?? []
  const scale: Record<string, number> = { px: 1, rem: 16, vw: PHONE_PX / 100 }
  return Number(amount) * (scale[unit] ?? Number.NaN)
}

/** Style sheets that a component imports: local name → file. */
const importsOf = (file: string, text: string) =>
  new Map(
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', path = '']) => [
      name,
      path.startsWith('@/') ? path.slice(2) : join(dirname(file), path),
    ]),
  )

/** Classes that a component gives to text fields, each with the file of its style sheet. */
function fieldClassesOf(file: string): { sheet: string | undefined; name: string }[] {
  const text = read(file)
  const imported = importsOf(file, text)
  const tags = [...text.matchAll(new RegExp(`<${FIELD}\\b[^<]*?/?>`, 'g'))].map(([tag]) => tag)
  return tags
    .filter((tag) => !OTHER_INPUT.test(tag))
    .flatMap((tag) => [...tag.matchAll(/\b(\w+)\.(\w+)\b/g)])
    .map(([, local = '', name = '']) => ({ sheet: imported.get(local), name }))
}

const fieldClasses = sources.filter((file) => file.endsWith('.tsx')).flatMap(fieldClassesOf)

const classesIn = (file: string) => fieldClasses.filter(({ sheet }) => sheet === file).map(({ name }) => name)

/** Whether the element that a selector is for is a text field. */
function isForField(sheet: string, selector: string): boolean {
  const subject = selector.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? ''
  if (OTHER_INPUT.test(subject)) return false
  const ofElement = new RegExp(`^(?::is\\(|:where\\()?${FIELD}\\b`).test(subject)
  return ofElement || classesIn(sheet).some((name) => new RegExp(`\\.${name}(?![\\w-])`).test(subject))
}

/** Font sizes that style sheets give to text fields on phones. */
const sizes = sheets.flatMap((sheet) => {
  const found: { sheet: string; selector: string; px: number; isShorthand: boolean }[] = []
  parse(read(sheet)).walkDecls(/^font(-size)?$/, (declaration: Declaration) => {
    const { selectors = [] } = declaration.parent as Rule
    if (!isForPhones(declaration)) return
    for (const selector of selectors.filter((one) => isForField(sheet, one)))
      found.push({ sheet, selector, px: pixelsOf(declaration.value), isShorthand: declaration.prop === 'font' })
  })
  return found
})

it('text fields have a size of their own, whatever the text around them has', () => {
  const own = sizes.filter(({ sheet, isShorthand }) => sheet === 'app/styles/base.css' && !isShorthand)
  expect(own.map(({ selector, px }) => [selector, px])).toEqual(
    ['input', 'select', 'textarea'].map((selector) => [selector, LEAST_PX]),
  )
})

it('no style sheet makes the text of a field smaller than 16 px on a phone', () => {
  const components = sizes.filter(({ sheet }) => sheet !== 'app/styles/base.css')
  expect(components.map(({ sheet }) => sheet)).toEqual(
    expect.arrayContaining(['components/list/sort-select.module.css', 'components/search/search-field.module.css']),
  )
  expect(components.filter(({ px }) => !(px >= LEAST_PX))).toEqual([])
})
