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
  [
    'fi',
    'fi',
    'Kengät −20 €, kun ostat vähintään 200 €:lla, tai −60 €, kun ostat vähintään 400 €:lla',
    'Laukut −10 %, kun ostat vähintään 150 €:lla',
  ],
  [
    'fi',
    'sv',
    '20 € rabatt på skor när du handlar för minst 200 €, 60 € när du handlar för minst 400 €',
    '10 % på väskor när du handlar för minst 150 €',
  ],
  [
    'se',
    'sv',
    '200 kr rabatt på skor när du handlar för minst 2 000 kr, 600 kr när du handlar för minst 4 000 kr',
    '10 % på väskor när du handlar för minst 1 500 kr',
  ],
  [
    'no',
    'nb',
    '200 kr rabatt på sko når du handler for minst 2 200 kr, 600 kr når du handler for minst 4 400 kr',
    '10 % på vesker når du handler for minst 1 650 kr',
  ],
  [
    'dk',
    'da',
    '150 kr. rabat på sko, når du køber for mindst 1.500 kr., 450 kr., når du køber for mindst 3.000 kr.',
    '10 % på tasker, når du køber for mindst 1.100 kr.',
  ],
] as const)(
  'R-CART-12 names in %s (%s) say for how much one must buy, in whole amounts of the currency of the market',
  (market, lang, shoes, bags) => {
    expect(nameOf('Erbjudande på skor', market, lang)).toBe(shoes)
    expect(nameOf('Erbjudande på väskor', market, lang)).toBe(bags)
  },
)
