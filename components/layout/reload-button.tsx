'use client'

import { type ReactNode, useEffect } from 'react'
import { Button } from '@/components/ui/button'

const reload = () => window.location.reload()

/**
 * Asks for the page again, as a document: the failed one was never stored. By itself when the network is back, or was
 * while the page awoke.
 */
export function ReloadButton({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (document.documentElement.hasAttribute('data-online')) reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return <Button onClick={reload}>{children}</Button>
}
