import type { Lang } from '#catalogue/types'

/** Endings of colour adjectives in the plural; colours that end otherwise are nouns and stand before no garment. */
const PLURALS: Record<Lang, readonly (readonly [ending: string, plural: string])[]> = {
  fi: [
    ['nen', 'set'],
    ['musta', 'mustat'],
    ['valkea', 'valkeat'],
    ['harmaa', 'harmaat'],
    ['ruskea', 'ruskeat'],
    ['vihreä', 'vihreät'],
    ['beige', 'beiget'],
    ['roosa', 'roosat'],
    ['pinkki', 'pinkit'],
    ['liila', 'liilat'],
    ['violetti', 'violetit'],
    ['oranssi', 'oranssit'],
  ],
  sv: [
    ['blå', 'blå'],
    ['grå', 'grå'],
    ['röd', 'röda'],
    ['grön', 'gröna'],
    ['vit', 'vita'],
    ['svart', 'svarta'],
    ['gul', 'gula'],
    ['brun', 'bruna'],
    ['rosa', 'rosa'],
    ['lila', 'lila'],
    ['beige', 'beige'],
  ],
  nb: [
    ['blå', 'blå'],
    ['grå', 'grå'],
    ['rød', 'røde'],
    ['grønn', 'grønne'],
    ['hvit', 'hvite'],
    ['svart', 'svarte'],
    ['gul', 'gule'],
    ['brun', 'brune'],
    ['rosa', 'rosa'],
    ['lilla', 'lilla'],
    ['beige', 'beige'],
  ],
  da: [
    ['blå', 'blå'],
    ['grå', 'grå'],
    ['rød', 'røde'],
    ['grøn', 'grønne'],
    ['hvid', 'hvide'],
    ['sort', 'sorte'],
    ['gul', 'gule'],
    ['brun', 'brune'],
    ['rosa', 'rosa'],
    ['lilla', 'lilla'],
    ['beige', 'beige'],
  ],
}

/** Names of categories that are no plurals: no "svarta stickat". */
const MASS_NOUNS: Record<Lang, RegExp> = { fi: /^$/, sv: /stickat$/, nb: /(?:strikk|tøy)$/, da: /(?:strik|tøj)$/ }

/** Whether a colour in the plural can stand before the name of a category; never before a name of several words. */
export const takesPlural = (category: string, lang: Lang): boolean =>
  !category.includes(' ') && !MASS_NOUNS[lang].test(category)

/** The plural of a colour's name as it stands before garments; null for nouns such as "sand". */
export function colourPlural(name: string, lang: Lang): string | null {
  const word = name.toLowerCase()
  const found = PLURALS[lang].find(([ending]) => word.endsWith(ending))
  return found ? word.slice(0, -found[0].length) + found[1] : null
}
