import { type ColourKey, hotspotsOf, type SceneName } from '@kajo/picture-studio'
import type { CategoryKey } from '#catalogue/category-ids'
import type { CmsContainer } from '#catalogue/types'
import type { CAMPAIGN_NAMES } from '#catalogue/words/campaign-names'
import type { BannerText, CampaignText } from './cms-text-types'
import type { CmsContext } from './create-cms-context'
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

/** The first banner of a home page, with a tall picture for phones. */
export function hero(context: CmsContext, { text, scenes, colour, to }: HeroParts): CmsContainer {
  const picture = { scene: scenes[0], phone: scenes[1], colour, href: context.category(to), alt: text.alt }
  return container('Hero', [heroBanner({ ...text, picture })], 'full', 'full-width')
}

type Way = 'clothes' | 'dresses' | 'knitwear'
type RowParts = {
  title: string
  sort: 'LATEST' | 'MOST_SOLD'
  of: Way
  /** Limits the row to products of this campaign. */
  campaign?: CampaignKey
  grid?: boolean
}

/** A row of products with a link to all of them. A row of clothes has no dresses, because these have their own row. */
export function row(context: CmsContext, { title, sort, of, campaign, grid = false }: RowParts): CmsContainer {
  const way = { url: context.category(of), text: context.texts.site.all[of] }
  const articleNumbers = context.choice({
    of,
    without: of === 'clothes' ? 'dresses' : undefined,
    sort,
    campaign: campaign && context.campaign(campaign),
    count: grid ? GRID : SLIDER,
  })
  return container('Row', [productList({ title, articleNumbers, grid }), buttonsWidget([way])])
}

type PictureParts = { text: BannerText; scene: SceneName; to: CategoryKey }

/** Two pictures of different sizes, each linking to a category. */
export function pair(
  context: CmsContext,
  pictures: readonly [large: PictureParts, small: PictureParts],
  look: readonly string[] = [],
): CmsContainer {
  const widgets = pictures.map(({ text, scene, to }) =>
    columnBanner({ ...text, picture: { scene, href: context.category(to), alt: text.alt } }),
  )
  return container('Two ways', widgets, 'half', 'full-width', ['uneven', ...look])
}

/** A single sentence between wide margins. */
export function motto({ texts, page }: CmsContext): CmsContainer {
  const { title, link } = texts.site.motto
  const html = `<p><a href="${page('sustainability')}">${link}</a></p>`
  return container('Motto', [textWidget({ title, html }, 'center')], 'full', 'narrow')
}

/** An outfit picture with hotspots for its products, from left to right. */
export function outfit(context: CmsContext, { text, scene, to }: PictureParts): CmsContainer {
  const spots = hotspotsOf(scene).flatMap(({ x, y, ...piece }) => {
    const articleNumber = context.piece(piece)
    return articleNumber ? [{ x, y, articleNumber }] : []
  })
  const picture = { scene, href: context.category(to), alt: text.alt }
  return container('Outfit', [hotspots({ ...text, picture, spots })], 'full', 'full-width')
}

type BandParts = {
  text: CampaignText
  campaign: CampaignKey
  scenes: readonly [wide: SceneName, phone?: SceneName]
  to: CategoryKey
}

/** A large campaign banner with the campaign's name as title. */
export function band(context: CmsContext, { text, campaign, scenes, to }: BandParts): CmsContainer {
  const [scene, phone] = scenes
  const picture = { scene, phone, href: context.category(to), alt: text.alt }
  const title = context.campaign(campaign).name[context.lang]
  return container('Campaign', [textOnImage({ ...text, title, picture })], 'full', 'full-width')
}

/** A large teaser of an article: picture on one side, introduction on the other. */
export function story(context: CmsContext, key: ArticleKey, scene: SceneName): CmsContainer {
  const { title, intro } = context.texts.articles[key]
  const html = `<p><a href="${context.article(key)}">${context.texts.site.readMore}</a></p>`
  const widgets = [imageWidget({ scene, alt: '' }), textWidget({ title, subtitle: context.filled(intro), html })]
  return container('Story', widgets, 'half', 'full-width', ['split'])
}

/** Four pictures, each linking to a category. */
export function puffs(
  context: CmsContext,
  title: string,
  picks: readonly (readonly [CategoryKey, SceneName])[],
): CmsContainer {
  const pictures = picks.map(([key, scene]) => ({
    scene,
    href: context.category(key),
    alt: '',
    text: context.categoryName(key),
  }))
  return container('Categories', [categoryPuffs(title, pictures)], 'full', 'full-width')
}

/** Three articles, the first one large, and a link to all articles. */
export function journal(
  context: CmsContext,
  keys: readonly [large: ArticleKey, second: ArticleKey, third: ArticleKey],
): CmsContainer {
  const { journal: title, all } = context.texts.site
  const head = textWidget({ title, html: `<p><a href="${context.stories}">${all.stories}</a></p>` })
  const banners = keys.map((key) => storyBanner(context, key))
  return container('Journal', [head, ...banners], 'third', 'default', ['journal'])
}

/** The service promises (R-CMS-07). */
export const promises = (context: CmsContext): CmsContainer =>
  container(
    'Promises',
    context.texts.site.promises.map(({ title, text }) =>
      textWidget({ title: context.filled(title), level: 'h3', html: `<p>${context.filled(text)}</p>` }),
    ),
    'third',
    'default',
    ['promises'],
  )
