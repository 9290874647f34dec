import { useMemo, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { forgetSearches, forgetViewed } from '@/lib/search/forget-history'
import { suggestionGroups } from './suggestion-groups'
import { useSuggestions } from './use-suggestions'

/** A recent search or the id of a viewed product that the shopper has removed. */
type Entry = string | number
/** `endedAt`: when the service had answered, in ms of `performance.now()`; Infinity before. */
type Removal = { entries: readonly Entry[]; endedAt: number }

/**
 * Entries of the history that the shopper has removed. An answer requested before the removal ended may still hold
 * them; in a later answer they are new.
 */
function useRemovals(requestedAt: number) {
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const removed = useMemo(
    () => new Set(removals.flatMap(({ entries, endedAt }) => (requestedAt < endedAt ? entries : []))),
    [removals, requestedAt],
  )
  const remove = (entries: readonly Entry[], request: Promise<void>) => {
    const removal = { entries, endedAt: Number.POSITIVE_INFINITY }
    setRemovals((before) => [...before, removal])
    const end = () => ({ entries, endedAt: performance.now() })
    void request.then(() => setRemovals((before) => before.map((each) => (each === removal ? end() : each))))
  }
  return { removed, remove }
}

/** The suggestions for a text in groups of options, and functions that remove recent searches and viewed products. */
export function useGroups(text: string, isActive: boolean) {
  const shop = useShop()
  const { suggestions, popular, requestedAt, ...state } = useSuggestions(text, isActive)
  const { removed, remove } = useRemovals(requestedAt)
  const groups = useMemo(() => {
    if (!suggestions) return []
    const recentSearches = suggestions.recentSearches.filter((search) => !removed.has(search))
    const viewed = suggestions.viewed.filter(({ id }) => !removed.has(id))
    return suggestionGroups(shop.config.site, { ...suggestions, recentSearches, viewed }, popular)
  }, [shop, suggestions, popular, removed])
  return {
    ...state,
    suggestions,
    groups,
    /** Nothing was found for the text: the groups, if any, are popular searches. */
    isNothingFound: suggestions !== null && suggestions.text !== '' && groups.every(({ name }) => name === 'popular'),
    forgetOne: (search: string) => remove([search], forgetSearches(shop, [search])),
    forgetAll: () => remove(suggestions?.recentSearches ?? [], forgetSearches(shop, 'removeAll')),
    forgetViewed: () => {
      const ids = suggestions?.viewed.map(({ id }) => id) ?? []
      remove(ids, forgetViewed(shop))
    },
  }
}
