import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import type { ConfirmedOrder } from '@/lib/checkout/confirm/confirmed-order'
import { orderedArrival } from '@/lib/checkout/delivery/order-arrival'
import { readDeliveryWindow } from '@/lib/checkout/delivery/stored-delivery-window'
import { invoiceDue } from '@/lib/checkout/payment/invoice-due'
import { daysToPay, paymentKind } from '@/lib/checkout/payment/payment-kind'
import { formatDelivery } from '@/lib/delivery/format-delivery'
import { formatHours, isAlwaysOpen } from '@/lib/delivery/format-hours'
import { formatMoney } from '@/lib/market/format-money'
import { formatMobile } from '@/lib/person/phone'
import styles from './confirmed-order.module.css'
import { OrderDateFact, OrderFact } from './order-fact'

const Lines = ({ lines }: { lines: readonly string[] }) => lines.map((line) => <span key={line}>{line}</span>)

/** The pickup point: name, address and opening hours, as far as known. */
function PointFact({ delivery: { way, point, pointText } }: Pick<ConfirmedOrder, 'delivery'>) {
  const t = useTranslations('checkout')
  const { iso } = useShopConfig()
  const hours = point && (isAlwaysOpen(point.hours) ? t('alwaysOpen') : formatHours(iso, point.hours))
  const lines = point ? [point.name, point.street, point.place, hours ?? ''] : [pointText]
  return (
    <OrderFact name={t(way === 'box' ? 'locker' : 'pickupPoint')}>
      <Lines lines={lines.filter(Boolean)} />
    </OrderFact>
  )
}

/** Payment method; for an invoice also amount and due date, or the days to pay when the day of the order is unknown. */
function PaymentFact({ order, orderedAt }: { order: ConfirmedOrder; orderedAt: Date | undefined }) {
  const t = useTranslations()
  const format = useFormatter()
  const { site } = useShopConfig()
  const { cart, payment, sums, currency } = order
  if (!payment) return null
  const days = daysToPay(paymentKind(payment.kind), payment.name)
  const due = days && orderedAt && invoiceDue(orderedAt, days)
  // the part paid by the balance is not due
  const charged = cart && (cart.summary.toPay ?? cart.summary.total)
  const amount = charged?.incVat || formatMoney(site, sums.total - sums.balance, currency || undefined)
  return (
    <OrderFact name={t('confirm.payment')}>
      <span>{payment.name}</span>
      {due ? (
        <span>{t('checkout.due', { amount, date: format.dateTime(due, { day: 'numeric', month: 'long' }) })}</span>
      ) : null}
      {days && !due ? <span>{t('confirm.dueDays', { days })}</span> : null}
    </OrderFact>
  )
}

/**
 * `day`: the day of the order, undefined when unknown. `arrival`: the delivery window that this device stored with the
 * order, else the one computed from that day; null when unknown.
 */
function useDays(order: ConfirmedOrder, orderedAt: Date | null) {
  const { site } = useShopConfig()
  // storage can be read here, because only browsers render this
  const [stored] = useState(() => readDeliveryWindow(order.cart?.id ?? ''))
  const day = orderedAt ?? stored?.orderedAt
  return { day, arrival: stored ?? (day ? orderedArrival(day, order, site.market) : null) }
}

/** Order number, delivery, payment and address as stored by the service (R-CHECKOUT-12, R-DATA-04). */
export function OrderFacts({ order, orderedAt }: { order: ConfirmedOrder; orderedAt: Date | null }) {
  const t = useTranslations('confirm')
  const { iso } = useShopConfig()
  const { day, arrival } = useDays(order, orderedAt)
  const { point, pointText } = order.delivery
  const isFetched = point !== null || pointText !== ''
  const shipping = order.cart?.summary.shipping.name
  return (
    <dl className={styles.facts}>
      <OrderFact name={t('orderNumber')}>
        {order.orderId ? <span data-testid="order-number">{order.orderId}</span> : t('numberByMail')}
      </OrderFact>
      <OrderDateFact date={day} />
      {shipping ? <OrderFact name={t('shipping')}>{shipping}</OrderFact> : null}
      {isFetched ? <PointFact delivery={order.delivery} /> : null}
      {arrival ? <OrderFact name={t('arrives')}>{formatDelivery(iso, arrival, 'long')}</OrderFact> : null}
      <PaymentFact order={order} orderedAt={day} />
      {order.address.length > 0 ? (
        <OrderFact name={t(isFetched ? 'ownAddress' : 'delivery')}>
          <address>
            <Lines lines={order.address} />
          </address>
        </OrderFact>
      ) : null}
      {order.mobile ? <OrderFact name={t('contact')}>{formatMobile(order.mobile)}</OrderFact> : null}
      {order.message ? <OrderFact name={t('message')}>{order.message}</OrderFact> : null}
    </dl>
  )
}
