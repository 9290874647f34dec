import { expect, it } from 'vitest'
import { campaignOfCode } from '#commerce/cart-campaigns'
import { handleControl } from '#scenarios/control'
import { createFaults } from '#scenarios/faults'
import { campaign, fixtureCatalogue, fixtureCommerce } from './commerce-fixture'

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

it('the control endpoint ends a campaign by id or code and changes fees, until the reset', () => {
  const code = campaign(73, { type: 'CODE', code: 'OFF', percent: 20, productIds: 'all' })
  const { campaigns } = fixtureCatalogue()
  const commerce = fixtureCommerce({ catalogue: { ...fixtureCatalogue(), campaigns: [...campaigns, code] } })
  const change = (body: unknown) => handleControl(commerce, createFaults(), body).status
  const product = commerce.index.byProductId.get(20)?.product
  if (!product) throw new Error('no product')
  const state = () => ({
    isReduced: commerce.pricing.priceOf(product, 'fi').discountedSince !== null,
    hasCode: campaignOfCode(commerce, 'fi', 'off') !== null,
    fee: commerce.scenario.fees.get(11),
  })
  const before = state()
  expect(before).toEqual({ isReduced: true, hasCode: true, fee: undefined })
  expect([change({ endCampaign: 7 }), change({ endCampaign: 'OFF' }), change({ endCampaign: 'NONE' })]).toEqual([
    200, 200, 404,
  ])
  change({ fee: { optionId: 11, amount: 6_90 } })
  expect(state()).toEqual({ isReduced: false, hasCode: false, fee: 6_90 })
  change({ reset: true })
  expect(state()).toEqual(before)
})
