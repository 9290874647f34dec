import { describe, expect, it } from 'vitest'
import { asking, fixtureCommerce } from './commerce-fixture'

const ask = asking(fixtureCommerce())

describe('the channel', () => {
  it('R-DATA-06 R-GQL-11 has four markets with country, currency and languages', async () => {
    const { data } = await ask(`{ channel(channelId: "1|fi") { id defaultMarketId defaultLanguageId markets {
      id alias virtual onlyDisplayInCheckout groupKey defaultLanguageId allowedLanguages { id name code }
      country { name code } currency { name code symbol } } } }`)
    expect(data.channel).toMatchObject({ id: '1|fi', defaultMarketId: 'fi', defaultLanguageId: 'fi-FI' })
    expect(data.channel.markets.map((market: { alias: string }) => market.alias)).toEqual(['fi', 'se', 'no', 'dk'])
    expect(data.channel.markets[0]).toMatchObject({
      allowedLanguages: [{ id: 'fi-FI' }, { id: 'sv-SE' }],
      currency: { code: 'EUR', symbol: '€' },
      country: { code: 'FI', name: 'Suomi' },
    })
  })
})

const PRODUCT = `query product($alias: String, $productId: Int, $marketId: String, $languageId: String) {
  product(alias: $alias, productId: $productId, marketId: $marketId, languageId: $languageId) {
    productId name alias canonicalUrl firstAvailableOn
    alternativeUrls { url culture language country channelId }
    texts { text1 } brand { name } categories { categoryId } primaryCategory { name }
    parameterGroups { parameterGroupId parameters { name label value } }
    variantDimensions { level dimension type value label }
    variantGroup { mainProductId variants { level dimension value alias stock { totalStock } attributes { key value } } }
    breadcrumbs { url name } totalStock { inStock totalStock } skus { skuId name stock { totalStock } } meta { title }
  }
}`

describe('a product page', () => {
  it('R-PDP-01 R-PDP-02 has parameters with the colour in group 1, categories, skus and dimensions', async () => {
    const { data } = await ask(PRODUCT, { alias: 'tuote-11-sv', marketId: 'se', languageId: 'sv-SE' })
    expect(data.product).toMatchObject({ productId: 11, name: 'Tuote 11 sv', canonicalUrl: '/p/mekot-sv/tuote-11-sv' })
    expect(data.product.parameterGroups[0].parameterGroupId).toBe(1)
    expect(data.product.parameterGroups[0].parameters).toContainEqual({
      name: 'Color',
      label: 'Färg',
      value: 'navy sv',
    })
    expect(data.product.categories.map((c: { categoryId: number }) => c.categoryId)).toEqual([1, 11])
    expect(data.product.breadcrumbs).toEqual([
      { url: '/c/naiset-sv', name: 'naiset sv' },
      { url: '/c/naiset-sv/mekot-sv', name: 'mekot sv' },
    ])
    expect(data.product.totalStock).toEqual({ inStock: 2, totalStock: 2 })
  })

  it('R-PDP-01 lists colour siblings on level 1 with their hex and sizes on level 0', async () => {
    const { data } = await ask(PRODUCT, { productId: 10 })
    const { variants } = data.product.variantGroup
    const colours = variants.filter((variant: { level: number }) => variant.level === 1)
    expect(colours).toHaveLength(2)
    expect(colours[1]).toMatchObject({
      dimension: 'Color',
      alias: 'tuote-11-fi',
      attributes: [{ key: 'hex', value: '1f2a3d' }],
    })
    expect(variants.filter((variant: { level: number }) => variant.level === 0)).toHaveLength(2)
  })

  it('R-DATA-01 has a path for every market and language', async () => {
    const { data } = await ask(PRODUCT, { productId: 10 })
    expect(
      data.product.alternativeUrls.map((a: { channelId: string; language: string }) => a.channelId + a.language),
    ).toEqual(['1|fifi', '1|fisv', '1|seSv'.toLowerCase(), '1|nonb', '1|dkda'])
  })

  it('R-DATA-02 a product that is not on sale yet has no stock', async () => {
    const { data } = await ask(PRODUCT, { productId: 30 })
    expect(data.product).toMatchObject({ firstAvailableOn: '2027-03-01', totalStock: { totalStock: 0 } })
  })

  it('R-ROUTE-29 an unknown alias is null; the alias of another language is found', async () => {
    expect((await ask(PRODUCT, { alias: 'ei-ole' })).data.product).toBeNull()
    expect((await ask(PRODUCT, { alias: 'tuote-10-da', languageId: 'fi-FI' })).data.product.alias).toBe('tuote-10-fi')
  })
})

