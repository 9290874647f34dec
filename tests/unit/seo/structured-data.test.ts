import { expect, it } from 'vitest'
import { mapProduct } from '@/lib/product/map-product'
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumb-json-ld'
import { serialiseJsonLd } from '@/lib/seo/json-ld'
import { productJsonLd } from '@/lib/seo/product-json-ld'
import { product, stock } from '@/tests/unit/product/fixtures'

const SITE = { market: 'se', lang: 'sv', mode: 'domain' } as const

const model = (given: Parameters<typeof product>[0] = {}) => {
  const mapped = mapProduct(product(given))
  if (!mapped) throw new Error('the fixture cannot be sold')
  return mapped
}

it('R-PDP-01 structured data cannot end its script or be read as markup, and stays the same JSON', () => {
  const data = { name: '</script><script>alert(1)</script> & \u2028\u2029' }
  const text = serialiseJsonLd(data)
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(data)
})

it('R-PDP-01 Product carries price with VAT, currency, brand, availability and pictures 1000 wide', () => {
  const data = productJsonLd(SITE, model())
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'Klänning Aava',
    description: 'Kort',
    sku: 'A-7',
    color: 'Rost',
    brand: { '@type': 'Brand', name: 'Bik' },
    url: 'http://se.localhost:3000/p/klanning-7',
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    offers: { price: '400.00', priceCurrency: 'SEK', availability: 'https://schema.org/InStock' },
  })
  expect(data.image[0]).toMatch(/^http:\/\/.+width=1000,height=1250,.+\/a\.webp$/)
  const soldOut = productJsonLd(SITE, model({ totalStock: stock({ inStock: 0 }), rating: { score: 0, voteCount: 0 } }))
  expect(soldOut.offers.availability).toBe('https://schema.org/OutOfStock')
  expect(soldOut.aggregateRating).toBeUndefined()
})

it('R-ROUTE-10 the offer of a future product cannot be ordered yet and names its first day, even with stock', () => {
  const coming = model({ firstAvailableOn: '2026-12-12' })
  const before = productJsonLd(SITE, coming, Date.parse('2026-12-01')).offers
  expect([before.availability, before.availabilityStarts]).toEqual(['https://schema.org/OutOfStock', '2026-12-12'])
  const after = productJsonLd(SITE, coming, Date.parse('2026-12-13')).offers
  expect([after.availability, after.availabilityStarts]).toEqual(['https://schema.org/InStock', undefined])
})

it('R-DATA-02 the offer of a sold-out product names the day on which the first of its sizes arrives', () => {
  const sizes = (incoming: (string | null)[], inStock = 0) => {
    const [sku] = product().skus ?? []
    if (!sku) throw new Error('the fixture has no size')
    const skus = incoming.map((day, index) => ({
      ...sku,
      skuId: index + 1,
      stock: stock({ inStock: 0, incoming: day }),
    }))
    return productJsonLd(SITE, model({ skus, totalStock: stock({ inStock }) })).offers.availabilityStarts
  }
  expect(sizes(['2026-12-20', null, '2026-12-04'])).toBe('2026-12-04')
  expect(sizes([null])).toBeUndefined()
  expect(sizes(['2026-12-04'], 1), 'another size can be ordered').toBeUndefined()
})

it('R-LIST-07 BreadcrumbList has positions and addresses of the domain, also in a path-mode preview', () => {
  const data = breadcrumbJsonLd({ market: 'fi', lang: 'sv', mode: 'path' }, [
    { name: 'Kläder', canonicalUrl: '/c/kläder' },
    { name: 'Klänningar', canonicalUrl: '/c/kläder/klänningar' },
  ])
  expect(data.itemListElement).toMatchObject([
    { position: 1, name: 'Kläder', item: 'http://fi.localhost:3000/sv/c/kl%C3%A4der' },
    { position: 2, item: 'http://fi.localhost:3000/sv/c/kl%C3%A4der/kl%C3%A4nningar' },
  ])
})
