import { describeShape } from '@kajo/picture-studio'
import { describe, expect, it } from 'vitest'
import { familyOf } from '#catalogue/category-ids'
import { createCatalogue } from '#catalogue/create-catalogue'
import { LANGS } from '#catalogue/langs'
import { LINES, type LineId } from '#catalogue/lines'
import type { CatalogueStyle, Lang } from '#catalogue/types'
import { NOW } from './commerce-fixture'

const { styles } = createCatalogue({ today: new Date(NOW) })

/** All texts about a style: names, descriptions and details. */
const saidOf = ({ products: [first], texts, parameters }: CatalogueStyle, lang: Lang): string =>
  [
    first?.name[lang],
    ...Object.values(texts).map((text) => text[lang]),
    ...parameters.filter(({ name }) => name === 'Details').map(({ value }) => value[lang]),
  ].join(' ')

const NUMBERS: Record<Lang, string[]> = {
  fi: ['', 'yksi|yhden|yhdellä', 'kaksi|kahden|kahdella', 'kolme', 'neljä', 'viisi', 'kuusi', 'seitsemän', 'kahdeksan'],
  sv: ['', 'en', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta'],
  nb: ['', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte'],
  da: ['', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte'],
}
const BUTTON: Record<Lang, string> = { fi: 'nap', sv: 'knapp', nb: 'knapp', da: 'knap' }

/** The numbers of buttons in a text, without those of cuffs. */
function buttonsIn(text: string, lang: Lang): number[] {
  const withoutCuffs = text.replace(/[^.]*(mansetissa|manschett|mansjett|manchett)[^.]*\./gi, '')
  return NUMBERS[lang].flatMap((words, count) => {
    const named = words ? new RegExp(`(?<!\\p{L})(${words}) ${BUTTON[lang]}(?!\\p{L}*(rad|ræk|riv))`, 'iu') : null
    return named?.test(withoutCuffs) ? [count] : []
  })
}

const BUTTONED = styles.filter(({ kind, shape }) => describeShape(kind, shape).buttons)
const OPEN = styles.filter(({ kind, shape }) => describeShape(kind, shape).buttons === 0)
const LEGGED = styles.filter(({ kind, shape }) => describeShape(kind, shape).leg)

const LEG_WORDS: Record<Lang, Record<'wide' | 'straight' | 'narrow', RegExp>> = {
  fi: {
    wide: /(?<!p)leveä|väljä(t)? (pellava)?housu|väljä lahje/i,
    straight: /suor(a|at) (lahje|farkut|housut|prässi|korkea)/i,
    narrow: /kapene|kapeat/i,
  },
  sv: { wide: /\bvida\b/i, straight: /\braka?\b/i, narrow: /smal(a|nande)/i },
  nb: { wide: /\bvid(e)?\b/i, straight: /\brette?\b/i, narrow: /\bsmal(ere)?\b/i },
  da: { wide: /\bvide?\b/i, straight: /\blige\b/i, narrow: /\bsmal(le|lere)\b/i },
}

describe('T29 texts agree with the pictures', () => {
  it.each(LANGS)('the number of buttons in %s is that of the front', (lang) => {
    expect(BUTTONED.length).toBeGreaterThan(80)
    for (const style of BUTTONED)
      expect(buttonsIn(saidOf(style, lang), lang), saidOf(style, lang)).toEqual([
        describeShape(style.kind, style.shape).buttons,
      ])
  })

  it('texts about products without buttons do not mention buttons', () => {
    expect(OPEN.length).toBeGreaterThan(0)
    const said = OPEN.flatMap((style) => LANGS.map((lang) => saidOf(style, lang)))
    expect(said.filter((text) => /napi|nappi|knäpp|knapp|knepp|knap\b/i.test(text))).toEqual([])
  })

  it.each(LANGS)('trouser legs are called wide, straight or narrow in %s as they are drawn', (lang) => {
    expect(new Set(LEGGED.map(({ kind, shape }) => describeShape(kind, shape).leg)).size).toBe(3)
    for (const style of LEGGED) {
      const { leg } = describeShape(style.kind, style.shape)
      // The sentences on how to wear a product mention other trousers.
      const {
        products: [first],
        texts,
        parameters,
      } = style
      const details = parameters.find(({ name }) => name === 'Details')?.value[lang]
      const said = `${first?.name[lang]} ${texts.short[lang]} ${details}`
      const claimed = (['wide', 'straight', 'narrow'] as const).filter((each) => LEG_WORDS[lang][each].test(said))
      expect(claimed, said).toEqual([leg])
    }
  })

  it.each([
    ['wrap-short', 'wrap-plain'],
    ['slip-short', 'slip-silk'],
    ['skirt-mini', 'skirt-midi'],
    ['coat-short', 'coat-wool'],
    ['blazer-crop', 'blazer-long'],
    ['blazer-wool', 'blazer-long'],
    ['tee-crop', 'tee-cotton'],
    ['shirt-crop', 'shirt-poplin'],
    ['jumper-crop', 'jumper-merino'],
    ['trench-short', 'trench-classic'],
    ['puffer-short', 'puffer-long'],
    ['cardigan-rib', 'cardigan-long'],
    ['trousers-ankle', 'trousers-straight'],
    ['jeans-ankle', 'jeans-straight'],
    ['denimskirt-short', 'denimskirt-midi'],
  ] as const)('%s is shorter than %s in every shape', (short, long) => {
    const lengthsOf = (id: LineId) => LINES[id].shapes.map((shape) => describeShape(LINES[id].kind, shape).length ?? 0)
    expect(Math.max(...lengthsOf(short))).toBeLessThan(Math.min(...lengthsOf(long)))
  })
})

describe('names', () => {
  it('no two styles of a family have the same model name', () => {
    const seen = new Map<string, string>()
    for (const {
      products: [first],
      primaryCategoryId,
    } of styles) {
      const given = first?.name.fi.match(/\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?: \d+)?$/u)?.[0]
      const key = `${familyOf(primaryCategoryId)} ${given}`
      expect(seen.get(key), `${first?.name.fi} and ${seen.get(key)}`).toBeUndefined()
      seen.set(key, first?.name.fi ?? '')
    }
  })
})
