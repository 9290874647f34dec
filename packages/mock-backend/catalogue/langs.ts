import type { Lang } from './types'

/** The shop's languages. */
export const LANGS = ['fi', 'sv', 'nb', 'da'] as const satisfies readonly Lang[]

/** Calls `make` for every language and returns the results by language. */
export const inEvery = <T>(make: (lang: Lang) => T): Record<Lang, T> => ({
  fi: make('fi'),
  sv: make('sv'),
  nb: make('nb'),
  da: make('da'),
})
