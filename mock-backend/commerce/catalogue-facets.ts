import type { CatalogueIndex, Entry } from './catalogue-index'
import { createFacetRegistry } from './facet-registry'
import { parametersOf, sameInEvery, valueSlug } from './parameters'
import type { Paths } from './paths'
import { sizeOrder } from './size-order'
import type { Stock } from './stock'

/** A parameter with more values than this is a description, not a filter. */
const MOST_VALUES = 60

const LABELS = {
  category: { fi: 'Kategoria', sv: 'Kategori', nb: 'Kategori', da: 'Kategori' },
  brand: { fi: 'Merkki', sv: 'Märke', nb: 'Merke', da: 'Mærke' },
  size: { fi: 'Koko', sv: 'Storlek', nb: 'Størrelse', da: 'Størrelse' },
}

/** Counts the values of each parameter, so that free texts do not become filters. */
function filterableParameters(index: CatalogueIndex): Set<string> {
  const values = new Map<string, Set<string>>()
  for (const style of index.catalogue.styles) {
    for (const parameter of style.parameters) {
      const known = values.get(parameter.name) ?? new Set<string>()
      values.set(parameter.name, known.add(parameter.value.fi))
    }
  }
  return new Set(['Color', ...[...values].filter(([, set]) => set.size <= MOST_VALUES).map(([name]) => name)])
}

/**
 * The facets that do not depend on a market: category, brand, size, parameters. Sizes follow the stock:
 * `of(entry)` is cheap and is asked again for a product whose stock has changed.
 */
export function createCatalogueFacets(index: CatalogueIndex, paths: Paths, stockOf: (skuId: number) => Stock) {
  const registry = createFacetRegistry()
  const filterable = filterableParameters(index)
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

  const parameterFacets = (entry: Entry): number[] =>
    parametersOf(entry, index.catalogue)
      .filter((parameter) => filterable.has(parameter.name))
      .map(({ name, label, value, parameterId }) => {
        const group = registry.group({
          filterId: name,
          type: 'Parameter',
          label,
          order: 10 + parameterId,
          sorted: 'by label',
        })
        return registry.facet(group, { id: `p_${parameterId}_${valueSlug(value.fi)}`, label: value }).index
      })

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

  const of = (entry: Entry): Int32Array =>
    Int32Array.from(
      new Set([
        ...entry.categories.flatMap((item) => indexOf(`c_${item.categoryId}`)),
        ...indexOf(`b_${entry.brand.brandId}`),
        ...sizeFacets(entry),
        ...parameterFacets(entry),
      ]),
    )

  return { registry, of }
}

export type CatalogueFacets = ReturnType<typeof createCatalogueFacets>
