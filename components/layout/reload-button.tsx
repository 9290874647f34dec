'use client'

import { type ReactNode, useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { whenReached } from '@/lib/pwa/when-reached'

const reload = () => window.location.reload()

type Props = {
  /** Path of the page this is part of, where it stands in for another that was not reached. */
  standIn?: string
  children: ReactNode
}

/**
 * Asks for the page again, as a document: the failed one was never stored. By itself when the network is back; in another
 * page's place also while a network seems to be there, for the stand-in is only shown where a request has failed.
 */
export function ReloadButton({ standIn, children }: Props) {
  useEffect(() => {
    const { href, pathname } = window.location
    return whenReached(href, standIn !== undefined && standIn !== pathname, reload)
  }, [standIn])
  return <Button onClick={reload}>{children}</Button>
}
