import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyShop } from '#commerce/empty-shop'
import { readMockEnv } from '#commerce/mock-env'
import { pruneShop } from '#commerce/prune-shop'
import type { CartRecord } from '#commerce/shop-records'
import { createShopState } from '#commerce/shop-state'
import { sizeOrder } from '#commerce/size-order'
import { stockOf, sumStock } from '#commerce/stock'
import { NOW, sku } from './commerce-fixture'

const DAY = 24 * 60 * 60 * 1000

const cart = (id: string, age: number, pieces = 0): CartRecord => ({
  id,
  lines: pieces > 0 ? [{ id: 'l', skuId: 101, quantity: pieces }] : [],
  promoCode: null,
  shippingId: null,
  paymentId: null,
  merchantData: null,
  email: null,
  completed: false,
  orderPublicId: null,
  updatedAt: NOW - age,
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kajo-shop-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the state of the shop', () => {
  it('R-CART-15 keeps carts with items for a year and empty carts for a day', () => {
    const shop = emptyShop()
    for (const each of [
      cart('empty', 2 * DAY),
      cart('fresh', 1000),
      cart('full', 364 * DAY, 1),
      cart('old', 366 * DAY, 1),
    ]) {
      shop.carts[each.id] = each
    }
    pruneShop(shop, NOW)
    expect(Object.keys(shop.carts).sort()).toEqual(['fresh', 'full'])
  })

  it('R-CART-01 removes the carts that were changed longest ago when there are too many', () => {
    const shop = emptyShop()
    for (let i = 0; i < 5100; i++) shop.carts[`c${i}`] = cart(`c${i}`, i, 1)
    pruneShop(shop, NOW)
    expect(Object.keys(shop.carts)).toHaveLength(5000)
    expect(shop.carts.c0).toBeDefined()
    expect(shop.carts.c5099).toBeUndefined()
  })

  it('R-CART-01 removes the payments of orders that are gone', () => {
    const shop = emptyShop()
    shop.payments.gone = {
      id: 'gone',
      kind: 'swish',
      orderPublicId: 'no such order',
      orderId: '1',
      market: 'se',
      lang: 'sv',
      amount: 100,
      returnUrl: '',
      cancelUrl: '',
      createdAt: NOW,
      outcome: null,
    }
    pruneShop(shop, NOW)
    expect(shop.payments).toEqual({})
  })

  it('R-CART-01 is written atomically and leaves no temporary file', async () => {
    const file = join(folder, 'state.json')
    const state = createShopState(file, () => NOW)
    state.commit({ cart: cart('a', 0, 1) })
    await state.close()
    expect(readdirSync(folder)).toEqual(['state.json'])
    expect(createShopState(file).data.carts.a?.lines).toHaveLength(1)
  })

  it('R-CART-01 writes no file when none is configured', async () => {
    const state = createShopState(null)
    state.commit({ cart: cart('a', 0) })
    await state.close()
    expect(existsSync(join(folder, 'state.json'))).toBe(false)
  })
})

describe('stock', () => {
  it('R-DATA-02 orders reduce inStock, then oversellable, then static stock', () => {
    const shirt = sku(1, 'M', 3, { oversellable: 2, static: 4, incoming: '2026-12-24' })
    const left = (ordered: number) => stockOf(shirt, { ordered: { 1: ordered }, replaced: {} })
    expect(left(0)).toEqual({ inStock: 3, oversellable: 2, static: 4, totalStock: 9, incoming: '2026-12-24' })
    expect(left(4)).toMatchObject({ inStock: 0, oversellable: 1, static: 4, totalStock: 5 })
    expect(left(12)).toMatchObject({ inStock: 0, oversellable: 0, static: 0, totalStock: 0 })
  })

  it('R-DATA-02 adds up the sizes and uses the first arrival', () => {
    const ledger = { ordered: {}, replaced: {} }
    const sizes = [sku(1, 'S', 1, { incoming: '2027-02-01' }), sku(2, 'M', 2, { incoming: '2027-01-01' })]
    expect(sumStock(sizes.map((size) => stockOf(size, ledger)))).toMatchObject({
      totalStock: 3,
      incoming: '2027-01-01',
    })
  })

  it('sizes are sorted: one size, letters, numbers, waists', () => {
    const sizes = ['42', 'XL', 'One size', 'S', '38', 'XS', '38,5', 'M/L']
    expect(sizes.sort((a, b) => sizeOrder(a) - sizeOrder(b))).toEqual([
      'One size',
      'XS',
      'S',
      'M/L',
      'XL',
      '38',
      '38,5',
      '42',
    ])
  })
})

describe('the environment', () => {
  it('R-GQL-01 has defaults, and the error for an invalid value names the variable', () => {
    expect(readMockEnv({})).toMatchObject({ MOCK_PORT: 4000, MOCK_STATE: '.kajo/state.json' })
    expect(() => readMockEnv({ MOCK_PORT: 'abc' })).toThrow(/MOCK_PORT/)
  })
})
