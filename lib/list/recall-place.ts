import 'client-only'
import { safeSessionStorage } from '@/lib/browser/safe-storage'
import { LIST_MAX_PAGE } from '@/lib/config/constants'
import type { Shop } from '@/lib/store/shop'
import type { QuerySelection } from '@/lib/store/slices/list-slice'
import { type ListQuery, parseListSearch } from './list-query'
import { PLACE_KEY } from './remember-place'

const LONGEST = 4000

type Place = { path: string; search: string; alias: string; page: number }

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST

// not by a schema, whose library no list needs before its first filter
function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false
  const { path, search, alias, page }: { [Key in keyof Place]?: unknown } = value
  const isPage = Number.isInteger(page) && Number(page) >= 1 && Number(page) <= LIST_MAX_PAGE
  return isText(path) && isText(search) && isText(alias) && alias !== '' && isPage
}

export const selectionOf = ({ page: _, ...selection }: ListQuery): QuerySelection => selection

/**
 * Restores from session storage the product for which a list was left, and its filters, if the store has none: after a
 * reload, or when the list was left before hydration.
 */
export function recallPlace({ store }: Pick<Shop, 'store'>): void {
  const { list, setList } = store.getState()
  if (list.relocateAlias !== '' && list.querySelection) return
  const stored = safeSessionStorage.readJson(PLACE_KEY)
  if (!isPlace(stored)) return
  const { path, search, alias, page } = stored
  setList({
    relocatePath: path,
    relocateAlias: alias,
    relocatePage: page,
    querySelection: selectionOf(parseListSearch(new URLSearchParams(search))),
  })
}
