import type { CategoryKey } from '@/mock-backend/catalogue/category-ids'
import type { CmsArea, CmsContainer, Localised, MarketAlias } from '@/mock-backend/catalogue/types'
import type { SceneName } from '@/mock-backend/studio/scenes/scene-names'
import type { HeroText } from './cms-text-types'
import type { Desk } from './create-desk'
import {
  buttonsWidget,
  categoryPuffs,
  columnBanner,
  container,
  heroBanner,
  productList,
  textOnImage,
  textWidget,
} from './widgets'

type Heroine = { text: HeroText; scenes: readonly [wide: SceneName, tall: SceneName]; to: CategoryKey }

const knitHero = ({ texts }: Desk): Heroine => ({
  text: texts.site.knitHero,
  scenes: ['hero-wide', 'hero-tall'],
  to: 'knitwear',
})
const coatHero = ({ texts }: Desk): Heroine => ({
  text: texts.site.coatHero,
  scenes: ['hero-coat-wide', 'hero-coat-tall'],
  to: 'coats',
})

function hero(desk: Desk, { text, scenes, to }: Heroine): CmsContainer {
  const picture = { scene: scenes[0], phone: scenes[1], href: desk.category(to), alt: text.alt }
  return container('Hero', [heroBanner({ ...text, picture })], 'full', 'full-width')
}

const newIn = ({ texts }: Desk) => container('New in', [productList({ title: texts.site.newIn, sort: 'LATEST' })])

const loved = (title: string, categories?: readonly CategoryKey[], grid = false) =>
  container('Most loved', [productList({ title, sort: 'MOST_SOLD', categories, grid })])

function pair(desk: Desk): CmsContainer {
  const { tailoring, shoes } = desk.texts.site
  return container(
    'Two ways',
    [
      columnBanner({
        ...tailoring,
        picture: { scene: 'category-tailoring', href: desk.category('blazers'), alt: tailoring.alt },
      }),
      columnBanner({ ...shoes, picture: { scene: 'category-shoes', href: desk.category('shoes'), alt: shoes.alt } }),
    ],
    'half',
  )
}

function motto(desk: Desk): CmsContainer {
  const { title, link } = desk.texts.site.motto
  const html = `<p><a href="${desk.page('sustainability')}">${link}</a></p>`
  return container('Motto', [textWidget({ title, html }, 'center')], 'full', 'narrow')
}

function outfit(desk: Desk): CmsContainer {
  const text = desk.texts.site.outfit
  const picture = { scene: 'outfit-city', href: desk.category('clothes'), alt: text.alt } as const
  return container('Outfit', [textOnImage({ ...text, picture })], 'full', 'full-width')
}

function silk(desk: Desk): CmsContainer {
  const text = desk.texts.site.silk
  const picture = { scene: 'insert-silk', href: desk.category('slipDresses'), alt: text.alt } as const
  return container('Silk', [textOnImage({ ...text, picture })], 'full', 'full-width')
}

function puffs(desk: Desk, picks: readonly (readonly [CategoryKey, SceneName])[]): CmsContainer {
  const pictures = picks.map(([key, scene]) => ({
    scene,
    href: desk.category(key),
    alt: '',
    text: desk.categoryName(key),
  }))
  return container('Categories', [categoryPuffs(desk.texts.site.puffs, pictures)])
}

function journal(desk: Desk): CmsContainer {
  const { articles, site } = desk.texts
  const one = (key: keyof typeof articles, scene: SceneName) =>
    columnBanner({
      picture: { scene, href: desk.article(key), alt: articles[key].alt },
      title: articles[key].title,
      text: articles[key].teaser,
      button: site.readMore,
    })
  const widgets = [one('print', 'journal-print'), one('pleats', 'category-skirts'), one('leather', 'still-boots')]
  return container('Journal', widgets, 'third')
}

const promises = (desk: Desk): CmsContainer =>
  container(
    'Promises',
    desk.texts.site.promises.map(({ title, text }) =>
      textWidget({ title: desk.filled(title), level: 'h3', html: `<p>${desk.filled(text)}</p>` }),
    ),
    'third',
  )

function newsletter(desk: Desk): CmsContainer {
  const { title, text } = desk.texts.site.newsletter
  const button = { url: desk.category('clothes'), text: desk.texts.site.outfit.button }
  return container('Welcome', [textWidget({ title, html: `<p>${text}</p>` }, 'center'), buttonsWidget([button])])
}

const WOOL = [
  ['dresses', 'category-dresses'],
  ['knitwear', 'category-knits'],
  ['skirts', 'category-skirts'],
  ['bags', 'still-bag'],
] as const
const CITY = [
  ['coats', 'category-coats'],
  ['blazers', 'category-tailoring'],
  ['shoes', 'category-shoes'],
  ['accessories', 'still-plinth'],
] as const

/** Each market's front page is laid out by its own editor: other hero, other order, other stress. */
const LAYOUTS: Record<MarketAlias, (desk: Desk) => CmsContainer[]> = {
  fi: (desk) => [
    hero(desk, knitHero(desk)),
    newIn(desk),
    puffs(desk, WOOL),
    motto(desk),
    loved(desk.texts.site.dressesNow, ['dresses']),
    outfit(desk),
    promises(desk),
    journal(desk),
    newsletter(desk),
  ],
  se: (desk) => [
    hero(desk, coatHero(desk)),
    pair(desk),
    newIn(desk),
    silk(desk),
    loved(desk.texts.site.dressesNow, ['dresses'], true),
    motto(desk),
    journal(desk),
    promises(desk),
    newsletter(desk),
  ],
  no: (desk) => [
    hero(desk, knitHero(desk)),
    loved(desk.texts.site.knitsNow, ['knitwear']),
    promises(desk),
    pair(desk),
    loved(desk.texts.site.dressesNow, ['dresses']),
    outfit(desk),
    puffs(desk, CITY),
    journal(desk),
    newsletter(desk),
  ],
  dk: (desk) => [
    hero(desk, coatHero(desk)),
    puffs(desk, WOOL),
    loved(desk.texts.site.mostLoved),
    silk(desk),
    promises(desk),
    loved(desk.texts.site.dressesNow, ['dresses']),
    motto(desk),
    newsletter(desk),
    journal(desk),
  ],
}

const TITLE: Localised = {
  fi: 'Kajo – pohjoismaista muotia',
  sv: 'Kajo – nordiskt mode',
  nb: 'Kajo – nordisk mote',
  da: 'Kajo – nordisk mode',
}

/** The front page's area of one market and language. */
export const buildHome = (desk: Desk): CmsArea => ({
  family: 'Frontpage',
  areaName: 'The front page area',
  alias: null,
  title: TITLE[desk.lang],
  description: desk.texts.pages.about.description,
  tags: [],
  markets: [desk.market],
  lang: desk.lang,
  filters: [],
  containers: LAYOUTS[desk.market](desk),
})
