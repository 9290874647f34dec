import { expect, it } from 'vitest'
import { createCatalogue } from '#catalogue/create-catalogue'
import { campaignName } from '#commerce/campaign-name'
import { MARKETS } from '#commerce/markets'

const { campaigns } = createCatalogue({ today: new Date('2026-11-21T12:00:00Z') })
const nameOf = (word: string, market: keyof typeof MARKETS, lang: 'fi' | 'sv' | 'nb' | 'da') => {
  const found = campaigns.find(({ name }) => name.sv === word) ?? expect.fail(word)
  return campaignName(found, { market: MARKETS[market], lang }).replaceAll(/\s/g, ' ')
}

it.each([
  ['fi', 'fi', 'Kengät −20 € alkaen 200 €, −60 € alkaen 400 €', 'Laukut −10 % alkaen 150 €'],
  ['fi', 'sv', 'Skor −20 € från 200 €, −60 € från 400 €', 'Väskor −10 % från 150 €'],
  ['se', 'sv', 'Skor −200 kr från 2 000 kr, −600 kr från 4 000 kr', 'Väskor −10 % från 1 500 kr'],
  ['no', 'nb', 'Sko −200 kr fra 2 200 kr, −600 kr fra 4 400 kr', 'Vesker −10 % fra 1 650 kr'],
  ['dk', 'da', 'Sko −150 kr. fra 1.500 kr., −450 kr. fra 3.000 kr.', 'Tasker −10 % fra 1.100 kr.'],
] as const)(
  'R-CART-12 names in %s (%s) contain whole amounts in the currency of the market',
  (market, lang, shoes, bags) => {
    expect(nameOf('Erbjudande på skor', market, lang)).toBe(shoes)
    expect(nameOf('Erbjudande på väskor', market, lang)).toBe(bags)
  },
)
