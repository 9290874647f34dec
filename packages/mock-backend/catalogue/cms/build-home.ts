import type { CmsArea, CmsContainer, Localised, MarketAlias } from '#catalogue/types'
import type { Desk } from './create-desk'
import { band, hero, journal, motto, outfit, pair, promises, puffs, row, story } from './home-parts'
import { denmarkHome } from './texts/denmark-home'
import { finlandHome } from './texts/finland-home'
import { norwayHome } from './texts/norway-home'
import { swedenHome } from './texts/sweden-home'

/** Finland: the light that stays, pieces that warm, a suit for December, the weeks of knits. */
function finland(desk: Desk): CmsContainer[] {
  const text = finlandHome[desk.lang === 'sv' ? 'sv' : 'fi']
  return [
    hero(desk, { text: text.hero, scenes: ['hero-wide', 'hero-tall'], to: 'knitwear' }),
    row(desk, { title: text.goods, sort: 'LATEST', of: 'clothes' }),
    pair(desk, [
      { text: text.coats, scene: 'category-coats', to: 'coats' },
      { text: text.accessories, scene: 'category-accessories', to: 'accessories' },
    ]),
    motto(desk),
    outfit(desk, { text: text.outfit, scene: 'outfit-suit', to: 'blazers' }),
    row(desk, { title: text.dresses, sort: 'MOST_SOLD', of: 'dresses' }),
    band(desk, { text: text.campaign, campaign: 'knitWeeks', scenes: ['still-knit'], to: 'knitwear' }),
    journal(desk, ['layers', 'print', 'leather']),
    promises(desk),
  ]
}

/** Sweden: tailoring opens, families of goods, the days of coats, then everything for Lucia and the parties. */
function sweden(desk: Desk): CmsContainer[] {
  return [
    hero(desk, { text: swedenHome.hero, scenes: ['campaign-suit-wide', 'campaign-suit-tall'], to: 'blazers' }),
    puffs(desk, swedenHome.puffs, [
      ['slipDresses', 'still-slip'],
      ['knitwear', 'category-knits'],
      ['skirts', 'category-skirts'],
      ['bags', 'still-bag'],
    ]),
    row(desk, { title: swedenHome.goods, sort: 'LATEST', of: 'clothes' }),
    band(desk, {
      text: swedenHome.campaign,
      campaign: 'coatDays',
      scenes: ['hero-coat-wide', 'hero-coat-tall'],
      to: 'coats',
    }),
    outfit(desk, { text: swedenHome.outfit, scene: 'outfit-evening', to: 'slipDresses' }),
    row(desk, { title: swedenHome.dresses, sort: 'MOST_SOLD', of: 'dresses' }),
    motto(desk),
    journal(desk, ['tailoring', 'leather', 'print']),
    promises(desk),
  ]
}

/** Norway: coats against the weather and what the shop promises, wool at a lower price, a walk on Sunday. */
function norway(desk: Desk): CmsContainer[] {
  const { hero: text, campaign } = norwayHome
  return [
    hero(desk, { text, scenes: ['hero-coat-wide', 'hero-coat-tall'], colour: 'navy', to: 'coats' }),
    promises(desk),
    band(desk, { text: campaign, campaign: 'woolWeeks', scenes: ['newsletter'], to: 'knitwear' }),
    row(desk, { title: norwayHome.goods, sort: 'MOST_SOLD', of: 'knitwear', campaign: 'woolWeeks' }),
    outfit(desk, { text: norwayHome.outfit, scene: 'outfit-weekend', to: 'downJackets' }),
    puffs(desk, norwayHome.puffs, [
      ['trousers', 'category-trousers'],
      ['shirtsAndBlouses', 'category-shirts'],
      ['loafers', 'still-loafers'],
      ['jewellery', 'still-jewellery'],
    ]),
    story(desk, 'leather', 'still-bag'),
    row(desk, { title: norwayHome.dresses, sort: 'MOST_SOLD', of: 'dresses' }),
    journal(desk, ['print', 'pleats', 'tailoring']),
  ]
}

/** Denmark: the days of dresses open, what others love, a Sunday by the lakes, gifts in time. */
function denmark(desk: Desk): CmsContainer[] {
  const text = denmarkHome
  return [
    hero(desk, { text: text.hero, scenes: ['campaign-print-wide', 'campaign-print-tall'], to: 'dresses' }),
    row(desk, { title: text.dresses, sort: 'MOST_SOLD', of: 'dresses', campaign: 'dressDays', grid: true }),
    pair(
      desk,
      [
        { text: text.trousers, scene: 'category-trousers', to: 'trousers' },
        { text: text.shoes, scene: 'still-loafers', to: 'shoes' },
      ],
      ['reverse'],
    ),
    motto(desk),
    outfit(desk, { text: text.outfit, scene: 'outfit-winter', to: 'woolCoats' }),
    row(desk, { title: text.goods, sort: 'MOST_SOLD', of: 'clothes' }),
    puffs(desk, text.gifts, [
      ['scarves', 'empty-list'],
      ['jewellery', 'still-jewellery'],
      ['beanies', 'not-found'],
      ['smallBags', 'empty'],
    ]),
    journal(desk, ['tailoring', 'wool', 'pleats']),
    promises(desk),
  ]
}

/** Each market's front page is laid out by its own editor, for late November; on none is a piece seen twice. */
const LAYOUTS: Record<MarketAlias, (desk: Desk) => CmsContainer[]> = {
  fi: finland,
  se: sweden,
  no: norway,
  dk: denmark,
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
