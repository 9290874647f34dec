import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { CheckoutScene } from '@/components/checkout/checkout-scene'
import { useShopConfig } from '@/components/providers/use-shop'
import { LinkButton } from '@/components/ui/link-button'
import type { OrderReceipt } from '@/lib/checkout/confirm/fetch-order-receipt'
import { formatMoney } from '@/lib/market/format-money'
import { routeHref } from '@/lib/routing/href'
import styles from './confirmed-order.module.css'
import { OrderDateFact, OrderFact } from './order-fact'

type ConfirmedElsewhereProps = { receipt: OrderReceipt; orderedAt: Date | null }

/**
 * The confirmation on a device that has not placed the order, for example when a bank's app returns to another browser.
 * Shows no personal data, because the address may have been shared (decision 10).
 */
export function ConfirmedElsewhereView({ receipt, orderedAt }: ConfirmedElsewhereProps) {
  const t = useTranslations('confirm')
  const texts = useTranslations('cart')
  const { site } = useShopConfig()
  const titleRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // focused for the reason in `ConfirmedOrderView`
    if (document.activeElement === document.body) titleRef.current?.focus({ preventScroll: true })
  }, [])
  const { orderId, total, currency } = receipt
  return (
    <CheckoutScene file="scene.confirmation.webp" title={t('elsewhereTitle')} titleRef={titleRef} isPrintable>
      <p>{t('elsewhereText')}</p>
      <dl className={styles.facts}>
        <OrderFact name={t('orderNumber')}>
          <span data-testid="order-number">{orderId}</span>
        </OrderFact>
        <OrderFact name={t('status')}>{t('received')}</OrderFact>
        <OrderDateFact date={orderedAt} />
        <OrderFact name={texts('totalIncVat')}>{formatMoney(site, total, currency || undefined)}</OrderFact>
      </dl>
      <div className={styles.act}>
        <LinkButton href={routeHref(site, 'home')}>{t('home')}</LinkButton>
      </div>
    </CheckoutScene>
  )
}
