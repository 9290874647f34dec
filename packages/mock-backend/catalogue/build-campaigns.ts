import { LANGS } from './langs'
import { NAMED_STYLES } from './named-products'
import { slug } from './slug'
import type { CampaignOffer, CatalogueCampaign, CatalogueStyle, Localised, MarketAlias, PriceList } from './types'
import { CAMPAIGN_NAMES, CAMPAIGN_TERMS, seasonSaleName } from './words/campaign-names'

const DAY = 24 * 60 * 60 * 1000
const EVERYWHERE: MarketAlias[] = ['fi', 'se', 'no', 'dk']

const money = (fi: number, se: number, no: number, dk: number): PriceList => ({
  fi: fi * 100,
  se: se * 100,
  no: no * 100,
  dk: dk * 100,
})

type Draft = {
  name: Localised
  hideTitle?: boolean
  markets?: MarketAlias[]
  type: CatalogueCampaign['type']
  code?: string
  percent?: number
  amountOff?: PriceList
  minimum?: PriceList
  offer?: CampaignOffer
  productIds?: number[] | 'all'
  /** Days from today; negative numbers are in the past. */
  days: readonly [from: number, to: number]
}

const aliasOf = (name: Localised, id: number): Localised => {
  const alias = { ...name }
  for (const lang of LANGS) alias[lang] = slug(name[lang].replace('%', ''), lang) || String(id)
  return alias
}

const TERMS = new Map(
  Object.entries(CAMPAIGN_NAMES).map(([key, name]) => [name, CAMPAIGN_TERMS[key as keyof typeof CAMPAIGN_NAMES]]),
)

function campaign(draft: Draft, index: number, today: number): CatalogueCampaign {
  const campaignId = index + 1
  return {
    campaignId,
    alias: aliasOf(draft.name, campaignId),
    name: draft.name,
    terms: TERMS.get(draft.name) ?? null,
    hideTitle: draft.hideTitle ?? false,
    markets: draft.markets ?? EVERYWHERE,
    type: draft.type,
    code: draft.code ?? null,
    percent: draft.percent ?? 0,
    amountOff: draft.amountOff ?? null,
    minimum: draft.minimum ?? null,
    offer: draft.offer ?? null,
    productIds: draft.productIds ?? 'all',
    from: new Date(today + draft.days[0] * DAY).toISOString(),
    to: new Date(today + draft.days[1] * DAY).toISOString(),
  }
}

const KNITS = ['cable-knit', 'jumper']
const TAILORING = ['blazer', 'coat']
const WOOLLENS = ['cable-knit', 'cardigan', 'roll-neck', 'beanie', 'scarf']
const DRESSES = ['wrap-dress', 'slip-dress', 'shirt-dress', 'knit-dress']

/** Product ids of the styles that fulfil the condition, without the named styles, whose prices are fixed. */
const idsOf = (styles: readonly CatalogueStyle[], fits: (style: CatalogueStyle) => boolean): number[] =>
  styles
    .filter((style) => style.styleId > NAMED_STYLES.length && fits(style))
    .flatMap((style) => style.products.map((product) => product.productId))

const inSale = (style: CatalogueStyle): boolean => style.styleId % 9 === 3
const ofKind = (kinds: readonly string[]) => (style: CatalogueStyle) =>
  kinds.includes(style.kind) && style.styleId % 3 === 1 && !inSale(style)

const discountedNamed = (styles: readonly CatalogueStyle[]): number[] =>
  styles
    .filter((style) => NAMED_STYLES[style.styleId - 1]?.discounted)
    .flatMap((style) => style.products.map((product) => product.productId))

const THREE_FOR_TWO = ['earrings', 'necklace', 'silk-scarf', 'belt']
const BAGS = ['bag', 'tote', 'crossbody']
const SHOES = ['boot', 'trainer', 'loafer', 'ballerina', 'pump', 'sandal']

