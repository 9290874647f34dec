import type { ContentInformation } from '@apptus/esales-api'
import { contentItems } from '#search/content/content-items'
import { splitList } from '#search/products/presentation'
import type { Query } from '#search/search-context'
import { SearchError } from '#search/search-error'

const MOST_KEYS = 100

/** Content items by key, in the order of the keys; unknown keys are left out. */
export const contentInformation: Query = (service, { visitor, params }): ContentInformation => {
  const keys = splitList(params.get('contentKeys')).slice(0, MOST_KEYS)
  if (keys.length === 0) throw new SearchError(400, 'Query parameter "contentKeys" is required')
  const byKey = new Map(contentItems(service, visitor.storefront).map((item) => [item.key, item]))
  return { items: keys.flatMap((key) => byKey.get(key) ?? []) }
}
