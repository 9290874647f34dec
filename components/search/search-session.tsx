'use client'

import { useEffect } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { createSearchApi } from '@/lib/search/create-search-api'

/**
 * Begins the tab's search session on a search page, so that presses on what the server found are told to the service
 * also when the page was opened by its address (R-SEARCH-09). Draws nothing.
 */
export function SearchSession() {
  const shop = useShop()
  useEffect(() => {
    // the page needs no session; the search field says so when it cannot be had
    createSearchApi(shop).catch(() => {})
  }, [shop])
  return null
}
