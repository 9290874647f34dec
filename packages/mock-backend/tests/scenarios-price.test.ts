import { expect, it } from 'vitest'
import { handleControl } from '#scenarios/control'
import { createFaults } from '#scenarios/faults'
import { fixtureCommerce } from './commerce-fixture'

it('the control endpoint changes a price in one market and restores it at the reset', () => {
  const commerce = fixtureCommerce()
  const product = commerce.index.entries[0]?.product
  if (!product) throw new Error('no product')
  const order = (body: unknown) => handleControl(commerce, createFaults(), body).status
  const regular = () => commerce.pricing.priceOf(product, 'fi').regular
  const before = regular()
  expect(order({ price: { productId: product.productId, market: 'fi', amount: before + 1000 } })).toBe(200)
  expect(regular()).toBe(before + 1000)
  expect(commerce.pricing.priceOf(product, 'se').regular).toBe(product.price.se)
  expect(order({ price: { productId: product.productId, market: 'fi', amount: 0 } })).toBe(400)
  expect(order({ reset: true })).toBe(200)
  expect(regular()).toBe(before)
})
