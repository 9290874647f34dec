// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NotFoundView } from '@/components/layout/not-found-view'
import { rememberVisited } from '@/lib/product/visited-products'
import messages from '@/messages/sv.json'
import { shortenPageLife } from '@/tests/support/fake-service'
import { stubResizes } from '@/tests/support/product-main'
import { recommendations, searchService } from '@/tests/support/search-fixtures'
import { CONFIG, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

vi.mock('@/lib/cache/cached', () => import('@/tests/support/fake-service'))
vi.mock('@/components/layout/popular-links', () => ({ PopularLinks: () => null }))
vi.mock('@/lib/config/env', () => ({
  env: () => ({ IMAGE_URL: 'http://images.test', SEARCH_CLUSTER: 'http://search.test' }),
}))
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

beforeEach(() => {
  vi.clearAllMocks()
  stubResizes()
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

async function show() {
  const view = await NotFoundView({ site: CONFIG.site })
  await act(async () => void renderInShop(view, makeShop().shop))
}
const linksOf = (name: string) => [
  ...new Set(
    [...screen.getByRole('region', { name }).getElementsByTagName('a')].map((link) => link.getAttribute('href')),
  ),
]

it('R-PAGE-03 R-SEARCH-01 the not-found page shows popular products, and below them the products viewed last', async () => {
  searchService({ 'landing-page': recommendations({ 'top-products': [1, 2, 3, 4, 5] }) })
  for (const n of [2, 9])
    rememberVisited(CONFIG.site, { href: `/p/klanning-${n}`, name: `${n}`, picture: 'http://images.test/d.webp' })
  await show()
  await screen.findByRole('region', { name: messages.errors.visited })
  const popular = [1, 2, 3, 4].map((n) => `/p/klanning-${n}`)
  await waitFor(() => expect(linksOf(messages.cart.suggestions)).toEqual(popular))
  expect(linksOf(messages.errors.visited)).toEqual(['/p/klanning-9', '/p/klanning-2'])
})

it.each([
  ['a service that answers', recommendations({ 'top-products': [1, 2] })],
  ['one that fails', 503],
])('R-PAGE-03 it is whole without enough products, of %s', async (_, answer) => {
  searchService({ 'landing-page': answer })
  await show()
  expect(screen.getByRole('heading', { name: messages.errorPage.notFoundHeading })).toBeTruthy()
  expect(screen.queryByRole('region', { name: messages.cart.suggestions })).toBeNull()
  expect([shortenPageLife.mock.calls.length, warn.mock.calls.length]).toEqual(answer === 503 ? [1, 1] : [0, 0])
})
