import type { ArticleKey, PageKey } from './page-keys'

/** Heading (empty for none) and paragraphs. Facts of the market stand in braces, links as `{delivery|words}`. */
export type Section = readonly [heading: string, ...paragraphs: string[]]

export type PageText = { title: string; description: string; intro: string; sections: readonly Section[] }
export type PageTexts = Record<PageKey, PageText>

type ArticleText = PageText & { teaser: string; alt: string }
export type ArticleTexts = Record<ArticleKey, ArticleText>

/** Headings of the size tables, and how to measure for each. */
export type SizeWords = {
  clothes: string
  jeans: string
  shoes: string
  belts: string
  gloves: string
  size: string
  bust: string
  waist: string
  hip: string
  foot: string
  /** Around the body where the belt sits. */
  girth: string
  clothesSize: string
  /** Around the hand. */
  hand: string
  howTo: { bust: string; hips: string; foot: string; belt: string; hand: string }
}

/** Words beside or on a picture, what leads on, and what is to be seen. */
export type BannerText = { title: string; text: string; button: string; alt: string }
/** The campaign itself brings the title. */
export type CampaignText = Omit<BannerText, 'title'>

/** What every front page says: its opening, the titles of its rows of products and of its outfit. */
export type HomeText = { hero: BannerText; goods: string; dresses: string; outfit: BannerText }

/** Short texts of lists, product page and menus, and those all front pages share. */
export type SiteTexts = {
  /** Links at the end of a row of products. */
  all: { clothes: string; dresses: string; knitwear: string; stories: string }
  motto: { title: string; link: string }
  journal: string
  journalIntro: string
  /** Above the products at the end of an article. */
  storyGoods: string
  readMore: string
  promises: readonly { title: string; text: string }[]
  menus: { shop: string; help: string; house: string; information: string; promises: readonly string[] }
  /** Short names of the shop's lists, for menus. */
  lists: { newArrivals: string; sale: string; brands: string; bestsellers: string; incoming: string }
  listTops: { dresses: string; knitwear: string; coats: string; shoes: string }
  listBottoms: { dresses: Section; knitwear: Section; shoes: Section }
}
