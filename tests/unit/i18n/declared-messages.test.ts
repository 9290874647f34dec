import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findLateMessages } from '@/build/late-message-files'
import { listFiles } from '@/scripts/list-files.mjs'
import { checkDeclaredMessages } from '@/tests/support/check-declared-messages'

const ours = new Map(
  ['app', 'components']
    .flatMap(listFiles)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
)

it('every page, route group and late part declares the messages that its browser code uses, and no others', () => {
  expect(checkDeclaredMessages(ours)).toEqual([])
})

const PAGE = `import { Shell } from '@/components/shell'
export default () => <Shell />`
const SHELL = `import { Part } from './part'
import { LAYERS } from './layers'
export const Shell = () => <MessagesProvider names={['common']}><Part /></MessagesProvider>`
const LAYERS = `import { lateMessages } from '@/lib/i18n/late-messages'
export const LAYERS = {
  signIn: drawer(() => import('./sign-in'), lateMessages('pressed', ['signIn', 'cart.open'])),
  toast: { load: () => import('./toast') },
}`

/** A small shop: a part of every page, and a table with a drawer and a toast that are loaded later. */
const shopOf = (part: string, signIn: string, toast = '') =>
  new Map([
    ['app/page.tsx', PAGE],
    ['app/home/page.tsx', PAGE],
    ['components/shell.tsx', SHELL],
    ['components/part.tsx', `'use client'\n${part}`],
    ['components/layers.ts', `'use client'\n${LAYERS}`],
    ['components/sign-in.tsx', signIn],
    ['components/toast.tsx', toast],
  ])

const asks = (scope: string, read: string) => `export function Part() {
  const t = useTranslations(${scope})
  return ${read}
}`

const RIGHT = [asks(`'common'`, `t('close')`), asks('', `t('signIn.title') + t('cart.open')`)] as const

it('reports nothing when every used message is declared', () => {
  expect(checkDeclaredMessages(shopOf(...RIGHT))).toEqual([])
})

it('reports a message that a page uses and does not declare, with the file that uses it and the file to change', () => {
  const [, signIn] = RIGHT
  expect(checkDeclaredMessages(shopOf(RIGHT[0] + asks(`'cart'`, `t.rich('open')`), signIn))).toEqual([
    `Add what is used of 'cart' in components/part.tsx, to the names in components/shell.tsx: cart.open`,
  ])
})

it('reports a message that a late part uses and does not declare; for a computed key, the whole namespace', () => {
  const [part, signIn] = RIGHT
  expect(checkDeclaredMessages(shopOf(part, signIn + asks(`'cart'`, 't(key)')))).toEqual([
    `Add what is used of 'cart' in components/sign-in.tsx, to the names in components/layers.ts: cart`,
  ])
})

it('a part of a table does not get the messages of the others', () => {
  expect(checkDeclaredMessages(shopOf(...RIGHT, asks(`'signIn'`, `t('title')`)))).toEqual([
    `Add what is used of 'signIn' in components/toast.tsx, to the names in components/shell.tsx: signIn.title`,
  ])
})

it('names a declared message that nothing uses', () => {
  expect(checkDeclaredMessages(shopOf(RIGHT[0], asks(`'signIn'`, `t('title')`)))).toEqual([
    `components/layers.ts declares the messages 'cart.open', which nothing that it delivers them to uses`,
  ])
})

it('the build reads the same declarations, and joins those of one file', () => {
  const other = `const MESSAGES = lateMessages('pressed', [\n  'cart.open',\n  'promo',\n])`
  expect(Object.fromEntries(findLateMessages([LAYERS, other, `lateMessages('idle', ['list'])`]))).toEqual({
    pressed: ['cart.open', 'promo', 'signIn'],
    idle: ['list'],
  })
})
