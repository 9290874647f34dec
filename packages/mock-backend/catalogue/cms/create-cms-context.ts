import type { Hotspot } from '@kajo/picture-studio'
import { CATEGORY, CATEGORY_KEYS, type CategoryKey } from '#catalogue/category-ids'
import { isCutAlike } from '#catalogue/kinds'
import { categoryPath, SHOP_PATHS } from '#catalogue/public-paths'
import type { Catalogue, CatalogueCampaign, CatalogueCategory } from '#catalogue/types'
import { CAMPAIGN_NAMES } from '#catalogue/words/campaign-names'
import type { ListKey } from '#catalogue/words/list-texts'
import { chooseArticleNumbers, isMostlyInStock, type ProductChoice } from './choose-article-numbers'
import type { Section } from './cms-text-types'
import type { Edition, MarketFacts } from './market-facts'
import { ARTICLES, type ArticleKey, PAGES, type PageKey, STORIES_ALIAS } from './page-keys'
import { TEXTS } from './texts/site-texts'

const isKey = <T extends object>(table: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(table, key)

/** Everything that the content of one market and language is built from: texts, links, campaigns and products. */
export function createCmsContext(catalogue: Catalogue, { market, lang, facts }: Edition & { facts: MarketFacts }) {
  const { categories, styles, campaigns, lists } = catalogue
  const categoryOf = (key: CategoryKey): CatalogueCategory | undefined =>
    categories.find((category) => category.categoryId === CATEGORY[key])
  const category = (key: CategoryKey): string => categoryPath(categories, CATEGORY[key])[lang]
  const page = (key: PageKey): string => `/${PAGES[key][lang]}`
  const article = (key: ArticleKey): string => `/inspiration/${ARTICLES[key][lang]}`

  /**
   * Article number of a product for a piece in a scene: same kind, colour and print, and of the same shape, else of the
   * same cut. The most popular one is chosen; null when none is mostly in stock.
   */
  const piece = ({ kind, colour, print, shape }: Omit<Hotspot, 'x' | 'y'>): string | null => {
    const pieces = styles
      .filter((style) => style.kind === kind && isCutAlike(kind, style.shape, shape))
      .flatMap((style) => style.products.map((product) => ({ product, asDrawn: style.shape === shape ? 1 : 0 })))
      .filter(({ product }) => product.colour === colour && product.print === print && isMostlyInStock(product))
    const [best] = pieces.sort((a, b) => b.asDrawn - a.asDrawn || b.product.popularity - a.product.popularity)
    return best?.product.articleNumber ?? null
  }

  const campaign = (key: keyof typeof CAMPAIGN_NAMES): CatalogueCampaign => {
    const found = campaigns.find(({ name }) => name === CAMPAIGN_NAMES[key])
    if (!found) throw new Error(`No campaign called ${key}`)
    return found
  }

  /** Path of a merchant list; the home page when the list does not exist. */
  const list = (key: ListKey): string => lists.find((candidate) => candidate.key === key)?.path[lang] ?? '/'

  /** The running price campaigns of this market, the seasonal sale first. The mid-season sale has ended. */
  const sales = campaigns
    .filter(
      (sale) =>
        sale.type === 'PRICE_CAMPAIGN' && sale.markets.includes(market) && sale.name !== CAMPAIGN_NAMES.midSeason,
    )
    .sort((a, b) => b.markets.length - a.markets.length)
    .map(({ name, alias }) => ({ name: name[lang], path: `/dc/${alias[lang]}` }))

  const address = (key: string): string => {
    if (isKey(PAGES, key)) return page(key)
    if (isKey(ARTICLES, key)) return article(key)
    if (isKey(CATEGORY, key)) return category(key)
    if (isKey(SHOP_PATHS, key)) return SHOP_PATHS[key][lang]
    throw new Error(`No page called ${key}`)
  }

  /** Replaces `{free}` by the market's fact and `{delivery|text}` by a link. */
  const filled = (text: string): string =>
    text.replace(/\{(\w+)(?:\|([^}]+))?\}/g, (_, key: string, words: string | undefined) => {
      if (words) return `<a href="${address(key)}">${words}</a>`
      if (isKey(facts, key)) return facts[key]
      throw new Error(`No fact called ${key}`)
    })

  const html = (sections: readonly Section[]): string =>
    sections
      .map(([heading, ...paragraphs]) => {
        const head = heading ? `<h2>${heading}</h2>` : ''
        return head + paragraphs.map((paragraph) => `<p>${filled(paragraph)}</p>`).join('')
      })
      .join('')

  return {
    market,
    lang,
    texts: TEXTS[lang],
    category,
    categoryOf,
    keyOf: (categoryId: number): CategoryKey | undefined => CATEGORY_KEYS.find((key) => CATEGORY[key] === categoryId),
    categoryAlias: (key: CategoryKey): string => categoryOf(key)?.alias[lang] ?? '',
    categoryName: (key: CategoryKey): string => categoryOf(key)?.name[lang] ?? '',
    childrenOf: (key: CategoryKey): CatalogueCategory[] =>
      categories.filter((child) => child.parentCategoryId === CATEGORY[key]).sort((a, b) => a.order - b.order),
    page,
    article,
    stories: `/${STORIES_ALIAS}`,
    piece,
    choice: (wish: ProductChoice): string[] => chooseArticleNumbers(catalogue, wish),
    campaign,
    list,
    sales,
    filled,
    html,
  }
}

export type CmsContext = ReturnType<typeof createCmsContext>
