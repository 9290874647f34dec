import type { CategoryKey } from '@/mock-backend/catalogue/category-ids'
import type { CmsContainer } from '@/mock-backend/catalogue/types'
import type { ColourKey } from '@/mock-backend/studio/colours'
import type { Kind } from '@/mock-backend/studio/picture-name'
import type { SceneName } from '@/mock-backend/studio/scenes/scene-names'
import type { HeroText } from './cms-text-types'
import type { Desk } from './create-desk'
import type { ArticleKey } from './page-keys'
import {
  buttonsWidget,
  categoryPuffs,
  columnBanner,
  container,
  heroBanner,
  hotspots,
  imageWidget,
  productList,
  textOnImage,
  textWidget,
} from './widgets'

type Parts = {
  text: HeroText
  scenes: readonly [wide: SceneName, tall: SceneName]
  colour?: ColourKey
  to: CategoryKey
}

/** The opening picture, with its own tall crop for phones. */
export function hero(desk: Desk, { text, scenes, colour, to }: Parts): CmsContainer {
  const picture = { scene: scenes[0], phone: scenes[1], colour, href: desk.category(to), alt: text.alt }
  return container('Hero', [heroBanner({ ...text, picture })], 'full', 'full-width')
}

type Way = 'clothes' | 'dresses' | 'knitwear'
type RowParts = { title: string; sort: 'LATEST' | 'MOST_SOLD'; of: Way; grid?: boolean }

/** A row of goods and the way to all of them. */
export function row(desk: Desk, { title, sort, of, grid = false }: RowParts): CmsContainer {
  const way = { url: desk.category(of), text: desk.texts.site.all[of] }
  return container('Row', [productList({ title, sort, categories: [of], grid }), buttonsWidget([way])])
}

/** Two pictures of unequal size into two families of goods. */
export function pair(desk: Desk, look: readonly string[] = []): CmsContainer {
  const { tailoring, shoes } = desk.texts.site
  const widgets = [
    columnBanner({
      ...tailoring,
      picture: { scene: 'category-tailoring', href: desk.category('blazers'), alt: tailoring.alt },
    }),
    columnBanner({ ...shoes, picture: { scene: 'category-shoes', href: desk.category('shoes'), alt: shoes.alt } }),
  ]
  return container('Two ways', widgets, 'half', 'full-width', ['uneven', ...look])
}

/** A sentence with air around it. */
export function motto({ texts, page }: Desk): CmsContainer {
  const { title, link } = texts.site.motto
  const html = `<p><a href="${page('sustainability')}">${link}</a></p>`
  return container('Motto', [textWidget({ title, html }, 'center')], 'full', 'narrow')
}

type Place = readonly [x: number, y: number, kind: Kind, colour: ColourKey]

const CITY: readonly Place[] = [
  [37, 34, 'shirt', 'sky'],
  [42, 76, 'jeans', 'indigo'],
  [74, 38, 'bag', 'black'],
  [74, 76, 'boot', 'black'],
]
const TWEED: readonly Place[] = [
  [44, 37, 'blazer', 'taupe'],
  [42, 78, 'pleated-skirt', 'ecru'],
  [81, 84, 'boot', 'cognac'],
]

/** Pieces laid out together; every place names an article the house sells. */
export function outfit(desk: Desk, which: 'city' | 'tweed'): CmsContainer {
  const text = which === 'city' ? desk.texts.site.outfit : desk.texts.site.tweed
  const spots = (which === 'city' ? CITY : TWEED).flatMap(([x, y, kind, colour]) => {
    const articleNumber = desk.piece(kind, colour)
    return articleNumber ? [{ x, y, articleNumber }] : []
  })
  const picture = {
    scene: which === 'city' ? 'outfit-city' : 'outfit-tweed',
    href: desk.category(which === 'city' ? 'clothes' : 'blazers'),
    alt: text.alt,
  } as const
  return container('Outfit', [hotspots({ ...text, picture, spots })], 'full', 'full-width')
}

/** The season's material, words on the picture. */
export function silk(desk: Desk): CmsContainer {
  const text = desk.texts.site.silk
  const picture = { scene: 'insert-silk', href: desk.category('slipDresses'), alt: text.alt } as const
  return container('Silk', [textOnImage({ ...text, picture })], 'full', 'full-width')
}

/** One article told large: its picture on one side, its first words on the other. */
export function story(desk: Desk, key: ArticleKey, scene: SceneName, look: readonly string[] = []): CmsContainer {
  const { title, intro } = desk.texts.articles[key]
  const html = `<p><a href="${desk.article(key)}">${desk.texts.site.readMore}</a></p>`
  const widgets = [imageWidget({ scene, alt: '' }), textWidget({ title, subtitle: desk.filled(intro), html })]
  return container('Story', widgets, 'half', 'full-width', ['split', ...look])
}

/** Pictures into four families of goods. */
export function puffs(desk: Desk, picks: readonly (readonly [CategoryKey, SceneName])[]): CmsContainer {
  const pictures = picks.map(([key, scene]) => ({
    scene,
    href: desk.category(key),
    alt: '',
    text: desk.categoryName(key),
  }))
  return container('Categories', [categoryPuffs(desk.texts.site.puffs, pictures)], 'full', 'full-width')
}

const STORIES = [
  ['print', 'journal-print'],
  ['pleats', 'category-skirts'],
  ['leather', 'still-boots'],
] as const

/** Articles, the first one large; their titles are the links. */
export const storyBanners = ({ texts, article }: Desk) =>
  STORIES.map(([key, scene]) => {
    const { alt, title, teaser } = texts.articles[key]
    return columnBanner({ picture: { scene, href: article(key), alt }, title, text: teaser })
  })

/** The journal's newest articles, and the way to all of them. */
export function journal(desk: Desk): CmsContainer {
  const { journal: title, all } = desk.texts.site
  const head = textWidget({ title, html: `<p><a href="${desk.stories}">${all.stories}</a></p>` })
  return container('Journal', [head, ...storyBanners(desk)], 'third', 'default', ['journal'])
}

/** What the house promises (R-CMS-07). */
export const promises = (desk: Desk): CmsContainer =>
  container(
    'Promises',
    desk.texts.site.promises.map(({ title, text }) =>
      textWidget({ title: desk.filled(title), level: 'h3', html: `<p>${desk.filled(text)}</p>` }),
    ),
    'third',
    'default',
    ['promises'],
  )
