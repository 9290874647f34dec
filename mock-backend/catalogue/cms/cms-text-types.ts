import type { ArticleKey, PageKey } from './page-keys'

/** Heading (empty for none) and paragraphs. Facts of the market stand in braces, links as `{delivery|words}`. */
export type Section = readonly [heading: string, ...paragraphs: string[]]

export type PageText = { title: string; description: string; intro: string; sections: readonly Section[] }
export type PageTexts = Record<PageKey, PageText>

type ArticleText = PageText & { teaser: string; alt: string }
export type ArticleTexts = Record<ArticleKey, ArticleText>

/** Headings of the size tables. */
export type SizeWords = {
  clothes: string
  jeans: string
  shoes: string
  size: string
  bust: string
  waist: string
  hip: string
  foot: string
}

export type HeroText = { title: string; text: string; button: string; alt: string }

/** Short texts of home, lists, product page and menus. */
export type SiteTexts = {
  knitHero: HeroText
  coatHero: HeroText
  newIn: string
  /** Ways on from a row of goods. */
  all: { clothes: string; dresses: string; knitwear: string; stories: string }
  mostLoved: string
  dressesNow: string
  knitsNow: string
  shoesNow: string
  coatsNow: string
  puffs: string
  motto: { title: string; text: string; link: string }
  tailoring: { title: string; text: string; button: string; alt: string }
  shoes: { title: string; text: string; button: string; alt: string }
  silk: { title: string; text: string; button: string; alt: string }
  outfit: { title: string; text: string; button: string; alt: string }
  tweed: { title: string; text: string; button: string; alt: string }
  journal: string
  journalIntro: string
  /** Above the goods at the end of an article. */
  storyGoods: string
  readMore: string
  promises: readonly { title: string; text: string }[]
  menus: { shop: string; help: string; house: string; information: string; promises: readonly string[] }
  listTops: { dresses: string; knitwear: string; coats: string; shoes: string }
  listBottoms: { dresses: Section; knitwear: Section; shoes: Section }
}
