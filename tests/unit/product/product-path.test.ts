import { describe, expect, it } from 'vitest'
import { mapCart } from '@/lib/cart/map-cart'
import { LANGS } from '@/lib/market/market-table'
import { toCardRow } from '@/lib/product/card-row'
import { mapProduct } from '@/lib/product/map-product'
import { mapProductCards } from '@/lib/product/map-product-card'
import { productPath } from '@/lib/product/product-path'
import { matchSegments } from '@/lib/routing/match-route'
import { mapProductGroups, searchCardRows } from '@/lib/search/map-search-product'
import { attributes, feed, group, searchProduct } from '@/tests/support/search-fixtures'
import { cartFragment } from '@/tests/support/shop-fixtures'
import { product } from './fixtures'

describe('T28 the path at which the shop shows a product', () => {
  it.each([
    ['/p/mekot/vanamo', '/p/mekot/vanamo'],
    ['/p/kl%C3%A4nningar/ho\u0308st/?ref=x', '/p/klänningar/höst'],
    ['/p/a/b/c/mekko', '/p/mekko'],
    ['https://elsewhere.test/p/mekko', '/p/mekko'],
    ['/p/../mekko', '/p/mekko'],
    ['/p', '/p/mekko'],
    ['/c/mekot', '/p/mekko'],
  ])('for "%s" of the service is %s', (canonicalUrl, path) => {
    expect(productPath({ canonicalUrl, alias: 'mekko' })).toBe(path)
    for (const lang of LANGS) expect(matchSegments(lang, path.split('/').slice(1))?.route.name, lang).toBe('product')
  })

  it('is missing without an address, or with an address and alias that the shop cannot show', () => {
    expect(productPath({ canonicalUrl: '', alias: 'mekko' })).toBeNull()
    expect(productPath({ canonicalUrl: '/p/a/b/c/d', alias: '50%' })).toBeNull()
    expect(productPath({ canonicalUrl: '/p/a/b/c/d', alias: null })).toBeNull()
  })
})

describe('T28 a product with an address that the shop cannot show is linked where it is shown', () => {
  const canonicalUrl = '/p/a/b/c/mekko'
  const given = product({ canonicalUrl, alias: 'mekko' })

  it('by cards', () => {
    expect(mapProductCards([given]).map((card) => toCardRow(card, { lang: 'sv', now: 0 }).path)).toEqual(['/p/mekko'])
  })

  it('by rows of the search', () => {
    const custom = attributes(feed(7, { canonicalUrl, alias: 'mekko' }))
    const [row] = searchCardRows(mapProductGroups([group(searchProduct(7, { custom }))]), { lang: 'sv', now: 0 })
    expect(row?.path).toBe('/p/mekko')
  })

  it('by the other colours of its style', () => {
    const variants = given.variantGroup?.variants?.map((variant) => variant && { ...variant, canonicalUrl }) ?? []
    const variantGroup = given.variantGroup && { ...given.variantGroup, variants }
    expect(mapProduct(product({ variantGroup }))?.siblings.map((sibling) => sibling.canonicalUrl)).toEqual([
      '/p/klanning-7',
      '/p/klanning-8',
    ])
  })

  it('by the cart', () => {
    const cart = cartFragment('c', [{ skuId: 1, quantity: 1 }])
    const items = cart.items?.map((item) =>
      item?.product ? { ...item, product: { ...item.product, canonicalUrl } } : item,
    )
    expect(mapCart({ ...cart, items: items ?? [] })?.lines.map((line) => line.product.canonicalUrl)).toEqual([
      '/p/klanning-1',
    ])
  })

  it('but not by hreflang on other sites, where its alias is not known', () => {
    const url = (address: string, channelId: string) => ({ ...alternate, url: address, channelId })
    const alternate = { culture: 'sv-SE', language: 'sv', country: 'SE' }
    const alternativeUrls = [url(canonicalUrl, '1|se'), url('/p/kl%C3%A4nning', '1|fi')]
    expect(mapProduct(product({ alternativeUrls }))?.alternates).toEqual([
      { culture: 'sv-SE', channelId: '1|fi', url: '/p/klänning' },
    ])
  })
})
