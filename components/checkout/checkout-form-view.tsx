import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Cart } from '@/lib/cart/cart-types'
import type { CheckoutField } from '@/lib/checkout/checkout-form'
import { payableOf } from '@/lib/checkout/order-amounts'
import type { OrderIds } from '@/lib/checkout/order-ids'
import { visibleProblems } from '@/lib/checkout/visible-problems'
import { AddressStep } from './address-step'
import styles from './checkout.module.css'
import { ConsentBoxes } from './consent-boxes'
import { ContactStep } from './contact-step'
import { FailureNotice } from './failure-notice'
import { MessageField } from './message-field'
import { MinimumNotice } from './minimum-notice'
import { OrderPromises } from './order-promises'
import { OrderSummary } from './order-summary'
import { PayArea } from './pay-area'
import { PaySum } from './pay-sum'
import { PaymentStep } from './payment-step'
import { ProblemSummary } from './problem-summary'
import { RightsNotice } from './rights-notice'
import { ShippingStep } from './shipping-step'
import { TermsBox } from './terms-box'
import { TextInput } from './text-input'
import { UnansweredNotice } from './unanswered-notice'
import { focusField, moveOnEnter, problemsOf, takeFilledTexts, useCheckoutForm } from './use-checkout-form'
import { useCheckoutSync } from './use-checkout-sync'
import type { Earlier } from './use-earlier-order'
import { useExternalMethod } from './use-external-method'
import { useExternalPayment } from './use-external-payment'
import { useFollowOrder } from './use-follow-order'
import { useHeldWhilePressed } from './use-held-while-pressed'
import { useNeedsPersonalId } from './use-needs-personal-id'
import { useOpenAttempt } from './use-open-attempt'
import { useOrderFailure } from './use-order-failure'
import { usePlaceOrder } from './use-place-order'
import { useProblemText } from './use-problem-text'

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
  const sync = useCheckoutSync(form)
  const external = useExternalMethod(form)
  const asksPersonalId = useNeedsPersonalId(form)
  const attempt = useOpenAttempt(earlier)
  const [isSummaryOpen, setSummaryOpen] = useState(false)
  const [summaryFields, setSummaryFields] = useState<CheckoutField[]>([])
  const onCartChanged = () => setSummaryOpen(true)
  const { failure, notice, fail, endAttempt, clear } = useOrderFailure({
    form,
    sync,
    earlier,
    attempt,
    asksPersonalId,
    onCartChanged,
  })
  const ordering = { sync, isWarned: attempt.isWarned, onOrdered, onFailure: fail }
  const { isPlacing, place } = usePlaceOrder({ ...ordering, onUnpaid: attempt.wait })
  const payment = useExternalPayment({ ...ordering, form, method: external })
  useFollowOrder({ cartId: cart.id, isPlacing, since: attempt.since, onOrdered, onEnded: endAttempt })
  const editCart = () => {
    setSummaryOpen(true)
    requestAnimationFrame(focusSummary)
  }
  const problems = useHeldWhilePressed(problemsOf(form.formState.errors))
  const text = useProblemText(problems)
  const submit = form.handleSubmit(
    (values) => {
      clear()
      setSummaryFields([])
      return external ? payment.open() : place(values)
    },
    (errors) => {
      clear()
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
        {attempt.notice ? <UnansweredNotice text={attempt.notice} /> : null}
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
        <FailureNotice ref={notice} failure={failure} onEditCart={editCart} />
        <RightsNotice />
        <PaySum summary={cart.summary} />
        <PayArea external={external} payment={payment} isPlacing={isPlacing} total={toPay} onRetry={sync.retry} />
        <OrderPromises form={form} />
      </form>
      <OrderSummary cart={cart} isOpen={isSummaryOpen} onToggle={() => setSummaryOpen((before) => !before)} />
    </div>
  )
}
