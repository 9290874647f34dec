import type { ReactNode } from 'react'
import type { Messages } from '@/lib/i18n/merge-messages'
import type { Site } from '@/lib/market/site'
import { loadShopConfig } from '@/lib/store/load-shop-config'
import { MessagesProvider } from './messages-provider'
import { ShopProvider } from './shop-provider'

/** Providers of a market and language: the messages of what hydrates at the start of every page, settings, store. */
export function ShopShell({ site, messages, children }: { site: Site; messages: Messages; children: ReactNode }) {
  return (
    <MessagesProvider
      site={site}
      messages={messages}
      names={['cart.open', 'cart.word', 'common', 'errors', 'favorites', 'layout', 'offline']}
    >
      <ShopProvider key={`${site.market}/${site.lang}`} config={loadShopConfig(site)}>
        {children}
      </ShopProvider>
    </MessagesProvider>
  )
}
