import { describe, expect, it } from 'vitest'
import { findForbidden, readGlossary } from '@/scripts/spelling/find-forbidden.mjs'
import { findMisspelt } from '@/scripts/spelling/find-misspelt.mjs'
import { messageTexts, plainMessage } from '@/scripts/spelling/read-texts.mjs'

const words = (found: { word: string }[]) => found.map(({ word }) => word)
const LOADING = 120_000

describe('spelling', () => {
  it(
    'finds a misspelt word in a message, says where it stands, and accepts names of the data',
    async () => {
      const texts = [
        ...messageTexts('nb', { cart: { add: 'Legg i handlepossen', dress: 'Tindrasunds kjole' } }),
        ...messageTexts('sv', { cart: { add: 'Lägg i varukorgen', wrong: 'Välj storlk' } }),
      ]
      expect(await findMisspelt(texts, ['Tindrasund'])).toEqual([
        { lang: 'nb', word: 'handlepossen', source: 'messages/nb.json cart.add' },
        { lang: 'sv', word: 'storlk', source: 'messages/sv.json cart.wrong' },
      ])
    },
    LOADING,
  )
})

describe('choice of words', () => {
  const say = (lang: string, text: string) => words(findForbidden([{ lang, text, source: 'here' }]))

  it.each([
    ['nb', 'Farve'],
    ['nb', 'hvornår'],
    ['nb', 'kurv'],
    ['nb', 'handlekurven'],
    ['da', 'handleposen'],
    ['da', 'størrelsene i farger', 'farger'],
    ['sv', 'ikke'],
    ['fi', 'Newsletter'],
    ['da', 'Loading'],
    ['sv', 'Checkout'],
    ['fi', 'palautusoikeus'],
    ['sv', 'Öppet köp'],
    ['sv', 'Så reser paketet', 'reser paketet'],
    ['nb', 'Fra historien'],
    ['da', 'Mest elsket lige nu', 'Mest elsket'],
    ['da', 'svar på mail', 'på mail'],
  ])('%s never says %s', (lang, text, word = text) => {
    expect(say(lang, text)).toEqual([word])
  })

  it('accepts the preferred words', () => {
    expect(say('nb', 'Kjoler i handleposen, fri frakt og ny størrelse')).toEqual([])
    expect(say('da', 'Kjoler i kurven, fri fragt og farver')).toEqual([])
  })

  it('requires a no-break space before the percent sign, and curly apostrophes', () => {
    expect(say('fi', '15 % ja 15% ja 15\u00a0%')).toEqual(['15 %', '15%'])
    expect(say('sv', "Kajo's")).toEqual(["'"])
  })

  it('reads the rejected words of the glossary', () => {
    const table = '| Concept | Bokmål | Not |\n|---|---|---|\n| bag | handlepose | nb: handlekurv*, vogn; da: pose |'
    expect(readGlossary(table)).toEqual({ fi: [], sv: [], nb: ['handlekurv*', 'vogn'], da: ['pose'] })
  })
})

describe('plainMessage', () => {
  it('keeps the texts of plurals and links and removes the syntax', () => {
    const said = plainMessage('{count, plural, =0 {tyhjä} one {# tuote} other {# tuotetta, {name}}} <link>ehdot</link>')
    expect(said.match(/\p{L}+/gu)).toEqual(['tyhjä', 'tuote', 'tuotetta', 'ehdot'])
  })
})
