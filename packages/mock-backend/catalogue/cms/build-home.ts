import type { CmsArea, CmsContainer, Localised, MarketAlias } from '#catalogue/types'
import type { CmsContext } from './create-cms-context'
import { band, hero, journal, motto, outfit, pair, promises, puffs, row, story } from './home-parts'
import { denmarkHome } from './texts/denmark-home'
import { finlandHome } from './texts/finland-home'
import { norwayHome } from './texts/norway-home'
import { swedenHome } from './texts/sweden-home'
import { widgetArea } from './widget-area'

/** Finland: winter light, warm clothes, a suit for December, the knitwear campaign. */
function finland(context: CmsContext): CmsContainer[] {
  const text = finlandHome[context.lang === 'sv' ? 'sv' : 'fi']
  return [
    hero(context, { text: text.hero, scenes: ['hero-wide', 'hero-tall'], to: 'knitwear' }),
    row(context, { title: text.products, sort: 'LATEST', of: 'clothes' }),
    pair(context, [
      { text: text.coats, scene: 'category-coats', to: 'coats' },
      { text: text.accessories, scene: 'category-accessories', to: 'accessories' },
    ]),
    motto(context),
    outfit(context, { text: text.outfit, scene: 'outfit-suit', to: 'blazers' }),
    row(context, { title: text.dresses, sort: 'MOST_SOLD', of: 'dresses' }),
    band(context, { text: text.campaign, campaign: 'knitWeeks', scenes: ['still-knit'], to: 'knitwear' }),
    journal(context, ['layers', 'print', 'leather']),
    promises(context),
  ]
}

/** Sweden: tailoring, category pictures, the coat campaign, clothes for Lucia and parties. */
function sweden(context: CmsContext): CmsContainer[] {
  return [
    hero(context, { text: swedenHome.hero, scenes: ['campaign-suit-wide', 'campaign-suit-tall'], to: 'blazers' }),
    puffs(context, swedenHome.puffs, [
      ['slipDresses', 'still-slip'],
      ['knitwear', 'category-knits'],
      ['skirts', 'category-skirts'],
      ['bags', 'still-bag'],
    ]),
    row(context, { title: swedenHome.products, sort: 'LATEST', of: 'clothes' }),
    band(context, {
      text: swedenHome.campaign,
      campaign: 'coatDays',
      scenes: ['hero-coat-wide', 'hero-coat-tall'],
      to: 'coats',
    }),
    outfit(context, { text: swedenHome.outfit, scene: 'outfit-evening', to: 'slipDresses' }),
    row(context, { title: swedenHome.dresses, sort: 'MOST_SOLD', of: 'dresses' }),
    motto(context),
    journal(context, ['tailoring', 'leather', 'print']),
    promises(context),
  ]
}

/** Norway: coats, service promises, the wool campaign, a Sunday outfit. */
function norway(context: CmsContext): CmsContainer[] {
  const { hero: text, campaign } = norwayHome
  return [
    hero(context, { text, scenes: ['hero-coat-wide', 'hero-coat-tall'], colour: 'navy', to: 'coats' }),
    promises(context),
    band(context, { text: campaign, campaign: 'woolWeeks', scenes: ['newsletter'], to: 'knitwear' }),
    row(context, { title: norwayHome.products, sort: 'MOST_SOLD', of: 'knitwear', campaign: 'woolWeeks' }),
    outfit(context, { text: norwayHome.outfit, scene: 'outfit-weekend', to: 'downJackets' }),
    puffs(context, norwayHome.puffs, [
      ['trousers', 'category-trousers'],
      ['shirtsAndBlouses', 'category-shirts'],
      ['loafers', 'still-loafers'],
      ['jewellery', 'still-jewellery'],
    ]),
    story(context, 'leather', 'still-bag'),
    row(context, { title: norwayHome.dresses, sort: 'MOST_SOLD', of: 'dresses' }),
    journal(context, ['print', 'pleats', 'tailoring']),
  ]
}

/** Denmark: the dress campaign, bestsellers, a Sunday outfit, gifts. */
function denmark(context: CmsContext): CmsContainer[] {
  const text = denmarkHome
  return [
    hero(context, { text: text.hero, scenes: ['campaign-print-wide', 'campaign-print-tall'], to: 'dresses' }),
    row(context, { title: text.dresses, sort: 'MOST_SOLD', of: 'dresses', campaign: 'dressDays', grid: true }),
    pair(
      context,
      [
        { text: text.trousers, scene: 'category-trousers', to: 'trousers' },
        { text: text.shoes, scene: 'still-loafers', to: 'shoes' },
      ],
      ['reverse'],
    ),
    motto(context),
    outfit(context, { text: text.outfit, scene: 'outfit-winter', to: 'woolCoats' }),
    row(context, { title: text.products, sort: 'MOST_SOLD', of: 'clothes' }),
    puffs(context, text.gifts, [
      ['scarves', 'empty-list'],
      ['jewellery', 'still-jewellery'],
      ['beanies', 'not-found'],
      ['smallBags', 'empty'],
    ]),
    journal(context, ['tailoring', 'wool', 'pleats']),
    promises(context),
  ]
}

/** The home page of each market, for late November. Rows share no product, and pictures show no piece twice. */
const LAYOUTS: Record<MarketAlias, (context: CmsContext) => CmsContainer[]> = {
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

/** The home page's area in one market and language. */
export const buildHome = (context: CmsContext): CmsArea =>
  widgetArea(context, {
    family: 'Frontpage',
    areaName: 'The front page area',
    title: TITLE[context.lang],
    description: context.texts.pages.about.description,
    containers: LAYOUTS[context.market](context),
  })
