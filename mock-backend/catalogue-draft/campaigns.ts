import type { CatalogueCampaign, CatalogueStyle } from '@/mock-backend/catalogue/types'
import type { Days } from './days'
import { inAll, inEvery } from './langs'
import { FIRST_FREE_STYLE, NAMED_PRODUCTS } from './named-products'
import type { Random } from './random'
import { slug } from './slug'

export const CAMPAIGN = { autumn: 1, dresses: 2, finds: 3, code: 4, expiredCode: 5 } as const

/** Share of the products that are reduced. */
const REDUCED = 0.12

const BASE: Omit<CatalogueCampaign, 'campaignId' | 'alias' | 'name' | 'from' | 'to'> = {
  hideTitle: false,
  markets: ['fi', 'se', 'no', 'dk'],
  type: 'PRICE_CAMPAIGN',
  code: null,
  percent: 0,
  amountOff: null,
  minimum: null,
  productIds: 'all',
}

const NAMES = {
  autumn: inAll('Syksyn tarjoukset', 'Höstens erbjudanden', 'Høstens tilbud', 'Efterårets tilbud'),
  dresses: inAll('Mekkoviikot', 'Klänningsveckor', 'Kjoleuker', 'Kjoleuger'),
  finds: inAll('Viimeiset löydöt', 'Sista chansen', 'Siste sjanse', 'Sidste chance'),
  code: inAll('Tervetuloa Kajoon', 'Välkommen till Kajo', 'Velkommen til Kajo', 'Velkommen til Kajo'),
  expiredCode: inAll('Kesän kiitos', 'Tack för i sommar', 'Takk for i sommer', 'Tak for i sommer'),
}

const DRESSES = ['wrap-dress', 'slip-dress']

type Reduced = { autumn: number[]; dresses: number[]; finds: number[] }

/** Every eighth product or so: dresses in their weeks, of the rest one in five among the last finds. */
function chooseReduced(styles: CatalogueStyle[], random: Random): Reduced {
  const reduced: Reduced = { autumn: [], dresses: [NAMED_PRODUCTS.discounted], finds: [] }
  const groupOf = (style: CatalogueStyle): keyof Reduced => {
    if (DRESSES.includes(style.kind)) return 'dresses'
    return random.chance(0.2) ? 'finds' : 'autumn'
  }
  for (const style of styles.filter(({ styleId }) => styleId >= FIRST_FREE_STYLE)) {
    const chosen = style.products.filter(() => random.chance(REDUCED))
    for (const { productId } of chosen) reduced[groupOf(style)].push(productId)
  }
  return reduced
}

/** Price campaigns that run now, the code KAJO15 and the code SUVI10, whose time is over. */
export function createCampaigns(styles: CatalogueStyle[], random: Random, days: Days): CatalogueCampaign[] {
  const { autumn, dresses, finds } = chooseReduced(styles, random)
  const make = (
    key: keyof typeof CAMPAIGN,
    more: Partial<CatalogueCampaign>,
    from = -10,
    to = 30,
  ): CatalogueCampaign => ({
    ...BASE,
    campaignId: CAMPAIGN[key],
    alias: inEvery((lang) => slug(NAMES[key][lang])),
    name: NAMES[key],
    from: days.moment(from),
    to: days.moment(to),
    ...more,
  })
  return [
    make('autumn', { percent: 20, productIds: autumn }),
    make('dresses', { percent: 25, productIds: dresses }),
    make('finds', { percent: 50, productIds: finds }),
    make('code', { type: 'CODE', code: 'KAJO15', percent: 15 }, -60, 300),
    make('expiredCode', { type: 'CODE', code: 'SUVI10', percent: 10 }, -150, -60),
  ]
}
