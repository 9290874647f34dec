import { describe, expect, it } from 'vitest'
import type { Lang } from '#catalogue/types'
import { parseQuestion } from '#search/engine/question/parse-question'

const SIZES = new Set(['xs', 's', 'm', 'l', 'xl', '36', '38', '40', '42', 'w28', '28', '6,5'])
const parse = (lang: Lang, text: string) => parseQuestion(text, lang, (label) => SIZES.has(label))
const NO_LIMIT = Number.POSITIVE_INFINITY

describe('prices in a query', () => {
  it.each<[Lang, string, number, number]>([
    ['fi', 'mekko alle 100 €', 0, 100],
    ['fi', 'mekko alle 100 euroa', 0, 100],
    ['fi', 'mekko enintään 89,90 e', 0, 89.9],
    ['fi', 'mekko 50-100€', 50, 100],
    ['fi', 'mekko 50–100 euron välillä', 50, 100],
    ['fi', 'mekko 50 ja 100 € väliltä', 50, 100],
    ['fi', 'mekko väliltä 50–100 €', 50, 100],
    ['fi', 'takki yli 200 €', 200, NO_LIMIT],
    ['sv', 'klänning under 1 000 kr', 0, 1000],
    ['sv', 'klänning under 1.000:-', 0, 1000],
    ['sv', 'klänning max 500 kronor', 0, 500],
    ['sv', 'klänning mellan 300 och 500', 300, 500],
    ['sv', 'klanning billigare an 700', 0, 700],
    ['sv', 'klänning 500 kr', 0, 500],
    ['sv', 'kappa över 1000', 1000, NO_LIMIT],
    ['nb', 'kjole billigere enn 800', 0, 800],
    ['nb', 'kjole opp til 500', 0, 500],
    ['nb', 'kjole 500–800 kr', 500, 800],
    ['nb', 'kåpe over 1000', 1000, NO_LIMIT],
    ['da', 'kjole højst 600 kr.', 0, 600],
    ['da', 'kjole mellem 300 og 600', 300, 600],
    ['da', 'frakke mere end 1000', 1000, NO_LIMIT],
  ])('%s: "%s" is from %d to %d', (lang, text, lowest, highest) => {
    const { price, words } = parse(lang, text)
    expect(price).toEqual({ lowest, highest })
    expect(words).toHaveLength(1)
  })
})

describe('sizes in a query', () => {
  it.each<[Lang, string, string[]]>([
    ['fi', 'mekko koko 40', ['40']],
    ['fi', 'housut 38', ['38']],
    ['sv', 'klänning strl M', ['m']],
    ['sv', 'klänning storlek 38', ['38']],
    ['sv', 'jeans w28', ['w28']],
    ['nb', 'kjole str. 36', ['36']],
    ['nb', 'kjole 36-38', ['36', '38']],
    ['da', 'bluse str xl', ['xl']],
    ['da', 'handsker 6,5', ['6,5']],
  ])('%s: "%s" asks for %j', (lang, text, sizes) => {
    const parsed = parse(lang, text)
    expect(parsed.sizes).toEqual(sizes)
    expect(parsed.price).toBeNull()
    expect(parsed.words).toHaveLength(1)
  })

  it('a single letter and a number that is not a size remain words', () => {
    expect(parse('sv', 'm')).toMatchObject({ sizes: [], words: ['m'] })
    expect(parse('sv', 'klänning 77')).toMatchObject({ sizes: [], words: ['klanning', '77'] })
  })
})

describe('sale and news in a query', () => {
  it.each<[Lang, string, string]>([
    ['fi', 'mekot ale', 'uutuudet takit'],
    ['sv', 'klänningar på rea', 'nya kappor'],
    ['nb', 'kjoler på salg', 'nyheter kåper'],
    ['da', 'kjoler udsalg', 'nye frakker'],
  ])('%s: "%s" and "%s"', (lang, sale, news) => {
    expect(parse(lang, sale)).toMatchObject({ wantsSale: true, wantsNews: false })
    expect(parse(lang, sale).words).toHaveLength(1)
    expect(parse(lang, news)).toMatchObject({ wantsSale: false, wantsNews: true })
  })

  it('a part of a longer word is not recognised', () => {
    expect(parse('sv', 'realistisk')).toMatchObject({ wantsSale: false, words: ['realistisk'] })
    expect(parse('fi', 'alennettu')).toMatchObject({ wantsSale: false })
  })

  it('a very long text is truncated', () => {
    expect(parse('sv', 'ord '.repeat(10_000)).words).toHaveLength(10)
  })
})
