import { inEvery } from '#catalogue/langs'
import type { Lang } from '#catalogue/types'
import { fold } from './fold'
import { stemDa } from './stem-da'
import { stemFi } from './stem-fi'
import { stemNb } from './stem-nb'
import { stemSv } from './stem-sv'
import { STOP_WORDS } from './stop-words'

const STEMMERS: Record<Lang, (folded: string) => string> = { fi: stemFi, sv: stemSv, nb: stemNb, da: stemDa }

/** How one language compares words. */
export type Analyser = {
  lang: Lang
  /** Lower case, no marks, no hyphens. */
  fold(word: string): string
  /** What all forms of a word have in common; numbers stay as they are. */
  stem(word: string): string
  isStopWord(word: string): boolean
}

const MOST_KNOWN = 50_000

function createAnalyser(lang: Lang): Analyser {
  const stems = new Map<string, string>()
  const foldWord = (word: string) => fold(word, lang).replace(/['’-]/g, '')
  return {
    lang,
    fold: foldWord,
    isStopWord: (word) => STOP_WORDS[lang].has(foldWord(word)),
    stem: (word) => {
      const known = stems.get(word)
      if (known !== undefined) return known
      const folded = foldWord(word)
      const stem = /\d/.test(folded) ? folded : STEMMERS[lang](folded)
      // Texts of shoppers must not fill the memory.
      if (stems.size < MOST_KNOWN) stems.set(word, stem)
      return stem
    },
  }
}

const ANALYSERS: Record<Lang, Analyser> = inEvery(createAnalyser)

/** The analyser of a language. */
export const analyserOf = (lang: Lang): Analyser => ANALYSERS[lang]
