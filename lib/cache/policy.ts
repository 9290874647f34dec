import type { Site } from '@/lib/market/site'

/** Everything from the backend that the shop caches. Carts, users and validations are never cached (R-GQL-06). */
export type DataKind =
  | 'channel'
  | 'menus'
  | 'categories'
  | 'brands'
  | 'listPageInfo'
  | 'products'
  | 'product'
  | 'colours'
  | 'widgetArea'
  | 'cmsPages'
  | 'urlHistory'
  | 'sitemap'
  | 'search'
  | 'searchHelp'
  | 'recommendations'

type Rule = {
  /**
   * Lifetime in seconds; at most a minute for a result that is `null` (`lib/cache/life.mjs`). The shortest one among a
   * page's results is the lifetime of the page.
   */
  revalidate: number
  /** Word in the tags `market:word` and `market:word:alias`. */
  tag: string
  /** Words of other tags that invalidate the result: a list shows the prices of its products. */
  also?: readonly string[]
}

const MINUTE = 60

/** The one table of lifetimes and tags. */
export const POLICY: Record<DataKind, Rule> = {
  channel: { revalidate: 60 * MINUTE, tag: 'channel' },
  menus: { revalidate: 10 * MINUTE, tag: 'menu' },
  categories: { revalidate: 10 * MINUTE, tag: 'category' },
  brands: { revalidate: 10 * MINUTE, tag: 'brand' },
  listPageInfo: { revalidate: 10 * MINUTE, tag: 'category' },
  products: { revalidate: 5 * MINUTE, tag: 'list', also: ['price'] },
  product: { revalidate: 5 * MINUTE, tag: 'product', also: ['price'] },
  colours: { revalidate: 60 * MINUTE, tag: 'colour' },
  widgetArea: { revalidate: 5 * MINUTE, tag: 'content' },
  cmsPages: { revalidate: 10 * MINUTE, tag: 'content' },
  urlHistory: { revalidate: 10 * MINUTE, tag: 'moved' },
  sitemap: { revalidate: 60 * MINUTE, tag: 'sitemap' },
  search: { revalidate: MINUTE, tag: 'search', also: ['list', 'price'] },
  searchHelp: { revalidate: 5 * MINUTE, tag: 'search', also: ['list', 'price'] },
  recommendations: { revalidate: 5 * MINUTE, tag: 'product', also: ['search', 'list', 'price'] },
}

/** The framework drops longer tags. An alias that long comes from an invented address, not from the catalogue. */
const TAG_MAX_LENGTH = 256

/** Comma and non-ASCII would break the header that carries a page's tags; already encoded text stays as it is. */
const encoded = (text: string): string => {
  try {
    return encodeURIComponent(decodeURIComponent(text))
  } catch {
    return encodeURIComponent(text)
  }
}

/** One spelling of a tag, however it was written: `fi:product:klänning` → `fi:product:kl%C3%A4nning`. */
export const canonicalTag = (tag: string): string => tag.normalize('NFC').split(':').map(encoded).join(':')

/**
 * Tags of one result, such as `se:product`, `se:price`, `se:product:bik-dress`.
 * `alias` names the entity: product alias, category path, widget area or page alias.
 */
export function tagsFor(kind: DataKind, site: Pick<Site, 'market'>, alias?: string): string[] {
  const { tag, also = [] } = POLICY[kind]
  const words = [tag, ...also].map((word) => `${site.market}:${word}`)
  const own = alias ? [canonicalTag(`${site.market}:${tag}:${alias.replaceAll(':', '%3A')}`)] : []
  return [...words, ...own].filter((name) => name.length <= TAG_MAX_LENGTH)
}
