import { useTranslations } from 'next-intl'
import { AfterFirstFrame } from '@/components/providers/after-first-frame'
import { toCardRows } from '@/lib/product/card-row'
import type { RelatedProducts } from '@/lib/product/load-related'
import { DeferredCardScrollers } from './deferred-card-scrollers'

/** Where the buy column of a sold-out product leads. */
export const SIMILAR_ID = 'similar'

/** What goes with the product of the page and what is like it. Rows without products are left out. */
export function RelatedRows({ related }: { related: RelatedProducts }) {
  const t = useTranslations('productPage')
  const now = Date.now()
  const scrollers = [
    { id: 'outfit', title: t('outfit'), rows: toCardRows(related.outfit, { now }) },
    { id: SIMILAR_ID, title: t('similar'), rows: toCardRows(related.similar, { now }) },
  ].filter(({ rows }) => rows.length > 0)
  if (scrollers.length === 0) return null
  return (
    <AfterFirstFrame>
      <DeferredCardScrollers scrollers={scrollers} labels={{ back: t('rowBack'), forward: t('rowOn') }} />
    </AfterFirstFrame>
  )
}
