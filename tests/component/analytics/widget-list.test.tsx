import { expect, it } from 'vitest'
import { ProductListWidget } from '@/components/content/product-list-widget'
import { mapProductCard } from '@/lib/product/map-product-card'
import { documentOf } from '@/tests/support/page-html'
import { inShop, makeShop } from '@/tests/support/shop-fixtures'
import { product } from '@/tests/unit/product/fixtures'

it.each([true, false])(
  'R-ANALYTICS-02 a list of an editor and its cards have their ids in the HTML: slider %s',
  async (isSlider) => {
    const card = mapProductCard(product({ productId: 3 }))
    const products = card ? [card] : []
    const widget = { id: '77', active: true, kind: 'product-list', title: 'Nytt', isSlider, products } as const
    const page = await documentOf(
      inShop(<ProductListWidget lang="sv" widget={{ ...widget, products }} />, makeShop().shop),
    )
    expect(page.querySelector('[data-list="77"] article[data-alias] [data-favorite="3"]')).not.toBeNull()
    expect(page.querySelector('[data-list="77"] h2')?.textContent).toBe('Nytt')
  },
)
