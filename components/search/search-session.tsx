'use client'

import { useEffect } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { createSearchApi } from '@/lib/search/create-search-api'

/**
 * Starts the search session of the tab on a results page, so that clicks on the server's results are reported to the
 * search service even when the page was opened by its address (R-SEARCH-09). Renders nothing.
 */
export function SearchSession() {
  const shop = useShop()
  useEffect(() => {
    // the page works without a session; the search field shows the error
    createSearchApi(shop).catch(() => {})
  }, [shop])
  return null
}
