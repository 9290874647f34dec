import { useMemo, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { forgetSearches, forgetViewed } from '@/lib/search/forget-history'
import { suggestionGroups } from './suggestion-groups'
import { useSuggestions } from './use-suggestions'

/** The suggestions for a text in groups of options, and functions that remove recent searches and viewed products. */
export function useGroups(text: string, isActive: boolean) {
  const shop = useShop()
  const { suggestions, popular, ...state } = useSuggestions(text, isActive)
  // what the shopper has removed: texts of recent searches and ids of viewed products
  const [forgotten, setForgotten] = useState<readonly (string | number)[]>([])
  const groups = useMemo(() => {
    if (!suggestions) return []
    const recentSearches = suggestions.recentSearches.filter((search) => !forgotten.includes(search))
    const viewed = suggestions.viewed.filter(({ id }) => !forgotten.includes(id))
    return suggestionGroups(shop.config.site, { ...suggestions, recentSearches, viewed }, popular)
  }, [shop, suggestions, popular, forgotten])
  return {
    ...state,
    suggestions,
    groups,
    /** Nothing was found for the text: the groups, if any, are popular searches. */
    isNothingFound: suggestions !== null && suggestions.text !== '' && groups.every(({ name }) => name === 'popular'),
    forgetOne: (search: string) => {
      setForgotten((before) => [...before, search])
      void forgetSearches(shop, [search])
    },
    forgetAll: () => {
      setForgotten((before) => [...before, ...(suggestions?.recentSearches ?? [])])
      void forgetSearches(shop, 'removeAll')
    },
    forgetViewed: () => {
      setForgotten((before) => [...before, ...(suggestions?.viewed ?? []).map(({ id }) => id)])
      void forgetViewed(shop)
    },
  }
}
