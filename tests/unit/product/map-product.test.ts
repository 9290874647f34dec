import { expect, it } from 'vitest'
import { mapProduct } from '@/lib/product/map-product'
import { mapProductCards } from '@/lib/product/map-product-card'
import { productColour } from '@/lib/product/product-colour'
import { product } from './fixtures'

it('R-DATA-01 R-DATA-02 a card has the fields of the service; null products are left out', () => {
  expect(mapProductCards([product(), null])).toMatchObject([
    {
      productId: 7,
      name: 'Klänning Aava',
      canonicalUrl: '/p/klanning-7',
      brand: 'Bik',
      primaryCategory: 'Klänningar',
      images: ['a.webp', 'b.webp'],
      stock: { inStock: 10, oversellable: 0, totalStock: 10, static: 0, incoming: null },
      skus: [{ skuId: 70, articleNumber: 'A-7-S', name: 'S', stock: { totalStock: 2 } }],
      campaigns: [{ name: 'Höst', hideTitle: false }],
      firstAvailableOn: '2026-08-01T00:00:00Z',
      colourCount: 2,
      colourHexes: ['#a1452d'],
    },
  ])
})

it('R-DATA-02 stock keeps inStock, oversellable, static, totalStock and incoming', () => {
  const given = { inStock: 1, oversellable: 4, static: 3, totalStock: 8, incoming: '2026-12-01T00:00:00Z' }
  const skus = [{ skuId: 70, articleNumber: 'A-7-S', name: 'S', stock: given }]
  const model = mapProduct(product({ totalStock: given, skus }))
  expect(model?.stock).toEqual(given)
  expect(model?.skus).toEqual([{ skuId: 70, articleNumber: 'A-7-S', name: 'S', stock: given }])
})

it('R-DATA-01 a product without price or address is left out of lists and has no page', () => {
  expect(mapProductCards([product({ unitPrice: null }), product({ canonicalUrl: null })])).toEqual([])
  expect(mapProduct(product({ unitPrice: null }))).toBeNull()
})

it('R-PDP-08 the discount type defaults to NONE and PRICE_CAMPAIGN is kept', () => {
  expect(mapProduct(product())?.discountType).toBe('NONE')
  expect(mapProduct(product({ discountType: 'PRICE_CAMPAIGN' }))?.discountType).toBe('PRICE_CAMPAIGN')
})

it('R-PDP-02 the colour is the parameter Color of group 1 and no other', () => {
  const colour = { name: 'Color', value: 'Rost' }
  expect(productColour([{ parameterGroupId: 1, parameters: [{ name: 'Fit', value: 'Lös' }, colour] }])).toBe('Rost')
  expect(productColour([{ parameterGroupId: 2, parameters: [colour] }])).toBeNull()
  expect(productColour([{ parameterGroupId: 1, parameters: [{ name: 'Colour', value: 'x' }] }])).toBeNull()
  expect(productColour(null)).toBeNull()
})

it('R-PDP-01 the page has parameters by group, sizes, dimensions, categories and colour siblings', () => {
  const model = mapProduct(product())
  expect(model?.parameterGroups).toEqual([
    { id: 1, name: 'Plagg', parameters: [{ name: 'Color', label: 'Färg', value: 'Rost' }] },
  ])
  expect(model?.categories).toEqual([{ name: 'Klänningar', canonicalUrl: '/c/klanningar' }])
  expect(model?.variantDimensions).toEqual([{ dimension: 'Color', label: 'Rost', value: 'Rost' }])
  expect(model?.siblings).toMatchObject([
    { productId: 7, hex: '#a1452d', isCurrent: true, isSoldOut: false, canonicalUrl: '/p/klanning-7' },
    { productId: 8, hex: null, isCurrent: false, isSoldOut: true, image: '8.webp' },
  ])
  expect(model?.breadcrumbs).toEqual([{ name: 'Klänningar', canonicalUrl: '/c/klanningar' }])
  expect(model?.texts).toEqual({ short: 'Kort', long: '<p>Lång</p>', extra: '' })
  expect(model?.meta).toEqual({ title: 'Klänning Aava', description: 'Beskrivning' })
})
