import type { CatalogueIndex, Entry } from './catalogue-index'
import { createFacetRegistry } from './facet-registry'
import { memoise } from './memoise'
import { facetIdOf, isFilterable, type Parameter, parametersOf, sameInEvery, valueSlug } from './parameters'
import type { Paths } from './paths'
import { sizeOrder } from './size-order'
import type { Stock } from './stock'

const LABELS = {
  category: { fi: 'Kategoria', sv: 'Kategori', nb: 'Kategori', da: 'Kategori' },
  brand: { fi: 'Merkki', sv: 'Märke', nb: 'Merke', da: 'Mærke' },
  size: { fi: 'Koko', sv: 'Storlek', nb: 'Størrelse', da: 'Størrelse' },
}

/**
 * The facets that do not depend on a market: category, brand, size, parameters. A product has a size facet only while
 * the size is in stock, so the cached result of `of` must be invalidated when the product's stock changes.
 */
export function createCatalogueFacets(index: CatalogueIndex, paths: Paths, stockOf: (skuId: number) => Stock) {
  const registry = createFacetRegistry()
  const given = { sorted: 'given', order: 0 } as const
  const category = registry.group({ filterId: 'Category', type: 'Category', label: LABELS.category, ...given })
  const brand = registry.group({
    filterId: 'Brand',
    type: 'Brand',
    label: LABELS.brand,
    order: 1,
    sorted: 'by label',
  })
  const size = registry.group({ filterId: 'Sku', type: 'Sku', label: LABELS.size, order: 2, sorted: 'given' })

  for (const item of index.tree.all) {
    const parentId = item.parentCategoryId === 0 ? null : `c_${item.parentCategoryId}`
    const { order, name: label } = item
    registry.facet(category, { id: `c_${item.categoryId}`, label, order, parentId, url: paths.category(item) })
  }
  for (const item of index.catalogue.brands) {
    registry.facet(brand, { id: `b_${item.brandId}`, label: sameInEvery(item.name), url: paths.brand(item) })
  }

  const ofParameter = memoise((parameter: Parameter): number => {
    const { name, label, value } = parameter
    const order = 10 + parameter.parameterId
    const group = registry.group({ filterId: name, type: 'Parameter', label, order, sorted: 'by label' })
    return registry.facet(group, { id: facetIdOf(parameter), label: value }).index
  })

  const parameterFacets = (entry: Entry): number[] =>
    parametersOf(entry, index.catalogue).filter(isFilterable).map(ofParameter)

  const sizeFacets = (entry: Entry): number[] =>
    entry.product.skus
      .map((sku) => ({
        facet: registry.facet(size, {
          id: `s_${valueSlug(sku.name)}`,
          label: sameInEvery(sku.name),
          order: sizeOrder(sku.name),
        }),
        left: stockOf(sku.skuId).totalStock,
      }))
      .filter((item) => item.left > 0)
      .map((item) => item.facet.index)

  const indexOf = (id: string): number[] => {
    const found = registry.byId.get(id)
    return found ? [found.index] : []
  }

  const collect = (entry: Entry): Int32Array =>
    Int32Array.from(
      new Set([
        ...entry.categories.flatMap((item) => indexOf(`c_${item.categoryId}`)),
        ...indexOf(`b_${entry.brand.brandId}`),
        ...sizeFacets(entry),
        ...parameterFacets(entry),
      ]),
    )

  // Cached, because all four markets request the same facets.
  let known: Int32Array[] = []
  const of = (entry: Entry): Int32Array => {
    const facets = known[entry.position] ?? collect(entry)
    known[entry.position] = facets
    return facets
  }

  return {
    registry,
    of,
    forget: (entry: Entry): void => {
      delete known[entry.position]
    },
    forgetAll: (): void => {
      known = []
    },
  }
}

export type CatalogueFacets = ReturnType<typeof createCatalogueFacets>
