'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import styles from '@/components/checkout/checkout.module.css'
import { CheckoutScene } from '@/components/checkout/checkout-scene'
import { useShopConfig } from '@/components/providers/use-shop'
import { LinkButton } from '@/components/ui/link-button'
import { applyToOrder } from '@/lib/checkout/order/with-order'
import { failReason } from '@/lib/checkout/payment/fail-reason'
import { routeHref } from '@/lib/routing/href'

/** Why the provider returned the shopper, and a link to try again. */
export function KlarnaFailView() {
  const t = useTranslations('checkout')
  const { site } = useShopConfig()
  // null until the browser has read the query string: the cached page is the same for everybody
  const [reason, setReason] = useState<ReturnType<typeof failReason> | null>(null)
  useEffect(() => {
    setReason(failReason(window.location.search))
    void applyToOrder({ type: 'paymentFailed', publicId: null, failed: null })
  }, [])
  return (
    <CheckoutScene file="scene.not-found.webp" title={t('failTitle')}>
      <p role="alert" className={reason ? undefined : styles.unknown}>
        {t(`failReasons.${reason ?? 'generic'}`)}
      </p>
      <LinkButton href={routeHref(site, 'checkout')}>{t('failBack')}</LinkButton>
    </CheckoutScene>
  )
}
