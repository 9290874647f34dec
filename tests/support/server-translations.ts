import { createTranslator } from 'next-intl'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Lang } from '@/lib/market/market-table'

/*
 * Stands in for `next-intl/server` in every test, by an alias in vitest.config.mts: the real one needs a React server.
 * The messages are the real ones.
 */

type Place = { locale: Lang; namespace?: string }

export const setRequestLocale = () => {}

export const getTranslations = async ({ locale, namespace }: Place) =>
  createTranslator({ locale, namespace, messages: (await loadMessages(locale)) as Record<string, object> })
