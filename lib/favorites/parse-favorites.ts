import * as z from 'zod/mini'
import { parseJson } from '@/lib/errors/parse-json'
import { favoriteIds } from './favorite-ids'

const listSchema = z.array(z.unknown())

/** Favourites from the text in storage, which anybody may have written: an unreadable one is an empty list. */
export function parseFavorites(text: string): number[] {
  const parsed = listSchema.safeParse(parseJson(text))
  if (parsed.success) return favoriteIds(parsed.data)
  console.error('The stored favourites could not be read')
  return []
}
