import type { CardRow } from '@/lib/product/card-row-schema'
import { CardScroller, type CardScrollerLabels } from './card-scroller'

export type CardScrollersProps = {
  scrollers: readonly { id: string; title: string; rows: readonly CardRow[] }[]
  labels: CardScrollerLabels
}

/** Rows of cards, one below the other. */
export function CardScrollers({ scrollers, labels }: CardScrollersProps) {
  return scrollers.map((scroller) => <CardScroller key={scroller.id} {...scroller} labels={labels} />)
}
