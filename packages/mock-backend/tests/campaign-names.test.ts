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
  ['fi', 'fi', 'Kengät: 200 €:lla −20 €, 400 €:lla −60 €', 'Laukut −10 %, kun ostat vähintään 150 €:lla'],
  ['fi', 'sv', 'Skor: −20 € från 200 €, −60 € från 400 €', '10 % på väskor när du handlar för minst 150 €'],
  [
    'se',
    'sv',
    'Skor: −200 kr från 2 000 kr, −600 kr från 4 000 kr',
    '10 % på väskor när du handlar för minst 1 500 kr',
  ],
  ['no', 'nb', 'Sko: −200 kr fra 2 200 kr, −600 kr fra 4 400 kr', '10 % på vesker når du handler for minst 1 650 kr'],
  [
    'dk',
    'da',
    'Sko: −150 kr. fra 1.500 kr., −450 kr. fra 3.000 kr.',
    '10 % på tasker, når du køber for mindst 1.100 kr.',
  ],
] as const)(
  'R-CART-12 names in %s (%s) say for how much one must buy, in whole amounts of the currency of the market',
  (market, lang, shoes, bags) => {
    expect(nameOf('Erbjudande på skor', market, lang)).toBe(shoes)
    expect(nameOf('Erbjudande på väskor', market, lang)).toBe(bags)
  },
)
