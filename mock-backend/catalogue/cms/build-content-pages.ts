import type { CmsArea, CmsContainer } from '@/mock-backend/catalogue/types'
import type { SceneName } from '@/mock-backend/studio/scenes/scene-names'
import { buildSizeTables } from './build-size-tables'
import type { PageText } from './cms-text-types'
import type { Desk } from './create-desk'
import { ARTICLES, type ArticleKey, PAGES, type PageKey } from './page-keys'
import { container, imageWidget, productList, richText, textWidget } from './widgets'

const pageArea = (desk: Desk, alias: string, text: PageText, tags: string[], containers: CmsContainer[]): CmsArea => ({
  family: 'Content',
  areaName: text.title,
  alias,
  title: text.title,
  description: desk.filled(text.description),
  tags,
  markets: [desk.market],
  lang: desk.lang,
  filters: [],
  containers,
})

const opening = (desk: Desk, { title, intro }: PageText) =>
  textWidget({ title, level: 'h1', subtitle: desk.filled(intro) })

function page(desk: Desk, key: PageKey): CmsArea {
  const text = desk.texts.pages[key]
  const tables = key === 'sizes' ? [richText(buildSizeTables(desk.texts.sizes))] : []
  const containers = [
    container('Opening', [opening(desk, text)], 'full', 'narrow'),
    container('Text', [richText(desk.html(text.sections)), ...tables], 'full', 'narrow'),
  ]
  // The tag puts the information menu beside the page.
  return pageArea(desk, PAGES[key][desk.lang], text, ['menu'], containers)
}

const ARTICLE_SCENES: Record<ArticleKey, SceneName> = {
  print: 'journal-print',
  pleats: 'category-skirts',
  leather: 'still-boots',
}
const ARTICLE_GOODS = { print: 'wrapDresses', pleats: 'skirts', leather: 'boots' } as const

function article(desk: Desk, key: ArticleKey): CmsArea {
  const text = desk.texts.articles[key]
  const goods = ARTICLE_GOODS[key]
  return pageArea(
    desk,
    ARTICLES[key][desk.lang],
    text,
    ['inspiration'],
    [
      container('Opening', [opening(desk, text)], 'full', 'narrow'),
      container('Picture', [imageWidget({ scene: ARTICLE_SCENES[key], alt: text.alt })], 'full', 'narrow'),
      container('Text', [richText(desk.html(text.sections))], 'full', 'narrow'),
      container('Goods', [productList({ title: desk.categoryName(goods), sort: 'MOST_SOLD', categories: [goods] })]),
    ],
  )
}

/** Information pages and articles of one market and language. */
export const buildContentPages = (desk: Desk): CmsArea[] => [
  ...(Object.keys(PAGES) as PageKey[]).map((key) => page(desk, key)),
  ...(Object.keys(ARTICLES) as ArticleKey[]).map((key) => article(desk, key)),
]
