import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { CookieWarning } from '@/components/cart/cookie-warning'
import { ServerChangesNotice } from '@/components/cart/server-changes-notice'
import { FailureNotice } from '@/components/checkout/order/failure-notice'
import type { Earlier } from '@/components/checkout/order/use-earlier-order'
import { useShop, useShopConfig } from '@/components/providers/use-shop'
import { LinkButton } from '@/components/ui/link-button'
import { serverChangesStore } from '@/lib/cart/server-changes'
import { routeHref } from '@/lib/routing/href'
import { CheckoutScene } from './checkout-scene'

/**
 * Shown for an empty cart, with a link to the home page. Says what emptied it: products that are no longer sold, or a
 * browser that blocks cookies. After a failed payment also says why it failed, and that the cart is in the browser where
 * the order was started.
 */
export function EmptyCheckout({ earlier }: { earlier: Earlier }) {
  const t = useTranslations('checkout')
  const { site } = useShopConfig()
  const title = useRef<HTMLHeadingElement>(null)
  const isEmptied = useStore(serverChangesStore(useShop()), ({ changes }) => changes.length > 0)
  useEffect(() => {
    // the order button that was pressed has disappeared
    if (isEmptied) title.current?.focus()
  }, [isEmptied])
  const failure = earlier.kind === 'failed' ? earlier.failure : null
  return (
    <CheckoutScene file="scene.still-bag.webp" title={t('emptyTitle')} titleRef={title}>
      {failure ? <FailureNotice failure={failure} /> : null}
      <ServerChangesNotice />
      <p>{t(failure ? 'emptyElsewhere' : 'emptyText')}</p>
      <div role="alert">
        <CookieWarning />
      </div>
      <LinkButton href={routeHref(site, 'home')}>{t('emptyLink')}</LinkButton>
    </CheckoutScene>
  )
}
