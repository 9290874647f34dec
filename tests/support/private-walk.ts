import type { Page } from '@playwright/test'
import { COOKIE } from '@/lib/config/constants'
import type { MarketAlias } from '@/lib/market/market-table'
import { routeHref } from '@/lib/routing/href'
import { type ARTICLES, findProduct } from './find-product'
import { checkoutOf } from './guest'
import type { PrivateShop } from './private-shop'
import { makeSharedCart } from './shared-cart'
import { expect, type Storefront, storefrontOf, storefrontsAt } from './shop-test'
import { expectCounted, firstSize } from './shop-walk'

type Article = keyof typeof ARTICLES
type Shop = Pick<PrivateShop, 'port' | 'backendPort'>

/** A product's page in the private shop. */
export async function openProduct(page: Page, shop: Shop, article: Article, market: MarketAlias = 'fi') {
  const storefront = storefrontOf(market, storefrontsAt(shop.port))
  const product = await findProduct(storefront, article, shop.backendPort)
  await page.goto(`${storefront.origin}${encodeURI(product.canonicalUrl)}`)
  return { storefront, product }
}

/** Opens the checkout by its address. */
async function goToCheckout(page: Page, storefront: Storefront) {
  const { market, lang, origin } = storefront
  await page.goto(`${origin}${routeHref({ market, lang, mode: 'domain' }, 'checkout')}`)
  const checkout = checkoutOf(page, storefront)
  await expect(checkout.placeOrder).toBeVisible()
  return checkout
}

/** Opens the checkout with a dress that was added through the backend, which is faster than through the pages. */
export async function openReadyCheckout(page: Page, shop: Shop, market: MarketAlias) {
  const storefront = storefrontOf(market, storefrontsAt(shop.port))
  const product = await findProduct(storefront, 'dress', shop.backendPort)
  const items = product.skus.slice(0, 1).map(({ skuId }) => ({ skuId, quantity: 1 }))
  const cartId = await makeSharedCart(storefront, items, shop.backendPort)
  await page.context().addCookies([{ name: COOKIE.cart, value: cartId, url: storefront.origin }])
  return { ...(await goToCheckout(page, storefront)), product, items, cartId, storefront }
}

/** Adds a dress to the cart on its page and opens the checkout. */
export async function openCheckout(page: Page, shop: Shop, market: MarketAlias = 'fi') {
  const { storefront, product } = await openProduct(page, shop, 'dress', market)
  const size = firstSize(page, storefront)
  await size.click()
  await page.getByTestId('add-to-cart').click()
  await expectCounted(page, 1)
  const checkout = await goToCheckout(page, storefront)
  const [sku] = product.skus
  if (!sku) throw new Error('a dress without sizes')
  return { ...checkout, product, sku, storefront }
}
