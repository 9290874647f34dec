import { createTranslator } from 'next-intl'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Lang } from '@/lib/market/market-table'

type Place = { locale: Lang; namespace?: string }

/** Replaces `next-intl/server`, which needs a React server. Uses the real messages. */
export const serverTranslations = {
  setRequestLocale: () => {},
  getTranslations: async ({ locale, namespace }: Place) =>
    createTranslator({ locale, namespace, messages: (await loadMessages(locale)) as Record<string, object> }),
}
