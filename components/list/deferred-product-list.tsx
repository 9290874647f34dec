'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import { withLateMessages } from '@/components/providers/with-late-messages'
import { lateMessages } from '@/lib/i18n/late-messages'
import type { Lang } from '@/lib/market/market-table'
import type { ProductListProps } from './product-list'

const MESSAGES = lateMessages('idle', ['cart.addedTitle', 'cart.showCart', 'filter', 'list', 'product', 'quickshop'])

export const importProductList = (lang: Lang) =>
  withLateMessages(
    lang,
    MESSAGES,
    import('./product-list').then(({ ProductList }) => ProductList),
  )

/** `ProductList`, hydrated first when the browser is idle: it is what the page is for. */
export const DeferredProductList = hydrateOnFirstInteraction<ProductListProps>(importProductList, { moment: 'main' })
