import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CartSums } from '@/components/cart/cart-sums'
import { useShopConfig } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import type { ConfirmedOrder } from '@/lib/checkout/confirmed-order'
import { readPromise } from '@/lib/checkout/stored-promise'
import type { DeliveryWindow } from '@/lib/delivery/delivery-window'
import { formatDelivery } from '@/lib/delivery/format-delivery'
import { formatMoney } from '@/lib/market/format-money'
import { routeHref } from '@/lib/routing/href'
import { CheckoutScene } from './checkout-scene'
import styles from './confirmed-order.module.css'
import { OrderedItems } from './ordered-items'

const STEPS = ['packed', 'sent', 'tried'] as const

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Facts({ order }: { order: ConfirmedOrder }) {
  const t = useTranslations('confirm')
  const { iso } = useShopConfig()
  const [promise, setPromise] = useState<DeliveryWindow | null>(null)
  const cartId = order.cart?.id ?? ''
  useEffect(() => setPromise(readPromise(cartId)), [cartId])
  const shipping = order.cart?.summary.shipping.name
  return (
    <dl className={styles.facts}>
      <Fact name={t('orderNumber')}>
        {order.orderId ? <span data-testid="order-number">{order.orderId}</span> : t('numberByMail')}
      </Fact>
      {shipping ? <Fact name={t('shipping')}>{shipping}</Fact> : null}
      {promise ? <Fact name={t('arrives')}>{formatDelivery(iso, promise, 'long')}</Fact> : null}
      {order.address.length > 0 ? (
        <Fact name={t('delivery')}>
          <address>
            {order.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Fact>
      ) : null}
      {order.mobile ? <Fact name={t('contact')}>{order.mobile}</Fact> : null}
    </dl>
  )
}

/** What the order costs; the rows of the cart when the service kept it, else the total alone. */
function Sums({ order }: { order: ConfirmedOrder }) {
  const t = useTranslations('confirm')
  const { site } = useShopConfig()
  if (order.cart) return <CartSums cart={order.cart} />
  return (
    <dl className={styles.facts}>
      <Fact name={t('total')}>
        <span className="num says-inc-vat">{formatMoney(site, order.sum, order.currency || undefined)}</span>
      </Fact>
    </dl>
  )
}

/** Where the confirmation was sent, or that it will come: without an order number the service has not told us yet. */
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

/** Thanks, the order number, what, where to, when, what it costs, what comes next; complete on paper too. */
export function ConfirmedOrderView({ order }: { order: ConfirmedOrder }) {
  const t = useTranslations('confirm')
  const { site } = useShopConfig()
  const titleRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // it came after a wait: what nobody can see is heard, unless the focus is somewhere on purpose
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
      <Facts order={order} />
      <OrderedItems order={order} />
      <div className={styles.sums}>
        <Sums order={order} />
      </div>
      <h2 className="serif d-24">{t('next')}</h2>
      <ol className={styles.next}>
        {STEPS.map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
      <div className={styles.act}>
        <LinkButton href={routeHref(site, 'home')}>{t('home')}</LinkButton>
        <Button variant="line" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </CheckoutScene>
  )
}
