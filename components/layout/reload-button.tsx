'use client'

import { type ReactNode, useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { whenReached } from '@/lib/store/when-reached'

const reload = () => window.location.reload()

/**
 * Asks for the page again, as a document: the failed one was never stored. By itself when the network is back; in place of
 * a page that was not reached (`standsIn`) also while a network seems to be there.
 */
export function ReloadButton({ standsIn = false, children }: { standsIn?: boolean; children: ReactNode }) {
  useEffect(() => whenReached(window.location.href, standsIn, reload), [standsIn])
  return <Button onClick={reload}>{children}</Button>
}
