import type { ColourKey } from '@kajo/picture-studio'
import { inEvery } from './langs'
import type { LineId } from './lines'
import { slug } from './slug'
import type { Localised } from './types'
import { WORDS } from './words/words'

/** Name of a product without its colour: "Kietaisumekko Vanamo". */
export const productName = (line: LineId, model: string): Localised =>
  inEvery((lang) => `${WORDS[lang].lines[line]} ${model}`)

/** Alias of a product, from name and colour. Unique, because a model name occurs once in a family. */
export const productAlias = (name: Localised, colour: ColourKey): Localised =>
  inEvery((lang) => `${slug(name[lang], lang)}-${slug(WORDS[lang].colours[colour], lang)}`)

/** Article number of a product: `K00012-03` is the third colour of style 12. */
export const articleNumber = (styleId: number, colourIndex: number): string =>
  `K${String(styleId).padStart(5, '0')}-${String(colourIndex + 1).padStart(2, '0')}`

/** Returns a curried `productAlias` that caches slugs, because computing them takes long in large catalogues. */
export function createAliasWriter() {
  const colourSlugs = new Map<ColourKey, Localised>()
  const slugOf = (colour: ColourKey): Localised => {
    const known = colourSlugs.get(colour) ?? inEvery((lang) => slug(WORDS[lang].colours[colour], lang))
    colourSlugs.set(colour, known)
    return known
  }
  return (name: Localised) => {
    const base = inEvery((lang) => slug(name[lang], lang))
    return (colour: ColourKey): Localised => {
      const part = slugOf(colour)
      return inEvery((lang) => `${base[lang]}-${part[lang]}`)
    }
  }
}
