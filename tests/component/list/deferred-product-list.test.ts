import { expect, it, vi } from 'vitest'
import { emptyListQuery } from '@/lib/list/list-query'
import { answerOf } from '@/tests/support/list-fixtures'
import { makeShop } from '@/tests/support/shop-fixtures'

type Options = { isNeeded: (state: unknown, props: unknown) => boolean }
vi.mock('@/components/providers/hydrate-on-first-interaction', () => ({
  hydrateOnFirstInteraction: (_load: unknown, options: Options) => options,
}))

it('R-LIST-05 R-LIST-08 a list hydrates without an interaction after back navigation or when it has a favourite', async () => {
  const { DeferredProductList } = await import('@/components/list/deferred-product-list')
  const { isNeeded } = DeferredProductList as unknown as Options
  const { state } = makeShop()
  const props = { source: { rows: answerOf(emptyListQuery()).rows } }
  expect(isNeeded(state(), props)).toBe(false)
  state().setList({ backNavigated: true })
  expect(isNeeded(state(), props)).toBe(true)
  state().setList({ backNavigated: false })
  state().setFavorites([1])
  expect(isNeeded(state(), props), 'of another product').toBe(false)
  state().setFavorites([11])
  expect(isNeeded(state(), props)).toBe(true)
})
