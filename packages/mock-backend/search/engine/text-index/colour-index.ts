import type { ColourKey } from '@kajo/picture-studio'
import type { Catalogue } from '#catalogue/types'
import type { Analyser } from '#search/engine/analysis/analyser'
import { colourPlural } from '#search/engine/words/colour-plurals'
import { colourWords } from '#search/engine/words/colour-words'
import type { ColourWeights } from './text-index'

const EXACT = 100
const STEP = 12

/** Colours by word stem: a colour name of the catalogue maps to that colour, a broader word to all its shades. */
export function buildColourIndex(catalogue: Catalogue, sold: ReadonlySet<ColourKey>, analyser: Analyser) {
  const colours = new Map<string, Map<ColourKey, number>>()
  const spellings: string[] = []
  const add = (word: string, colour: ColourKey, weight: number) => {
    const stem = analyser.stem(word)
    const known = colours.get(stem) ?? new Map<ColourKey, number>()
    known.set(colour, Math.max(weight, known.get(colour) ?? 0))
    colours.set(stem, known)
  }
  for (const [word, keys] of colourWords(analyser.lang)) {
    const kept = keys.filter((key) => sold.has(key))
    for (const [i, key] of kept.entries()) add(word, key, EXACT - i * STEP)
    if (kept.length > 0) spellings.push(word, colourPlural(word, analyser.lang) ?? word)
  }
  for (const key of sold) {
    const word = catalogue.colours[key].name[analyser.lang]
    add(word, key, EXACT)
    spellings.push(word)
  }
  return { colours: colours as ReadonlyMap<string, ColourWeights>, spellings }
}