/** Cart campaigns that need no code. */
function cartOffers(styles: readonly CatalogueStyle[]): Draft[] {
  const names = CAMPAIGN_NAMES
  const ids = (kinds: readonly string[]) => idsOf(styles, ({ kind }) => kinds.includes(kind))
  const [gift] = idsOf(styles, ({ kind }) => kind === 'silk-scarf')
  const drafts: Draft[] = [
    {
      name: names.bagDays,
      type: 'CART_CAMPAIGN',
      percent: 10,
      minimum: money(150, 1500, 1650, 1100),
      productIds: ids(BAGS),
      days: [-30, 60],
    },
    {
      name: names.threeForTwo,
      type: 'CART_CAMPAIGN',
      offer: { kind: 'multi-buy', size: 3, paid: 2 },
      productIds: ids(THREE_FOR_TWO),
      days: [-20, 40],
    },
    {
      name: names.spendAndSave,
      type: 'CART_CAMPAIGN',
      offer: {
        kind: 'steps',
        steps: [
          { from: money(200, 2000, 2200, 1500), off: money(20, 200, 200, 150) },
          { from: money(400, 4000, 4400, 3000), off: money(60, 600, 600, 450) },
        ],
      },
      productIds: ids(SHOES),
      days: [-20, 40],
    },
  ]
  if (gift === undefined) return drafts
  return [
    ...drafts,
    {
      name: names.largeOrderGift,
      type: 'CART_CAMPAIGN',
      offer: { kind: 'gift', productId: gift },
      minimum: money(600, 6000, 6600, 4500),
      days: [-20, 40],
    },
  ]
}

const CODES: Draft[] = [
  { name: CAMPAIGN_NAMES.firstOrder, type: 'CODE', code: 'KAJO15', percent: 15, days: [-365, 365] },
  {
    name: CAMPAIGN_NAMES.tenOff,
    type: 'CODE',
    code: 'KAJO10',
    amountOff: money(10, 100, 100, 75),
    minimum: money(80, 800, 850, 600),
    days: [-60, 90],
  },
  { name: CAMPAIGN_NAMES.expired, type: 'CODE', code: 'KAJO25', percent: 25, days: [-60, -30] },
  {
    name: CAMPAIGN_NAMES.freeDelivery,
    type: 'CODE',
    code: 'KAJOTOIMITUS',
    offer: { kind: 'free-shipping' },
    days: [-60, 90],
  },
  { name: CAMPAIGN_NAMES.friends, hideTitle: true, type: 'CODE', code: 'KAJOFRIENDS', percent: 5, days: [-60, 90] },
]

/** Bonus vouchers, each valid for one order from the minimum of T17; the last one has expired. */
const VOUCHERS: Draft[] = ['A1', 'B2', 'C3', 'D4', 'OLD'].map((number) => ({
  name: CAMPAIGN_NAMES.bonusVoucher,
  type: 'VOUCHER',
  code: `VOYADOVOUCHER_KAJO-${number}`,
  amountOff: money(10, 100, 100, 75),
  minimum: money(25, 250, 250, 185),
  days: number === 'OLD' ? [-120, -30] : [-30, 90],
}))

/** All campaigns, dated relative to `today`. Each market has the seasonal sale and one sale of its own. */
export function buildCampaigns(styles: readonly CatalogueStyle[], today: Date): CatalogueCampaign[] {
  const names = CAMPAIGN_NAMES
  const own = (market: MarketAlias, name: Localised, kinds: readonly string[]): Draft => ({
    name,
    markets: [market],
    type: 'PRICE_CAMPAIGN',
    percent: 20,
    productIds: idsOf(styles, ofKind(kinds)),
    days: [-4, 10],
  })
  const drafts: Draft[] = [
    {
      name: seasonSaleName(today),
      type: 'PRICE_CAMPAIGN',
      percent: 30,
      productIds: [...discountedNamed(styles), ...idsOf(styles, inSale)],
      days: [-10, 18],
    },
    own('fi', names.knitWeeks, KNITS),
    own('se', names.coatDays, TAILORING),
    own('no', names.woolWeeks, WOOLLENS),
    own('dk', names.dressDays, DRESSES),
    {
      name: names.midSeason,
      type: 'PRICE_CAMPAIGN',
      percent: 15,
      productIds: idsOf(styles, (style) => style.styleId % 9 === 6),
      days: [-45, -26],
    },
    ...cartOffers(styles),
    ...CODES,
    ...VOUCHERS,
  ]
  return drafts.map((draft, i) => campaign(draft, i, today.getTime()))
}
