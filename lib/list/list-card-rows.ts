import type { Lang } from '@/lib/market/market-table'
import { toCardRows } from '@/lib/product/card-row'
import type { CardRow } from '@/lib/product/card-row-schema'
import type { ListPage } from './list-types'

/**
 * Cards of one page of a list. Badges that nearly every product would have are left out: that of a campaign in the list
 * of this campaign, and "new" in a list sorted by date.
 */
export function listCardRows(lang: Lang, page: Pick<ListPage, 'kind' | 'heading' | 'products' | 'sort'>): CardRow[] {
  const ownCampaign = page.kind === 'campaign' ? page.heading : null
  return toCardRows(page.products, { lang, now: Date.now(), showsNew: page.sort !== 'LATEST', ownCampaign })
}
