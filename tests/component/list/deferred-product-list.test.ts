import { expect, it, vi } from 'vitest'

vi.mock('@/components/providers/hydrate-on-first-interaction', () => ({
  hydrateOnFirstInteraction: (_load: unknown, options: unknown) => options,
}))

it('R-LIST-05 R-LIST-08 a list hydrates first and without an interaction: hearts are filled, and the place is restored', async () => {
  const { DeferredProductList } = await import('@/components/list/deferred-product-list')
  expect(DeferredProductList).toEqual({ moment: 'main' })
})

it('the buy column hydrates first; rows below wait until they are near; menus and newsletter come with the layout', async () => {
  const options = async (file: Promise<object>) => Object.values(await file).filter((each) => typeof each === 'object')
  expect(await options(import('@/components/product/deferred-product-main'))).toEqual([{ moment: 'main' }])
  for (const below of [
    import('@/components/product/deferred-card-scrollers'),
    import('@/components/product/deferred-product-grid'),
    import('@/components/content/deferred-product-slider'),
  ])
    expect(await options(below)).toMatchObject([{ moment: 'rest', isBelow: true }])
  for (const layout of [
    import('@/components/layout/deferred-menus'),
    import('@/components/newsletter/deferred-newsletter-form'),
    import('@/components/search/deferred-search-field'),
  ])
    for (const each of await options(layout)) expect(each).toEqual({ moment: 'layout' })
})
