import { useTranslations } from 'next-intl'
import { LIST_PAGE_SIZE } from '@/lib/config/constants'
import { isSameList, type ListSource, type ShownList, seenCount } from './shown-list'

type ListTexts = { count: string; seen: string; show: string }

/** Texts with the numbers of the displayed list; those of the server as long as its list is shown. */
export function useListTexts(source: ListSource, shown: ShownList, texts: ListTexts): ListTexts {
  const list = useTranslations('list')
  const filter = useTranslations('filter')
  if (isSameList(source.query, shown.query) && source.totalCount === shown.totalCount) return texts
  const { totalCount: count } = shown
  return {
    count: list('count', { count }),
    seen: list('seen', { seen: seenCount(shown, LIST_PAGE_SIZE), total: count }),
    show: filter('show', { count }),
  }
}
