import { PRODUCT_LIST } from '#catalogue/cms/widgets'
import type { CmsArea } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import type { Storefront } from '#commerce/storefront'
import { occasionWordsOf } from '#search/engine/words/occasions'
import type { PageHit } from '#search/engine-types'
import { serviceWordsOf } from './service-words'

/** The indexed fields of a page. */
export type PageDocument = Omit<PageHit, 'score'> & {
  /** Other search texts for the page. */ phrases: readonly string[]
  description: string
  text: string
}

const withoutTags = (html: string): string => html.replace(/<[^>]+>/g, ' ')

/** Keys of a widget's configuration that hold texts for shoppers. Other keys hold settings, names and addresses. */
const TEXT_KEYS = new Set([
  'title',
  'subtitle',
  'heading',
  'subHeading',
  'text',
  'text1',
  'text2',
  'buttonText',
  'altText',
])

/** All texts in a widget's configuration: titles, paragraphs, button labels, descriptions of pictures. */
function textsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner === 'string') return TEXT_KEYS.has(key) ? [withoutTags(inner)] : []
    return textsIn(inner)
  })
}

const textOf = ({ containers }: CmsArea): string =>
  containers
    .flatMap(({ widgets }) => widgets.filter(({ name }) => name !== PRODUCT_LIST))
    .flatMap(({ configuration }) => textsIn(configuration))
    .join(' ')

function contentPages({ cms, paths }: Commerce, { market, lang }: Storefront): PageDocument[] {
  return cms.areas.flatMap((area): PageDocument[] => {
    const { alias, title, description, tags } = area
    if (alias === null || area.lang !== lang || !area.markets.includes(market.alias)) return []
    const link = paths.content(alias, tags.includes('inspiration'))
    const phrases = serviceWordsOf(alias, lang)
    return [{ key: `content:${alias}`, kind: 'content', title, link, phrases, description, text: textOf(area) }]
  })
}

/** Key of the page of a merchant list. */
export const listKey = (key: string): string => `list:${key}`

/** The content pages, categories, brands and merchant lists of a market and language. */
export function pageDocuments(commerce: Commerce, storefront: Storefront): PageDocument[] {
  const { index, paths } = commerce
  const { lang } = storefront
  const categories = index.tree.all.map((category): PageDocument => {
    const { categoryId, name, description } = category
    const link = paths.category(category)[lang]
    const key = `category:${categoryId}`
    return { key, kind: 'category', title: name[lang], link, phrases: [], description: description[lang], text: '' }
  })
  const brands = index.catalogue.brands.map((brand): PageDocument => {
    const { brandId, name, description } = brand
    const link = paths.brand(brand)[lang]
    return {
      key: `brand:${brandId}`,
      kind: 'brand',
      title: name,
      link,
      phrases: [],
      description: description[lang],
      text: '',
    }
  })
  const lists = index.catalogue.lists.map(({ key, name, path }): PageDocument => {
    const phrases = occasionWordsOf(key, lang)
    return { key: listKey(key), kind: 'list', title: name[lang], link: path[lang], phrases, description: '', text: '' }
  })
  return [...contentPages(commerce, storefront), ...categories, ...brands, ...lists]
}
