'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { LayerHost } from '@/components/layers/layer-host'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { createShop } from '@/lib/store/create-shop'
import type { ShopConfig } from '@/lib/store/shop-config'
import { ErrorWatcher } from './error-watcher'
import { RepeatEarlyClick } from './repeat-early-click'
import { RouteWatcher } from './route-watcher'
import { ShopContext } from './shop-context'

/** Creates one store per tab and per server render. Listeners start after hydration, from a separate chunk. */
export function ShopProvider({ config, children }: { config: ShopConfig; children: ReactNode }) {
  const [shop] = useState(() => createShop(config))
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const wake = () =>
      import('@/lib/flows/start-shop').then(
        ({ startShop }) => {
          if (!isOver) stop = startShop(shop)
        },
        (error) => {
          reloadOrReport(error, { type: 'load', component: 'shop' })
          if (!isOver) window.addEventListener('online', wake, { once: true })
        },
      )
    wake()
    return () => {
      isOver = true
      stop()
    }
  }, [shop])
  return (
    <ShopContext value={shop}>
      {children}
      <RouteWatcher />
      <ErrorWatcher />
      <LayerHost />
      <RepeatEarlyClick />
    </ShopContext>
  )
}
