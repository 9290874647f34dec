'use client'

import { useSearchParams } from 'next/navigation'

/**
 * The query string of the address, also after `replaceState`. Client only: server-rendered pages have no query string.
 */
export const useSearch = (): string => useSearchParams().toString()
