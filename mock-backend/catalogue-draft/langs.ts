import type { Lang, Localised } from '@/mock-backend/catalogue/types'

/** The shop's languages, in the order texts are written. */
export const LANGS = ['fi', 'sv', 'nb', 'da'] as const satisfies readonly Lang[]

/** One text in each language, in that order. */
export const inAll = (fi: string, sv: string, nb: string, da: string): Localised => ({ fi, sv, nb, da })

/** The same thing made in every language. */
export const inEvery = <T>(make: (lang: Lang) => T): Record<Lang, T> => ({
  fi: make('fi'),
  sv: make('sv'),
  nb: make('nb'),
  da: make('da'),
})