const INFO = `query listPageInfo($alias: String, $url: String) { listPageInfo(alias: $alias, url: $url) {
  id alias canonicalUrl name hideTitle primaryDescription meta { title description } subCategories { categoryId name } } }`

describe('pages and menus', () => {
  it('R-LIST-07 finds category, brand and campaign by alias or path; null when unknown', async () => {
    expect((await ask(INFO, { alias: 'naiset-fi' })).data.listPageInfo).toMatchObject({
      id: 1,
      canonicalUrl: '/c/naiset-fi',
      subCategories: [{ categoryId: 11 }, { categoryId: 12 }],
    })
    expect((await ask(INFO, { url: '/b/aava' })).data.listPageInfo.name).toBe('Aava')
    expect((await ask(INFO, { url: '/dc/ale-7-fi' })).data.listPageInfo.id).toBe(7)
    expect((await ask(INFO, { url: '/c/ei-ole' })).data.listPageInfo).toBeNull()
    expect((await ask(INFO, { alias: 'ei-ole' })).data.listPageInfo).toBeNull()
    expect((await ask(INFO)).data.listPageInfo).toMatchObject({
      id: 0,
      meta: { title: expect.stringContaining('Kajo') },
    })
  })

  it('R-LIST-10 returns the category tree; parent 0 returns the roots', async () => {
    const { data } = await ask(
      '{ all: categories { categoryId } roots: categories(parentCategoryId: 0) { categoryId } }',
    )
    expect(data.all).toHaveLength(3)
    expect(data.roots).toEqual([{ categoryId: 1 }])
  })

  it('R-CMS-01 returns the area for the page, else the area for all pages, else null', async () => {
    const AREA = `query widgetArea($alias: String, $filters: [PageWidgetCollectionFilterInputType], $url: String, $marketId: String) {
      widgetArea(alias: $alias, family: "Productlist", areaName: "The top part of the product list", filters: $filters, url: $url, marketId: $marketId) {
        title containers { widgets { configuration images { fileName largestSize { imageWidth imageHeight } } } } } }`
    const title = async (variables: Record<string, unknown>) => (await ask(AREA, variables)).data.widgetArea?.title
    expect(await title({ filters: [{ key: 'Category', value: 'mekot-fi' }] })).toBe('Mekot')
    expect(await title({ url: '/c/naiset-fi/mekot-fi' })).toBe('Mekot')
    expect(await title({ filters: [{ key: 'Category', value: 'takit-fi' }] })).toBe('Kaikki listat')
    expect(await title({ alias: 'meista' })).toBe('Meistä')
    expect(await title({ alias: 'ei-ole' })).toBeUndefined()
    expect(await title({ marketId: 'se' })).toBeUndefined()
    const { data } = await ask(AREA, {})
    const [widget] = data.widgetArea.containers[0].widgets
    expect(JSON.parse(widget.configuration)).toEqual({ image: { filename: 'scene.hero-wide.webp' } })
    expect(widget.images).toEqual([
      { fileName: 'scene.hero-wide.webp', largestSize: { imageWidth: 2000, imageHeight: 1125 } },
    ])
  })

  it('R-CMS-01 lists content pages by tag and menus by location', async () => {
    const { data } = await ask(`{
      menuPages: cmsPages(includeTags: ["menu"]) { alias canonicalUrl }
      none: cmsPages(excludeTags: ["menu"]) { alias }
      menu: getMenuAtLocation(menuLocationId: "main-desktop") { title menuItems { label canonicalUrl type } }
      missing: getMenuAtLocation(menuLocationId: "nowhere") { title }
    }`)
    expect(data.menuPages).toEqual([{ alias: 'meista', canonicalUrl: expect.stringContaining('meista') }])
    expect(data.none).toEqual([])
    expect(data.menu.menuItems).toEqual([{ label: 'Mekot', canonicalUrl: '/c/mekot-fi', type: 'category' }])
    expect(data.missing).toBeNull()
  })

  it('R-GQL-03 ignores variables that an operation does not declare', async () => {
    const { errors } = await ask('{ channel { id } }', { channelId: '1|se', marketId: 'x', languageId: 'y' })
    expect(errors).toBeUndefined()
  })
})
