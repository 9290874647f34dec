import type { Lang, Localised } from '@/mock-backend/catalogue/types'

export const LANGS = ['fi', 'sv', 'nb', 'da'] as const satisfies Lang[]

/** One text in the order Finnish, Swedish, Norwegian, Danish. */
export const inAll = (fi: string, sv: string, nb: string, da: string): Localised => ({ fi, sv, nb, da })

export const inEvery = (make: (lang: Lang) => string): Localised => inAll(make('fi'), make('sv'), make('nb'), make('da'))
