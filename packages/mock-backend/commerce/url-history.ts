import { OLD_BRAND_PATHS, OLD_CATEGORY_PATHS, OLD_PRODUCT_ALIASES } from '#catalogue/old-addresses'
import type { Lang } from '#catalogue/types'
import type { Commerce } from './create-commerce'
import type { Storefront } from './storefront'

/** The decoded path of a URL, without query and trailing slash. */
function readablePath(url: string): string {
  const path = url.split(/[?#]/)[0]?.replace(/\/+$/, '') ?? ''
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}

const PRODUCT = /^\/(?:p|product)\/(?:.*\/)?([^/]+)$/

/** The current path of the category, brand or product that formerly had `path`; null for any other path. */
function currentPath({ index, paths }: Commerce, path: string, lang: Lang): string | null {
  const oldCategory = OLD_CATEGORY_PATHS.find((old) => old.path[lang] === path)
  const category = oldCategory && index.tree.byId.get(oldCategory.categoryId)
  if (category) return paths.category(category)[lang]
  const oldBrand = OLD_BRAND_PATHS.find((old) => old.path[lang] === path)
  const brand = oldBrand && index.catalogue.brands.find(({ brandId }) => brandId === oldBrand.brandId)
  if (brand) return paths.brand(brand)[lang]
  const alias = PRODUCT.exec(path)?.[1]
  const oldProduct = OLD_PRODUCT_ALIASES.find((old) => old.alias[lang] === alias)
  const entry = oldProduct && index.byArticleNumber.get(oldProduct.articleNumber)
  return entry ? paths.product(entry)[lang] : null
}

/** The schema's UrlHistoryType of a former URL; null for a URL that is in use or never was. */
export function loadUrlHistory(commerce: Commerce, url: string | null | undefined, { lang }: Storefront) {
  const newUrl = url ? currentPath(commerce, readablePath(url), lang) : null
  return newUrl === null ? null : { oldUrl: url, newUrl }
}
