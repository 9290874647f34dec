'use client'

import { type ReactNode, useEffect } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { whenReached } from '@/lib/pwa/when-reached'

const reload = () => window.location.reload()

type Props = {
  /** Path of the page with this button, when it is shown in place of a page that could not be reached. */
  standIn?: string
  children: ReactNode
}

/**
 * Reloads the document, because a failed page is not cached; by itself when the network is back. With `standIn` it also
 * tries at once if the browser reports a network, because the request of the page has failed in spite of it.
 */
export function ReloadButton({ standIn, children }: Props) {
  const { store } = useShop()
  useEffect(() => {
    const { href, pathname } = window.location
    return whenReached(href, standIn !== undefined && standIn !== pathname, reload)
  }, [standIn])
  useEffect(() => {
    if (standIn === undefined) return
    store.getState().setNetwork({ isStandIn: true })
    return () => store.getState().setNetwork({ isStandIn: false })
  }, [store, standIn])
  return <Button onClick={reload}>{children}</Button>
}
