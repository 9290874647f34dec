import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import type { OrderDetails } from '@/lib/account/order-details'
import type { OrderPayment, OrderRefund } from '@/lib/account/orders'
import { formatPrice } from '@/lib/market/format-price'
import styles from './order-info.module.css'
import { useDayText } from './use-day-text'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      {children}
    </div>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <dd>
    <address>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address can be equal
        <span key={index}>{line}</span>
      ))}
    </address>
  </dd>
)

/** An IBAN as it is printed. */
const inFours = (iban: string): string => iban.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$& ')

type MoneyProps = { money: (amount: number) => string }

type PaymentProps = MoneyProps & { payment: OrderPayment; iban: string }

function PaymentFact({ payment, money, iban }: PaymentProps) {
  const t = useTranslations('account.order')
  const dayText = useDayText()
  const { name, isPaid, paidOn, total, invoice } = payment
  return (
    <dd>
      <span>
        {name}, {money(total)}
      </span>
      <span className={styles.quiet}>
        {isPaid && paidOn ? t('paidOn', { date: dayText(paidOn) }) : t(isPaid ? 'paid' : 'unpaid')}
      </span>
      {!isPaid && invoice?.due ? (
        <span className={styles.quiet}>{t('due', { date: dayText(invoice.due) })}</span>
      ) : null}
      {!isPaid && invoice && iban ? (
        <span className={styles.quiet}>{t('account', { iban: inFours(iban) })}</span>
      ) : null}
      {invoice?.reference ? (
        <span className={styles.quiet}>{t('reference', { number: invoice.reference })}</span>
      ) : null}
    </dd>
  )
}

type RefundProps = MoneyProps & { refund: OrderRefund; name: string | undefined }

function RefundFact({ refund: { date, total, toBalance, reason }, name, money }: RefundProps) {
  const t = useTranslations('account.order')
  const dayText = useDayText()
  return (
    <dd>
      <span>{t(toBalance ? 'toBalance' : 'toPayment', { amount: money(total) })}</span>
      <span className={styles.quiet}>{[date && dayText(date), name, reason].filter(Boolean).join(' · ')}</span>
    </dd>
  )
}

/** Delivery, addresses, payments, refunds and message of an order. `iban`: account to which its invoice is paid, or ''. */
export function OrderInfo({ order, iban }: { order: OrderDetails; iban: string }) {
  const t = useTranslations('account.order')
  const { site } = useShopConfig()
  const { parcels, shipping, billing, payments, refunds, message, cart } = order
  const money = (amount: number) => formatPrice(site, amount, order.currency || undefined)
  const productOf = ({ articleNumber }: OrderRefund) =>
    cart?.lines.find((line) => [line.articleNumber, line.product.articleNumber].includes(articleNumber))?.product.name
  return (
    <dl className={styles.facts}>
      {parcels.length > 0 ? (
        <Fact name={t('delivery')}>
          {[...new Set(parcels.map(({ name }) => name))].map((name) => (
            <dd key={name}>{name}</dd>
          ))}
        </Fact>
      ) : null}
      {shipping.length > 0 ? (
        <Fact name={t('shippingAddress')}>
          <Lines lines={shipping} />
        </Fact>
      ) : null}
      {billing.length > 0 ? (
        <Fact name={t('billingAddress')}>
          <Lines lines={billing} />
        </Fact>
      ) : null}
      {payments.length > 0 ? (
        <Fact name={t('payment')}>
          {payments.map((payment) => (
            <PaymentFact key={payment.id} payment={payment} money={money} iban={iban} />
          ))}
        </Fact>
      ) : null}
      {refunds.length > 0 ? (
        <Fact name={t('refunds')}>
          {refunds.map((refund) => (
            <RefundFact key={refund.id} refund={refund} name={productOf(refund)} money={money} />
          ))}
        </Fact>
      ) : null}
      {message ? (
        <Fact name={t('message')}>
          <dd>{message}</dd>
        </Fact>
      ) : null}
    </dl>
  )
}
