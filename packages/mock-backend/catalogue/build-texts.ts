import type { Kind } from '@kajo/picture-studio'
import { itemAt } from '#catalogue/item-at'
import { OWN_BRAND_ID } from './brands'
import { KIND_FACTS, type Wearing } from './kinds'
import { inEvery } from './langs'
import { LINES, type LineId } from './lines'
import type { Line } from './lines/line'
import { type Care, MATERIALS } from './materials'
import type { StylePlan } from './plan-style'
import type { CatalogueStyle, Lang } from './types'
import { WORDS } from './words/words'

const turn = <T>(values: readonly T[], n: number): T => itemAt(values, n % values.length)

/** Kinds without seams; sentences about prints mention seams. */
const SEAMLESS: readonly Kind[] = ['silk-scarf']
/** Products whose texts say that their colours match the shop's own collection. */
const MATCHED: readonly Wearing[] = ['accessory', 'warm', 'detail']
/** Cardigan lines without buttons; sentences about cardigans mention buttons. */
const UNBUTTONED: readonly LineId[] = ['cardigan-long']

type Described = Pick<StylePlan, 'line' | 'ordinal' | 'lineOrdinal' | 'brandId'>

/** The sentences on how to wear a style that are true for it. */
function stylingFor({ line, brandId }: Described, lang: Lang): readonly string[] {
  const { styling, ownCollection } = WORDS[lang].material
  const facts = KIND_FACTS[LINES[line].kind]
  const key = UNBUTTONED.includes(line) ? facts.styling : (facts.wearing ?? facts.styling)
  return brandId === OWN_BRAND_ID && MATCHED.includes(key) ? [...styling[key], ownCollection] : styling[key]
}

/**
 * Short, long and extra text of a style. The alternatives of each part repeat with different periods, so that 24
 * consecutive styles of a kind never have the same description.
 */
export function buildTexts(plan: Described): CatalogueStyle['texts'] {
  const { ordinal } = plan
  const line: Line = LINES[plan.line]
  const { care } = MATERIALS[line.material]
  const long = inEvery((lang) => {
    const { kinds, material } = WORDS[lang]
    const parts = [
      turn(kinds[line.kind], ordinal),
      turn(material.materials[line.material].sentences, Math.floor(ordinal / 3)),
      line.print === 'plain' || SEAMLESS.includes(line.kind) ? '' : turn(material.prints[line.print], ordinal + 1),
      turn(stylingFor(plan, lang), ordinal + Math.floor(ordinal / 6)),
    ]
    return parts.filter(Boolean).join(' ')
  })
  return {
    short: inEvery((lang) => turn(WORDS[lang].leads[plan.line], plan.lineOrdinal)),
    long,
    extra: extraOf(line, care),
  }
}

const extras = new Map<string, CatalogueStyle['texts']['extra']>()

/** Advice on the size; for products with one size, advice on care. */
function extraOf({ kind, fit }: Line, care: Care): CatalogueStyle['texts']['extra'] {
  const isOneSize = KIND_FACTS[kind].sizes === 'one'
  const key = isOneSize ? care : `fit.${fit}`
  const known = extras.get(key)
  if (known) return known
  const made = inEvery((lang) => {
    const words = WORDS[lang].material
    return isOneSize ? words.care[care] : words.fits[fit].sentence
  })
  extras.set(key, made)
  return made
}
