import type { Lang } from '#catalogue/types'
import { tokenise } from '#search/engine/analysis/tokenise'

/** Prepositions, after which a name describes the garment: "klänning MED skärp", "tröja I merinoull". */
const PREPOSITIONS: Record<Lang, ReadonlySet<string>> = {
  fi: new Set(),
  sv: new Set(['i', 'med', 'av', 'för', 'till']),
  nb: new Set(['i', 'med', 'av', 'for', 'til']),
  da: new Set(['i', 'med', 'af', 'for', 'til']),
}

const MODEL = /^(?:\p{Lu}\p{L}+|\d+)$/u

export type NameParts = {
  /** Words before the model name, in order: "Kort", "omlottklänning". */
  line: string[]
  /** Index in `line` of the word for the garment. */
  head: number
  /** Words of the model name: "Vanamo". */
  model: string[]
}

/** Splits a product name into its parts. `isGarment` tells whether a word is known as a garment. */
export function splitName(name: string, lang: Lang, isGarment: (word: string) => boolean): NameParts {
  const words = tokenise(name)
  let end = words.length
  while (end > 1 && MODEL.test(words[end - 1] ?? '')) end--
  const line = words.slice(0, end)
  const opening = line.findIndex((word, i) => i > 0 && PREPOSITIONS[lang].has(word))
  const last = (opening < 0 ? line.length : opening) - 1
  let head = last
  while (head > 0 && !isGarment(line[head] ?? '')) head--
  return { line, head: isGarment(line[head] ?? '') ? head : last, model: words.slice(end) }
}
