import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { CheckoutScene } from '@/components/checkout/checkout-scene'
import { useShopConfig } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { LinkButton } from '@/components/ui/link-button'
import type { ConfirmedOrder } from '@/lib/checkout/confirm/confirmed-order'
import { routeHref, trackingHref, withdrawalHref } from '@/lib/routing/href'
import styles from './confirmed-order.module.css'
import { OrderFacts } from './order-facts'
import { OrderSums } from './order-sums'
import { OrderedItems } from './ordered-items'
import { ProviderConfirmation } from './provider-confirmation'

/** Next steps; the second one depends on where the parcel is delivered. */
const stepsOf = ({ way, point, pointText }: ConfirmedOrder['delivery']) =>
  ['packed', (point || pointText) && way !== null && way !== 'home' ? way : 'sent', 'tried'] as const

/** Says where the confirmation was sent; without an order number, that it will be sent. */
function MailNote({ order }: { order: ConfirmedOrder }) {
  const t = useTranslations('confirm')
  if (!order.email) return <p>{t('comesByMail')}</p>
  const [before, after] = t(order.orderId ? 'sentTo' : 'comesTo', { email: '\n' }).split('\n')
  return (
    <p>
      {before}
      <span className={styles.mail}>{order.email}</span>
      {after}
    </p>
  )
}

/** The confirmation: order facts, items, amounts and next steps; printable. */
export function ConfirmedOrderView({ order, orderedAt }: { order: ConfirmedOrder; orderedAt: Date | null }) {
  const t = useTranslations('confirm')
  const withdrawal = useTranslations('withdrawal')
  const tracking = useTranslations('tracking')
  const { site } = useShopConfig()
  const titleRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // the view appears after a wait: move the focus to announce it, unless the shopper has focused something
    if (document.activeElement === document.body) titleRef.current?.focus({ preventScroll: true })
  }, [])
  return (
    <CheckoutScene
      file="scene.confirmation.webp"
      title={t('thanks', { name: order.firstName || 'none' })}
      titleRef={titleRef}
      isPrintable
    >
      <MailNote order={order} />
      <OrderFacts order={order} orderedAt={orderedAt} />
      <OrderedItems order={order} />
      <div className={styles.sums}>
        <OrderSums order={order} />
      </div>
      <h2 className="serif d-24">{t('next')}</h2>
      <ol className={styles.next}>
        {stepsOf(order.delivery).map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
      {order.orderId ? (
        <p>
          <Link href={trackingHref(site, order.orderId)} className="text-link text-link--touch">
            {tracking('title')}
          </Link>
        </p>
      ) : null}
      <p>
        <Link href={withdrawalHref(site, order.orderId)} className="text-link text-link--touch">
          {withdrawal('link')}
        </Link>
      </p>
      {order.snippet ? <ProviderConfirmation html={order.snippet} /> : null}
      <div className={styles.act}>
        <LinkButton href={routeHref(site, 'home')}>{t('home')}</LinkButton>
        <Button variant="line" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </CheckoutScene>
  )
}
