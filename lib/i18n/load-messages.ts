import type { Lang } from '@/lib/market/market-table'
import fi from '@/messages/fi.json'
import { type Messages, mergeMessages } from './merge-messages'

const catalogues: Record<Exclude<Lang, 'fi'>, () => Promise<{ default: Messages }>> = {
  sv: () => import('@/messages/sv.json'),
  nb: () => import('@/messages/nb.json'),
  da: () => import('@/messages/da.json'),
}

/** Messages of a language, with Finnish ones for missing keys (R-ROUTE-02). */
export async function loadMessages(lang: Lang): Promise<Messages> {
  if (lang === 'fi') return fi
  return mergeMessages(fi, (await catalogues[lang]()).default)
}
