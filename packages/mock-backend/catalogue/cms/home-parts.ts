import { type ColourKey, hotspotsOf, type SceneName } from '@kajo/picture-studio'
import type { CategoryKey } from '#catalogue/category-ids'
import type { CmsContainer } from '#catalogue/types'
import type { CAMPAIGN_NAMES } from '#catalogue/words/campaign-names'
import type { BannerText, CampaignText } from './cms-text-types'
import type { Desk } from './create-desk'
import type { ArticleKey } from './page-keys'
import { storyBanner } from './story-banners'
import {
  buttonsWidget,
  categoryPuffs,
  columnBanner,
  container,
  GRID,
  heroBanner,
  hotspots,
  imageWidget,
  productList,
  SLIDER,
  textOnImage,
  textWidget,
} from './widgets'

export type CampaignKey = keyof typeof CAMPAIGN_NAMES

type HeroParts = {
  text: BannerText
  scenes: readonly [wide: SceneName, tall: SceneName]
  colour?: ColourKey
  to: CategoryKey
}

/** The opening picture, with its own tall crop for phones. */
export function hero(desk: Desk, { text, scenes, colour, to }: HeroParts): CmsContainer {
  const picture = { scene: scenes[0], phone: scenes[1], colour, href: desk.category(to), alt: text.alt }
  return container('Hero', [heroBanner({ ...text, picture })], 'full', 'full-width')
}

type Way = 'clothes' | 'dresses' | 'knitwear'
type RowParts = {
  title: string
  sort: 'LATEST' | 'MOST_SOLD'
  of: Way
  /** Only what this campaign makes cheaper. */
  campaign?: CampaignKey
  grid?: boolean
}

/** A row of goods and the way to all of them. Clothes come without dresses, which have a row of their own. */
export function row(desk: Desk, { title, sort, of, campaign, grid = false }: RowParts): CmsContainer {
  const way = { url: desk.category(of), text: desk.texts.site.all[of] }
  const articleNumbers = desk.choice({
    of,
    without: of === 'clothes' ? 'dresses' : undefined,
    sort,
    campaign: campaign && desk.campaign(campaign),
    count: grid ? GRID : SLIDER,
  })
  return container('Row', [productList({ title, articleNumbers, grid }), buttonsWidget([way])])
}

type PictureParts = { text: BannerText; scene: SceneName; to: CategoryKey }

/** Two pictures of unequal size into two families of goods. */
export function pair(
  desk: Desk,
  pictures: readonly [large: PictureParts, small: PictureParts],
  look: readonly string[] = [],
): CmsContainer {
  const widgets = pictures.map(({ text, scene, to }) =>
    columnBanner({ ...text, picture: { scene, href: desk.category(to), alt: text.alt } }),
  )
  return container('Two ways', widgets, 'half', 'full-width', ['uneven', ...look])
}

/** A sentence with air around it. */
export function motto({ texts, page }: Desk): CmsContainer {
  const { title, link } = texts.site.motto
  const html = `<p><a href="${page('sustainability')}">${link}</a></p>`
  return container('Motto', [textWidget({ title, html }, 'center')], 'full', 'narrow')
}

/** Pieces laid out together; every place names an article the house sells, left to right as one reads. */
export function outfit(desk: Desk, { text, scene, to }: PictureParts): CmsContainer {
  const spots = hotspotsOf(scene).flatMap(({ x, y, ...piece }) => {
    const articleNumber = desk.piece(piece)
    return articleNumber ? [{ x, y, articleNumber }] : []
  })
  const picture = { scene, href: desk.category(to), alt: text.alt }
  return container('Outfit', [hotspots({ ...text, picture, spots })], 'full', 'full-width')
}

type BandParts = {
  text: CampaignText
  campaign: CampaignKey
  scenes: readonly [wide: SceneName, phone?: SceneName]
  to: CategoryKey
}

/** A campaign told large, its name on the picture. */
export function band(desk: Desk, { text, campaign, scenes, to }: BandParts): CmsContainer {
  const [scene, phone] = scenes
  const picture = { scene, phone, href: desk.category(to), alt: text.alt }
  const title = desk.campaign(campaign).name[desk.lang]
  return container('Campaign', [textOnImage({ ...text, title, picture })], 'full', 'full-width')
}

/** One article told large: its picture on one side, its first words on the other. */
export function story(desk: Desk, key: ArticleKey, scene: SceneName): CmsContainer {
  const { title, intro } = desk.texts.articles[key]
  const html = `<p><a href="${desk.article(key)}">${desk.texts.site.readMore}</a></p>`
  const widgets = [imageWidget({ scene, alt: '' }), textWidget({ title, subtitle: desk.filled(intro), html })]
  return container('Story', widgets, 'half', 'full-width', ['split'])
}

/** Pictures into four families of goods. */
export function puffs(desk: Desk, title: string, picks: readonly (readonly [CategoryKey, SceneName])[]): CmsContainer {
  const pictures = picks.map(([key, scene]) => ({
    scene,
    href: desk.category(key),
    alt: '',
    text: desk.categoryName(key),
  }))
  return container('Categories', [categoryPuffs(title, pictures)], 'full', 'full-width')
}

/** Three articles, the first one large, and the way to all of them. */
export function journal(
  desk: Desk,
  keys: readonly [large: ArticleKey, second: ArticleKey, third: ArticleKey],
): CmsContainer {
  const { journal: title, all } = desk.texts.site
  const head = textWidget({ title, html: `<p><a href="${desk.stories}">${all.stories}</a></p>` })
  const banners = keys.map((key) => storyBanner(desk, key))
  return container('Journal', [head, ...banners], 'third', 'default', ['journal'])
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
