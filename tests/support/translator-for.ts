import { createTranslator } from 'next-intl'
import { type Lang, LOCALES } from '@/lib/market/market-table'
import { TEXTS } from './shop-test'

type Values = Record<string, string | number>

type Translate = (key: string, values?: Values) => string

/** Translates with the shop's messages: `translatorFor('fi')('cart.open', { count: 1 })`. Throws for an unknown key. */
export const translatorFor = (lang: Lang): Translate =>
  // Tests build keys at run time, so the typed keys of next-intl cannot be used.
  createTranslator({
    locale: LOCALES[lang].iso,
    messages: TEXTS[lang],
    onError: (error) => {
      throw error
    },
  }) as unknown as Translate
