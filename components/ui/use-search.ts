'use client'

import { useSearchParams } from 'next/navigation'

/** The address's query, also after `replaceState`. Only for what is not rendered on the server, where pages have none. */
export const useSearch = (): string => useSearchParams().toString()
