import type { Page } from '@playwright/test'
import type { MarketAlias } from '@/lib/market/market-table'
import { routeHref } from '@/lib/routing/href'
import { type ARTICLES, findProduct } from './find-product'
import { checkoutOf } from './guest'
import type { PrivateShop } from './private-shop'
import { expect, storefrontOf, storefrontsAt } from './shop-test'
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

/** A cart with one dress in it, and the checkout open. */
export async function openCheckout(page: Page, shop: Shop, market: MarketAlias = 'fi') {
  const { storefront, product } = await openProduct(page, shop, 'dress', market)
  const size = firstSize(page, storefront)
  await size.click()
  await page.getByTestId('add-to-cart').click()
  await expectCounted(page, 1)
  await page.goto(`${storefront.origin}${routeHref({ market, lang: storefront.lang, mode: 'domain' }, 'checkout')}`)
  const checkout = checkoutOf(page, storefront)
  await expect(checkout.placeOrder).toBeVisible()
  const [sku] = product.skus
  if (!sku) throw new Error('a dress without sizes')
  return { ...checkout, product, sku, storefront }
}
