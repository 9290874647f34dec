import type { ArticleKey, PageKey } from './page-keys'

/** Heading ('' for none) and paragraphs. `{free}` stands for a fact of the market, `{delivery|text}` for a link. */
export type Section = readonly [heading: string, ...paragraphs: string[]]

export type PageText = { title: string; description: string; intro: string; sections: readonly Section[] }
export type PageTexts = Record<PageKey, PageText>

type ArticleText = PageText & { teaser: string; alt: string }
export type ArticleTexts = Record<ArticleKey, ArticleText>

/** Headings of the size tables and instructions for measuring. */
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
  /** Body circumference where a belt is worn. */
  girth: string
  clothesSize: string
  /** Hand circumference. */
  hand: string
  howTo: { bust: string; hips: string; foot: string; belt: string; hand: string }
}

/** Title, text, button label and alternative text of a banner. */
export type BannerText = { title: string; text: string; button: string; alt: string }
/** Texts of a campaign banner, whose title is the campaign's name. */
export type CampaignText = Omit<BannerText, 'title'>

/** Texts of every home page: main banner, titles of the product rows, outfit. */
export type HomeText = { hero: BannerText; products: string; dresses: string; outfit: BannerText }

/** Short texts of lists, product page and menus, and those that all home pages share. */
export type SiteTexts = {
  /** Texts of the links at the end of a product row. */
  all: { clothes: string; dresses: string; knitwear: string; stories: string }
  motto: { title: string; link: string }
  journal: string
  journalIntro: string
  /** Title of the product row at the end of an article. */
  storyProducts: string
  readMore: string
  promises: readonly { title: string; text: string }[]
  menus: { shop: string; help: string; house: string; information: string; promises: readonly string[] }
  /** Short names of the merchant lists for menus. */
  lists: { newArrivals: string; sale: string; brands: string; bestsellers: string; incoming: string }
  listTops: { dresses: string; knitwear: string; coats: string; shoes: string }
  listBottoms: { dresses: Section; knitwear: Section; shoes: Section }
}
