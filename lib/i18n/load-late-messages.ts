import type { Lang } from '@/lib/market/market-table'
import type { Messages } from './merge-messages'

// all catalogues have the same keys, so that browsers need no Finnish one beside their own
const CATALOGUES: Record<Lang, () => Promise<{ default: Messages }>> = {
  fi: () => import('@/messages/fi.json?late'),
  sv: () => import('@/messages/sv.json?late'),
  nb: () => import('@/messages/nb.json?late'),
  da: () => import('@/messages/da.json?late'),
}

/** Messages of the parts whose code is loaded later; they are in a file of their own that browsers cache. */
export const loadLateMessages = async (lang: Lang): Promise<Messages> => (await CATALOGUES[lang]()).default
