import { env } from '@/lib/config/env'

/** Cache key of a response of the search service, besides market and language. Upper and lower case are equal. */
export const searchKey = (name: string, words: string, ...rest: readonly unknown[]): unknown[] => [
  env().SEARCH_CLUSTER,
  name,
  words.toLowerCase(),
  ...rest,
]
