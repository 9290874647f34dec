import * as z from 'zod/mini'
import { parseJson } from '@/lib/errors/parse-json'
import { favoriteIds } from './favorite-ids'

const listSchema = z.array(z.unknown())

/** Parses the stored favourites; invalid text is an empty list, because any script of the origin can write it. */
export function parseFavorites(text: string): number[] {
  const parsed = listSchema.safeParse(parseJson(text))
  if (parsed.success) return favoriteIds(parsed.data)
  console.error('The stored favourites could not be read')
  return []
}
