import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { ProductMain, type ProductMainProps } from '@/components/product/product-main'
import { mapProduct } from '@/lib/product/map-product'
import type { Stock } from '@/lib/product/product-types'
import { mapPurchaseProduct } from '@/lib/product/purchase-product'
import type { Shop } from '@/lib/store/shop'
import { product } from '@/tests/unit/product/fixtures'
import { renderInShop } from './shop-fixtures'

type Fragment = ReturnType<typeof product>

/** Skus of one product by size; their ids count from 1. */
export const skusOf = (sizes: Record<string, Stock>): Fragment['skus'] =>
  Object.entries(sizes).map(([name, stock], index) => ({ skuId: index + 1, articleNumber: `A-${name}`, name, stock }))

type Given = Partial<Fragment> & { page?: Partial<ProductMainProps> }

/** Gallery and buy column of a product. */
export function productMain({ page, ...given }: Given = {}) {
  const model = mapProduct(product(given))
  if (!model) throw new Error('no product')
  return (
    <ProductMain
      product={mapPurchaseProduct(model)}
      sizeGuideId={null}
      similarHref={null}
      serviceMail="hej@kajo.test"
      comingText={null}
      privacyHref="/integritet"
      heading={<h1>{model.name}</h1>}
      details={<p>Details</p>}
      {...page}
    />
  )
}

/** Renders gallery and buy column, hydrated. */
export const renderProductMain = (shop: Shop, given: Given = {}) => renderInShop(productMain(given), shop)

/** Mock of IntersectionObserver, which jsdom lacks. `report` sets whether an element is visible. */
export function stubIntersections() {
  const observers = new Map<Element, (isIntersecting: boolean) => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private notify: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(target: Element) {
        observers.set(target, (isIntersecting) => this.notify([{ isIntersecting }]))
      }
      disconnect() {}
    },
  )
  return {
    report: (target: Element, isSeen: boolean) => observers.get(target)?.(isSeen),
    observed: () => [...observers.keys()],
  }
}

/** Mock of ResizeObserver, which jsdom lacks; it reports nothing. */
export const stubResizes = () =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )

/** The radio button of a size. Its accessible name can contain more: "M, only 2 left". */
export function sizeOption(name: string): HTMLInputElement {
  const cell = screen.getAllByTestId('size-option').find(({ textContent }) => `${textContent} `.startsWith(`${name} `))
  if (!cell) throw new Error(`no size ${name}`)
  return within(cell).getByRole('radio')
}
