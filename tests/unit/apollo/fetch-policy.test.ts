import { expect, it } from 'vitest'
import { fetchPolicyFor } from '@/lib/apollo/fetch-policy'

it('R-GQL-06 cart, user and validation operations use no cache, the rest the cache first', () => {
  const uncached = ['getCart', 'addToCart', 'checkout', 'validateOrderCreation', 'getUser', 'updateUser', 'placeOrder']
  expect(uncached.map(fetchPolicyFor)).toEqual(uncached.map(() => 'no-cache'))
  expect(['products', 'product', 'channel', 'widgetArea'].map(fetchPolicyFor)).toEqual(Array(4).fill('cache-first'))
})
