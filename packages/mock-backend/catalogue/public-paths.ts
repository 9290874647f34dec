import type { Lang } from '#catalogue/types'
import { parentId } from './category-ids'
import { inEvery } from './langs'
import type { CatalogueCategory, CatalogueProduct, CatalogueStyle, Localised } from './types'

/** The category and its ancestors, the root first. */
function branchOf(categories: readonly CatalogueCategory[], categoryId: number): CatalogueCategory[] {
  const branch: CatalogueCategory[] = []
  for (let id = categoryId; id > 0; id = parentId(id)) {
    const category = categories.find((candidate) => candidate.categoryId === id)
    if (category) branch.unshift(category)
  }
  return branch
}

/** Canonical path of a category, such as `/c/vaatteet/mekot`: not percent-encoded, without host and language prefix. */
export function categoryPath(categories: readonly CatalogueCategory[], categoryId: number): Localised {
  const branch = branchOf(categories, categoryId)
  return inEvery((lang) => `/c/${branch.map((category) => category.alias[lang]).join('/')}`)
}

/** Canonical path of a product: `/p/mekot/<alias>`, with the second level of its primary category's path. */
export function productPath(
  categories: readonly CatalogueCategory[],
  style: CatalogueStyle,
  product: CatalogueProduct,
): Localised {
  const branch = branchOf(categories, style.primaryCategoryId)
  const level = branch[1] ?? branch[0]
  return inEvery((lang) => (level ? `/p/${level.alias[lang]}/${product.alias[lang]}` : `/p/${product.alias[lang]}`))
}

/** Pages that the shop itself has: for registering a return, withdrawing, complaining, tracking an order, and an order of an account. */
export const SHOP_PATHS = {
  returnForm: {
    fi: '/rekisteröi-palautus',
    sv: '/registrera-retur',
    nb: '/registrere-retur',
    da: '/registrer-returnering',
  },
  withdrawalForm: { fi: '/peruuta-sopimus', sv: '/ångra-avtalet', nb: '/angre-avtalen', da: '/fortryd-aftale' },
  complaintForm: { fi: '/reklamaatio', sv: '/reklamation', nb: '/reklamasjon', da: '/reklamation' },
  trackingForm: {
    fi: '/seuraa-tilausta',
    sv: '/spåra-beställning',
    nb: '/følg-bestilling',
    da: '/følg-ordre',
  },
  order: {
    fi: '/tilini/tilaukset',
    sv: '/mina-sidor/ordrar',
    nb: '/min-konto/bestillinger',
    da: '/min-konto/bestillinger',
  },
} as const satisfies Record<string, Record<Lang, string>>
