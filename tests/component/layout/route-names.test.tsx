// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RouteMark } from '@/components/providers/route-mark'
import { LANGS, type Lang } from '@/lib/market/market-table'
import { limitedPage } from '@/lib/middleware/rewrite-to'
import { ROUTES } from '@/lib/routing/routes'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { visit } from '@/tests/unit/middleware/visit'

// the service has no answer to anything: the name does not depend on what is shown
vi.mock('@/lib/apollo/server-client', () => import('@/tests/support/fake-service'))
vi.mock('@/lib/cache/cached', () => import('@/tests/support/fake-service'))

type Page = (props: { params: Promise<Record<string, unknown>> }) => ReactNode | Promise<ReactNode>
const FILES = import.meta.glob<{ default: Page }>('/app/**/page.tsx')

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The file of an internal address and its parameters, as the framework finds them. */
function fileOf(path: string) {
  const found = Object.entries(FILES).flatMap(([file, load]) => {
    const folders = file
      .split('/')
      .slice(2, -1)
      .filter((folder) => !folder.startsWith('('))
    const pattern = folders.map((folder) =>
      folder.replace(/^\[\.{3}(\w+)\]$/, '(?<$1>.+)').replace(/^\[(\w+)\]$/, '(?<$1>[^/]+)'),
    )
    const match = new RegExp(`^/${pattern.join('/')}$`).exec(path)
    const isList = (key: string) => folders.includes(`[...${key}]`)
    const params = Object.entries(match?.groups ?? {}).map(([key, value]) => [
      key,
      isList(key) ? value.split('/') : value,
    ])
    const fixed = folders.filter((folder) => !folder.startsWith('[')).length
    return match ? [{ load, fixed, params: Object.fromEntries(params) as Record<string, unknown> }] : []
  })
  const [best] = found.sort((a, b) => b.fixed - a.fixed)
  if (!best) throw new Error(`No page at ${path}`)
  return best
}

const isMark = (node: ReactNode): node is ReactElement => isValidElement(node) && node.type === RouteMark

/** Renders the components between a page and its mark. */
async function marksIn(node: ReactNode): Promise<ReactElement[]> {
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  if (typeof node.type === 'function')
    return marksIn(await (node.type as (props: unknown) => ReactNode | Promise<ReactNode>)(node.props))
  return Children.toArray(node.props.children).filter(isMark)
}

/** The route name that the page of an internal address sets in the store. */
async function nameOf(path: string): Promise<string> {
  const { load, params } = fileOf(path)
  const marks = await marksIn(await (await load()).default({ params: Promise.resolve(params) }))
  expect(marks, path).toHaveLength(1)
  const { shop, state } = makeShop()
  const [mark] = marks
  if (mark) renderInShop(mark, shop)
  return state().root.currentRouteName
}

async function nameAt(address: string, lang: Lang): Promise<string> {
  const market = { fi: 'fi', sv: 'se', nb: 'no', da: 'dk' }[lang]
  const decision = visit(address, { host: `${market}.localhost`, cookies: { 'apollo-token': 'x' } })
  if (decision.type !== 'rewrite') throw new Error(`${address} is no page`)
  return nameOf(decision.to)
}

const example = (pattern: string): string => pattern.replace(/:path\+/, 'a/b').replace(/:(\w+)[+?]?/g, '$1')

it.each(LANGS)('R-ROUTE-05 each page sets the name of its route in the store, in %s', async (lang) => {
  for (const { name, page, paths } of ROUTES) {
    for (const path of paths[lang])
      expect([path, await nameAt(example(path), lang)]).toEqual([
        path,
        `${page === null ? 'not-found' : name}___${lang}`,
      ])
  }
})

it('R-PAGE-04 R-ROUTE-05 the page of an unknown address has the name not-found', async () => {
  expect(await nameAt('/a/b/c', 'sv')).toBe('not-found___sv')
})

it('R-ROUTE-05 the page for visitors over the limit has a name of its own', async () => {
  expect(await nameOf(limitedPage({ market: 'se', lang: 'sv', mode: 'domain' }))).toBe('limited___sv')
})
