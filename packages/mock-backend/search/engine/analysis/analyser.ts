import { inEvery } from '#catalogue/langs'
import type { Lang } from '#catalogue/types'
import { fold } from './fold'
import { stemDa } from './stem-da'
import { stemFi } from './stem-fi'
import { stemNb } from './stem-nb'
import { stemSv } from './stem-sv'
import { STOP_WORDS } from './stop-words'

const STEMMERS: Record<Lang, (folded: string) => string> = { fi: stemFi, sv: stemSv, nb: stemNb, da: stemDa }

/** Normalisation of words in one language. */
export type Analyser = {
  lang: Lang
  /** The form in which words are compared: as `fold.ts` writes it, without apostrophes and hyphens. */
  fold(word: string): string
  /** The stem that all forms of a word share. A word with digits is only folded. */
  stem(word: string): string
  isStopWord(word: string): boolean
}

const MAX_CACHED_STEMS = 50_000

function createAnalyser(lang: Lang): Analyser {
  const stems = new Map<string, string>()
  const foldWord = (word: string) => fold(word, lang).replace(/['’-]/g, '')
  return {
    lang,
    fold: foldWord,
    isStopWord: (word) => STOP_WORDS[lang].has(foldWord(word)),
    stem: (word) => {
      const cached = stems.get(word)
      if (cached !== undefined) return cached
      const folded = foldWord(word)
      const stem = /\d/.test(folded) ? folded : STEMMERS[lang](folded)
      // Limits the memory that words typed by shoppers can take.
      if (stems.size < MAX_CACHED_STEMS) stems.set(word, stem)
      return stem
    },
  }
}

const ANALYSERS: Record<Lang, Analyser> = inEvery(createAnalyser)

/** Returns the analyser of a language. */
export const analyserOf = (lang: Lang): Analyser => ANALYSERS[lang]
