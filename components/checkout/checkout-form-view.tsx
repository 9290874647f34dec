import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ShippingStep } from '@/components/checkout/delivery/shipping-step'
import { useCheckoutSync } from '@/components/checkout/delivery/use-checkout-sync'
import { AddressStep } from '@/components/checkout/form/address-step'
import { ConsentBoxes } from '@/components/checkout/form/consent-boxes'
import { ContactStep } from '@/components/checkout/form/contact-step'
import { MessageField } from '@/components/checkout/form/message-field'
import { ProblemSummary } from '@/components/checkout/form/problem-summary'
import { TermsBox } from '@/components/checkout/form/terms-box'
import { TextInput } from '@/components/checkout/form/text-input'
import {
  focusField,
  moveOnEnter,
  problemsOf,
  takeFilledTexts,
  useCheckoutForm,
} from '@/components/checkout/form/use-checkout-form'
import { useHeldWhilePressed } from '@/components/checkout/form/use-held-while-pressed'
import { useKnownShopper } from '@/components/checkout/form/use-known-shopper'
import { useNeedsPersonalId } from '@/components/checkout/form/use-needs-personal-id'
import { useProblemText } from '@/components/checkout/form/use-problem-text'
import { FailureNotice } from '@/components/checkout/order/failure-notice'
import { MinimumNotice } from '@/components/checkout/order/minimum-notice'
import { OrderPromises } from '@/components/checkout/order/order-promises'
import { OrderSummary } from '@/components/checkout/order/order-summary'
import { RightsNotice } from '@/components/checkout/order/rights-notice'
import { UnansweredNotice } from '@/components/checkout/order/unanswered-notice'
import type { Earlier } from '@/components/checkout/order/use-earlier-order'
import { useFollowOrder } from '@/components/checkout/order/use-follow-order'
import { useOrderOutcome } from '@/components/checkout/order/use-order-outcome'
import { usePlaceOrder } from '@/components/checkout/order/use-place-order'
import { PayArea } from '@/components/checkout/payment/pay-area'
import { PaySum } from '@/components/checkout/payment/pay-sum'
import { PaymentStep } from '@/components/checkout/payment/payment-step'
import { useExternalMethod } from '@/components/checkout/payment/use-external-method'
import { useExternalPayment } from '@/components/checkout/payment/use-external-payment'
import type { Cart } from '@/lib/cart/cart-types'
import type { CheckoutField } from '@/lib/checkout/form/checkout-form'
import { visibleProblems } from '@/lib/checkout/form/visible-problems'
import { payableOf } from '@/lib/checkout/order/order-amounts'
import type { OrderIds } from '@/lib/checkout/order/order-state'
import styles from './checkout.module.css'

type CheckoutFormViewProps = {
  cart: Cart
  /** Outcome of an earlier attempt to order this cart. */
  earlier: Earlier
  onOrdered: (order: OrderIds) => void
}

const focusSummary = () => document.getElementById('order-summary')?.focus()

/**
 * Contact, address, delivery, payment and terms, with the order beside them. Keeps all input (R-CHECKOUT-01…06, T27).
 */
export function CheckoutFormView({ cart, earlier, onOrdered }: CheckoutFormViewProps) {
  const t = useTranslations('checkout')
  const toPay = payableOf(cart)
  const form = useCheckoutForm()
  useKnownShopper(form)
  const sync = useCheckoutSync(form)
  const external = useExternalMethod(form)
  const asksPersonalId = useNeedsPersonalId(form)
  const [isSummaryOpen, setSummaryOpen] = useState(false)
  const [summaryFields, setSummaryFields] = useState<CheckoutField[]>([])
  const onCartChanged = () => setSummaryOpen(true)
  const outcome = useOrderOutcome({ form, sync, earlier, asksPersonalId, onCartChanged })
  const ordering = { sync, isWarned: outcome.isWarned, onOrdered, onFailure: outcome.fail }
  const { isPlacing, place } = usePlaceOrder({ ...ordering, onUnpaid: outcome.wait })
  const payment = useExternalPayment({ ...ordering, form, method: external })
  useFollowOrder({ cartId: cart.id, isPlacing, since: outcome.since, onOrdered, onEnded: outcome.end })
  const editCart = () => {
    setSummaryOpen(true)
    requestAnimationFrame(focusSummary)
  }
  const problems = useHeldWhilePressed(problemsOf(form.formState.errors))
  const text = useProblemText(problems)
  const submit = form.handleSubmit(
    (values) => {
      outcome.clear()
      setSummaryFields([])
      return external ? payment.open() : place(values)
    },
    (errors) => {
      outcome.clear()
      const missing = visibleProblems(problemsOf(errors)).map(({ field }) => field)
      setSummaryFields(missing)
      if (missing[0]) focusField(missing[0])
    },
  )
  return (
    <div className={styles.columns}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          takeFilledTexts(event.currentTarget, form)
          return submit(event)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          // Enter never submits the order, not even in a checkbox or radio button: only the order button does
          event.preventDefault()
          moveOnEnter(event.target)
        }}
        aria-label={t('title')}
      >
        <h1 className="serif d-56">{t('title')}</h1>
        {outcome.notice ? <UnansweredNotice text={outcome.notice} /> : null}
        <ProblemSummary fields={summaryFields} problems={problems} />
        <ContactStep form={form} text={text} />
        <AddressStep form={form} text={text} />
        <ShippingStep form={form} sync={sync} text={text} />
        <PaymentStep form={form} sync={sync} error={text('paymentId')} total={toPay} />
        {asksPersonalId ? (
          <div className={styles.below}>
            <TextInput name="identityNumber" form={form} text={text} />
          </div>
        ) : null}
        <div className={styles.terms}>
          <MessageField form={form} text={text} />
          {/* shown together with the payment methods: boxes that appear later would move the order button */}
          {sync.hasShipping ? <ConsentBoxes form={form} /> : null}
          <TermsBox form={form} error={text('terms')} />
        </div>
        <MinimumNotice cart={cart} />
        <FailureNotice ref={outcome.failureRef} failure={outcome.failure} onEditCart={editCart} />
        <RightsNotice />
        <PaySum summary={cart.summary} />
        <PayArea external={external} payment={payment} isPlacing={isPlacing} total={toPay} onRetry={sync.retry} />
        <OrderPromises form={form} />
      </form>
      <OrderSummary cart={cart} isOpen={isSummaryOpen} onToggle={() => setSummaryOpen((before) => !before)} />
    </div>
  )
}
