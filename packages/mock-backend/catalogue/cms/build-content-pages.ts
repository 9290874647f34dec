import type { SceneName } from '@kajo/picture-studio'
import type { CategoryKey } from '#catalogue/category-ids'
import type { CmsArea, CmsContainer } from '#catalogue/types'
import { buildSizeTables } from './build-size-tables'
import type { PageText } from './cms-text-types'
import type { CmsContext } from './create-cms-context'
import { ARTICLES, type ArticleKey, PAGES, type PageKey, STORIES_ALIAS } from './page-keys'
import { STORY_SCENES, storyBanner } from './story-banners'
import { buttonsWidget, container, imageWidget, productList, richText, SLIDER, textWidget } from './widgets'

const pageArea = (
  context: CmsContext,
  alias: string,
  text: PageText,
  tags: string[],
  containers: CmsContainer[],
): CmsArea => ({
  family: 'Content',
  areaName: text.title,
  alias,
  title: text.title,
  description: context.filled(text.description),
  tags,
  markets: [context.market],
  lang: context.lang,
  filters: [],
  containers,
})

const opening = (context: CmsContext, { title, intro }: PageText) =>
  textWidget({ title, level: 'h1', subtitle: context.filled(intro) })

function page(context: CmsContext, key: PageKey): CmsArea {
  const text = context.texts.pages[key]
  const html = key === 'sizes' ? buildSizeTables(context.texts.sizes) : context.html(text.sections)
  const containers = [
    container('Opening', [opening(context, text)], 'full', 'narrow'),
    container('Text', [richText(html)], 'full', 'narrow'),
  ]
  // The shop shows the information menu on pages with this tag.
  return pageArea(context, PAGES[key][context.lang], text, ['menu'], containers)
}

type ArticleParts = { opening: SceneName; middle: readonly [SceneName, SceneName]; category: CategoryKey }

const ARTICLE_PARTS: Record<ArticleKey, ArticleParts> = {
  print: { opening: 'journal-print', middle: ['campaign-print-tall', 'still-slip'], category: 'wrapDresses' },
  pleats: { opening: 'hero-wide', middle: ['category-skirts', 'outfit-tweed'], category: 'skirts' },
  leather: { opening: 'still-plinth-wide', middle: ['still-boots', 'still-loafers'], category: 'boots' },
  tailoring: { opening: 'journal-tailoring', middle: ['campaign-suit-tall', 'category-shirts'], category: 'blazers' },
  wool: { opening: 'newsletter', middle: ['still-plinth', 'category-accessories'], category: 'knitwear' },
  layers: { opening: 'outfit-weekend', middle: ['category-coats', 'category-knits'], category: 'downJackets' },
}

function article(context: CmsContext, key: ArticleKey): CmsArea {
  const text = context.texts.articles[key]
  const { opening: scene, middle, category } = ARTICLE_PARTS[key]
  // The alternative text describes the article's main picture only.
  const alt = scene === STORY_SCENES[key] ? text.alt : ''
  const [first, ...others] = text.sections
  const pictures = middle.map((between) => imageWidget({ scene: between, alt: '' }))
  const chosen = context.choice({ of: category, sort: 'MOST_SOLD', count: SLIDER })
  const way = { url: context.category(category), text: context.categoryName(category) }
  return pageArea(
    context,
    ARTICLES[key][context.lang],
    text,
    ['inspiration'],
    [
      container('Opening', [opening(context, text)], 'full', 'narrow'),
      container('Picture', [imageWidget({ scene, alt })], 'full', 'default', ['tight']),
      container('Text', [richText(context.html(first ? [first] : []))], 'full', 'narrow'),
      container('Pictures', pictures, 'half', 'default', ['pair']),
      container('Text', [richText(context.html(others))], 'full', 'narrow'),
      container('Products', [
        productList({ title: context.texts.site.storyProducts, articleNumbers: chosen }),
        buttonsWidget([way]),
      ]),
    ],
  )
}

/** Rows of three articles; the first one has a wide picture. */
const OVERVIEW: readonly (readonly ArticleKey[])[] = [
  ['layers', 'leather', 'wool'],
  ['print', 'pleats', 'tailoring'],
]

/** The overview page of all articles. */
function stories(context: CmsContext): CmsArea {
  const { journal: title, journalIntro: intro } = context.texts.site
  return pageArea(
    context,
    STORIES_ALIAS,
    { title, description: intro, intro, sections: [] },
    ['stories'],
    [
      container('Opening', [textWidget({ title, level: 'h1', subtitle: intro })], 'full', 'default', ['tight']),
      ...OVERVIEW.map((keys) =>
        container(
          'Stories',
          keys.map((key) => storyBanner(context, key)),
          'third',
          'default',
          ['journal', 'tight'],
        ),
      ),
    ],
  )
}

/** The information pages and articles of one market and language. */
export const buildContentPages = (context: CmsContext): CmsArea[] => [
  ...(Object.keys(PAGES) as PageKey[]).map((key) => page(context, key)),
  ...(Object.keys(ARTICLES) as ArticleKey[]).map((key) => article(context, key)),
  stories(context),
]
