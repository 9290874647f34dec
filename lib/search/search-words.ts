import { firstCharacters, SEARCH_MAX_LENGTH } from '@/lib/routing/search-text'

const QUOTED = /^["“”„«»](.+)["“”«»]$/u
const QUOTES = 2

/** The words to search for. `isExact`: the text was in quotes, so it is not corrected. */
export type SearchWords = { words: string; isExact: boolean }

export function searchWords(text: string): SearchWords {
  const quoted = QUOTED.exec(text)?.[1]?.trim()
  return quoted ? { words: quoted, isExact: true } : { words: text, isExact: false }
}

/** The text of an exact search for these words. */
export const exactText = (words: string): string => `"${firstCharacters(words, SEARCH_MAX_LENGTH - QUOTES)}"`
