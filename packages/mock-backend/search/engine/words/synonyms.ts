import type { Lang } from '#catalogue/types'
import { daSynonyms } from './synonyms/da-synonyms'
import { fiSynonyms } from './synonyms/fi-synonyms'
import { nbSynonyms } from './synonyms/nb-synonyms'
import { svSynonyms } from './synonyms/sv-synonyms'

const TEXTS: Record<Lang, string> = { fi: fiSynonyms, sv: svSynonyms, nb: nbSynonyms, da: daSynonyms }

/** Words that shoppers type, each with words of the catalogue that have the same meaning. */
export const synonymsOf = (lang: Lang): [word: string, meant: readonly string[]][] =>
  TEXTS[lang]
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [words = '', meant = ''] = row.split(':')
      const targets = meant.trim().split(/\s*,\s*/)
      return words.split(',').map((word): [string, readonly string[]] => [word.trim(), targets])
    })
