import { useFormatter, useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import styles from '@/components/checkout/checkout.module.css'
import { BlacklistNotice } from '@/components/checkout/form/blacklist-notice'
import type { OfferProps } from '@/components/checkout/form/step-props'
import type { CheckoutFormApi } from '@/components/checkout/form/use-checkout-form'
import { useCheckoutMarket } from '@/components/checkout/form/use-checkout-market'
import { LogoMark } from '@/components/checkout/logo-mark'
import { Amount } from '@/components/product/price'
import { useShopState } from '@/components/providers/use-shop'
import { type Choice, RadioChoices } from '@/components/ui/radio-choices'
import type { PaymentMethod } from '@/lib/checkout/form/checkout-types'
import { invoiceDue } from '@/lib/checkout/payment/invoice-due'
import { daysToPay, paymentCards, paymentKind, paymentMarks } from '@/lib/checkout/payment/payment-kind'
import { PayMark } from './pay-mark'

type PaymentStepProps = OfferProps & {
  error: string | undefined
  /** Amount to pay, as shown on the pay button. */
  total: string
}

/** Maps a method to a row: description and logo, else drawn marks; for a chosen invoice also amount and due date. */
function useChoiceOf({ control }: CheckoutFormApi, total: string): (method: PaymentMethod) => Choice {
  const t = useTranslations('checkout')
  const format = useFormatter()
  const { alias: market } = useCheckoutMarket()
  const chosen = useWatch({ control, name: 'paymentId' })
  return (method) => {
    const kind = paymentKind(method.kind)
    const days = String(method.id) === chosen ? daysToPay(kind, method.name) : null
    const due = days && format.dateTime(invoiceDue(new Date(), days), { day: 'numeric', month: 'long' })
    const notes = [
      kind ? t(`pays.${kind}`, { name: method.name }) : '',
      paymentCards(market, method.kind).join(', '),
      due ? t('due', { amount: total, date: due }) : '',
    ]
    return {
      value: String(method.id),
      label: method.name,
      notes: notes.filter(Boolean),
      marks: method.logo ? (
        <LogoMark file={method.logo} />
      ) : (
        paymentMarks(market, method.kind).map((name) => <PayMark key={name} name={name} />)
      ),
      end: method.isFree ? undefined : <Amount forms={method.fee} />,
    }
  }
}

/** Payment methods, shown after postcode and delivery (R-CHECKOUT-02); none is preselected (T24). */
export function PaymentStep({ form, sync, error, total }: PaymentStepProps) {
  const t = useTranslations('checkout')
  const choiceOf = useChoiceOf(form, total)
  const options = useShopState((state) => state.checkout.options)
  const payments = sync.hasZip && sync.hasShipping && options ? options.payments : null
  return (
    <section className={styles.step} id="step-paymentId" tabIndex={-1} aria-labelledby="step-payment">
      <h2 className="serif d-24" id="step-payment">
        {t('payment')}
      </h2>
      {payments && payments.length === 0 ? (
        <p role="alert" className={styles.later}>
          {t('noPayment')}
        </p>
      ) : null}
      {payments && payments.length > 0 ? (
        <>
          <BlacklistNotice form={form} />
          <RadioChoices
            id="paymentId"
            legend={t('payment')}
            error={error}
            choices={payments.map(choiceOf)}
            input={form.register('paymentId')}
          />
        </>
      ) : null}
      {payments ? null : <p className={styles.later}>{t('paymentAfterShipping')}</p>}
    </section>
  )
}
