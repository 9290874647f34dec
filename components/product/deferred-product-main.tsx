'use client'

import { hydrateOnFirstInteraction } from '@/components/providers/hydrate-on-first-interaction'
import type { ProductMainProps } from './product-main'

export const importProductMain = () => import('./product-main').then(({ ProductMain }) => ({ default: ProductMain }))

/** Gallery and buy column; their code is loaded at the first interaction with the page. */
export const DeferredProductMain = hydrateOnFirstInteraction<ProductMainProps>(importProductMain)
