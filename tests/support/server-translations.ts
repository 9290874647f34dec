import { createTranslator } from 'next-intl'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Lang } from '@/lib/market/market-table'

type Place = { locale: Lang; namespace?: string }

/** Stands in for `next-intl/server`, which needs a React server: the real texts of the language. */
export const serverTranslations = {
  setRequestLocale: () => {},
  getTranslations: async ({ locale, namespace }: Place) =>
    createTranslator({ locale, namespace, messages: (await loadMessages(locale)) as Record<string, object> }),
}
