import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import type { ConfirmedOrder } from '@/lib/checkout/confirmed-order'
import { daysToPay, paymentKind } from '@/lib/checkout/payment-kind'
import { readPromise } from '@/lib/checkout/stored-promise'
import { formatDelivery } from '@/lib/delivery/format-delivery'
import { formatHours, isAlwaysOpen } from '@/lib/delivery/format-hours'
import { formatMoney } from '@/lib/market/format-money'
import styles from './confirmed-order.module.css'

const DAY = 86_400_000

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => lines.map((line) => <span key={line}>{line}</span>)

/** The pickup point: name, address and opening hours, as far as known. */
function PointFact({ delivery: { way, point, pointText } }: Pick<ConfirmedOrder, 'delivery'>) {
  const t = useTranslations('checkout')
  const { iso } = useShopConfig()
  const hours = point && (isAlwaysOpen(point.hours) ? t('alwaysOpen') : formatHours(iso, point.hours))
  const lines = point ? [point.name, point.street, point.place, hours ?? ''] : [pointText]
  return (
    <Fact name={t(way === 'box' ? 'locker' : 'pickupPoint')}>
      <Lines lines={lines.filter(Boolean)} />
    </Fact>
  )
}

/** Payment method; for an invoice also amount and due date. */
function PaymentFact({ order, orderedAt }: { order: ConfirmedOrder; orderedAt: Date | undefined }) {
  const t = useTranslations()
  const format = useFormatter()
  const { site } = useShopConfig()
  const { cart, payment, sums, currency } = order
  if (!payment) return null
  const days = daysToPay(paymentKind(payment.kind), payment.name)
  const due = days && orderedAt && new Date(orderedAt.getTime() + days * DAY)
  // the part paid by the balance is not due
  const charged = cart && (cart.summary.toPay ?? cart.summary.total)
  const amount = charged?.incVat || formatMoney(site, sums.total - sums.balance, currency || undefined)
  return (
    <Fact name={t('confirm.payment')}>
      <span>{payment.name}</span>
      {due ? (
        <span>{t('checkout.due', { amount, date: format.dateTime(due, { day: 'numeric', month: 'long' }) })}</span>
      ) : null}
      {days && !due ? <span>{t('confirm.dueDays', { days })}</span> : null}
    </Fact>
  )
}

/** Order number, delivery, payment and address as stored by the service (R-CHECKOUT-12, R-DATA-04). */
export function OrderFacts({ order }: { order: ConfirmedOrder }) {
  const t = useTranslations('confirm')
  const { iso } = useShopConfig()
  // the delivery promised when the order was placed on this device; storage can be read here, because only browsers render this
  const [promise] = useState(() => readPromise(order.cart?.id ?? ''))
  const { point, pointText } = order.delivery
  const isFetched = point !== null || pointText !== ''
  const shipping = order.cart?.summary.shipping.name
  return (
    <dl className={styles.facts}>
      <Fact name={t('orderNumber')}>
        {order.orderId ? <span data-testid="order-number">{order.orderId}</span> : t('numberByMail')}
      </Fact>
      {shipping ? <Fact name={t('shipping')}>{shipping}</Fact> : null}
      {isFetched ? <PointFact delivery={order.delivery} /> : null}
      {promise ? <Fact name={t('arrives')}>{formatDelivery(iso, promise, 'long')}</Fact> : null}
      <PaymentFact order={order} orderedAt={promise?.orderedAt} />
      {order.address.length > 0 ? (
        <Fact name={t(isFetched ? 'ownAddress' : 'delivery')}>
          <address>
            <Lines lines={order.address} />
          </address>
        </Fact>
      ) : null}
      {order.mobile ? <Fact name={t('contact')}>{order.mobile}</Fact> : null}
      {order.message ? <Fact name={t('message')}>{order.message}</Fact> : null}
    </dl>
  )
}
