import { toCardRows } from '@/lib/product/card-row'
import type { CardRow } from '@/lib/product/card-row-schema'
import type { ListPage } from './list-types'

/**
 * Cards of one page of a list. A badge that nearly every product would have is left out: the campaign in that campaign's
 * own list, and "new" in a list sorted by the latest.
 */
export function listCardRows(page: Pick<ListPage, 'kind' | 'heading' | 'products' | 'sort'>): CardRow[] {
  const ownCampaign = page.kind === 'campaign' ? page.heading : null
  return toCardRows(page.products, { now: Date.now(), showsNew: page.sort !== 'LATEST', ownCampaign })
}
