// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RecommendationRows } from '@/components/product/recommendation-rows'
import { mapProduct } from '@/lib/product/map-product'
import { readVisited, rememberVisited } from '@/lib/product/visited-products'
import { mapProductGroups } from '@/lib/search/map-search-product'
import messages from '@/messages/sv.json'
import { stubIntersections } from '@/tests/support/product-main'
import { group, searchProduct } from '@/tests/support/search-fixtures'
import { CONFIG, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { product } from '@/tests/unit/product/fixtures'

vi.mock('@/components/product/deferred-card-scrollers', () => ({ DeferredCardScrollers: () => null }))

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const styleWith = mapProductGroups([1, 2, 3].map((id) => group(searchProduct(id)))).map(
  ({ products: [first] }) => first,
)

async function open(visited: number[]) {
  for (const n of visited)
    rememberVisited(CONFIG.site, { href: `/p/klanning-${n}`, name: `${n}`, picture: 'http://images.test/d.webp' })
  const intersections = stubIntersections()
  const model = mapProduct(product())
  if (!model) throw new Error('no product')
  const recommendations = { styleWith, alternatives: [], series: [] }
  await act(
    async () =>
      void renderInShop(
        <RecommendationRows lang="sv" product={model} href="/p/klanning-7" recommendations={recommendations} />,
        makeShop().shop,
      ),
  )
  fireEvent.keyDown(document.body, { key: 'Shift' })
  await waitFor(() => expect(readVisited(CONFIG.site)[0]).toMatchObject({ href: '/p/klanning-7' }))
  const report = (isSeen: boolean) =>
    act(() => {
      for (const target of intersections.observed()) intersections.report(target, isSeen)
    })
  return { report }
}
const row = () => screen.queryByRole('region', { name: messages.errors.visited })
const hrefs = () => [...(row()?.getElementsByTagName('a') ?? [])].map((link) => link.getAttribute('href'))

it('R-PDP-01 the row of recently viewed products is rendered before it is scrolled into view, without products shown above', async () => {
  const { report } = await open([4, 2, 5, 7, 6])
  report(true)
  expect(row(), 'nothing in view moves').toBeNull()
  report(false)
  await waitFor(() => expect(hrefs()).toEqual(['/p/klanning-6', '/p/klanning-5', '/p/klanning-4']))
})

it('R-PDP-01 there is no row with fewer than three products', async () => {
  const { report } = await open([4, 2, 5])
  report(false)
  expect(row()).toBeNull()
})
