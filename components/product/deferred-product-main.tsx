'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import { withLateMessages } from '@/components/providers/with-late-messages'
import { lateMessages } from '@/lib/i18n/late-messages'
import type { Lang } from '@/lib/market/market-table'
import type { ProductMainProps } from './product-main'

const MESSAGES = lateMessages('idle', ['notify', 'product', 'productPage'])

export const importProductMain = (lang: Lang) =>
  withLateMessages(
    lang,
    MESSAGES,
    import('./product-main').then(({ ProductMain }) => ProductMain),
  )

/** `ProductMain`, hydrated first when the browser is idle: it is what the page is for. */
export const DeferredProductMain = hydrateOnFirstInteraction<ProductMainProps>(importProductMain, { moment: 'main' })
