import type { Kind } from '@/mock-backend/studio/picture-name'
import { KIND_FACTS } from './kinds'
import { inEvery } from './langs'
import { LINES, type LineId } from './lines'
import type { Line } from './lines/line'
import { type Care, MATERIALS } from './materials'
import type { CatalogueStyle } from './types'
import { WORDS } from './words/words'

const turn = <T>(values: readonly T[], n: number): T => values[n % values.length]

/** Prints are praised for how they meet at the seams, and these have none. */
const SEAMLESS: readonly Kind[] = ['silk-scarf']

/**
 * Short, long and extra text of a style. `ordinal` counts the styles of its kind: parts turn at different speeds,
 * so that 24 styles of a kind in a row never share a whole description.
 */
export function buildTexts(id: LineId, ordinal: number): CatalogueStyle['texts'] {
  const line: Line = LINES[id]
  const { care } = MATERIALS[line.material]
  const { styling } = KIND_FACTS[line.kind]
  const long = inEvery((lang) => {
    const { kinds, material } = WORDS[lang]
    const parts = [
      turn(kinds[line.kind].long, ordinal),
      turn(material.materials[line.material].sentences, Math.floor(ordinal / 3)),
      line.print === 'plain' || SEAMLESS.includes(line.kind) ? '' : turn(material.prints[line.print], ordinal + 1),
      turn(material.styling[styling], ordinal + Math.floor(ordinal / 6)),
    ]
    return parts.filter(Boolean).join(' ')
  })
  return {
    short: inEvery((lang) => turn(WORDS[lang].kinds[line.kind].short, ordinal)),
    long,
    extra: extraOf(line, care),
  }
}

const extras = new Map<string, CatalogueStyle['texts']['extra']>()

/** How it fits, where there is something to fit, else how to keep it: the same few texts over and over, made once. */
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
