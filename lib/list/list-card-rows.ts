import { toCardRows } from '@/lib/product/card-row'
import type { CardRow } from '@/lib/product/card-row-schema'
import type { ListPage } from './list-types'

/**
 * Cards of one page of a list. What the list itself says of all its products is no badge of each: a campaign in the
 * list of that campaign, "new" where the latest come first.
 */
export function listCardRows(page: Pick<ListPage, 'kind' | 'heading' | 'products' | 'sort'>): CardRow[] {
  const ownCampaign = page.kind === 'campaign' ? page.heading : null
  return toCardRows(page.products, { now: Date.now(), saysNew: page.sort !== 'LATEST', ownCampaign })
}
