import { env } from '@/lib/config/env'

/**
 * Cache key of a response of the search service, in addition to market and language. The case of `words` is ignored.
 */
export const searchKey = (name: string, words: string, ...rest: readonly unknown[]): unknown[] => [
  env().SEARCH_CLUSTER,
  name,
  words.toLowerCase(),
  ...rest,
]
