import { useEffect, useEffectEvent } from 'react'
import { useSearch } from '@/components/ui/use-search'

/**
 * Calls back when the query string has changed, and once at the start. Client only, because server-rendered pages have
 * no query string.
 */
export function ListAddress({ onChange }: { onChange: () => void }) {
  const search = useSearch()
  const notify = useEffectEvent(onChange)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new query is a reason
  useEffect(() => void notify(), [search])
  return null
}
