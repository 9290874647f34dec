'use client'

import { type ReactNode, useEffect } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { whenReached } from '@/lib/pwa/when-reached'

const reload = () => window.location.reload()

type Props = {
  /** Path of the page with this button, when it is shown in place of a page that could not be reached. */
  offlinePath?: string
  children: ReactNode
}

/**
 * Reloads the document when it is pressed and when the network is back. With `offlinePath`, a page shown in place of
 * another one also reloads at once if the browser is online: the failed request of that page may succeed now.
 */
export function ReloadButton({ offlinePath, children }: Props) {
  const { store } = useShop()
  useEffect(() => {
    const { href, pathname } = window.location
    return whenReached(href, offlinePath !== undefined && offlinePath !== pathname, reload)
  }, [offlinePath])
  useEffect(() => {
    if (offlinePath === undefined) return
    store.getState().setNetwork({ isOfflinePage: true })
    return () => store.getState().setNetwork({ isOfflinePage: false })
  }, [store, offlinePath])
  return <Button onClick={reload}>{children}</Button>
}
