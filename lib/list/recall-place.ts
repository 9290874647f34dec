import 'client-only'
import * as z from 'zod/mini'
import { safeSessionStorage } from '@/lib/browser/safe-storage'
import { LIST_MAX_PAGE } from '@/lib/config/constants'
import type { Shop } from '@/lib/store/shop'
import type { QuerySelection } from '@/lib/store/slices/list-slice'
import { type ListQuery, parseListSearch } from './list-query'
import { PLACE_KEY } from './remember-place'

const LONGEST = 4000

const placeSchema = z.object({
  path: z.string().check(z.maxLength(LONGEST)),
  search: z.string().check(z.maxLength(LONGEST)),
  alias: z.string().check(z.minLength(1), z.maxLength(LONGEST)),
  page: z.number().check(z.int(), z.minimum(1), z.maximum(LIST_MAX_PAGE)),
})

export const selectionOf = ({ page: _, ...selection }: ListQuery): QuerySelection => selection

/**
 * Restores from session storage the product for which a list was left, and its filters, if the store has none: after a
 * reload, or when the list was left before hydration.
 */
export function recallPlace({ store }: Pick<Shop, 'store'>): void {
  const { list, setList } = store.getState()
  if (list.relocateAlias !== '' && list.querySelection) return
  const stored = placeSchema.safeParse(safeSessionStorage.readJson(PLACE_KEY))
  if (!stored.success) return
  const { path, search, alias, page } = stored.data
  setList({
    relocatePath: path,
    relocateAlias: alias,
    relocatePage: page,
    querySelection: selectionOf(parseListSearch(new URLSearchParams(search))),
  })
}
