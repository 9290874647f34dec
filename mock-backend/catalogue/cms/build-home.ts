import type { CmsArea, CmsContainer, Localised, MarketAlias } from '@/mock-backend/catalogue/types'
import type { Desk } from './create-desk'
import { hero, journal, motto, outfit, pair, promises, puffs, row, silk, story } from './home-parts'

const WOOL = [
  ['dresses', 'category-dresses'],
  ['knitwear', 'category-knits'],
  ['skirts', 'category-skirts'],
  ['bags', 'still-bag'],
] as const
const CITY = [
  ['coats', 'category-outerwear'],
  ['blazers', 'category-tailoring'],
  ['shoes', 'still-loafers'],
  ['accessories', 'still-jewellery'],
] as const

const KNIT = ['hero-wide', 'hero-tall'] as const
const COAT = ['hero-coat-wide', 'hero-coat-tall'] as const

/** Each market's front page is laid out by its own editor: other hero, other order, other stress. */
const LAYOUTS: Record<MarketAlias, (desk: Desk) => CmsContainer[]> = {
  // Finland: what is new first, then materials and how they last.
  fi: (desk) => [
    hero(desk, { text: desk.texts.site.knitHero, scenes: KNIT, to: 'knitwear' }),
    row(desk, { title: desk.texts.site.newIn, sort: 'LATEST', of: 'clothes' }),
    pair(desk),
    motto(desk),
    outfit(desk, 'city'),
    row(desk, { title: desk.texts.site.dressesNow, sort: 'MOST_SOLD', of: 'dresses' }),
    journal(desk),
    promises(desk),
  ],
  // Sweden: families of goods first, an outfit for Friday, silk.
  se: (desk) => [
    hero(desk, { text: desk.texts.site.coatHero, scenes: COAT, to: 'coats' }),
    puffs(desk, WOOL),
    outfit(desk, 'tweed'),
    row(desk, { title: desk.texts.site.newIn, sort: 'LATEST', of: 'clothes' }),
    silk(desk),
    motto(desk),
    journal(desk),
    promises(desk),
  ],
  // Norway: what the shop promises, wool, and how leather survives the weather.
  no: (desk) => [
    hero(desk, { text: desk.texts.site.knitHero, scenes: KNIT, colour: 'forest', to: 'knitwear' }),
    promises(desk),
    row(desk, { title: desk.texts.site.knitsNow, sort: 'MOST_SOLD', of: 'knitwear' }),
    story(desk, 'leather', 'still-bag'),
    puffs(desk, CITY),
    outfit(desk, 'city'),
    row(desk, { title: desk.texts.site.dressesNow, sort: 'MOST_SOLD', of: 'dresses' }),
    journal(desk),
  ],
  // Denmark: what others love, a story, silk for every day.
  dk: (desk) => [
    hero(desk, { text: desk.texts.site.coatHero, scenes: COAT, colour: 'navy', to: 'coats' }),
    row(desk, { title: desk.texts.site.mostLoved, sort: 'MOST_SOLD', of: 'clothes' }),
    motto(desk),
    pair(desk, ['reverse']),
    story(desk, 'print', 'journal-print', ['reverse']),
    row(desk, { title: desk.texts.site.dressesNow, sort: 'LATEST', of: 'dresses', grid: true }),
    silk(desk),
    promises(desk),
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
