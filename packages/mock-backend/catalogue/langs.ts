import type { Lang } from './types'

/** The shop's languages, in the order texts are written. */
export const LANGS = ['fi', 'sv', 'nb', 'da'] as const satisfies readonly Lang[]

/** The same thing made in every language. */
export const inEvery = <T>(make: (lang: Lang) => T): Record<Lang, T> => ({
  fi: make('fi'),
  sv: make('sv'),
  nb: make('nb'),
  da: make('da'),
})
