import { createTranslator } from 'next-intl'
import { type Lang, LOCALES } from '@/lib/market/market-table'
import { TEXTS } from './shop-test'

type Values = Record<string, string | number>

type Translate = (key: string, values?: Values) => string

/** The shop's own words in a language: `speak('fi')('cart.open', { count: 1 })`. An unknown key is an error. */
export const speak = (lang: Lang): Translate =>
  // keys are put together by the tests, so the typed ones of the library do not fit
  createTranslator({
    locale: LOCALES[lang].iso,
    messages: TEXTS[lang],
    onError: (error) => {
      throw error
    },
  }) as unknown as Translate
