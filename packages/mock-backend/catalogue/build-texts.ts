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

/** Print sentences speak of seams, and these have none. */
const SEAMLESS: readonly Kind[] = ['silk-scarf']
/** Products whose colours are matched across the shop's own collection. */
const MATCHED: readonly Wearing[] = ['accessory', 'warm', 'detail']
/** Cardigan sentences speak of buttons, and this one has none. */
const UNBUTTONED: readonly LineId[] = ['cardigan-long']

type Described = Pick<StylePlan, 'line' | 'ordinal' | 'lineOrdinal' | 'brandId'>

/** Sentences on how to wear a style, only those that are true of it. */
function stylingFor({ line, brandId }: Described, lang: Lang): readonly string[] {
  const { styling, ownCollection } = WORDS[lang].material
  const facts = KIND_FACTS[LINES[line].kind]
  const key = UNBUTTONED.includes(line) ? facts.styling : (facts.wearing ?? facts.styling)
  return brandId === OWN_BRAND_ID && MATCHED.includes(key) ? [...styling[key], ownCollection] : styling[key]
}

/**
 * Short, long and extra text of a style. Parts turn at different speeds, so that 24 styles of a kind in a row
 * never share a whole description.
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

/** Advice on size; on how to keep it where there is only one size. */
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
