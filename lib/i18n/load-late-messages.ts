import type { Lang } from '@/lib/market/market-table'
import type { Messages } from './merge-messages'

// without a Finnish fallback, because all catalogues have the same keys
const CATALOGUES: Record<Lang, () => Promise<{ default: Messages }>> = {
  fi: () => import('@/messages/fi.json?late'),
  sv: () => import('@/messages/sv.json?late'),
  nb: () => import('@/messages/nb.json?late'),
  da: () => import('@/messages/da.json?late'),
}

/** Messages of the parts whose code is loaded later. They are in a separate file, which browsers cache. */
export const loadLateMessages = async (lang: Lang): Promise<Messages> => (await CATALOGUES[lang]()).default
