import type { CreateSlice } from '@/lib/store/slice'

type FavoritesState = {
  /** Product ids, the newest last (R-FAV-01). */
  ids: readonly number[]
  /** False until the storage has been read, so that the list is not shown as empty too early. */
  isKnown: boolean
}

export type FavoritesSlice = { favorites: FavoritesState; setFavorites: (ids: readonly number[]) => void }

export const createFavoritesSlice: CreateSlice<FavoritesSlice> = (set) => ({
  favorites: { ids: [], isKnown: false },
  setFavorites: (ids) => set(() => ({ favorites: { ids, isKnown: true } })),
})
