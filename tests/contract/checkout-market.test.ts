import { print } from 'graphql'
import { expect, it, vi } from 'vitest'
import {
  AddToCartDocument,
  type CartFragment,
  GetCartDocument,
  UpdateCartItemDocument,
} from '@/graphql/generated/graphql'
import { addToCart } from '@/lib/cart/add-to-cart'
import { mapCart } from '@/lib/cart/map-cart'
import { NO_CHANGES, serverChangesStore } from '@/lib/cart/server-changes'
import { updateCartItem } from '@/lib/cart/update-cart-item'
import { changeCheckoutMarket } from '@/lib/flows/change-checkout-market'
import { asking, fixtureCatalogue, fixtureCommerce } from '@/packages/mock-backend/tests/commerce-fixture'
import { makeShop } from '@/tests/support/shop-fixtures'

// the mock service needs Node, which has no cookies
vi.mock('@/lib/browser/cookies')

/** A Swedish shop with the given items in the cart; the service sells style 2 (sku 201) in all markets except Denmark. */
async function shopWith(...skuIds: number[]) {
  const catalogue = fixtureCatalogue()
  for (const style of catalogue.styles) if (style.styleId === 2) style.notSoldIn = ['dk']
  const ask = asking(fixtureCommerce({ catalogue }))
  const getCart = async (variables: object): Promise<CartFragment> =>
    (await ask(print(GetCartDocument), { ...variables })).data.getCart
  const { id } = await getCart({ id: '' })
  for (const skuId of skuIds)
    await ask(print(AddToCartDocument), {
      id,
      item: { skuId, quantity: 1 },
      cartMarketAlias: 'se',
      languageId: 'sv-SE',
    })
  const written = async (document: typeof AddToCartDocument | typeof UpdateCartItemDocument, variables: object) =>
    Object.values((await ask(print(document), { ...variables, marketId: 'se', languageId: 'sv-SE' })).data)[0]
  const made = makeShop({
    getCart,
    addToCart: (variables: object) => written(AddToCartDocument, variables),
    updateCartItem: (variables: object) => written(UpdateCartItemDocument, variables),
  })
  made.state().setCart(mapCart(await getCart({ id, cartMarketAlias: 'se', languageId: 'sv-SE' })))
  const skus = () => made.state().cart.data?.lines.map(({ skuId }) => skuId)
  return { ...made, skus }
}

it('R-MARKET-10 R-CART-09 an item not sold in the new country is removed from the cart, and the notice names it', async () => {
  const { shop, skus } = await shopWith(201, 101)
  expect(await changeCheckoutMarket(shop, 'dk')).toMatchObject({ market: 'dk', currency: 'DKK', gone: ['Tuote 20 sv'] })
  expect(skus()).toEqual([101])
  expect(await changeCheckoutMarket(shop, 'se')).toMatchObject({ market: 'se', gone: [] })
  expect(skus(), 'the service has kept it').toEqual([201, 101])
})

it('R-MARKET-10 a country that sells none of the items is refused, and nothing changes', async () => {
  const { shop, skus, state, post } = await shopWith(201)
  expect(await changeCheckoutMarket(shop, 'dk')).toBe('nothing-sold')
  expect(skus()).toEqual([201])
  expect(state().channel.checkoutMarket).toBe('se')
  expect(post).not.toHaveBeenCalled()
})

it('R-MARKET-10 R-GQL-08 R-GQL-09 after a change of country, a changed quantity and an addition keep its currency', async () => {
  // quantities are sent when a page is left
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  const { shop, state } = await shopWith(101)
  await changeCheckoutMarket(shop, 'dk')
  await updateCartItem(shop, state().cart.data?.lines[0]?.id ?? '', 2)
  expect(state().cart.data).toMatchObject({ currency: 'DKK', itemCount: 2 })
  await addToCart(shop, { skuId: 102, quantity: 1 })
  expect(state().cart.data).toMatchObject({ currency: 'DKK', itemCount: 3 })
})

it('R-MARKET-10 items not sold in the new country are named by its notice only', async () => {
  const { shop } = await shopWith(201, 101)
  await changeCheckoutMarket(shop, 'dk')
  expect(serverChangesStore(shop).getState()).toEqual(NO_CHANGES)
})
