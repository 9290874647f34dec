import type { Lang } from '#catalogue/types'

/** Plural endings of colour adjectives. Colours with other endings are nouns, which cannot precede a garment. */
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

/** Category names that are not plurals, so that phrases such as "svarta stickat" are not built. */
const MASS_NOUNS: Record<Lang, RegExp> = { fi: /^$/, sv: /stickat$/, nb: /(?:strikk|tøy)$/, da: /(?:strik|tøj)$/ }

/** Whether a plural colour can precede a category name; never before a name of several words. */
export const takesPlural = (category: string, lang: Lang): boolean =>
  !category.includes(' ') && !MASS_NOUNS[lang].test(category)

/** The plural of a colour name before garments; null for nouns such as "sand". */
export function colourPlural(name: string, lang: Lang): string | null {
  const word = name.toLowerCase()
  const found = PLURALS[lang].find(([ending]) => word.endsWith(ending))
  return found ? word.slice(0, -found[0].length) + found[1] : null
}
