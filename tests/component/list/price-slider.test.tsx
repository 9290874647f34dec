// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PriceSlider } from '@/components/list/price-slider'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

afterEach(cleanup)

it('R-LIST-01 if all products have one price, both thumbs of the price slider are at the start', () => {
  const { container } = renderInShop(
    <PriceSlider bounds={[0, 0]} range={{ low: 100, high: 200 }} onSlide={() => {}} />,
    makeShop().shop,
  )
  const [, chosen] = container.querySelectorAll('rect')
  expect([chosen?.getAttribute('x'), chosen?.getAttribute('width')]).toEqual(['0%', '0%'])
})
