import { buildCategories } from '#catalogue/build-categories'
import { CATEGORY } from '#catalogue/category-ids'
import { PAGES } from '#catalogue/cms/page-keys'
import type { Lang } from '#catalogue/types'
import { WORDS } from '#catalogue/words/words'
import type { PageHit } from '#search/engine-types'
import type { ProductFacts } from './product-facts'
import type { Expectation, PageWish, ProductWish, Share } from './relevance-types'

const categoryAliases = new Map(buildCategories().map(({ categoryId, alias }) => [categoryId, alias]))

/** Number of results that are judged. */
export const FIRST = 5

/** The results of a query, best first. */
export type JudgedAnswer = { products: ProductFacts[]; pages: Pick<PageHit, 'kind' | 'link'>[] }

const holds = <T>(choice: readonly T[] | undefined, value: T): boolean => !choice || choice.includes(value)
const equals = <T>(wanted: T | undefined, value: T): boolean => wanted === undefined || wanted === value

const materialHolds = ({ materials }: ProductWish, name: string): boolean =>
  !materials || materials.some((key) => WORDS.fi.material.materials[key].name === name)

/** Whether a product fulfils every condition of a wish. */
export const fulfils = (wish: ProductWish, facts: ProductFacts): boolean =>
  [
    holds(wish.kinds, facts.kind),
    holds(wish.colours, facts.colour),
    holds(wish.prints, facts.print),
    materialHolds(wish, facts.material),
    !wish.category || facts.categoryIds.includes(CATEGORY[wish.category]),
    equals(wish.brand, facts.brand),
    equals(wish.articleNumber, facts.articleNumber),
    wish.below === undefined || facts.price <= wish.below,
    wish.size === undefined || facts.sizes.includes(wish.size),
    !wish.reduced || facts.isReduced,
    wish.model === undefined || facts.name.split(' ').includes(wish.model),
  ].every(Boolean)

/** How many of the first five products must fulfil the wish. 'all' means all that were found, and at least one. */
const needed = (share: Share, came: number): number => ({ all: Math.max(1, came), most: 3, some: 1 })[share]

/** Whether a page has the expected kind and the expected last part of its path. */
function isPage(wish: PageWish, lang: Lang, { kind, link }: JudgedAnswer['pages'][number]): boolean {
  const alias = decodeURIComponent(link.split('/').at(-1) ?? '')
  if ('pages' in wish) return kind === 'content' && wish.pages.some((key) => PAGES[key][lang] === alias)
  if ('brand' in wish) return kind === 'brand' && alias === wish.brand
  return kind === 'category' && alias === categoryAliases.get(CATEGORY[wish.category])?.[lang]
}

/** Whether the first five results of a query meet the expectation. */
export function judge(first: Expectation, lang: Lang, answer: JudgedAnswer): boolean {
  if ('page' in first) return answer.pages.slice(0, FIRST).some((hit) => isPage(first.page, lang, hit))
  const came = answer.products.slice(0, FIRST)
  return came.filter((facts) => fulfils(first.products, facts)).length >= needed(first.share, came.length)
}
