import { CATEGORY } from './category-ids'
import { NAMED_PRODUCTS } from './named-products'
import type { Localised } from './types'

const everywhere = (path: string): Localised => ({ fi: path, sv: path, nb: path, da: path })

/** Former paths of categories that were renamed or moved. */
export const OLD_CATEGORY_PATHS: readonly { categoryId: number; path: Localised }[] = [
  {
    categoryId: CATEGORY.dresses,
    path: {
      fi: '/c/vaatteet/mekot-ja-tunikat',
      sv: '/c/klader/klanningar-och-tunikor',
      nb: '/c/klaer/kjoler-og-tunikaer',
      da: '/c/toej/kjoler-og-tunikaer',
    },
  },
  {
    categoryId: CATEGORY.knitwear,
    path: {
      fi: '/c/vaatteet/neulevaatteet',
      sv: '/c/klader/stickade-plagg',
      nb: '/c/klaer/strikkeplagg',
      da: '/c/toej/strikvarer',
    },
  },
  {
    // an alias with a letter outside ASCII
    categoryId: CATEGORY.coats,
    path: { fi: '/c/päällysvaatteet', sv: '/c/ytterkläder', nb: '/c/ytterklær', da: '/c/overtøj' },
  },
]

/** Former paths of renamed brands; brand paths are the same in every language. */
export const OLD_BRAND_PATHS: readonly { brandId: number; path: Localised }[] = [
  { brandId: 2, path: everywhere('/b/aune') },
  { brandId: 14, path: everywhere('/b/vindo-clothing') },
]

/** Former aliases of renamed products. The category part of a product path is ignored. */
export const OLD_PRODUCT_ALIASES: readonly { articleNumber: string; alias: Localised }[] = [
  {
    articleNumber: NAMED_PRODUCTS.dress.articleNumber,
    alias: {
      fi: 'vanamo-mekko-tummansininen',
      sv: 'vanamo-klanning-marinbla',
      nb: 'vanamo-kjole-marinebla',
      da: 'vanamo-kjole-marineblaa',
    },
  },
  {
    articleNumber: NAMED_PRODUCTS.oneSizeBag.articleNumber,
    alias: {
      fi: 'iris-laukku-konjakki',
      sv: 'iris-vaska-konjak',
      nb: 'iris-veske-konjakk',
      da: 'iris-taske-cognac',
    },
  },
]
