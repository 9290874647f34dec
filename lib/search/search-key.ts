import { env } from '@/lib/config/env'

/** What a stored answer of the search service depends on besides market and language. Letters of either case find the same. */
export const searchKey = (name: string, words: string, ...rest: readonly unknown[]): unknown[] => [
  env().SEARCH_CLUSTER,
  name,
  words.toLowerCase(),
  ...rest,
]
