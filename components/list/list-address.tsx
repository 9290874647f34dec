import { useEffect, useEffectEvent } from 'react'
import { useSearch } from '@/components/ui/use-search'

/** Tells when the address's query has changed, and once at the start. Not for the server, where pages have no query. */
export function ListAddress({ onChange }: { onChange: () => void }) {
  const search = useSearch()
  const notify = useEffectEvent(onChange)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new query is a reason
  useEffect(() => void notify(), [search])
  return null
}
